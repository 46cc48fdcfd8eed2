/** How Wallenstein is written down: what every part of it is made of. */
import type { Schema, Shape } from "@stormakt/kernel/shapes";
import {
  among,
  amount,
  chair,
  flag,
  kinds,
  listOf,
  orNull,
  per,
  record,
  rowsPer,
  thing,
  things,
  tuple,
  usually,
} from "@stormakt/kernel/shapes";
import type { ActionCard, Building, Card, County, EventCard } from "./catalog/index.ts";
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
import { CARD, COMBAT, GROUP, PART, TOWER } from "./domains.ts";
import type { Table } from "./table.ts";
import { NEUTRAL, NOWHERE, at as numberAt, OUT_OF_PLAY, statueAt, statueCounty, statueOwner } from "./table.ts";
import type { Action, Event, Wallenstein } from "./types.ts";
import { SKIP_RULES } from "./types.ts";

const county: Shape<County> = thing(COUNTY);
const countyOrNone = thing(COUNTY, { nowhere: NOWHERE });
const card = thing(CARD, { empty: EMPTY });
const cardSeen = thing(CARD, { empty: EMPTY, hidden: HIDDEN });
const box = thing(BOX);
const action = thing(ACTION);
const combatAction: Shape<ActionCard> = {
  name: (value) => action.name(value),
  place: (named, at) => numberAt(ACTION.all, thing(COMBAT).place(named, at) + COMBAT_A),
};
const building = thing(BUILDING);
const tile = thing(TILE);
const event = thing(EVENT);
const eventOrNone = thing(EVENT, { none: NO_EVENT });
const season = thing(SEASON);
const favor = thing(FAVOR);
const favorOrTaken = thing(FAVOR, { taken: TAKEN });
const colour = thing(COLOUR);
const groupSize = among(...GROUP_SIZES);
const benefit = among(...BENEFITS);
const source = among("taxes", "harvest", "favor", "landsknechte");

/** Who holds a county: a seat, or nobody in one of two ways. */
const NO_HOLDER = new Map<unknown, number>([
  ["neutral", NEUTRAL],
  ["out-of-play", OUT_OF_PLAY],
]);
const holder: Shape<number> = {
  name: (value) => (value === NEUTRAL ? "neutral" : value === OUT_OF_PLAY ? "out-of-play" : value),
  place: (named, at) => NO_HOLDER.get(named) ?? chair.place(named, at),
};

/** Cubes by colour: peasants first, then the seats. */
const cubesByColour = record<{ peasants: number; armies: number[] }>({ peasants: amount, armies: listOf(amount) });
const cubes: Shape<number[]> = {
  name: ([peasants = 0, ...armies]) => cubesByColour.name({ peasants, armies }),
  place: (named, at) => {
    const { peasants, armies } = cubesByColour.place(named, at);
    return [peasants, ...armies];
  },
};
/** WA-DRAFT-6 Two counties in one number. */
const twoCounties = orNull(tuple(county, county));
const countyAt = (place: number): County => COUNTY.all[place] ?? NOWHERE;
const pair: Shape<number> = {
  name: (value) =>
    twoCounties.name(value === NOWHERE ? null : [countyAt(Math.floor(value / COUNTY_COUNT)), countyAt(value % COUNTY_COUNT)]),
  place: (named, at) => {
    const counties = twoCounties.place(named, at);
    return counties === null ? NOWHERE : counties[0] * COUNTY_COUNT + counties[1];
  },
};
const statueInCounty = record<{ county: County; owner: number }>({ county, owner: chair });
const statue: Shape<number> = {
  name: (value) => statueInCounty.name({ county: statueCounty(value), owner: statueOwner(value) }),
  place: (named, at) => {
    const placed = statueInCounty.place(named, at);
    return statueAt(placed.county, placed.owner);
  },
};
/** Statues taken: one row for each taker, in it one number for each owner. */
const trophies: Shape<number[]> = {
  name: (value) => {
    const seats = Math.sqrt(value.length);
    return Array.from({ length: seats }, (_, taker) => value.slice(taker * seats, (taker + 1) * seats));
  },
  place: (named, at) => listOf(listOf(amount)).place(named, at).flat(),
};
/** A plan by box: the eleven of the basic game, or the fourteen of the Court. */
const basicMat = per({ ...BOX, names: BOX.names.slice(0, BASIC_BOXES), all: BOX.all.slice(0, BASIC_BOXES), size: BASIC_BOXES }, card);
const courtMat = per(BOX, card);
const plan: Shape<readonly Card[]> = {
  name: (value) => (value.length > BASIC_BOXES ? courtMat : basicMat).name([...value]),
  place: (named, at) =>
    (typeof named === "object" && named !== null && BOX.names.slice(BASIC_BOXES).some((name) => Object.hasOwn(named, name))
      ? courtMat
      : basicMat
    ).place(named, at),
};

