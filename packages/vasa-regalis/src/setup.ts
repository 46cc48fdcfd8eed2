import type { Chance, Seat } from "@stormakt/kernel";
import { NOBODY, newBargaining, packed } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY } from "@stormakt/kernel/ids";
import type { Value } from "./catalog/index.ts";
import { GOODS, ROLES } from "./catalog/index.ts";
import { laid } from "./copy.ts";
import { at } from "./lists.ts";
import type { Table } from "./table.ts";
import type { Config } from "./types.ts";

/** VR-SETUP-3 to -8 The yard is stocked, everybody has one of each, and the first leader is named or drawn. */
export const setUp = (config: Config, chance: Chance): Table =>
  emptyYard(config, config.firstLeader === "random" ? chance.below(config.seats, "firstLeader") : config.firstLeader);

/** VR-SETUP-3, -4, -5, -6 */
export function emptyYard({ seats, inventory, gifts, trades, royalPatience, notebook }: Config, leader: Seat): Table {
  const start = at(AT_START, seats);
  return laid(
    {
      seats,
      inventory,
      gifts,
      trades,
      royalPatience: royalPatience === "off" ? 0 : royalPatience,
      notebook,
      round: 1,
      leader,
      roundsSinceBuild: 0,
      caller: NOBODY,
      building: -1,
      roleTakenBy: start.roleTakenBy.slice(),
      supply: start.supply.slice(),
    },
    {
      hands: start.hands.slice(),
      ships: start.ships.slice(),
      suspected: start.suspected.slice(),
      notes: [],
      ledger: inventory && trades === "private" ? start.ledger.slice() : [],
      bargaining: inventory ? newBargaining(seats) : null,
    },
  );
}

const ONE_OF_EACH = GOODS.flatMap(() => [1, 0, 0]);
const KNOWN_AT_START: readonly number[] = [...ONE_OF_EACH, ...ONE_OF_EACH, 1, 1, 1, 1, 1, 1, 1, 1];

/** The lists at the start by number of seats, made once. */
type Start = ReturnType<typeof startFor>;
const startFor = (seats: number) => ({
  roleTakenBy: ROLES.map(() => NOBODY),
  supply: packed(GOODS.flatMap(() => [seats, seats, seats])), // 2N ones less one for each hand
  hands: packed(Array.from({ length: seats }, () => ONE_OF_EACH).flat()),
  ships: Array.from({ length: seats * 4 }, (): Value | 0 => 0),
  suspected: Array.from({ length: (seats + 1) * seats * 4 }, (): SetOf<Value> => EMPTY),
  ledger: packed(Array.from({ length: (seats + 1) * seats }, () => KNOWN_AT_START).flat()),
});
const AT_START: readonly Start[] = [0, 1, 2, 3, 4, 5].map(startFor);
