/** What the others have probably laid on their ships. */
import type { Chance, Engine, Seat, State } from "@stormakt/kernel";
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import { inHand, isBuilt, lies } from "./holdings.ts";

/** Each square of another's ship anew, among the values the seat cannot rule out, as often as players lay them there. */
export function believe(_engine: Engine<VasaRegalis>, { table }: State<VasaRegalis>, seat: Seat, chance: Chance): void {
  for (let ship = 0; ship < table.seats; ship++) {
    if (ship === seat) continue;
    for (let good = 0; good < 4; good++) {
      if (!isBuilt(table, good)) continue;
      const placed = table.ships[ship * 4 + good] as number;
      let set = table.suspected[(seat * table.seats + ship) * 4 + good] as number;
      for (let value = 1; value <= 3; value++) if (value !== placed && inHand(table, ship, good, value) === 0) set &= ~(1 << value);
      if ((set & (set - 1)) === 0) continue;
      let drawn = chance.below(65_536) / 65_536;
      for (let value = 1; value <= 3; value++) {
        drawn -= lies(set, value);
        if (drawn >= 0 || (set & (1 << value)) === 0) continue;
        const hand = (ship * 4 + good) * 3 - 1;
        table.hands[hand + placed] = (table.hands[hand + placed] as number) + 1;
        table.hands[hand + value] = (table.hands[hand + value] as number) - 1;
        table.ships[ship * 4 + good] = value as 1 | 2 | 3;
        break;
      }
    }
  }
}
