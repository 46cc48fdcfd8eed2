import type { BoxWords } from "../../../manifest.ts";

export const box: BoxWords = {
  title: "Svea Rike",
  era: "Noble families, 1523–\u20601818",
  pitch: "Sixteen sovereigns, five families. Farm, trade, fight the Crown’s wars, and leave a name in history.",
  mood: "Intrigue and events",
};
