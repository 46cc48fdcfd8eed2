import type { CommonWords } from "./contract.ts";

export const de: CommonWords = {
  refusals: {
    "kernel.not-asked": "Du bist hier nicht gefragt.",
    "kernel.no-such-move": "Diesen Zug gibt es hier nicht.",
    "kernel.game-over": "Die Partie ist zu Ende.",
    "kernel.final-answer": "Deine Antwort liegt schon vor und gilt.",
  },
  moves: { pass: "Passen" },
  spectator: "ein Zuschauer",
  genitive: (name) => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`),
};
