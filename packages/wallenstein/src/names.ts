/** What is made of the things of the game: the words of the layout and the schema. */
import type { Shape } from "@stormakt/kernel/shapes";
import { among, amount, chair, listOf, orNull, per, record, thing, tuple } from "@stormakt/kernel/shapes";
import type { ActionCard, Card, County } from "./catalog/index.ts";
import {
  ACTION,
  BASIC_BOXES,
  BENEFITS,
  BOX,
  BUILDING,
  COLOUR,
  COMBAT_A,
  COUNTY,
  COUNTY_COUNT,
  EMPTY,
  EVENT,
  FAVOR,
  GROUP_SIZES,
  HIDDEN,
  NO_COLOUR,
  NO_EVENT,
  SEASON,
  TAKEN,
  TILE,
} from "./catalog/index.ts";
import { CARD, COMBAT, NEUTRAL, NOWHERE, OUT_OF_PLAY, statueAt, statueCounty, statueOwner, TOWER } from "./domains.ts";
import { at as numberAt } from "./lists.ts";

export const county: Shape<County> = thing(COUNTY);
export const countyOrNone = thing(COUNTY, { nowhere: NOWHERE });
export const card: Shape<Card> = thing(CARD, { empty: EMPTY });
export const cardSeen: Shape<Card> = thing(CARD, { empty: EMPTY, hidden: HIDDEN });
export const box = thing(BOX);
export const action = thing(ACTION);
export const combatAction: Shape<ActionCard> = {
  name: (value) => action.name(value),
  place: (named, at) => numberAt(ACTION.all, thing(COMBAT).place(named, at) + COMBAT_A),
};
export const building = thing(BUILDING);
export const tile = thing(TILE);
export const event = thing(EVENT);
export const eventOrNone = thing(EVENT, { none: NO_EVENT });
export const season = thing(SEASON);
export const tower: Shape<number> = thing(TOWER);
export const colourOrNone = thing(COLOUR, { none: NO_COLOUR });
export const favor = thing(FAVOR);
export const favorOrTaken = thing(FAVOR, { taken: TAKEN });
export const colour = thing(COLOUR);
export const groupSize = among(...GROUP_SIZES);
export const benefit = among(...BENEFITS);
export const source = among("taxes", "harvest", "favor", "landsknechte");

/** Who holds a county: a seat, or nobody in one of two ways. */
const NO_HOLDER = new Map<unknown, number>([
  ["neutral", NEUTRAL],
  ["out-of-play", OUT_OF_PLAY],
]);
export const holder: Shape<number> = {
  copied: "value",
  name: (value) => (value === NEUTRAL ? "neutral" : value === OUT_OF_PLAY ? "out-of-play" : value),
  place: (named, at) => NO_HOLDER.get(named) ?? chair.place(named, at),
};

/** Cubes by colour: peasants first, then the seats. */
const cubesByColour = record<{ peasants: number; armies: number[] }>({ peasants: amount, armies: listOf(amount) });
export const cubes: Shape<number[]> = {
  copied: "list",
  name: ([peasants = 0, ...armies]) => cubesByColour.name({ peasants, armies }),
  place: (named, at) => {
    const { peasants, armies } = cubesByColour.place(named, at);
    return [peasants, ...armies];
  },
};
/** WA-DRAFT-6 Two counties in one number. */
const twoCounties = orNull(tuple(county, county));
const countyAt = (place: number): County => COUNTY.all[place] ?? NOWHERE;
export const pair: Shape<number> = {
  copied: "value",
  name: (value) =>
    twoCounties.name(value === NOWHERE ? null : [countyAt(Math.floor(value / COUNTY_COUNT)), countyAt(value % COUNTY_COUNT)]),
  place: (named, at) => {
    const counties = twoCounties.place(named, at);
    return counties === null ? NOWHERE : counties[0] * COUNTY_COUNT + counties[1];
  },
};
const statueInCounty = record<{ county: County; owner: number }>({ county, owner: chair });
export const statue: Shape<number> = {
  copied: "value",
  name: (value) => statueInCounty.name({ county: statueCounty(value), owner: statueOwner(value) }),
  place: (named, at) => {
    const placed = statueInCounty.place(named, at);
    return statueAt(placed.county, placed.owner);
  },
};
/** Statues taken: one row for each taker, in it one number for each owner. */
export const trophies: Shape<number[]> = {
  copied: "list",
  name: (value) => {
    const seats = Math.sqrt(value.length);
    return Array.from({ length: seats }, (_, taker) => value.slice(taker * seats, (taker + 1) * seats));
  },
  place: (named, at) => listOf(listOf(amount)).place(named, at).flat(),
};
/** A plan by box: the eleven of the basic game, or the fourteen of the Court. */
const basicMat = per({ ...BOX, names: BOX.names.slice(0, BASIC_BOXES), all: BOX.all.slice(0, BASIC_BOXES), size: BASIC_BOXES }, card);
const courtMat = per(BOX, card);
export const plan: Shape<readonly Card[]> = {
  name: (value) => (value.length > BASIC_BOXES ? courtMat : basicMat).name([...value]),
  place: (named, at) =>
    (typeof named === "object" && named !== null && BOX.names.slice(BASIC_BOXES).some((name) => Object.hasOwn(named, name))
      ? courtMat
      : basicMat
    ).place(named, at),
};
