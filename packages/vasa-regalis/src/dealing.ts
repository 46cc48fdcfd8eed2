/** Deals what a viewer cannot see, so that nothing it knows is contradicted. */
import type { Chance, Seat } from "@stormakt/kernel";
import { countAll, everySeat, openOffer } from "@stormakt/kernel";
import type { Good, Value } from "./catalog/index.ts";
import { GOODS, KIND, KINDS, kindOf, kindsOf, poolOf, valueOfKind } from "./catalog/index.ts";
import { holdingsIn, mayLieOn } from "./knowing.ts";
import { add, at, countAt } from "./lists.ts";
import { hasUnseenTrades } from "./table.ts";
import { findTable } from "./transport.ts";
import type { TableView } from "./view.ts";

export interface Deal {
  hands: number[];
  ships: (Value | 0)[];
}

export function dealAnew(view: TableView, viewer: Seat, chance: Chance): Deal {
  const everythingOpen = view.hands.every((hand) => hand !== null);
  if (everythingOpen) return { hands: view.hands.flatMap((hand) => hand ?? []), ships: view.ships.flatMap((ship) => ship ?? []) };
  return hasUnseenTrades(view) ? dealWithinBounds(view, viewer, chance) : dealSquares(view, viewer, holdingsIn(view).least, chance);
}

/** VR-SECRET-6 What everybody owns is known: only which of it lies on the squares is not. */
function dealSquares({ seats, known, ships: seen }: TableView, viewer: Seat, owned: readonly number[], chance: Chance): Deal {
  const ships = everySeat(seats).flatMap((ship) =>
    GOODS.map((good): Value | 0 =>
      ship === viewer
        ? (seen[ship]?.[good] ?? 0)
        : drawSquare(mayLieOn(known, ship, good), (value) => countAt(owned, ship * KINDS + kindOf(good, value)), chance),
    ),
  );
  return { hands: lessOnShips(owned, ships), ships };
}
function drawSquare(possible: readonly Value[], owned: (value: Value) => number, chance: Chance): Value | 0 {
  if (possible.length === 0) return 0;
  const values = possible.filter((value) => owned(value) > 0);
  return values.length === 1 ? at(values, 0) : chance.pick(values);
}
/** What is in the hands: all that is owned but what lies on the ships. */
function lessOnShips(owned: readonly number[], ships: readonly (Value | 0)[]): number[] {
  const hands = owned.slice();
  for (const [square, value] of ships.entries()) {
    const ship = Math.floor(square / GOODS.length);
    if (value !== 0) add(hands, ship * KINDS + kindOf(at(GOODS, square % GOODS.length), value), -1);
  }
  return hands;
}

/**
 * VR-SECRET-7 With Inventory. What each other player owns lies between bounds, its sum is the size of the hand and the squares filled, and
 * over all players every kind sums up to what has left the supply. Markers set aside for an offer to the viewer are in hand for certain.
 */
function dealWithinBounds(view: TableView, viewer: Seat, chance: Chance): Deal {
  const { seats, known, supply, handSizes } = view;
  const { least } = holdingsIn(view);
  const others = everySeat(seats).filter((seat) => seat !== viewer);
  const built = GOODS.filter((good) => view.built[good]);
  const bounds = others.map((ship) => boundsOn(view, viewer, ship));
  const rows = others.map((ship) => countAt(handSizes, ship) + built.length);
  const columns = KIND.all.map((kind) => poolOf(seats, valueOfKind(kind)) - countAt(supply, kind) - countAt(least, viewer * KINDS + kind));
  const squares = others.flatMap((ship, row) => built.map((good) => ({ row, good, possible: mayLieOn(known, ship, good) })));
  const found = findTable({ bounds, rows, columns, squares }, chance);
  const owned: number[] = [];
  const ships: (Value | 0)[] = [];
  for (const ship of everySeat(seats)) {
    const row = others.indexOf(ship);
    const square = (good: Good) => squares.findIndex((one) => one.row === row && one.good === good);
    if (ship === viewer) owned.push(...least.slice(ship * KINDS, (ship + 1) * KINDS));
    else owned.push(...at(found.counts, row));
    if (ship === viewer) ships.push(...(view.ships[ship] ?? []));
    else ships.push(...GOODS.map((good) => found.squares[square(good)] ?? 0));
  }
  return { hands: lessOnShips(owned, ships), ships };
}

/** What one other player owns: bounds by kind and by type, and how much of each kind must be in hand. */
export interface Bounds {
  least: number[];
  most: number[];
  leastOfType: number[];
  mostOfType: number[];
  /** Markers of each kind that are surely in hand, besides whatever lies on the ship. */
  inHand: readonly number[];
}
function boundsOn(view: TableView, viewer: Seat, ship: Seat): Bounds {
  const { built, bargaining } = view;
  const { least, most, leastOfType, mostOfType } = holdingsIn(view);
  const offer = bargaining === null ? null : openOffer(bargaining, ship, viewer);
  const give = offer?.give ?? NOTHING_OFFERED;
  const bounds: Bounds = {
    least: least.slice(ship * KINDS, (ship + 1) * KINDS),
    most: most.slice(ship * KINDS, (ship + 1) * KINDS),
    leastOfType: leastOfType.slice(ship * 4, ship * 4 + 4),
    mostOfType: mostOfType.slice(ship * 4, ship * 4 + 4),
    inHand: give,
  };
  if (offer === null) return bounds;
  for (const good of GOODS) {
    for (const kind of kindsOf(good)) bounds.least[kind] = Math.max(countAt(bounds.least, kind), countAt(give, kind));
    // VR-INVENTORY-10 The sender keeps one of every unbuilt type if the offer is accepted.
    const given = countAll(give.slice(good * 3, good * 3 + 3));
    const taken = countAll(offer.take.slice(good * 3, good * 3 + 3));
    const needed = built[good] ? given + 1 : Math.max(given, 1 + given - Math.min(given, taken));
    bounds.leastOfType[good] = Math.max(countAt(bounds.leastOfType, good), needed);
  }
  return bounds;
}
const NOTHING_OFFERED: readonly number[] = Array.from({ length: KINDS }, () => 0);
