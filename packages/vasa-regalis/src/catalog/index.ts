/** What is printed on the components. Goods, values and roles are small numbers with names. */

/** The four types of goods, each with its square on every ship. */
export type Good = 0 | 1 | 2 | 3;
export const WOOD = 0;
export const CLOTH = 1;
export const IRON = 2;
export const SCULPTURE = 3;
export const GOODS: readonly Good[] = [WOOD, CLOTH, IRON, SCULPTURE];
export const GOOD_NAMES = ["wood", "cloth", "iron", "sculpture"] as const;

export type Value = 1 | 2 | 3;
export const VALUES: readonly Value[] = [1, 2, 3];

/** A kind of marker is a type and a value: wood 1, wood 2, wood 3, cloth 1 … sculpture 3. Lists of counts by kind have twelve entries. */
export const KINDS = 12;
export const kindOf = (good: Good, value: Value): number => good * 3 + value - 1;
export const goodOfKind = (kind: number): Good => Math.floor(kind / 3) as Good;
export const valueOfKind = (kind: number): Value => ((kind % 3) + 1) as Value;

/** VR-ROLE-1 The eight roles. The first four are the procurers, each of the good with its number. */
export type Role = Good | typeof CRAFTSMAN | typeof TAILOR_BLACKSMITH | typeof ADMIRAL | typeof KING;
export const CRAFTSMAN = 4;
export const TAILOR_BLACKSMITH = 5;
export const ADMIRAL = 6;
export const KING = 7;
export const ROLES: readonly Role[] = [WOOD, CLOTH, IRON, SCULPTURE, CRAFTSMAN, TAILOR_BLACKSMITH, ADMIRAL, KING];
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
export const isProcurer = (role: Role): role is Good => role <= SCULPTURE;
/** VR-ROLE-2 In a shared role others act too. */
export const isShared = (role: Role): boolean => role < ADMIRAL;

/** VR-SETUP-2 Markers of one type in the box, by value. */
export const IN_BOX: readonly number[] = [10, 5, 5];
/** VR-SETUP-3 Markers of one type in the game, by value. */
export const poolOf = (seats: number, value: Value): number => (value === 1 ? 2 * seats : seats);
/** Markers of one type that stay in the box, by value. */
export const removedOf = (seats: number, value: Value): number => (IN_BOX[value - 1] as number) - poolOf(seats, value);
/** VR-SCORE-2 A part holds if its total reaches this. */
export const thresholdOf = (seats: number): number => 2 * seats + 1;

/** VR-SETUP-9 */
export const ROYAL_PATIENCE = { min: 8, max: 20, usual: 10 } as const;
/** VR-INVENTORY-14 */
export const OFFERS_EACH = 20;

/** VR-SCORE-6, -7, -8, -9 What winners are compared by, in order. */
export const SAIL_COMPARISONS = ["hand-3", "hand-2", "hand-1"] as const;
export const FAIL_COMPARISONS = ["failed-3", "ship-3", "ship-2", "ship-1"] as const;
export type Comparison = (typeof SAIL_COMPARISONS)[number] | (typeof FAIL_COMPARISONS)[number] | "leader" | "nearest-leader";
