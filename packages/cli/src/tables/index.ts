import type { GameTypes, Seat, View } from "@stormakt/kernel";
import type { Speaker } from "@stormakt/words";
import { mareBalticumTable } from "./mare-balticum.ts";
import { plainTable } from "./plain.ts";
import { sveaRikeTable } from "./svea-rike.ts";
import { vasaRegalisTable } from "./vasa-regalis.ts";
import { wallensteinTable } from "./wallenstein.ts";

/** What a table is drawn from: a view, and never more. */
export interface Seen {
  readonly view: View<GameTypes>;
  readonly seat: Seat | null;
  readonly seats: number;
  readonly names: readonly string[];
  readonly speaker: Speaker;
}
/** How a game's table is drawn, and what can be said of a thing on it by its name; null: there is no such thing. */
export interface GameTable {
  draw(seen: Seen): string;
  look(name: string, seen: Seen): string | null;
}

/** Games with a drawing of their own; the others are written out plainly. */
const TABLES: Readonly<Record<string, GameTable>> = {
  "svea-rike": sveaRikeTable,
  "vasa-regalis": vasaRegalisTable,
  wallenstein: wallensteinTable,
  "mare-balticum": mareBalticumTable,
};

export const tableOf = (game: string): GameTable =>
  (Object.hasOwn(TABLES, game) ? TABLES[game] : undefined) ?? { draw: plainTable, look: () => null };
