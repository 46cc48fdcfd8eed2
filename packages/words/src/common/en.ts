import type { CommonWords } from "./contract.ts";

export const en: CommonWords = {
  refusals: {
    "kernel.not-asked": "It is not your turn to decide this.",
    "kernel.no-such-move": "There is no such move here.",
    "kernel.game-over": "The game is over.",
    "kernel.final-answer": "Your answer is already in, and it is final.",
  },
  moves: { pass: "Pass" },
  spectator: "a spectator",
  genitive: (name) => `${name}’s`,
};
