import type { BoxWords } from "../../../manifest.ts";

export const box: BoxWords = {
  title: "Vasa Regalis",
  era: "The maiden voyage, 1625–\u20601629",
  pitch: "Build the King’s ship together while you fill your own pockets. Then hope that she floats, or that she sinks.",
  mood: "Bluff and memory",
};
