/** The cards and tiles of the basic game, and the boxes of a player mat. */
import type { IdOf, None } from "@stormakt/kernel/ids";
import { called, domain, NONE, nameOf } from "@stormakt/kernel/ids";
import type { County } from "./counties.ts";

/** The ten actions, which are also the first ten boxes of every mat. */
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
const idsOf = <Id extends string>(cards: readonly { readonly id: Id }[]): Id[] => cards.map(({ id }) => id);
/** The boxes of a mat: one for each action, which is known by its box, and those told below. */
export const BOX = domain("box", [...idsOf(ACTIONS), "auction", "convert-3", "convert-2", "convert-1"]);
export type Box = IdOf<typeof BOX>;
export const ACTION = domain("box", idsOf(ACTIONS));
export type ActionCard = IdOf<typeof ACTION>;
export const ACTION_COUNT = ACTIONS.length;
export const BUILD_PALACE: ActionCard = called(ACTION, "build-palace");
export const BUILD_CHURCH: ActionCard = called(ACTION, "build-church");
export const BUILD_TRADING_POST: ActionCard = called(ACTION, "build-trading-post");
export const COLLECT_GRAIN: ActionCard = called(ACTION, "collect-grain");
export const COLLECT_TAXES: ActionCard = called(ACTION, "collect-taxes");
export const DEPLOY_5: ActionCard = called(ACTION, "deploy-5");
export const DEPLOY_3: ActionCard = called(ACTION, "deploy-3");
export const DEPLOY_1_MOVE: ActionCard = called(ACTION, "deploy-1-move");
export const COMBAT_A: ActionCard = called(ACTION, "combat-a");
export const COMBAT_B: ActionCard = called(ACTION, "combat-b");
export const PRICE_OF: readonly number[] = ACTIONS.map(({ price }) => price);
export const ARMIES_OF: readonly number[] = ACTIONS.map(({ armies }) => armies);

/** The other boxes: the auction box, and with the Court the boxes that convert three, two and one armies. */
export const AUCTION: Box = called(BOX, "auction");
export const CONVERT_3: Box = called(BOX, "convert-3");
export const CONVERT_2: Box = called(BOX, "convert-2");
export const CONVERT_1: Box = called(BOX, "convert-1");
export const CONVERT_BOXES: readonly Box[] = [CONVERT_3, CONVERT_2, CONVERT_1];
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

/** Buildings: by their place in the stock; on a county they are a set. */
export const BUILDINGS = [
  { id: "palace", stock: 28, majority: 3 },
  { id: "church", stock: 26, majority: 2 },
  { id: "trading-post", stock: 26, majority: 1 },
] as const;
export const BUILDING = domain("building", idsOf(BUILDINGS));
export type Building = IdOf<typeof BUILDING>;
export const PALACE: Building = called(BUILDING, "palace");
export const CHURCH: Building = called(BUILDING, "church");
export const TRADING_POST: Building = called(BUILDING, "trading-post");
/** What an action builds; none: it builds nothing. */
export const buildingOf = (action: ActionCard): Building | None => BUILT_BY[action] ?? NONE;
const BUILT_BY: readonly (Building | None)[] = ACTIONS.map(
  ({ id }) => BUILDING.all.find((building) => id === `build-${nameOf(BUILDING, building)}`) ?? NONE,
);
export const PRICE_TO_BUILD: readonly number[] = BUILDING.all.map((building) => PRICE_OF[BUILT_BY.indexOf(building)] ?? 0);
export const MAJORITY_OF: readonly number[] = BUILDINGS.map(({ majority }) => majority);
/** How many buildings a set of them has: quicker than to count. */
export const BUILDINGS_IN: readonly number[] = [0, 1, 1, 2, 1, 2, 2, 3];

export const TILES = [
  { id: "plus-thaler" },
  { id: "plus-grain" },
  { id: "six-armies" },
  { id: "plus-attack" },
  { id: "plus-defense" },
] as const;
export const TILE = domain("tile", idsOf(TILES));
export type Tile = IdOf<typeof TILE>;
export const PLUS_THALER: Tile = called(TILE, "plus-thaler");
export const PLUS_GRAIN: Tile = called(TILE, "plus-grain");
export const SIX_ARMIES: Tile = called(TILE, "six-armies");
export const PLUS_ATTACK: Tile = called(TILE, "plus-attack");
export const PLUS_DEFENSE: Tile = called(TILE, "plus-defense");
export const EVERY_TILE: readonly Tile[] = TILE.all;
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
export const EVENT = domain("event card", idsOf(EVENTS));
export type EventCard = IdOf<typeof EVENT>;
export const NO_EVENT: None = NONE;
export const LOSS_OF: readonly number[] = EVENTS.map(({ loss }) => loss);
const EFFECT_OF: readonly Effect[] = EVENTS.map(({ effect }) => effect);
export const effectOf = (event: EventCard | None): Effect | null => (event === NO_EVENT ? null : (EFFECT_OF[event] ?? null));
export const EVENTS_A_YEAR = 4;

export const TAX_CEILING = 5;
export const TAX_FLOOR = 6;
export const HARVEST_FLOOR = 4;
export const HARVEST_CEILING = 3;
/** WA-EVENT-22 What the deployments place when recruits are few. */
export const FEW_RECRUITS: Readonly<Record<number, number>> = { [DEPLOY_5]: 3, [DEPLOY_3]: 2, [DEPLOY_1_MOVE]: 1 };

export const SEASONS = ["spring", "summer", "fall", "winter"] as const;
export const SEASON = domain("season", SEASONS);
export type Season = IdOf<typeof SEASON>;
export const SPRING: Season = called(SEASON, "spring");
export const WINTER: Season = called(SEASON, "winter");

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
