import type { GameManifest } from "../manifest.ts";
import { BoxPicture } from "./box.tsx";

export const manifest: GameManifest = {
  id: "mare-balticum",
  seats: { min: 2, max: 6 },
  minutes: 60,
  lessons: { minutes: 10, chapters: async () => (await import("./lessons/index.ts")).lessons },
  words: {
    en: {
      title: "Mare Balticum",
      era: "The fate of an empire, 1611–\u20601718",
      pitch: "Ship grain and iron, raise forts and fleets, and win titles before Denmark, Poland and Russia arrive.",
      mood: "Trade and common peril",
    },
    sv: {
      title: "Mare Balticum",
      era: "Ett rikes öde, 1611–\u20601718",
      pitch: "Skeppa säd och järn, res fästen och flottor och vinn titlar innan Danmark, Polen och Ryssland kommer.",
      mood: "Handel och gemensam fara",
    },
  },
  BoxPicture,
  board: async () => (await import("./index.tsx")).plugin,
  schema: async () => (await import("@stormakt/mare-balticum/schema")).schema,
  reasons: async () => (await import("./reasons.ts")).reasons,
};
