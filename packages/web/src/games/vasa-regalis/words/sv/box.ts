import type { BoxWords } from "../../../manifest.ts";

export const box: BoxWords = {
  title: "Vasa Regalis",
  era: "Jungfrufärden, 1625–\u20601629",
  pitch: "Bygg kungens skepp tillsammans medan ni fyller egna fickor. Hoppas sedan att hon flyter, eller att hon sjunker.",
  mood: "Bluff och minne",
};
