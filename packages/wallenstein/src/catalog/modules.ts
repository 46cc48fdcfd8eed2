/** What the three modules add. */
import type { IdOf } from "@stormakt/kernel/ids";
import { called, range } from "@stormakt/kernel/ids";
import type { ActionCard, Building } from "./cards.ts";
import { CHURCH, COMBAT_A, COMBAT_B, PALACE, TRADING_POST } from "./cards.ts";

export const COURTIERS_EACH = 7;
export const FAVORS_A_ROUND = 3;
/** WA-COURT-3 What the spaces of the display cost, from the lowest favor number to the highest. */
export const FAVOR_COSTS: readonly number[] = [2, 3, 4];

/** A favor card, by the number printed on it. */
export const FAVOR_COUNT = 21;
export const FAVOR = {
  ...range("favor", 1, FAVOR_COUNT),
  names: Array.from({ length: FAVOR_COUNT }, (_, place) => `favor-${place + 1}`),
};
export type Favor = IdOf<typeof FAVOR>;
/** A space of the display from which the favor has been taken. */
export const TAKEN = 0;
export const isOnDisplay = (space: Favor | typeof TAKEN): space is Favor => space !== TAKEN;
export type FavorGrant =
  | { readonly grants: "cancel-event" | "remove-marker" | "armies" }
  | { readonly grants: "thalers" | "grain" | "points" | "tray"; readonly amount: number }
  | { readonly grants: "building"; readonly building: Building }
  | { readonly grants: "shield"; readonly against: readonly ActionCard[] };
const thalers = (amount: number): FavorGrant => ({ grants: "thalers", amount });
const grain = (amount: number): FavorGrant => ({ grants: "grain", amount });
const points = (amount: number): FavorGrant => ({ grants: "points", amount });
const tray = (amount: number): FavorGrant => ({ grants: "tray", amount });
const building = (which: Building): FavorGrant => ({ grants: "building", building: which });
const shield = (...against: ActionCard[]): FavorGrant => ({ grants: "shield", against });
/** WA-FAVOR-23 By number; there is no favor 0. */
const FAVORS: readonly (FavorGrant | null)[] = [
  null,
  { grants: "cancel-event" },
  thalers(3),
  tray(2),
  { grants: "remove-marker" },
  grain(2),
  points(1),
  building(TRADING_POST),
  tray(3),
  thalers(5),
  shield(COMBAT_A),
  shield(COMBAT_B),
  { grants: "armies" },
  points(2),
  tray(4),
  grain(3),
  thalers(7),
  building(CHURCH),
  shield(COMBAT_A, COMBAT_B),
  points(3),
  grain(4),
  building(PALACE),
];
export const CANCEL_EVENT: Favor = called(FAVOR, "favor-1");
export const REMOVE_MARKER: Favor = called(FAVOR, "favor-4");
export const FREE_ARMIES: Favor = called(FAVOR, "favor-12");
/** How many armies WA-FAVOR-12 places. */
export const FREE_ARMIES_PLACED = 3;
export function grantOf(favor: Favor): FavorGrant {
  const grant = FAVORS[favor];
  if (!grant) throw new Error(`there is no favor ${favor}`);
  return grant;
}

export const REGIONS_FOR_LANDSKNECHTE = 4;
export const LANDSKNECHT_CARDS = 4;
export const BENEFITS = ["thalers", "grain", "armies", "points"] as const;
export type Benefit = (typeof BENEFITS)[number];
/** WA-LANDS-7, -11 to -14 What the cards offer, by their number; 0: not offered. */
const LANDSKNECHTE: readonly Readonly<Record<Benefit, number>>[] = [
  { thalers: 0, grain: 0, armies: 0, points: 0 },
  { thalers: 0, grain: 0, armies: 0, points: 0 },
  { thalers: 2, grain: 0, armies: 1, points: 0 },
  { thalers: 4, grain: 1, armies: 2, points: 0 },
  { thalers: 6, grain: 2, armies: 3, points: 1 },
];
export const benefitOf = (card: number, benefit: Benefit): number => LANDSKNECHTE[card]?.[benefit] ?? 0;

export const STATUES_EACH = 6;
