import type { BoxWords } from "../../../manifest.ts";

export const box: BoxWords = {
  title: "Mare Balticum",
  era: "Ett rikes öde, 1611–\u20601718",
  pitch: "Skeppa säd och järn, res fästen och flottor och vinn titlar innan Danmark, Polen och Ryssland kommer.",
  mood: "Handel och gemensam fara",
};
