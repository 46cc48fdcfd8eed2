import type { BoxWords } from "../../../manifest.ts";

export const box: BoxWords = {
  title: "Mare Balticum",
  era: "Das Schicksal eines Reiches, 1611–\u20601718",
  pitch: "Verschiffe Korn und Eisen, errichte Festungen und Flotten und gewinne Titel, ehe Dänemark, Polen und Russland kommen.",
  mood: "Handel und gemeinsame Gefahr",
};
