import type { GameManifest } from "../manifest.ts";
import { BoxPicture } from "./box.tsx";

export const manifest: GameManifest = {
  id: "svea-rike",
  seats: { min: 2, max: 5 },
  minutes: 90,
  lessons: { minutes: 10, chapters: async () => (await import("./lessons/index.ts")).lessons },
  BoxPicture,
  board: async () => (await import("./index.tsx")).plugin,
  schema: async () => (await import("@stormakt/svea-rike/schema")).schema,
};
