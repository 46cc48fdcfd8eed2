import type { BoxWords } from "../../../manifest.ts";

export const box: BoxWords = {
  title: "Svea Rike",
  era: "Adliga ätter, 1523–\u20601818",
  pitch: "Sexton regenter, fem ätter. Odla, handla, utkämpa kronans krig och lämna ett namn i historien.",
  mood: "Intriger och händelser",
};
