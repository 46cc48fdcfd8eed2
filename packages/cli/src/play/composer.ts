import type { Speaker } from "@stormakt/words";
import type { Desk } from "../desks.ts";
import type { Seen } from "../tables/table.ts";
import { dim, folded, yellow } from "../terminal.ts";
import { colourfully } from "../voice.ts";
import { commandIn } from "./commands.ts";
import type { Lines } from "./lines.ts";
import type { Phrases } from "./phrases.ts";

type Action = { readonly kind: string };
/** A move that is being put together, at a table in this process or on a server. */
export interface Composing {
  readonly desk: Desk;
  readonly kind: string;
  readonly seen: Seen;
  readonly speaker: Speaker;
  readonly lines: Lines;
  readonly said: Phrases;
  /** What was typed already, to change the example by. */
  readonly typed?: string;
  /** A move of that kind to begin with, another each time; null: none was found. */
  example(): Promise<Action | null>;
  /** What a strong player would do, if it is of that kind. */
  hint(): Promise<Action | null>;
  /** Why it is not allowed; null: it is, or only the server can tell. */
  refusal(action: Action): string | null;
}

/** Begins with a legal example and changes it part by part, in words. Null: never mind. */
export async function compose(composing: Composing): Promise<Action | null> {
  const { desk, kind, seen, speaker, lines, said } = composing;
  const form = desk.forms[kind] ?? null;
  const first = await composing.example();
  if (first === null) {
    console.log(yellow(said.nothingOfThatKind));
    return null;
  }
  let draft = (composing.typed === undefined ? null : (form?.spell(composing.typed, first, seen) as Action | null)) ?? first;
  if (form !== null) lines.words = () => form.words(seen);
  for (;;) {
    const rule = composing.refusal(draft);
    const shown = form?.show(draft, seen) ?? [];
    if (shown.length > 0) for (const line of shown) console.log(line);
    else console.log(folded(said.example(colourfully(speaker.move(draft))), "  "));
    if (rule !== null) console.log(yellow(folded(said.refused(speaker.refusal(rule), rule), "  ")));
    const usage = form === null ? said.composing : `${said.composing} ${said.orInWords(form.usage(speaker.language))}`;
    const line = (await lines.next(`${dim(folded(usage))}\n> `))?.trim();
    if (line === undefined) return null;
    if (line === "") {
      if (rule === null) return draft;
      continue;
    }
    const word = line.toLowerCase();
    if (said.cancel.includes(word)) return null;
    if (said.another.includes(word)) draft = (await composing.example()) ?? draft;
    else if (commandIn(line, speaker.language)?.command === "hint") draft = (await composing.hint()) ?? draft;
    else {
      const spelt = form?.spell(line, draft, seen) ?? null;
      if (spelt === null) console.log(yellow(said.notUnderstood(line)));
      else draft = spelt as Action;
    }
  }
}

/** The kind of move, among those to be put together, that some words would change: they need not be announced by the name of the move. */
export function kindSpelt({ forms }: Desk, kinds: readonly string[], text: string, seen: Seen): string | null {
  return kinds.find((kind) => forms[kind]?.begins(text, seen) === true) ?? null;
}
