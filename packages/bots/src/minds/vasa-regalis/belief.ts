/** What the others have probably laid on their ships. */
import type { Chance, Engine, Seat, State } from "@stormakt/kernel";
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import { own } from "@stormakt/vasa-regalis";
import type { Table } from "./holdings.ts";
import { inHand, isBuilt, lies } from "./holdings.ts";
import { Outlook } from "./outlook.ts";

/** Markers that the seat knows to be in that hand: they stand in an offer it knows of. */
function promised({ bargaining }: Table, from: Seat, good: number, value: number): number {
  let most = 0;
  for (const offer of bargaining?.offers ?? []) if (offer.from === from) most = Math.max(most, offer.give[good * 3 + value - 1] as number);
  return most;
}
/** Each square of another's ship anew, among the values the seat cannot rule out, as often as players lay them there. */
export function believe(_engine: Engine<VasaRegalis>, { table }: State<VasaRegalis>, seat: Seat, chance: Chance): void {
  for (let ship = 0; ship < table.seats; ship++) {
    if (ship === seat) continue;
    for (let good = 0; good < 4; good++) {
      if (!isBuilt(table, good)) continue;
      const placed = table.ships[ship * 4 + good] as number;
      let set = table.suspected[(seat * table.seats + ship) * 4 + good] as number;
      for (let value = 1; value <= 3; value++)
        if (value !== placed && inHand(table, ship, good, value) <= promised(table, ship, good, value)) set &= ~(1 << value);
      if ((set & (set - 1)) === 0) continue;
      let drawn = chance.below(65_536) / 65_536;
      for (let value = 1; value <= 3; value++) {
        drawn -= lies(set, value);
        if (drawn >= 0 || (set & (1 << value)) === 0) continue;
        const hand = (ship * 4 + good) * 3 - 1;
        const hands = own.hands(table);
        hands[hand + placed] = (hands[hand + placed] as number) + 1;
        hands[hand + value] = (hands[hand + value] as number) - 1;
        own.ships(table)[ship * 4 + good] = value as 1 | 2 | 3;
        break;
      }
    }
  }
}

const OUTLOOK = new Outlook();
/** What a look at a square is worth, if only as a hunch: much where several values may lie there, and where the part may hold or fail. */
export function curiosity(table: Table, viewer: Seat, ship: Seat, good: number): number {
  const set = table.suspected[(viewer * table.seats + ship) * 4 + good] as number;
  let open = 1;
  for (let value = 1; value <= 3; value++) open -= lies(set, value) ** 2;
  OUTLOOK.look(table, viewer);
  const fails = OUTLOOK.fails[good] as number;
  return open * (0.05 + fails * (1 - fails));
}
