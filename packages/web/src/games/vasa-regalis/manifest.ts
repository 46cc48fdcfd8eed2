import type { GameManifest } from "../manifest.ts";
import { BoxPicture } from "./box.tsx";

export const manifest: GameManifest = {
  id: "vasa-regalis",
  seats: { min: 3, max: 5 },
  minutes: 30,
  lessons: { minutes: 8, chapters: async () => (await import("./lessons/index.ts")).lessons },
  BoxPicture,
  board: async () => (await import("./index.tsx")).plugin,
  schema: async () => (await import("@stormakt/vasa-regalis/schema")).schema,
};
