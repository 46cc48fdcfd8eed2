import type { GameManifest } from "../manifest.ts";
import { BoxPicture } from "./box.tsx";

export const manifest: GameManifest = {
  id: "vasa-regalis",
  seats: { min: 3, max: 5 },
  minutes: 30,
  lessons: { minutes: 8, chapters: async () => (await import("./lessons/index.ts")).lessons },
  words: {
    en: {
      title: "Vasa Regalis",
      era: "The maiden voyage, 1625–\u20601629",
      pitch: "Build the King’s ship together while you fill your own pockets. Then hope that she floats, or that she sinks.",
      mood: "Bluff and memory",
    },
    sv: {
      title: "Vasa Regalis",
      era: "Jungfrufärden, 1625–\u20601629",
      pitch: "Bygg kungens skepp tillsammans medan ni fyller egna fickor. Hoppas sedan att hon flyter, eller att hon sjunker.",
      mood: "Bluff och minne",
    },
  },
  BoxPicture,
  board: async () => (await import("./index.tsx")).plugin,
  schema: async () => (await import("@stormakt/vasa-regalis/schema")).schema,
  reasons: async () => (await import("./reasons.ts")).reasons,
};
