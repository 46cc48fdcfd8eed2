import type { Good, Value } from "@stormakt/vasa-regalis/catalog";
import { GOODS, KINDS, kindOf } from "@stormakt/vasa-regalis/catalog";
import type { Seen } from "../../tables/table.ts";
import { meant } from "../question.ts";
import type { Form } from "./form.ts";

interface Draft {
  readonly to?: number;
  readonly give?: readonly number[];
  readonly take?: readonly number[];
}
/** The words an offer is written with, in both languages at once: none means something else in the other. */
const PARTS = /(?:^|\s)(to|till|give|ge|take|ta|for|mot)(?=\s|$)/giu;
const PART: Readonly<Record<string, "to" | "give" | "take">> = {
  to: "to",
  till: "to",
  give: "give",
  ge: "give",
  take: "take",
  ta: "take",
  for: "take",
  mot: "take",
};

/** "to Blue: wood 3 for iron 2 iron 1". A part that is left out stays as it was; what stands before "for" is given. */
const offer: Form = {
  usage: { en: "to Lars: wood 3 for iron 2, 2 iron 1", sv: "till Lars: virke 3 mot järn 2, 2 järn 1" },
  show: () => [],
  begins: (text, seen) => /^(to|till)\s/i.test(text.trim()) && offer.spell(text, { to: 0 }, seen) !== null,
  words: ({ names, speaker }) => [...names, ...GOODS.map((good) => speaker.name({ thing: "good", id: good })), "to", "for", "till", "mot"],
  spell(text, draft, seen) {
    const made: Record<string, unknown> = { ...draft };
    const marks = [...text.matchAll(PARTS)];
    if (marks.length === 0) return null;
    const before = text.slice(0, marks[0]?.index).trim();
    const parts = marks.map((mark, at) => ({
      part: PART[(mark[1] as string).toLowerCase()] as "to" | "give" | "take",
      said: text.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim(),
    }));
    if (before !== "") parts.unshift({ part: "give", said: before });
    for (const { part, said } of parts) {
      if (part !== "to") {
        if (!lay(made, part, said, seen)) return null;
        continue;
      }
      const [whom = "", goods = ""] = said.split(/:(.*)/s);
      const seat = meant(whom.trim(), [...seen.names.keys()], (one) => seen.names[one] ?? "");
      if (seat === null || !("to" in (draft as Draft))) return null;
      made["to"] = seat;
      if (goods.trim() !== "" && !lay(made, "give", goods.trim(), seen)) return null;
    }
    return made;
  },
};
function lay(made: Record<string, unknown>, part: "give" | "take", said: string, seen: Seen): boolean {
  const markers = markersIn(said.replace(/[:,]\s*$/, ""), seen);
  if (markers !== null) made[part] = markers;
  return markers !== null;
}
/** "wood 3, 2 iron 1" or "wood 3 2 iron 1": how many of each kind, one where no number stands before it. */
function markersIn(said: string, { speaker }: Seen): number[] | null {
  const counts = Array.from({ length: KINDS }, () => 0);
  if (/^(nothing|ingenting|inget)$/iu.test(said.trim())) return counts;
  const items = [...said.matchAll(/(?:(\d+)\s*[x×]?\s*)?(\p{L}+)\s*([123])(?=[\s,]|$)/gu)];
  if (
    items.length === 0 ||
    items
      .map(([whole]) => whole)
      .join("")
      .replaceAll(/\W/gu, "").length < said.replaceAll(/[\s,]|och|and/gu, "").replaceAll(/\W/gu, "").length
  )
    return null;
  for (const [, count = "1", name = "", value = ""] of items) {
    const good = meant<Good>(name, GOODS, (one) => speaker.name({ thing: "good", id: one }));
    if (good === null) return null;
    const kind = kindOf(good, Number(value) as Value);
    counts[kind] = (counts[kind] ?? 0) + Number(count);
  }
  return counts;
}

export const forms: Readonly<Record<string, Form>> = { offer, counter: offer };
