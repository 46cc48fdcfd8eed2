import type { BoxWords } from "../../../manifest.ts";

export const box: BoxWords = {
  title: "Svea Rike",
  era: "Adelsfamilien, 1523–\u20601818",
  pitch: "Sechzehn Herrscher, fünf Familien. Ackere, handle, führe die Kriege der Krone und hinterlass einen Namen in der Geschichte.",
  mood: "Ränke und Ereignisse",
};
