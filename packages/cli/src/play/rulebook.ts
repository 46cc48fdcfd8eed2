import type { Rulebook, RuleLine } from "@stormakt/words";
import { bold, dim, folded, underlined } from "../terminal.ts";
import type { Phrases } from "./phrases.ts";

const MOST = 15;

/** A rule by its id, in full; null if there is none. */
export function findRule(rulebook: Rulebook, id: string): string | null {
  const wanted = id.toUpperCase();
  for (const { title, rules } of rulebook)
    for (const rule of rules) if (rule.id.toUpperCase() === wanted) return `${dim(title)}\n${inFull(rule)}`;
  return null;
}
/** The rules that speak of something; null if none does. */
export function findRules(rulebook: Rulebook, word: string, { more }: Pick<Phrases, "more">): string | null {
  const wanted = word.toLowerCase();
  if (wanted === "") return rulebook.map(({ title, rules }) => `${bold(title)}  ${dim(rules.map(({ id }) => id).join(" "))}`).join("\n");
  const found = rulebook
    .flatMap(({ rules }) => rules)
    .filter(({ id, text, reading }) => `${id} ${text} ${reading ?? ""}`.toLowerCase().includes(wanted));
  if (found.length === 0) return null;
  const shown = found.slice(0, MOST).map((rule) => inFull(rule, wanted));
  return [...shown, ...(found.length > MOST ? [dim(`… ${more(found.length - MOST)}`)] : [])].join("\n");
}
function inFull({ id, text, reading }: RuleLine, wanted = ""): string {
  const marked = (said: string) => (wanted === "" ? said : said.replace(new RegExp(escaped(wanted), "gi"), (hit) => underlined(hit)));
  const note = reading === undefined ? "" : `\n${folded(dim(`    › ${marked(reading)}`), "      ")}`;
  return `${folded(`${bold(id)}  ${marked(text)}`, "    ")}${note}`;
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
