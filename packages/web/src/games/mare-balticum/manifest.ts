import type { GameManifest } from "../manifest.ts";
import { BoxPicture } from "./box.tsx";

export const manifest: GameManifest = {
  id: "mare-balticum",
  seats: { min: 2, max: 6 },
  minutes: 60,
  lessons: { minutes: 10, chapters: async () => (await import("./lessons/index.ts")).lessons },
  BoxPicture,
  board: async () => (await import("./index.tsx")).plugin,
  schema: async () => (await import("@stormakt/mare-balticum/schema")).schema,
};
