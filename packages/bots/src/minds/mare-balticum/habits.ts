/** How keen the playouts are on what; all in units of gold. */
import type { Seat } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { Seen } from "@stormakt/mare-balticum";
import type { HabitsFile, Rows } from "../../habits.ts";
import { rowsFor } from "../../habits.ts";
import file from "./habits.weights.json" with { type: "json" };

export const FILE: HabitsFile = file;

/** What each is, and a first guess from which it was learned. */
export const FIRST = {
  /** A good a turn is worth so much for each harvest to come, up to so many harvests; less beyond so many goods a turn. */
  harvest: 0.5,
  harvests: 4,
  goodsEnough: 6,
  beyondEnough: 0.25,
  stopped: 0.25,
  idle: 0.15,
  /** What an investment costs beside the good, and with gold alone. */
  cost: 1,
  costInGold: 2,
  /** How likely a unit in a build becomes a subject: with two, one and no others beside it. */
  lastInLayer: 0.6,
  secondInLayer: 0.3,
  firstInLayer: 0.15,
  lead: 0.6,
  /** Beside it: what other units of one's own are worth more, and those of others less. */
  ownBeside: 0.6,
  othersBeside: 0.3,
  /** An office, and a title: for a unit on the title deck, more towards the end; for a hex filled; for the deed done. */
  office: 30,
  title: 30,
  unitOnDeck: 0.03,
  unitOnDeckLate: 0.1,
  hexFilled: 0.04,
  titleWon: 0.95,
  subject: 0.1,
  /** How far a whim may go. */
  whim: 1,
  /** Routes: by what stands along them for oneself, for the others, and for Sweden. */
  ownStake: 0.5,
  othersStake: 0.5,
  homeland: 0.75,
  /** Whoever has more titles is harmed more gladly: for each half a title. */
  envy: 0.2,
  /** Battle: how often one attacks where more attack than need, where all are needed, and where all are too few. */
  attackToWin: 0.8,
  attackEven: 0.4,
  attackAnyway: 0.3,
  hireToWin: 0.6,
  hireAnyway: 0.3,
  hireToBeSure: 0.15,
  bids: 4,
  /** Movement, in goods a turn: what a move must gain; titles to be had and to be kept; others silenced; enemies met, and stronger ones. */
  worthMoving: 1.25,
  titleToHave: 0.6,
  titleToKeep: 1,
  silenced: 0.25,
  enemyMet: 0.3,
  strongerMet: 1,
  goodsSold: 0.5,
  rescue: 2,
};
export type Name = keyof typeof FIRST;
export const NAMES = Object.keys(FIRST) as Name[];

type Habits = Record<Name, number>;
/** Those of tables without a King, by the number of seats; and those of nobles under a King, which were learned together. */
interface Sets {
  readonly usual: readonly Habits[];
  readonly underKing: Habits;
}
const named = (rows: Rows): Habits => {
  const habits: Habits = { ...FIRST };
  for (const [at, name] of NAMES.entries()) habits[name] = rows[at]?.[0] ?? FIRST[name];
  return habits;
};
/** With six, what was learned was learned under a King. */
const SIX = 6;
const READ = new WeakMap<HabitsFile, Sets>();
function setsOf(file: HabitsFile): Sets {
  const read = READ.get(file) ?? readFrom(file);
  READ.set(file, read);
  return read;
}
function readFrom({ game, bySeats }: HabitsFile): Sets {
  const { [SIX]: six, ...without } = bySeats;
  const usual = Array.from({ length: SIX + 1 }, (_, seats) => named(rowsFor({ game, bySeats: without }, seats)));
  return { usual, underKing: six === undefined ? (usual[SIX] as Habits) : named(six) };
}

let sets = setsOf(FILE);
let current: Habits = FIRST;
/** Those in use. */
export const HABITS: Habits = { ...current };
function take(habits: Habits): void {
  if (habits === current) return;
  current = habits;
  Object.assign(HABITS, habits);
}
/** Whoever is about to think at this table goes by its habits. The King has no house to raise, and goes by the usual ones. */
export function goBy({ king, seats }: Pick<Seen, "king" | "seats">, seat: Seat): void {
  take(king === NOBODY || seat === king ? (sets.usual[seats] as Habits) : sets.underKing);
}

/** Puts others in their place, until the function that it returns is called. */
export function lend(file: HabitsFile): () => void {
  return borrowed(setsOf(file));
}
/** The same with one set for every table. */
export function lendAlone(rows: Rows): () => void {
  const own = named(rows);
  return borrowed({ usual: Array.from({ length: SIX + 1 }, () => own), underKing: own });
}
function borrowed(others: Sets): () => void {
  const before = sets;
  sets = others;
  return () => {
    sets = before;
  };
}
