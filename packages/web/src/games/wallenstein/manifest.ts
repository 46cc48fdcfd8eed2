import type { GameManifest } from "../manifest.ts";
import { BoxPicture } from "./box.tsx";

export const manifest: GameManifest = {
  id: "wallenstein",
  seats: { min: 3, max: 5 },
  minutes: 120,
  lessons: { minutes: 10, chapters: async () => (await import("./lessons/index.ts")).lessons },
  words: {
    en: {
      title: "Wallenstein",
      era: "The Thirty Years’ War, 1618–\u20601648",
      pitch: "Plan ten orders in secret, then throw your armies into the tower and see who comes out.",
      mood: "Planning and battle",
    },
    sv: {
      title: "Wallenstein",
      era: "Trettioåriga kriget, 1618–\u20601648",
      pitch: "Planera tio order i hemlighet, kasta sedan era arméer i tornet och se vem som kommer ut.",
      mood: "Planering och strid",
    },
  },
  BoxPicture,
  board: async () => (await import("./index.tsx")).plugin,
  schema: async () => (await import("@stormakt/wallenstein/schema")).schema,
  reasons: async () => (await import("./reasons.ts")).reasons,
};
