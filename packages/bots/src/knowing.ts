import type { Engine, GameTypes, Seat, State } from "@stormakt/kernel";

/** What a game adds so that in a tree everybody decides by what they know, and by nothing else. */
export interface Knowing<G extends GameTypes> {
  /** What the seat knows that others do not, in a word. */
  secret(state: Readonly<State<G>>, seat: Seat): string;
  /** As much of an action as all hear of. */
  openly(action: G["Action"]): string;
  /**
   * How likely each of these actions is in playouts, into a list; takes out of the actions what is not to be thought of. False where the
   * choice is not worth remembering.
   */
  odds(state: Readonly<State<G>>, seat: Seat, actions: G["Action"][], into: Float64Array): boolean;
}
export const knowsWho = <G extends GameTypes>(mind: Partial<Knowing<G>>): mind is Knowing<G> =>
  mind.secret !== undefined && mind.openly !== undefined && mind.odds !== undefined;

/** Every action keeps at least so much of an even share of the odds: habits may be wrong. */
const EVEN_SHARE = 0.15;

/** A moment of the game as all see it. Whoever decides there has a page for each thing it may know. */
export class Moment<A = unknown> {
  readonly pages = new Map<string, Page<A>>();
  private readonly later = new Map<string, Moment<A>>();
  after(openly: string): Moment<A> {
    let moment = this.later.get(openly);
    if (moment === undefined) {
      moment = new Moment();
      this.later.set(openly, moment);
    }
    return moment;
  }
}
/** What has become of a decision over all worlds that its seat could not tell apart. */
class Page<A> {
  readonly actions: readonly A[];
  readonly openly: readonly string[];
  readonly odds: Float64Array;
  readonly visits: Int32Array;
  readonly sums: Float64Array;
  all = 0;
  sum = 0;
  constructor(actions: readonly A[], openly: readonly string[], odds: Float64Array) {
    this.actions = actions;
    this.openly = openly;
    this.odds = odds;
    this.visits = new Int32Array(actions.length);
    this.sums = new Float64Array(actions.length);
  }
  /** What has served best, and what is likely and has been tried too little for that. */
  best(curiosity: number): number {
    const { visits, sums, odds, all } = this;
    const usual = all === 0 ? 0 : this.sum / all;
    const reach = curiosity * Math.sqrt(all);
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < visits.length; at++) {
      const times = visits[at] as number;
      const score = (times === 0 ? usual : (sums[at] as number) / times) + (reach * (odds[at] as number)) / (1 + times);
      if (score > highest) {
        highest = score;
        best = at;
      }
    }
    return best;
  }
}
/** The way one playout took: on which page, and which of its actions; -1 where the page was new and playouts went on from there. */
export interface Leaf {
  readonly page: Page<unknown>;
  readonly at: number;
  readonly seat: Seat;
}

const ODDS = new Float64Array(64);
/** For the length of a decision. */
const LEGAL: never[] = [];

/** Walks on for as long as pages are known. Whatever is laid face down is decided on its owner's page, and nobody else's tells it. */
export function walkKnowing<G extends GameTypes>(
  engine: Engine<G>,
  knowing: Knowing<G>,
  state: State<G>,
  from: Moment<G["Action"]>,
  { depth, curiosity }: { readonly depth: number; readonly curiosity: number },
  rollout: (seat: Seat) => G["Action"],
  path: Leaf[],
): void {
  let moment = from;
  while (path.length < depth && state.outcome === null) {
    const frame = state.stack[state.stack.length - 1];
    if (frame === undefined || frame.order !== null) return;
    const seat = engine.nextSeat(state);
    const legal: readonly G["Action"][] = engine.legalActions(state, seat, LEGAL);
    if (legal.length === 0 || engine.composable(state, seat).length > 0) return;
    if (legal.length === 1) {
      engine.perform(state, seat, legal[0] as G["Action"]);
      continue;
    }
    const key = `${frame.step}/${seat}/${knowing.secret(state, seat)}`;
    const page = moment.pages.get(key);
    if (page === undefined) {
      const fresh = pageFor(knowing, state, seat, legal);
      if (fresh === null) {
        engine.perform(state, seat, rollout(seat));
        continue;
      }
      moment.pages.set(key, fresh);
      path.push({ page: fresh, at: -1, seat });
      return;
    }
    const at = page.best(curiosity);
    path.push({ page, at, seat });
    moment = moment.after(page.openly[at] as string);
    engine.perform(state, seat, page.actions[at] as G["Action"]);
  }
}
function pageFor<G extends GameTypes>(
  knowing: Knowing<G>,
  state: State<G>,
  seat: Seat,
  legal: readonly G["Action"][],
): Page<G["Action"]> | null {
  const actions = [...legal];
  if (!knowing.odds(state, seat, actions, ODDS)) return null;
  const odds = Float64Array.from(actions, (_, at) => (1 - EVEN_SHARE) * (ODDS[at] as number) + EVEN_SHARE / actions.length);
  return new Page(
    actions,
    actions.map((action) => knowing.openly(action)),
    odds,
  );
}
export function rememberKnowing(path: readonly Leaf[], chances: Float64Array): void {
  for (const { page, at, seat } of path) {
    const chance = chances[seat] as number;
    page.all++;
    page.sum += chance;
    if (at < 0) continue;
    page.visits[at] = (page.visits[at] as number) + 1;
    page.sums[at] = (page.sums[at] as number) + chance;
  }
}
