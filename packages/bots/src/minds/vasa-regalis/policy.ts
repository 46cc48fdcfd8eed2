/** What players do in playouts: the aspects of each action are weighed by weights learned from play, and one action is drawn. */
import type { Chance, Engine, Seat, State } from "@stormakt/kernel";
import type { Action, VasaRegalis } from "@stormakt/vasa-regalis";
import type { HabitsFile, Rows } from "../../habits.ts";
import { rowsFor } from "../../habits.ts";
import { decisionOf, describe, goodInQuestion, PROCURE } from "./aspects.ts";
import { ASPECTS, Desk } from "./desk.ts";
import type { Table } from "./holdings.ts";
import file from "./policy.weights.json" with { type: "json" };
import { answerOffers } from "./trading.ts";

function score(rows: Float64Array, from: number, weights: readonly number[]): number {
  let sum = 0;
  for (let aspect = 0; aspect < ASPECTS; aspect++) sum += (weights[aspect] as number) * (rows[from + aspect] as number);
  return sum;
}
/** Draws one of the actions, the likelier the better it looks. */
export function drawOne(rows: Float64Array, count: number, weights: readonly number[], chance: Chance, scores: Float64Array): number {
  let drawn = (chance.below(65_536) / 65_536) * weigh(rows, count, weights, scores);
  for (let nth = 0; nth < count; nth++) {
    drawn -= scores[nth] as number;
    if (drawn < 0) return nth;
  }
  return count - 1;
}
/** How likely each is, in shares of what is returned. */
function weigh(rows: Float64Array, count: number, weights: readonly number[], scores: Float64Array): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let nth = 0; nth < count; nth++) {
    const liked = score(rows, nth * ASPECTS, weights);
    scores[nth] = liked;
    if (liked > highest) highest = liked;
  }
  let all = 0;
  for (let nth = 0; nth < count; nth++) {
    const behind = (scores[nth] as number) - highest;
    all += scores[nth] = behind === 0 ? 1 : Math.exp(behind);
  }
  return all;
}

const LEGAL: Action[] = [];
/** How likely each action was in the last draw, and what it was drawn by. */
export const SCORES = new Float64Array(64);
export const DESK = new Desk();
/** Those in use, decision by decision: weights of the aspects. */
export const IN_USE: { file: HabitsFile; own: Rows | null } = { file, own: null };
const weightsFor = ({ seats }: Table, decision: number): readonly number[] =>
  (IN_USE.own ?? rowsOf(IN_USE.file, seats))[decision] as readonly number[];
const rowsOf = (policies: HabitsFile, seats: number): Rows => policies.bySeats[seats] ?? rowsFor(policies, seats);

/** Told of every draw: for which decision, from how many, and which it was. */
type Drawn = (decision: number, count: number, drawn: number) => void;
export const playedBy =
  (tell: Drawn | null) =>
  (engine: Engine<VasaRegalis>, state: State<VasaRegalis>, seat: Seat, chance: Chance): Action => {
    const { table } = state;
    const legal = engine.legalActions(state, seat, LEGAL);
    if (legal.length === 0) throw new Error(`seat ${seat} has no legal action`);
    const first = legal[0] as Action;
    if (legal.length === 1) return first;
    const decision = decisionOf(first);
    if (decision >= 0) {
      if (decision === PROCURE) buyFirst(legal);
      describe(DESK, table, seat, legal, goodInQuestion(state));
      const drawn = drawOne(DESK.rows, legal.length, weightsFor(table, decision), chance, SCORES);
      tell?.(decision, legal.length, drawn);
      return legal[drawn] as Action;
    }
    if (isTrading(legal)) return answerOffers(table, seat, legal);
    return legal[chance.below(legal.length)] as Action; // where to look
  };
/** What a seat does in playouts. */
export const rollout = playedBy(null);
/** With Inventory: being ready is always open, and comes last. */
const isTrading = (legal: readonly Action[]): boolean => legal[legal.length - 1]?.kind === "ready";
/** Where the parts of Admiral and King may come in either order the marker is bought first: it may be of use for the other part. */
function buyFirst(legal: Action[]): void {
  while (legal[legal.length - 1]?.kind !== "procureAny") legal.pop();
}

const ONLY: Action[] = [];
/** How much somebody who plays by these weights likes an action, in nats; only what lies between two actions says something. */
export function liking(state: Readonly<State<VasaRegalis>>, seat: Seat, action: Action): number {
  const decision = decisionOf(action);
  if (decision < 0) return 0;
  ONLY[0] = action;
  describe(DESK, state.table, seat, ONLY, goodInQuestion(state));
  return score(DESK.rows, 0, weightsFor(state.table, decision));
}

/** How likely each of these is in playouts; takes out what is not thought of there. False where nothing is weighed. */
export function odds(state: Readonly<State<VasaRegalis>>, seat: Seat, actions: Action[], into: Float64Array): boolean {
  const decision = decisionOf(actions[0] as Action);
  if (decision < 0) return false;
  if (decision === PROCURE) buyFirst(actions);
  describe(DESK, state.table, seat, actions, goodInQuestion(state));
  const all = weigh(DESK.rows, actions.length, weightsFor(state.table, decision), into);
  for (let nth = 0; nth < actions.length; nth++) into[nth] = (into[nth] as number) / all;
  return true;
}
