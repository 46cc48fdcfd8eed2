import type { GameManifest } from "../manifest.ts";
import { BoxPicture } from "./box.tsx";

export const manifest: GameManifest = {
  id: "wallenstein",
  seats: { min: 3, max: 5 },
  minutes: 120,
  lessons: { minutes: 10, chapters: async () => (await import("./lessons/index.ts")).lessons },
  BoxPicture,
  board: async () => (await import("./index.tsx")).plugin,
  schema: async () => (await import("@stormakt/wallenstein/schema")).schema,
};
