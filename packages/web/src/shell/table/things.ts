import type { LogLine } from "@stormakt/protocol";
import type { Part, Ref, Rulebook, Speaker } from "@stormakt/words";
import { isNamed } from "@stormakt/words";
import type { Place } from "../../games/plugin.ts";

/** The forms of a name that say what a thing does or was, in the order in which they are read. */
const SAYING = ["years", "text", "effect", "note"] as const;

/** What the words know of a thing by itself: its text, its effect, its help. */
export function textsOf({ thing, id }: Ref, speaker: Speaker): readonly string[] {
  const { things } = speaker.words;
  const known = things[thing]?.[id];
  const help = things[`${thing}Help`]?.[id];
  const own = known === undefined || typeof known === "string" ? [] : SAYING.flatMap((form) => known[form] ?? []);
  return [...own, ...(help === undefined ? [] : [typeof help === "string" ? help : help.name])];
}
export const isSame = (one: Ref | undefined, other: Ref): boolean =>
  one !== undefined && one.thing === other.thing && String(one.id) === String(other.id);

/** Moments at which a thing was named, the newest first, among what this seat was told. */
export const mentionsOf = (ref: Ref, lines: readonly LogLine[], speaker: Speaker): readonly number[] =>
  lines
    .flatMap((line) =>
      line.kind === "moved" && line.events.some((event) => speaker.event(event).some((part) => isNamed(part) && isSame(part, ref)))
        ? [line.n]
        : [],
    )
    .toReversed();

/** Rules that speak of it by its name. */
export function rulesOn(name: string, rulebook: Rulebook): readonly string[] {
  const word = name.toLowerCase();
  return rulebook.flatMap(({ rules }) => rules.filter(({ text }) => text.toLowerCase().includes(word)).map(({ id }) => id));
}

export interface Shelf {
  readonly kind: string;
  readonly things: readonly Ref[];
}
/** All things of a game that there is something to say about, by kind: cards and the like with a text, and places of the board. */
export function shelvesOf(speaker: Speaker, places: readonly Place[], headings: Readonly<Record<string, string>>): readonly Shelf[] {
  const { things } = speaker.words;
  return Object.keys(headings).flatMap((kind) => {
    const refs = Object.keys(things[kind] ?? {}).map((id): Ref => ({ thing: kind, id: /^-?\d+$/.test(id) ? Number(id) : id }));
    const told = refs.filter((ref) => textsOf(ref, speaker).length > 0 || places.some((place) => isSame(place.ref, ref)));
    return told.length === 0 ? [] : [{ kind, things: told }];
  });
}

const NAMES = new WeakMap<Speaker, { readonly pattern: RegExp; readonly refs: ReadonlyMap<string, Ref> }>();
/** Words as somebody typed them, with the names of things in them. */
export function partsIn(text: string, speaker: Speaker, headings: Readonly<Record<string, string>>): readonly Part[] {
  const { pattern, refs } = NAMES.get(speaker) ?? namesFor(speaker, headings);
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const ref = refs.get(found[0].toLowerCase());
    if (ref === undefined) continue;
    parts.push(text.slice(from, found.index), { ...ref, text: found[0] });
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)];
}
/** Shorter names stand in too many words. */
const SHORTEST = 4;
function namesFor(speaker: Speaker, headings: Readonly<Record<string, string>>) {
  const refs = new Map<string, Ref>();
  for (const kind of Object.keys(headings))
    for (const id of Object.keys(speaker.words.things[kind] ?? {})) {
      const ref: Ref = { thing: kind, id: /^-?\d+$/.test(id) ? Number(id) : id };
      const name = speaker.name(ref).toLowerCase();
      if (name.length >= SHORTEST && !refs.has(name)) refs.set(name, ref);
    }
  const longestFirst = [...refs.keys()].sort((one, other) => other.length - one.length);
  const either = longestFirst.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const made = { pattern: new RegExp(either === "" ? "(?!)" : `(?<![\\p{L}\\p{N}])(?:${either})(?![\\p{L}\\p{N}])`, "giu"), refs };
  NAMES.set(speaker, made);
  return made;
}
