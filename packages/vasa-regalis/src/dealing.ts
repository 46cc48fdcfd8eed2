/** Deals what a viewer cannot see, so that nothing it knows is contradicted. */
import type { Chance, Seat } from "@stormakt/kernel";
import { countAll, openOffer } from "@stormakt/kernel";
import type { Value } from "./catalog/index.ts";
import { GOODS, KINDS, kindOf, poolOf, VALUES, valueOfKind } from "./catalog/index.ts";
import { hasUnseenTrades } from "./table.ts";
import { findTable } from "./transport.ts";
import type { TableView } from "./view.ts";
import { valuesIn } from "./yard.ts";

export interface Deal {
  hands: number[];
  ships: (Value | 0)[];
}

export function dealAnew(view: TableView, viewer: Seat, chance: Chance): Deal {
  const everythingOpen = view.hands.every((hand) => hand !== null);
  if (everythingOpen) return { hands: view.hands.flatMap((hand) => hand ?? []), ships: view.ships.flatMap((ship) => ship ?? []) };
  return hasUnseenTrades(view) ? dealWithinBounds(view, viewer, chance) : dealSquares(view, viewer, view.known.least, chance);
}

/** VR-SECRET-6 What everybody owns is known: only which of it lies on the squares is not. */
function dealSquares({ seats, known, ships: seen }: TableView, viewer: Seat, owned: readonly number[], chance: Chance): Deal {
  const hands = owned.slice();
  const ships: (Value | 0)[] = [];
  for (let ship = 0; ship < seats; ship++)
    for (const good of GOODS) {
      const possible = known.mayLie[ship * 4 + good] as number;
      const value =
        ship === viewer
          ? (seen[ship]?.[good] ?? 0)
          : drawSquare(possible, (value) => owned[ship * KINDS + kindOf(good, value)] as number, chance);
      ships.push(value);
      if (value !== 0) hands[ship * KINDS + kindOf(good, value)] = (hands[ship * KINDS + kindOf(good, value)] as number) - 1;
    }
  return { hands, ships };
}
function drawSquare(possible: number, owned: (value: Value) => number, chance: Chance): Value | 0 {
  if (possible === 0) return 0;
  const values = valuesIn(possible).filter((value) => owned(value) > 0);
  return values.length === 1 ? (values[0] as Value) : chance.pick(values);
}

/**
 * VR-SECRET-7 With Inventory. What each other player owns lies between bounds, its sum is the size of the hand and the squares filled, and
 * over all players every kind sums up to what has left the supply. Markers set aside for an offer to the viewer are in hand for certain.
 */
function dealWithinBounds(view: TableView, viewer: Seat, chance: Chance): Deal {
  const others = view.handSizes.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const problem = others.map((ship) => boundsOn(view, viewer, ship));
  const filled = view.built.filter(Boolean).length;
  const rows = others.map((ship) => (view.handSizes[ship] as number) + filled);
  const columns = Array.from(
    { length: KINDS },
    (_, kind) =>
      poolOf(view.seats, valueOfKind(kind)) - (view.supply[kind] as number) - (view.known.least[viewer * KINDS + kind] as number),
  );
  const squares = others.flatMap((ship, row) =>
    GOODS.filter((good) => view.built[good]).map((good) => ({
      row,
      good,
      possible: valuesIn(view.known.mayLie[ship * 4 + good] as number),
    })),
  );
  const owned = findTable({ bounds: problem, rows, columns, squares }, chance);
  const all: number[] = [];
  const ships: (Value | 0)[] = [];
  for (let ship = 0; ship < view.seats; ship++) {
    const row = others.indexOf(ship);
    if (row < 0) {
      all.push(...view.known.least.slice(ship * KINDS, (ship + 1) * KINDS));
      ships.push(...(view.ships[ship] ?? []));
    } else {
      all.push(...(owned.counts[row] as number[]));
      ships.push(
        ...GOODS.map((good) =>
          view.built[good] ? (owned.squares[squares.findIndex((one) => one.row === row && one.good === good)] as Value) : 0,
        ),
      );
    }
  }
  const hands = all;
  for (let ship = 0; ship < view.seats; ship++)
    for (const good of GOODS) {
      const value = ships[ship * 4 + good] as Value | 0;
      if (value !== 0) hands[ship * KINDS + kindOf(good, value)] = (hands[ship * KINDS + kindOf(good, value)] as number) - 1;
    }
  return { hands, ships };
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
function boundsOn({ known, built, bargaining }: TableView, viewer: Seat, ship: Seat): Bounds {
  const offer = bargaining === null ? null : openOffer(bargaining, ship, viewer);
  const give = offer?.give ?? NOTHING_OFFERED;
  const bounds: Bounds = {
    least: known.least.slice(ship * KINDS, (ship + 1) * KINDS),
    most: known.most.slice(ship * KINDS, (ship + 1) * KINDS),
    leastOfType: known.leastOfType.slice(ship * 4, ship * 4 + 4),
    mostOfType: known.mostOfType.slice(ship * 4, ship * 4 + 4),
    inHand: give,
  };
  if (offer === null) return bounds;
  for (const good of GOODS) {
    for (const value of VALUES) {
      const kind = kindOf(good, value);
      bounds.least[kind] = Math.max(bounds.least[kind] as number, give[kind] as number);
    }
    // VR-INVENTORY-10 The sender keeps one of every unbuilt type if the offer is accepted.
    const given = countAll(give.slice(good * 3, good * 3 + 3));
    const taken = countAll(offer.take.slice(good * 3, good * 3 + 3));
    const needed = built[good] ? given + 1 : Math.max(given, 1 + given - Math.min(given, taken));
    bounds.leastOfType[good] = Math.max(bounds.leastOfType[good] as number, needed);
  }
  return bounds;
}
const NOTHING_OFFERED: readonly number[] = Array.from({ length: KINDS }, () => 0);
