import type { Seat } from "@stormakt/kernel";
import { rowsOf } from "@stormakt/kernel/ids";
import { lawsOf } from "@stormakt/laws";
import { EXPANSION, HISTORY, LIBERTY } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { sveaRike } from "../src/index.ts";
import type { Table } from "../src/table.ts";
import type { Config } from "../src/types.ts";
import { manner } from "../src/words/index.ts";
import { WORDS } from "./languages.ts";

/** Changes all that a seat may not know, without asking `imagine`: other hands against the deck, orders of decks and markers, hidden gold. */
function disturb(table: Table, viewer: Seat, config: Config): void {
  if (!config.openHands)
    table.hands.forEach((hand, seat) => {
      if (seat === viewer) return;
      const kept = table.known[seat] ?? [];
      const hidden = hand.filter((title, at) => !kept.includes(title) || hand.indexOf(title) !== at);
      if (hidden.length + kept.length !== hand.length) return;
      const others = own.eventDeck(table).splice(0, hidden.length);
      own.eventDeck(table).push(...hidden.slice(0, others.length));
      const changed = [...kept, ...others, ...hidden.slice(others.length)].sort((a, b) => a - b);
      own.hands(table)[seat] = changed;
      table.handSets = rowsOf(table.hands);
    });
  own.eventDeck(table).reverse();
  own.royalDeck(table).reverse();
  table.coming = ERAS_AHEAD.flatMap((era) => table.coming.filter((card) => HISTORY[card]?.era === era).reverse());
  own.historyDeck(table).push(...own.historyDeck(table).splice(table.buried).reverse());
  own.markers(table).push(...own.markers(table).splice(table.turned).reverse());
  if (!config.goldVisible) table.gold = table.gold.map((gold, seat) => (seat === viewer ? gold : gold + 3));
}
const ERAS_AHEAD = [LIBERTY, EXPANSION];

lawsOf(sveaRike, { words: WORDS, manner, disturb, effort: 0.3 });
