/** The kinds of thing the game is played with. In play a thing is a small number; in saves, records and on the wire it has its name. */
import type { Domain } from "@stormakt/kernel/ids";
import { domain, range } from "@stormakt/kernel/ids";
import type { ActionCard, Building, Tile } from "./catalog/index.ts";
import {
  ACTIONS,
  BENEFITS,
  BUILDINGS,
  COLOURS,
  COMBAT_A,
  COUNTIES,
  EVENTS,
  FAVOR_COUNT,
  GROUP_SIZES,
  MONEY_CARDS,
  POSITIONS,
  SCORE_PARTS,
  SEASONS,
  TILES,
  TOWER_MODEL_IDS,
} from "./catalog/index.ts";

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);
/** A domain whose things are known one by one. */
type Of<N extends string, T extends number> = Domain<N> & { readonly all: readonly T[] };

export const CARD = domain("card", [...ids(COUNTIES), ...Array.from({ length: MONEY_CARDS }, (_, value) => `money-${value}`), "tower"]);
export const BOX = domain("box", [...ids(ACTIONS), "auction", "convert-3", "convert-2", "convert-1"]);
export const ACTION = domain("action card", ids(ACTIONS)) as Of<"action card", ActionCard>;
export const COMBAT = domain("combat action", ids(ACTIONS.slice(COMBAT_A)));
export const BUILDING = domain("building", ids(BUILDINGS)) as Of<"building", Building>;
export const TILE = domain("tile", ids(TILES)) as Of<"tile", Tile>;
export const EVENT = domain("event card", ids(EVENTS));
export const SEASON = domain("season", SEASONS);
export const TOWER = domain("tower", TOWER_MODEL_IDS);
export const COLOUR = domain("colour", COLOURS);
export const PART = domain("part of the score", SCORE_PARTS);
export const POSITION = range("position", 1, POSITIONS);
export const GROUP = domain(
  "group",
  GROUP_SIZES.map((size) => `group-of-${size}`),
);
/** A favor's number is printed on it. */
export const FAVOR = {
  ...range("favor", 1, FAVOR_COUNT),
  names: Array.from({ length: FAVOR_COUNT }, (_, place) => `favor-${place + 1}`),
};
export const BENEFIT = domain("benefit", BENEFITS);
export const ANSWER = domain("answer", ["no", "yes"]);
