import type { GameManifest } from "../manifest.ts";
import { BoxPicture } from "./box.tsx";

export const manifest: GameManifest = {
  id: "svea-rike",
  seats: { min: 2, max: 5 },
  minutes: 90,
  lessons: { minutes: 10, chapters: async () => (await import("./lessons/index.ts")).lessons },
  words: {
    en: {
      title: "Svea Rike",
      era: "Noble families, 1523–\u20601818",
      pitch: "Sixteen sovereigns, five families. Farm, trade, fight the Crown’s wars, and leave a name in history.",
      mood: "Intrigue and events",
    },
    sv: {
      title: "Svea Rike",
      era: "Adliga ätter, 1523–\u20601818",
      pitch: "Sexton regenter, fem ätter. Odla, handla, utkämpa kronans krig och lämna ett namn i historien.",
      mood: "Intriger och händelser",
    },
  },
  BoxPicture,
  board: async () => (await import("./index.tsx")).plugin,
  schema: async () => (await import("@stormakt/svea-rike/schema")).schema,
  reasons: async () => (await import("./reasons.ts")).reasons,
};
