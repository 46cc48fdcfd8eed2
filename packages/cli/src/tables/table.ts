import type { GameTypes, Seat, View } from "@stormakt/kernel";
import type { Speaker } from "@stormakt/words";

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
