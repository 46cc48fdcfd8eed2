import type { MeWords } from "../../words/en/me.ts";
import { useT } from "../../words/index.ts";

export const useMeWords = (): MeWords => useT().me;

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
