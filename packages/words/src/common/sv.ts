import type { CommonWords } from "./contract.ts";

export const sv: CommonWords = {
  refusals: {
    "kernel.not-asked": "Det är inte din tur att bestämma detta.",
    "kernel.no-such-move": "Det finns inget sådant drag här.",
    "kernel.game-over": "Spelet är slut.",
    "kernel.final-answer": "Ditt svar är redan inne och kan inte ändras.",
  },
  moves: { pass: "Passa" },
  spectator: "en åskådare",
  genitive: (name) => (/[sxz]$/i.test(name) ? name : `${name}s`),
};
