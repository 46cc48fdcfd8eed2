import type { BoxWords } from "../../../manifest.ts";

export const box: BoxWords = {
  title: "Mare Balticum",
  era: "The fate of an empire, 1611–\u20601718",
  pitch: "Ship grain and iron, raise forts and fleets, and win titles before Denmark, Poland and Russia arrive.",
  mood: "Trade and common peril",
};
