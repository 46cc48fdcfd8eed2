import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { TYPE } from "@formatjs/icu-messageformat-parser";
import type { Outcome, Seat } from "@stormakt/kernel";
import { IntlMessageFormat } from "intl-messageformat";
import type { CommonWords } from "./common/contract.ts";
import type { Arg, Manner, Name, NamedPart, Part, Ref, SeatName, Words } from "./contract.ts";
import type { Language } from "./languages.ts";
import { TONGUES } from "./languages.ts";

/** Turns what a game tells, asks and refuses into sentences of one language. */
export class Speaker {
  readonly language: Language;
  readonly words: Words;
  private readonly manner: Manner;
  private readonly seatName: SeatName;
  private readonly messages = new Map<string, Message>();
  private readonly list: Intl.ListFormat;
  private readonly common: CommonWords;

  constructor(language: Language, words: Words, manner: Manner, seatName: SeatName) {
    this.language = language;
    this.words = words;
    this.manner = manner;
    this.seatName = seatName;
    this.common = TONGUES[language].common;
    this.list = new Intl.ListFormat(language, { type: "conjunction" });
  }

  /** What happened. */
  event(event: { readonly kind: string }): Part[] {
    return this.say(this.words.events[event.kind], `event ${event.kind}`, this.argsOf(event.kind, event));
  }
  /** What may be done. */
  move(action: { readonly kind: string }): Part[] {
    const message = this.words.moves[action.kind] ?? (action.kind === "pass" ? this.common.moves.pass : undefined);
    return this.say(message, `move ${action.kind}`, this.argsOf(action.kind, action));
  }
  /** What is asked, to the one who is asked. */
  ask(step: string, memory: object): Part[] {
    return this.say(this.words.steps[step]?.ask, `step ${step}`, this.argsOf(step, memory));
  }
  /** What the others wait for. */
  wait(step: string, memory: object, who: readonly Seat[]): Part[] {
    return this.say(this.words.steps[step]?.wait, `step ${step}`, {
      ...this.argsOf(step, memory),
      who: who.map((id) => ({ thing: "seat", id })),
    });
  }
  /** Why it ended so. */
  outcome({ because, facts, places }: Outcome): Part[] {
    const winner = (places[0] ?? []).map((id) => ({ thing: "seat", id }));
    return this.say(this.words.outcomes[because], `outcome ${because}`, { ...this.argsOf("outcome", { ...facts }), winner });
  }
  /** Why something is not allowed. */
  refusal(rule: string): string {
    const common: Readonly<Record<string, string>> = this.common.refusals;
    return this.words.refusals[rule] ?? common[rule] ?? rule;
  }
  /** The name of something, in the form asked for. */
  name({ thing, id }: Ref, form = "name"): string {
    if (thing === "seat") {
      const name = typeof id === "number" && id >= 0 ? this.seatName(id) : this.common.spectator;
      return form === "gen" ? this.common.genitive(name) : name;
    }
    const known: Name | undefined = this.words.things[thing]?.[id];
    if (known === undefined) return `${thing} ${id}`;
    if (typeof known === "string") return form === "gen" ? this.common.genitive(known) : known;
    return known[form] ?? known.name;
  }

  /** What a field of that name stands for: a kind of thing, "seat", "number" or "text"; null if nobody has said. */
  thingOf(field: string): string | null {
    return this.manner.fields[field] ?? null;
  }

  private argsOf(kind: string, about: object): Readonly<Record<string, Arg>> {
    const args: Record<string, Arg> = {};
    for (const [field, value] of Object.entries(about)) {
      const stands = this.manner.fields[field];
      if (stands !== undefined && value !== null && value !== undefined) args[field] = argOf(stands, value);
    }
    return { ...args, ...this.manner.describe?.[kind]?.(about) };
  }
  private say(text: string | undefined, what: string, args: Readonly<Record<string, Arg>>): Part[] {
    if (text === undefined) throw new Error(`no words in ${this.language} for ${what}`);
    const message = this.messageOf(text);
    const values: Record<string, unknown> = {};
    for (const used of message.uses) values[used] = this.valueOf(used, args, what);
    return smooth(message.format.formatToParts(values as never).flatMap(({ value }) => value as Part | number | Part[]));
  }
  private messageOf(text: string): Message {
    const known = this.messages.get(text);
    if (known) return known;
    const format = new IntlMessageFormat(text, this.language);
    const made = { format, uses: usedIn(format.getAst()) };
    this.messages.set(text, made);
    return made;
  }
  private valueOf(used: string, args: Readonly<Record<string, Arg>>, what: string): unknown {
    const [field, form] = splitForm(used, args);
    const arg = args[field];
    if (arg === undefined) throw new Error(`the words in ${this.language} for ${what} use {${used}}, which is not there`);
    return typeof arg === "object" ? this.partsOf(arg, form) : arg;
  }
  private partsOf(arg: Arg, form: string): Part[] {
    if (typeof arg !== "object") return [String(arg)];
    if ("of" in arg) return [...this.partsOf(arg.of, form), ` ${arg.count}`];
    if ("thing" in arg) return [{ ...arg, text: this.name(arg, form) }];
    const items = arg.map((item) => this.partsOf(item, form));
    return this.list
      .formatToParts(items.map((_, at) => String(at)))
      .flatMap(({ type, value }) => (type === "element" ? items[Number(value)]! : [value]));
  }
}
interface Message {
  readonly format: IntlMessageFormat;
  readonly uses: readonly string[];
}

const argOf = (stands: string, value: unknown): Arg => {
  if (Array.isArray(value)) return value.map((item) => argOf(stands, item));
  if (stands === "number" || stands === "text") return value as number | string;
  return { thing: stands, id: value as string | number };
};
/** `role_the` is the field `role` in the form `the`, unless there is a field of the whole name. */
function splitForm(used: string, args: Readonly<Record<string, Arg>>): [field: string, form: string] {
  const at = used.lastIndexOf("_");
  return at < 0 || used in args ? [used, "name"] : [used.slice(0, at), used.slice(at + 1)];
}
/** Text beside text becomes one. */
function smooth(parts: readonly (Part | number)[]): Part[] {
  const made: Part[] = [];
  for (const part of parts) {
    const last = made.at(-1);
    if (typeof part !== "object" && typeof last === "string") made[made.length - 1] = last + String(part);
    else made.push(typeof part === "object" ? part : String(part));
  }
  return made;
}
/** The arguments a message uses. */
export function usedIn(elements: readonly MessageFormatElement[]): string[] {
  const used = new Set<string>();
  const look = (list: readonly MessageFormatElement[]): void => {
    for (const element of list) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type !== TYPE.tag) used.add(element.value);
      if (element.type === TYPE.tag) look(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural) for (const { value } of Object.values(element.options)) look(value);
    }
  };
  look(elements);
  return [...used];
}

/** A sentence as plain text. */
export const plainly = (parts: readonly Part[]): string => parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
export const isNamed = (part: Part): part is NamedPart => typeof part !== "string";
