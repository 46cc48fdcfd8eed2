import type { BoxWords } from "../../../manifest.ts";

export const box: BoxWords = {
  title: "Wallenstein",
  era: "The Thirty Years’ War, 1618–\u20601648",
  pitch: "Plan ten orders in secret, then throw your armies into the tower and see who comes out.",
  mood: "Planning and battle",
};
