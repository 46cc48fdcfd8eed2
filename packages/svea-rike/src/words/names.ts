import type { Words } from "@stormakt/words";
import type { EventId } from "../catalog/index.ts";
import type { SveaRike } from "../types.ts";
import type { refusals } from "./en/refusals.ts";

/** The names of things, by id: what each language file fills in. */
export type CardNames = Readonly<Record<EventId, { readonly name: string; readonly text: string }>>;
/** `text` is what the card does, `note` a line of history. */
export type HistoryNames = Readonly<Record<string, { readonly name: string; readonly text: string; readonly note: string }>>;
export type NotedNames = Readonly<Record<string, { readonly name: string; readonly note: string }>>;

/** The rules by which something can be refused. */
export type Refused = keyof typeof refusals;
export type SveaWords = Words<SveaRike, string, Refused>;
