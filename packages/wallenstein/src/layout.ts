/**
 * Everything on the table, as flat lists of small numbers: by seat, by county, by whose cubes (the peasants' first, then the seats').
 * What is drawn from a shuffled deck is drawn when it is turned up, so no deck lies here in secret: the only secrets are the cards face
 * down on the mats.
 */
import type { OnTable } from "@stormakt/kernel/layout";
import { layout, onlyWith } from "@stormakt/kernel/layout";
import { amount, chair, flag, listOf, per, rowsPer, things, usually } from "@stormakt/kernel/shapes";
import { BOX, BUILDING, COUNTY } from "./catalog/index.ts";
import { COMBAT, GROUP, PART } from "./domains.ts";
import {
  action,
  card,
  colourOrNone,
  county,
  countyOrNone,
  cubes,
  event,
  eventOrNone,
  favor,
  favorOrTaken,
  holder,
  pair,
  season,
  statue,
  tile,
  tower,
  trophies,
} from "./names.ts";

/** Each field once: its type, its name in what is written down, its reading and its copy follow from what it is made of here. */
export const fields = {
  seats: amount,
  drafted: flag,
  court: flag,
  landsknechte: flag,
  leaders: flag,
  /** The model of the tower, by its place in TOWER_MODEL_IDS. */
  tower,
  startSeat: chair,
  year: amount,
  season,

  // by county
  owner: per(COUNTY, holder),
  armies: per(COUNTY, amount),
  buildings: per(COUNTY, things(BUILDING)),
  markers: per(COUNTY, amount),
  /** Who planned with this county's card and has kept it since: it may lie on that mat. */
  plannedBy: per(COUNTY, chair),

  // by seat
  /** WA-SETUP-1 None until it is chosen. In edition 1 everybody had the colour of the chair. */
  colours: usually(listOf(colourOrNone), () => []),
  supply: listOf(amount),
  thalers: listOf(amount),
  grain: listOf(amount),
  points: listOf(amount),
  /** What the points were for: by seat, then by part. New in edition 2. */
  earned: usually(rowsPer(PART, amount), () => []),
  /** 1 to 5, or none. */
  position: listOf(amount),
  /** Fourteen boxes for each seat. */
  boxes: rowsPer(BOX, card),
  /** The boxes turned over. */
  turned: listOf(things(BOX)),
  /** Against which of the two combat actions a seat is protected this round. */
  shield: listOf(things(COMBAT)),

  // common
  /** Player order of this round. */
  order: listOf(chair),
  stock: per(BUILDING, amount),
  peasants: amount,
  inside: cubes,
  tray: cubes,
  /** The action cards: those face up in their order, then the others by number. */
  row: listOf(action),
  faceUp: amount,
  /** By position, from 1; none between rounds. */
  tiles: listOf(tile),
  /** Face up, this round's, and those out of the game. */
  events: listOf(event),
  event: eventOrNone,
  eventCancelled: flag,
  eventsGone: listOf(event),

  // the draft
  open: onlyWith("drafted", listOf(county)),
  unseen: onlyWith("drafted", listOf(county)),
  /** Put under the deck by a refresh, so everybody knows them; the first will be turned up first. */
  sunk: onlyWith("drafted", listOf(county)),
  /** Unplaced groups, by seat and size. */
  groups: onlyWith("drafted", rowsPer(GROUP, amount)),
  /** The open pair at a seat's last pick, as one number. */
  pairSeen: onlyWith("drafted", listOf(pair)),

  // Emperor's Court
  courtiers: onlyWith("court", listOf(amount)),
  hall: onlyWith("court", listOf(amount)),
  audience: onlyWith("court", listOf(amount)),
  /** Favors on the spaces for 2, 3 and 4 courtiers; 0: taken. */
  display: onlyWith("court", listOf(favorOrTaken)),
  favorsDrawn: onlyWith("court", listOf(favor)),
  /** Who keeps favor 4. */
  keeper: chair,

  /** Landsknechte: the number of the top card, by seat. */
  landsknecht: onlyWith("landsknechte", listOf(amount)),

  // Military Leaders
  leader: onlyWith("leaders", listOf(countyOrNone)),
  statuesLeft: onlyWith("leaders", listOf(amount)),
  /** Statues on the map, as county × 8 + owner, in order. */
  statues: onlyWith("leaders", listOf(statue)),
  /** Who took whose: by taker, then owner. */
  trophies: onlyWith("leaders", trophies),
};
export const table = layout(fields);
export interface Table extends OnTable<typeof fields> {}
