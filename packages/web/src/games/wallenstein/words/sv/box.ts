import type { BoxWords } from "../../../manifest.ts";

export const box: BoxWords = {
  title: "Wallenstein",
  era: "Trettioåriga kriget, 1618–\u20601648",
  pitch: "Planera tio order i hemlighet, kasta sedan era arméer i tornet och se vem som kommer ut.",
  mood: "Planering och strid",
};
