import type { CardPhrases } from "../phrases.ts";

export const phrases: CardPhrases = {
  house: "Fyra brädspel om Östersjön och dess krig, spelade i webbläsaren med varje regel.",
  invited: (game) => `Du är bjuden på ${game}`,
  guest: "en gäst",
  gathering: (people, free, seats) => `Väntar på spelare: ${free} av ${seats} stolar är lediga. Vid bordet: ${people}.`,
  running: (people) => `${people} spelar.`,
  turn: (people) => `${people} står i tur.`,
  finished: (people) => `${people} har spelat; hela spelet går att se.`,
};
