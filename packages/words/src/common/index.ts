import type { CommonWords } from "./contract.ts";
import { en } from "./en.ts";
import { sv } from "./sv.ts";

export const COMMON = { en, sv } as const satisfies Record<string, CommonWords>;
/** A language is one file here and one in each game; adding it to this list makes the compiler ask for the rest. */
export type Language = keyof typeof COMMON;
export const LANGUAGES = Object.keys(COMMON) as readonly Language[];
