import { GOODS, IN_BOX, KIND, poolOf, VALUES, valueOfKind } from "./catalog/index.ts";
import { countAt } from "./lists.ts";
import type { Table } from "./table.ts";
import { inSupply, onShip } from "./table.ts";
import { allSeats, builtCount, canHonour, hasAny, isBuilt, isUnbuilt, owned } from "./yard.ts";

type Check = (table: Readonly<Table>) => string | null;

/** What holds after every action. */
export const invariants: Readonly<Record<string, Check>> = {
  "every marker of the pool is in the supply, in a hand or on a ship": (table) => {
    for (const good of GOODS)
      for (const value of VALUES) {
        const held = allSeats(table).reduce((sum, seat) => sum + owned(table, seat, good, value), 0);
        const all = inSupply(table, good, value) + held;
        if (all !== poolOf(table.seats, value)) return `${all} markers of type ${good} and value ${value}`;
        if (poolOf(table.seats, value) > countAt(IN_BOX, value - 1)) return `more markers of value ${value} than the box holds`;
      }
    return null;
  },
  "no count is negative": ({ supply, hands }) => {
    if (supply.some((count) => count < 0)) return `the supply is ${supply.join()}`;
    return hands.some((count) => count < 0) ? `the hands are ${hands.join()}` : null;
  },
  "everybody has a marker of every unbuilt type in hand": (table) => {
    for (const seat of allSeats(table))
      for (const good of GOODS) if (isUnbuilt(table, good) && !hasAny(table, seat, good)) return `seat ${seat} has none of type ${good}`;
    return null;
  },
  "all ships have the same squares filled": (table) => {
    for (const seat of allSeats(table))
      for (const good of GOODS)
        if ((onShip(table, seat, good) !== 0) !== isBuilt(table, good)) return `seat ${seat} differs in type ${good}`;
    return null;
  },
  "no more buildings than rounds": (table) =>
    builtCount(table) > table.round ? `${builtCount(table)} buildings in ${table.round} rounds` : null,
  "the King is patient so long and no longer": ({ roundsSinceBuild, royalPatience, round }) =>
    royalPatience > 0 && (roundsSinceBuild > royalPatience || round > 4 * (royalPatience + 1))
      ? `${roundsSinceBuild} rounds without a building, round ${round}`
      : null,
  "nobody takes two roles in a round": ({ roleTakenBy }) => {
    const takers = roleTakenBy.filter((seat) => seat >= 0);
    return new Set(takers).size === takers.length ? null : `roles taken by ${takers.join()}`;
  },
  "whoever has made an open offer can honour it": (table) => {
    const broken = table.bargaining?.offers.find((offer) => !canHonour(table, offer));
    return broken === undefined ? null : `seat ${broken.from} cannot give what it offers seat ${broken.to}, or may not`;
  },
  "the supply never lends": ({ supply, seats }) =>
    KIND.all.every((kind) => countAt(supply, kind) <= poolOf(seats, valueOfKind(kind))) ? null : `the supply is ${supply.join()}`,
};
