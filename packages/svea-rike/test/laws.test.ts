import type { Seat } from "@stormakt/kernel";
import { lawsOf } from "@stormakt/laws";
import { sveaRike } from "../src/index.ts";
import type { Table } from "../src/table.ts";
import { setsOf } from "../src/things.ts";
import type { Config } from "../src/types.ts";

/** Changes all that a seat may not know, without asking `imagine`: other hands against the deck, orders of decks and markers, hidden gold. */
function disturb(table: Table, viewer: Seat, config: Config): void {
  if (!config.openHands)
    table.hands.forEach((hand, seat) => {
      if (seat === viewer) return;
      const kept = table.known[seat] ?? [];
      const hidden = hand.filter((title, at) => !kept.includes(title) || hand.indexOf(title) !== at);
      if (hidden.length + kept.length !== hand.length) return;
      const others = table.eventDeck.splice(0, hidden.length);
      table.eventDeck.push(...hidden.slice(0, others.length));
      const changed = [...kept, ...others, ...hidden.slice(others.length)].sort((a, b) => a - b);
      table.hands[seat] = changed;
      [table.handSets[2 * seat], table.handSets[2 * seat + 1]] = setsOf(changed);
    });
  table.eventDeck.reverse();
  table.royalDeck.reverse();
  table.coming.push(...table.coming.splice(0).sort(byEraThenDown));
  table.historyDeck.push(...table.historyDeck.splice(table.buried).reverse());
  table.markers.push(...table.markers.splice(table.turned).reverse());
  if (!config.goldVisible) table.gold = table.gold.map((gold, seat) => (seat === viewer ? gold : gold + 3));
}
const LAST_BEFORE_LIBERTY = 10_000;
const byEraThenDown = (a: number, b: number): number => (a < LAST_BEFORE_LIBERTY ? b - a : a - b);

lawsOf(sveaRike, { disturb, effort: 0.3 });
