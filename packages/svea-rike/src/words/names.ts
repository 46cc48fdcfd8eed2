import type { Words } from "@stormakt/words";
import type { EventId } from "../cards/index.ts";
import { REIGNS, ROYALS } from "../catalog/index.ts";
import type { SveaRike } from "../types.ts";
import type { refusals } from "./en/refusals.ts";

/** All that is said of an event card. */
export interface CardWords {
  readonly name: string;
  /** What stands on it. */
  readonly text: string;
  /** What the rulebook says of it, after its name, and how a doubt was settled: scripts/rulebook.mjs puts them into the RULES pages. */
  readonly rule: string;
  readonly ruling?: string;
  /** Why it cannot be played so. */
  readonly refusal: string;
}
/** The names of things, by id: what each language file fills in. */
export type CardNames = Readonly<Record<EventId, CardWords>>;
/** `text` is what the card does, `note` a line of history. */
export type HistoryNames = Readonly<Record<string, { readonly name: string; readonly text: string; readonly note: string }>>;
export type NotedNames = Readonly<Record<string, { readonly name: string; readonly note: string }>>;

/** The rules by which something can be refused. */
export type Refused = keyof typeof refusals | `SR-CARD-${EventId}`;
export type Refusals = Readonly<Record<keyof typeof refusals, string>>;
/** A card is refused by the rule that bears its name. */
export const refusalsOf = (cards: CardNames): Readonly<Record<`SR-CARD-${EventId}`, string>> =>
  Object.fromEntries(Object.entries(cards).map(([id, { refusal }]) => [`SR-CARD-${id}`, refusal])) as Record<`SR-CARD-${EventId}`, string>;
export type SveaWords = Words<SveaRike, string, Refused>;
/** What is printed on the cards. */
export const onCards = (cards: CardNames): Readonly<Record<string, { readonly name: string; readonly text: string }>> =>
  Object.fromEntries(Object.entries(cards).map(([id, { name, text }]) => [id, { name, text }]));

/** A royal card goes by what it says in each of the three eras: its number tells nobody anything. */
export const royalCards = (word: string, reigns: Readonly<Record<string, string>>): Readonly<Record<number, string>> =>
  Object.fromEntries(
    ROYALS.map(({ says }, at) => [at, `${word} ${at + 1} (${says.map((reign) => reigns[REIGNS[reign] ?? ""] ?? "?").join(" / ")})`]),
  );