const tableWith = (inBox: Shape<Card>): Shape<Table> =>
  record<Table>({
    seats: amount,
    drafted: flag,
    court: flag,
    landsknechte: flag,
    leaders: flag,
    tower: thing(TOWER),
    startSeat: chair,
    year: amount,
    season,
    owner: per(COUNTY, holder),
    armies: per(COUNTY, amount),
    buildings: per(COUNTY, things(BUILDING)),
    markers: per(COUNTY, amount),
    plannedBy: per(COUNTY, chair),
    colours: usually(listOf(thing(COLOUR, { none: NO_COLOUR })), () => []), // in edition 1 everybody had the colour of the chair
    supply: listOf(amount),
    thalers: listOf(amount),
    grain: listOf(amount),
    points: listOf(amount),
    earned: usually(rowsPer(PART, amount), () => []), // new in edition 2
    position: listOf(amount),
    boxes: rowsPer(BOX, inBox),
    turned: listOf(things(BOX)),
    shield: listOf(things(COMBAT)),
    order: listOf(chair),
    stock: per(BUILDING, amount),
    peasants: amount,
    inside: cubes,
    tray: cubes,
    row: listOf(action),
    faceUp: amount,
    tiles: listOf(tile),
    events: listOf(event),
    event: eventOrNone,
    eventCancelled: flag,
    eventsGone: listOf(event),
    open: listOf(county),
    unseen: listOf(county),
    sunk: listOf(county),
    groups: rowsPer(GROUP, amount),
    pairSeen: listOf(pair),
    courtiers: listOf(amount),
    hall: listOf(amount),
    audience: listOf(amount),
    display: listOf(favorOrTaken),
    favorsDrawn: listOf(favor),
    keeper: chair,
    landsknecht: listOf(amount),
    leader: listOf(countyOrNone),
    statuesLeft: listOf(amount),
    statues: listOf(statue),
    trophies,
  });

/** What counted in the tray. */
const fought = { seat: chair, county, attackers: amount, defenders: amount, peasants: amount };
const turn = record<{ turn: number }>({ turn: amount });

