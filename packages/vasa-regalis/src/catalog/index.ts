/** What is printed on the components. Goods, values and roles are small numbers with names. */

import type { IdOf } from "@stormakt/kernel/ids";
import { called, domain, seats } from "@stormakt/kernel/ids";
import { at, countAt } from "../lists.ts";

export const CHAIR = seats("seat", 5);

/** The four types of goods, each with its square on every ship. */
export const GOOD_NAMES = ["wood", "cloth", "iron", "sculpture"] as const;
export const GOOD = domain("good", GOOD_NAMES);
export type Good = IdOf<typeof GOOD>;
export const GOODS = GOOD.all;
export const WOOD = called(GOOD, "wood");
export const CLOTH = called(GOOD, "cloth");
export const IRON = called(GOOD, "iron");
export const SCULPTURE = called(GOOD, "sculpture");

export type Value = 1 | 2 | 3;
export const VALUES: readonly Value[] = [1, 2, 3];

/** A kind of marker is a type and a value: wood 1, wood 2, wood 3, cloth 1 … sculpture 3. Lists of counts by kind have twelve entries. */
export const KIND = domain(
  "marker",
  GOOD_NAMES.flatMap((good) => VALUES.map((value) => `${good} ${value}`)),
);
export type Kind = IdOf<typeof KIND>;
export const KINDS = KIND.size;
export const kindOf = (good: Good, value: Value): Kind => KIND.all[good * VALUES.length + value - 1] ?? WOOD_1;
const WOOD_1 = called(KIND, "wood 1");
export const goodOfKind = (kind: Kind): Good => GOOD_OF[kind] ?? WOOD;
const GOOD_OF: readonly Good[] = GOODS.flatMap((good) => VALUES.map(() => good));
export const valueOfKind = (kind: Kind): Value => VALUES[kind % VALUES.length] ?? 1;
/** The three kinds of a type, by value. */
export const kindsOf = (good: Good): readonly Kind[] => at(KINDS_OF, good);
const KINDS_OF: readonly (readonly Kind[])[] = GOODS.map((good) => VALUES.map((value) => kindOf(good, value)));

/** VR-ROLE-1 The eight roles. The first four are the procurers, each of the good with its number. */
export const ROLE_NAMES = [
  "wood-procurer",
  "cloth-procurer",
  "iron-procurer",
  "sculpture-procurer",
  "craftsman",
  "tailor-blacksmith",
  "admiral",
  "king",
] as const;
export const ROLE = domain("role", ROLE_NAMES);
export type Role = IdOf<typeof ROLE>;
export const ROLES = ROLE.all;
export const CRAFTSMAN = called(ROLE, "craftsman");
export const TAILOR_BLACKSMITH = called(ROLE, "tailor-blacksmith");
export const ADMIRAL = called(ROLE, "admiral");
export const KING = called(ROLE, "king");
/** The good that a procurer procures; null for the other roles. */
export const procuredBy = (role: Role): Good | null => (role < CRAFTSMAN ? at(GOODS, role) : null);
/** VR-ROLE-2 In a shared role others act too. */
export const isShared = (role: Role): boolean => role < ADMIRAL;

/** VR-SETUP-2 Markers of one type in the box, by value. */
export const IN_BOX: readonly number[] = [10, 5, 5];
/** VR-SETUP-3 Markers of one type in the game, by value. */
export const poolOf = (seats: number, value: Value): number => (value === 1 ? 2 * seats : seats);
/** Markers of one type that stay in the box, by value. */
export const removedOf = (seats: number, value: Value): number => countAt(IN_BOX, value - 1) - poolOf(seats, value);
/** VR-SCORE-2 A part holds if its total reaches this. */
export const thresholdOf = (seats: number): number => 2 * seats + 1;

/** VR-SETUP-9 A house rule: so many rounds, or off. */
export const ROYAL_PATIENCE = { min: 8, max: 40, usual: 20, off: true } as const;
/** VR-INVENTORY-14 Offers of a player in one step; as often a player may take back being ready. */
export const OFFERS_EACH = 20;
/** VR-INVENTORY-14 From here on a player is told how many are left. */
export const FEW_OFFERS = 5;

/** VR-SCORE-6, -7, -8, -9 What winners are compared by, in order. */
export const SAIL_COMPARISONS = ["hand-3", "hand-2", "hand-1"] as const;
export const FAIL_COMPARISONS = ["failed-3", "ship-3", "ship-2", "ship-1"] as const;
export type Comparison = (typeof SAIL_COMPARISONS)[number] | (typeof FAIL_COMPARISONS)[number] | "leader" | "nearest-leader";
