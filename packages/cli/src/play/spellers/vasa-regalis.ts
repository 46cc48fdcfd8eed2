import type { Good, Value } from "@stormakt/vasa-regalis/catalog";
import { GOODS, KINDS, kindOf } from "@stormakt/vasa-regalis/catalog";
import type { Speller } from "./index.ts";

/** "to 2 give wood 3, 2 iron 1 take cloth 2": each part may be left out, and stays as it was. */
export const vasaRegalisOffer: Speller = (text, draft, names, speaker) => {
  const made: Record<string, unknown> = { ...draft };
  const parts = [...text.matchAll(/\b(to|give|take|for)\b\s*(.*?)(?=\s*\b(?:to|give|take|for)\b|$)/gi)];
  if (parts.length === 0) return null;
  for (const [, word = "", said = ""] of parts) {
    if (word.toLowerCase() === "to") {
      const seat = /^\d+$/.test(said) ? Number(said) - 1 : names.findIndex((name) => name.toLowerCase() === said.toLowerCase());
      if (seat < 0 || seat >= names.length || !("to" in draft)) return null;
      made["to"] = seat;
    } else {
      const markers = markersIn(said, (good) => speaker.name({ thing: "good", id: good }));
      if (markers === null) return null;
      made[word.toLowerCase() === "give" ? "give" : "take"] = markers;
    }
  }
  return made;
};

function markersIn(said: string, nameOf: (good: Good) => string): number[] | null {
  const counts = Array.from({ length: KINDS }, () => 0);
  for (const item of said.split(/\s*,\s*/)) {
    const [, count = "1", name = "", value = ""] = /^(?:(\d+)\s*[x×]?\s*)?(\p{L}+)\s*([123])$/u.exec(item) ?? [];
    const good = GOODS.find((one) => name !== "" && nameOf(one).toLowerCase().startsWith(name.toLowerCase()));
    if (good === undefined) return null;
    const kind = kindOf(good, Number(value) as Value);
    counts[kind] = (counts[kind] ?? 0) + Number(count);
  }
  return counts;
}
