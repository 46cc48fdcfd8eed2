import type { CardPhrases } from "../phrases.ts";

export const phrases: CardPhrases = {
  house: "Vier Brettspiele um die Ostsee und ihre Kriege, im Browser gespielt, mit jeder Regel.",
  invited: (game) => `Du bist zu ${game} eingeladen`,
  guest: "ein Gast",
  gathering: (people, free, seats) => `Wartet auf Spieler: ${free} von ${seats} Stühlen sind frei. Am Tisch: ${people}.`,
  running: (people) => `Es spielen ${people}.`,
  turn: (people) => `Am Zug: ${people}.`,
  finished: (people) => `Es spielten ${people}; die ganze Partie kann angesehen werden.`,
};
