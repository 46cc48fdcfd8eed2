import type { Lessons } from "../../manifest.ts";
import { chapters } from "./chapters.ts";
import lines from "./lines.json";

export const lessons: Lessons = { chapters, lines };
