/** The cards and tiles of the basic game, and the boxes of a player mat. */
import type { County } from "./counties.ts";

/** The ten actions, which are also the first ten boxes of every mat. */
export const BUILD_PALACE = 0;
export const BUILD_CHURCH = 1;
export const BUILD_TRADING_POST = 2;
export const COLLECT_GRAIN = 3;
export const COLLECT_TAXES = 4;
export const DEPLOY_5 = 5;
export const DEPLOY_3 = 6;
export const DEPLOY_1_MOVE = 7;
export const COMBAT_A = 8;
export const COMBAT_B = 9;
export type ActionCard = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export const ACTION_COUNT = 10;
export const ACTIONS = [
  { id: "build-palace", price: 3, armies: 0 },
  { id: "build-church", price: 2, armies: 0 },
  { id: "build-trading-post", price: 1, armies: 0 },
  { id: "collect-grain", price: 0, armies: 0 },
  { id: "collect-taxes", price: 0, armies: 0 },
  { id: "deploy-5", price: 3, armies: 5 },
  { id: "deploy-3", price: 2, armies: 3 },
  { id: "deploy-1-move", price: 1, armies: 1 },
  { id: "combat-a", price: 0, armies: 0 },
  { id: "combat-b", price: 0, armies: 0 },
] as const;
export const PRICE_OF: readonly number[] = ACTIONS.map(({ price }) => price);
export const ARMIES_OF: readonly number[] = ACTIONS.map(({ armies }) => armies);

/** The other boxes: the auction box, and with the Court the boxes that convert three, two and one armies. */
export const AUCTION = 10;
export const CONVERT_3 = 11;
export const CONVERT_2 = 12;
export const CONVERT_1 = 13;
export type Box = number;
export const BASIC_BOXES = 11;
export const COURT_BOXES = 14;
/** How many armies a convert box converts. */
export const convertsIn = (box: Box): number => COURT_BOXES - box;

/** A card on a mat: a county by its number, money 0 to 4, a tower card. An empty box holds no card; a hidden one some card. */
export type Card = number;
export const MONEY_0 = 45;
export const MONEY_CARDS = 5;
export const TOWER_CARD = 50;
export const TOWER_CARDS = 3;
export const EMPTY: Card = -1;
export const HIDDEN: Card = -2;
export const isCounty = (card: Card): card is County => card >= 0 && card < MONEY_0;
export const isMoney = (card: Card): boolean => card >= MONEY_0 && card < TOWER_CARD;
export const valueOf = (money: Card): number => money - MONEY_0;

/** WA-ORDER-2 The better a bid, the higher its rank: money 4 to 1, a county, money 0 or a tower card, no card. */
export function bidRank(bid: Card): number {
  if (bid === EMPTY) return 0;
  if (bid === MONEY_0 || bid === TOWER_CARD) return 1;
  return isCounty(bid) ? 2 : 2 + valueOf(bid);
}

/** Buildings: their place in the stock; on a county they are bits. */
export const PALACE = 0;
export const CHURCH = 1;
export const TRADING_POST = 2;
export type Building = 0 | 1 | 2;
export const BUILDINGS = [
  { id: "palace", stock: 28, majority: 3 },
  { id: "church", stock: 26, majority: 2 },
  { id: "trading-post", stock: 26, majority: 1 },
] as const;
export const MAJORITY_OF: readonly number[] = BUILDINGS.map(({ majority }) => majority);
/** How many buildings a county's bits stand for. */
export const BUILDINGS_IN: readonly number[] = [0, 1, 1, 2, 1, 2, 2, 3];

export const PLUS_THALER = 0;
export const PLUS_GRAIN = 1;
export const SIX_ARMIES = 2;
export const PLUS_ATTACK = 3;
export const PLUS_DEFENSE = 4;
export type Tile = 0 | 1 | 2 | 3 | 4;
export const TILES = [
  { id: "plus-thaler" },
  { id: "plus-grain" },
  { id: "six-armies" },
  { id: "plus-attack" },
  { id: "plus-defense" },
] as const;
export const EVERY_TILE: readonly Tile[] = [PLUS_THALER, PLUS_GRAIN, SIX_ARMIES, PLUS_ATTACK, PLUS_DEFENSE];
export const POSITIONS = 5;

/** What an event does in an action round, and how much grain it costs everybody if it is left for winter. */
export type Effect =
  | "market-calm"
  | "peasant-militia"
  | "palace-guard"
  | "church-peace"
  | "tax-ceiling"
  | "tax-floor"
  | "harvest-floor"
  | "harvest-ceiling"
  | "few-recruits";
export const EVENTS = [
  { id: "market-calm-5", effect: "market-calm", loss: 5 },
  { id: "market-calm-7", effect: "market-calm", loss: 7 },
  { id: "peasant-militia-3", effect: "peasant-militia", loss: 3 },
  { id: "palace-guard-2", effect: "palace-guard", loss: 2 },
  { id: "palace-guard-6", effect: "palace-guard", loss: 6 },
  { id: "church-peace-3", effect: "church-peace", loss: 3 },
  { id: "tax-ceiling-0", effect: "tax-ceiling", loss: 0 },
  { id: "tax-floor-2", effect: "tax-floor", loss: 2 },
  { id: "church-peace-4", effect: "church-peace", loss: 4 },
  { id: "harvest-floor-3", effect: "harvest-floor", loss: 3 },
  { id: "harvest-ceiling-4", effect: "harvest-ceiling", loss: 4 },
  { id: "few-recruits-1", effect: "few-recruits", loss: 1 },
] as const satisfies readonly { id: string; effect: Effect; loss: number }[];
/** An event card, by its place in EVENTS. */
export type EventCard = number;
export const NO_EVENT: EventCard = -1;
export const LOSS_OF: readonly number[] = EVENTS.map(({ loss }) => loss);
const EFFECT_OF: readonly Effect[] = EVENTS.map(({ effect }) => effect);
export const effectOf = (event: EventCard): Effect | null => EFFECT_OF[event] ?? null;
export const EVENTS_A_YEAR = 4;

export const TAX_CEILING = 5;
export const TAX_FLOOR = 6;
export const HARVEST_FLOOR = 4;
export const HARVEST_CEILING = 3;
/** WA-EVENT-22 What the deployments place when recruits are few. */
export const FEW_RECRUITS: Readonly<Partial<Record<ActionCard, number>>> = { [DEPLOY_5]: 3, [DEPLOY_3]: 2, [DEPLOY_1_MOVE]: 1 };

export const SEASONS = ["spring", "summer", "fall", "winter"] as const;
export const WINTER = 3;
export type Season = 0 | 1 | 2 | 3;

/** WA-WINTER-3 By shortage, up to seven or more: how many counties revolt, and how many peasants more than the markers each brings. */
const SUPPLY_CHART: readonly { readonly revolts: number; readonly peasants: number }[] = [
  { revolts: 0, peasants: 0 },
  { revolts: 1, peasants: 1 },
  { revolts: 1, peasants: 2 },
  { revolts: 2, peasants: 2 },
  { revolts: 2, peasants: 2 },
  { revolts: 2, peasants: 3 },
  { revolts: 2, peasants: 3 },
  { revolts: 3, peasants: 3 },
];
export function hungerFor(shortage: number): { readonly revolts: number; readonly peasants: number } {
  return SUPPLY_CHART[Math.max(0, Math.min(shortage, SUPPLY_CHART.length - 1))] ?? { revolts: 0, peasants: 0 };
}
