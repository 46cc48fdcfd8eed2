import type { CardPhrases } from "../phrases.ts";

export const phrases: CardPhrases = {
  house: "Four board games of the Baltic and its wars, played in the browser with every rule kept.",
  invited: (game) => `You are invited to ${game}`,
  guest: "a guest",
  gathering: (people, free, seats) => `Waiting for players: ${free} of ${seats} chairs are free. At the table: ${people}.`,
  running: (people) => `${people} play.`,
  turn: (people) => `${people} to move.`,
  finished: (people) => `${people} have played; the whole game can be looked at.`,
};
