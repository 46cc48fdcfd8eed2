import type { GameTypes, Seat, State } from "@stormakt/kernel";
import { rowsFor } from "./habits.ts";
import type { Mind, Weights } from "./mind.ts";

/** Each seat's chance of winning: a score linear in the features of its row, and the rows weighed against each other. */
export class Judgement<G extends GameTypes> {
  readonly mind: Mind<G>;
  private readonly weights: Weights;
  private readonly sets = new Map<number, readonly Float64Array[]>();
  private rows = new Float64Array(0);
  private scores = new Float64Array(0);

  constructor(mind: Mind<G>, weights: Weights = mind.weights) {
    this.mind = mind;
    this.weights = weights;
  }

  /** Chances of all seats, into a list at least that long. A game that is over is worth what it was won by. */
  judge(state: Readonly<State<G>>, into: Float64Array): void {
    const { mind } = this;
    const seats = mind.seatsOf(state);
    if (state.outcome !== null) {
      if (mind.ended !== undefined) mind.ended(state, into);
      else shareOut(state.outcome.places[0] ?? [], seats, into);
      return;
    }
    const count = this.measured(state, seats);
    const weights = this.weightsFor(state, seats);
    let highest = Number.NEGATIVE_INFINITY;
    for (let row = 0; row < count; row++) {
      const score = dot(weights, this.rows, row * weights.length);
      this.scores[row] = score;
      if (score > highest) highest = score;
    }
    let all = 0;
    for (let row = 0; row < count; row++) all += this.scores[row] = Math.exp((this.scores[row] ?? 0) - highest);
    for (let seat = 0; seat < seats; seat++) into[seat] = (this.scores[seat] ?? 0) / all;
  }
  /** What each feature adds to the seat's score, beyond what it adds to the others' on average: the chance of winning in its parts. */
  parts(state: Readonly<State<G>>, seat: Seat): Float64Array {
    const seats = this.mind.seatsOf(state);
    const parts = new Float64Array(this.mind.features.length);
    if (state.outcome !== null) return parts;
    this.measured(state, seats);
    const weights = this.weightsFor(state, seats);
    for (let feature = 0; feature < parts.length; feature++) {
      let others = 0;
      for (let other = 0; other < seats; other++) if (other !== seat) others += this.rows[other * parts.length + feature] ?? 0;
      const lead = (this.rows[seat * parts.length + feature] ?? 0) - others / Math.max(1, seats - 1);
      parts[feature] = (weights[feature] ?? 0) * lead;
    }
    return parts;
  }
  private measured(state: Readonly<State<G>>, seats: number): number {
    const count = seats + (this.mind.nobody ? 1 : 0);
    const size = count * this.mind.features.length;
    if (this.rows.length !== size) {
      this.rows = new Float64Array(size);
      this.scores = new Float64Array(count);
    } else this.rows.fill(0);
    this.mind.measure(state, this.rows);
    return count;
  }
  private weightsFor(state: Readonly<State<G>>, seats: number): Float64Array {
    let set = this.sets.get(seats);
    if (set === undefined) {
      // By name: a feature the weights do not know counts nothing until it has been learned, and one that is gone is left out.
      const places = this.mind.features.map((feature) => this.weights.features.indexOf(feature));
      set = rowsFor(this.weights, seats).map((phase) => Float64Array.from(places, (at) => phase[at] ?? 0));
      this.sets.set(seats, set);
    }
    return set[Math.min(this.mind.phaseOf(state), set.length - 1)] as Float64Array;
  }
}
export function shareOut(winners: readonly Seat[], seats: number, into: Float64Array): void {
  into.fill(0, 0, seats);
  for (const seat of winners) into[seat] = 1 / winners.length;
}
function dot(weights: Float64Array, rows: Float64Array, from: number): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (weights[at] as number) * (rows[from + at] as number);
  return sum;
}