export const schema: Schema<Wallenstein> = {
  table: tableWith(card),
  view: tableWith(cardSeen),
  action: kinds<Action>({
    takeColour: { colour },
    refresh: {},
    takeOpen: { county },
    takeUnseen: {},
    placeGroup: { armies: groupSize, withLeader: flag },
    plan: { boxes: plan },
    takePosition: { position: amount, tile },
    placeLeader: { county },
    takeBenefit: { benefit, amount },
    takeFavor: { favor, courtiers: amount },
    declineFavor: {},
    cancelEvent: {},
    keepEvent: {},
    removeMarker: { county },
    buildFree: { building, county },
    placeArmies: { county, armies: amount },
    march: { to: county, armies: amount },
    stay: {},
    marchLeader: { county, statue: flag },
    quell: { county },
  }),
  event: kinds<Event>({
    warBegan: { seat: chair },
    colourTaken: { seat: chair, colour },
    pairRefreshed: { seat: chair, counties: listOf(county) },
    countyTaken: { seat: chair, county, unseen: flag },
    groupPlaced: { seat: chair, county, armies: amount },
    leaderPlaced: { seat: chair, county },
    // Edition 1 did not tell what rested in the tower or lay in the tray before.
    towerFilled: { inside: usually(cubes, () => []), fell: cubes },
    courtiersArrived: { seat: chair, courtiers: amount },
    yearBegan: { year: amount, events: listOf(event) },
    roundBegan: { year: amount, season, row: listOf(action), tiles: listOf(tile) },
    favorsDisplayed: { favors: listOf(favor) },
    plansLaid: { seats: listOf(chair) },
    boxesLeftOpen: { seat: chair, boxes: listOf(box) },
    eventDrawn: { event },
    bidRevealed: { seat: chair, card, price: amount },
    lotDrawn: { seat: chair, among: listOf(chair) },
    positionTaken: { seat: chair, position: amount, tile },
    orderSet: { seats: listOf(chair) },
    landsknechteCame: { seat: chair, landsknecht: amount },
    landsknechteStayedAway: { seat: chair, regions: amount },
    converted: { seat: chair, box, card, courtiers: amount },
    notConverted: { seat: chair, box, card, rule: among(...SKIP_RULES) },
    notUsed: { seat: chair, box, card },
    favorOutOfReach: { seat: chair, courtiers: amount },
    favorTaken: { seat: chair, favor, courtiers: amount },
    favorDeclined: { seat: chair },
    favorKept: { seat: chair },
    favorWithoutEffect: { seat: chair, favor },
    favorSpent: { seat: chair, county },
    favorsGone: { favors: listOf(favor) },
    eventCancelled: { seat: chair, event },
    eventKept: { seat: chair, event },
    markerRemoved: { seat: chair, county },
    shielded: { seat: chair, actions: listOf(action) },
    trayReinforced: { seat: chair, armies: amount },
    thalersGained: { seat: chair, thalers: amount, source },
    grainGained: { seat: chair, grain: amount, source },
    pointsGained: { seat: chair, points: amount, source },
    cardRevealed: { seat: chair, action, card },
    actionSkipped: { seat: chair, action, county, rule: among(...SKIP_RULES) },
    actionTurnedUp: { action, place: amount },
    built: { seat: chair, county, building, price: amount },
    deployed: { seat: chair, county, armies: amount, price: amount },
    marched: { seat: chair, from: county, to: county, armies: amount },
    stayed: { seat: chair, county },
    attacked: {
      seat: chair,
      from: county,
      to: county,
      armies: amount,
      extra: amount,
      defender: holder,
      defenders: amount,
      guards: amount,
      peasants: amount,
    },
    towerDropped: { dropped: cubes, lay: usually(cubes, () => []), inside: cubes, tray: cubes },
    attackWon: { ...fought, armies: amount, defender: holder },
    attackBeaten: { ...fought, armies: amount, defender: holder },
    attackTied: { ...fought, defender: holder },
    attackFailed: { seat: chair, county, attackers: amount, peasants: amount },
    boxEmptied: { seat: chair, box, county },
    revoltBrokeOut: { seat: chair, county, peasants: amount },
    revoltSubdued: { seat: chair, county, armies: amount, own: amount, peasants: amount },
    revoltLost: { seat: chair, county, own: amount, peasants: amount },
    markerPlaced: { county, markers: amount },
    leaderLost: { seat: chair, county },
    leaderCannotReturn: { seat: chair },
    leaderMarched: { seat: chair, from: county, to: county },
    leaderStayed: { seat: chair },
    statuePlaced: { seat: chair, county },
    trophiesTaken: { seat: chair, county, statues: amount },
    roundEnded: { year: amount, season },
    winterCame: { year: amount, event, loss: amount },
    grainLost: { seat: chair, loss: amount, grain: amount },
    hungerStruck: { seat: chair, shortage: amount, peasants: amount, counties: listOf(county) },
    scored: { seat: chair, counties: amount, buildings: amount, majorities: amount, points: amount },
    leadersScored: { seat: chair, statues: amount, trophies: amount, points: amount },
    tallied: {
      seat: chair,
      points: amount,
      thalers: amount,
      counties: amount,
      buildings: amount,
      majorities: amount,
      favors: amount,
      landsknechte: amount,
      statues: amount,
      trophies: amount,
    },
    gameEnded: { points: listOf(amount), thalers: listOf(amount) },
  }),
  memory: {
    colours: turn,
    draft: turn,
    claim: record<{ refreshed: boolean }>({ refreshed: flag }),
    placing: record<{ county: County }>({ county }),
    firstLeaders: turn,
    landsknechtCheck: turn,
    takeBenefit: record<{ landsknecht: number }>({ landsknecht: amount }),
    court: record<{ queue: number[] }>({ queue: listOf(chair) }),
    cancelling: record<{ event: EventCard }>({ event }),
    freeBuilding: record<{ building: Building }>({ building }),
    performActions: record<{ place: number; turn: number }>({ place: amount, turn: amount }),
    redeployment: record<{ county: County }>({ county }),
    combat: record<{ county: County; action: ActionCard }>({ county, action: combatAction }),
    leaderMarch: turn,
    winter: record<{ turn: number; peasants: number; drawn: County[] }>({ turn: amount, peasants: amount, drawn: listOf(county) }),
    nextRevolt: record<{ counties: County[] }>({ counties: listOf(county) }),
    leadersReturn: turn,
  },
};
