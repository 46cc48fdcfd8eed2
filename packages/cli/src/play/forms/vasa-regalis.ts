import type { Good, Value } from "@stormakt/vasa-regalis/catalog";
import { GOODS, KINDS, kindOf } from "@stormakt/vasa-regalis/catalog";
import type { Language } from "@stormakt/words";
import type { Seen } from "../../tables/table.ts";
import { SAID } from "../../tables/vasa-regalis.ts";
import { meant } from "../question.ts";
import type { Form } from "./form.ts";

interface Draft {
  readonly to?: number;
  readonly give?: readonly number[];
  readonly take?: readonly number[];
}
type Part = "to" | "give" | "take";
/** The words an offer is written with: English always works, a language has words of its own besides. */
const spelt = (language: Language, part: Part | "nothing" | "and"): readonly string[] => [
  ...SAID[language].spelling[part],
  ...SAID.en.spelling[part],
];
const either = (words: readonly string[]): string => words.join("|");
const partsIn = (language: Language): RegExp =>
  new RegExp(`(?:^|\\s)(${either((["to", "give", "take"] as const).flatMap((part) => spelt(language, part)))})(?=\\s|$)`, "giu");
const partSaid = (language: Language, word: string): Part =>
  (["to", "give"] as const).find((part) => spelt(language, part).includes(word.toLowerCase())) ?? "take";

/** "to Blue: wood 3 for iron 2 iron 1". A part that is left out stays as it was; what stands before "for" is given. */
const offer: Form = {
  usage: (language) => SAID[language].usage,
  show: () => [],
  begins: (text, seen) =>
    new RegExp(`^(${either(spelt(seen.speaker.language, "to"))})\\s`, "iu").test(text.trim()) &&
    offer.spell(text, { to: 0 }, seen) !== null,
  words: ({ names, speaker }) => [
    ...names,
    ...GOODS.map((good) => speaker.name({ thing: "good", id: good })),
    ...spelt(speaker.language, "to"),
    ...spelt(speaker.language, "take"),
  ],
  spell(text, draft, seen) {
    const made: Record<string, unknown> = { ...draft };
    const marks = [...text.matchAll(partsIn(seen.speaker.language))];
    if (marks.length === 0) return null;
    const before = text.slice(0, marks[0]?.index).trim();
    const parts = marks.map((mark, at) => ({
      part: partSaid(seen.speaker.language, mark[1] ?? ""),
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
  if (spelt(speaker.language, "nothing").includes(said.trim().toLowerCase())) return counts;
  const items = [...said.matchAll(/(?:(\d+)\s*[x×]?\s*)?(\p{L}+)\s*([123])(?=[\s,]|$)/gu)];
  if (
    items.length === 0 ||
    items
      .map(([whole]) => whole)
      .join("")
      .replaceAll(/\W/gu, "").length <
      said.replaceAll(new RegExp(`[\\s,]|${either(spelt(speaker.language, "and"))}`, "gu"), "").replaceAll(/\W/gu, "").length
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
