import type { BoxWords } from "../../../manifest.ts";

export const box: BoxWords = {
  title: "Vasa Regalis",
  era: "Die Jungfernfahrt, 1625–\u20601629",
  pitch: "Baut gemeinsam das Schiff des Königs, während ihr die eigenen Taschen füllt. Dann hofft, dass es schwimmt, oder dass es sinkt.",
  mood: "Bluff und Gedächtnis",
};
