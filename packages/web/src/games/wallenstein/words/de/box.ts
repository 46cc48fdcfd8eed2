import type { BoxWords } from "../../../manifest.ts";

export const box: BoxWords = {
  title: "Wallenstein",
  era: "Der Dreißigjährige Krieg, 1618–\u20601648",
  pitch: "Plane zehn Aktionen im Geheimen, dann wirf deine Armeen in den Turm und sieh, wer herauskommt.",
  mood: "Planung und Schlachten",
};
