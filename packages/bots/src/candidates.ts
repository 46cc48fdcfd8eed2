import type { Chance, Engine, GameTypes, Seat, State } from "@stormakt/kernel";
import { canonical } from "@stormakt/kernel";
import type { Mind, Stakes } from "./mind.ts";
import { worthOf } from "./mind.ts";
import type { Playouts } from "./playout.ts";

/** All actions that can be listed, and some of the kinds that cannot. */
export function allActions<G extends GameTypes>(
  engine: Engine<G>,
  mind: Mind<G>,
  world: State<G>,
  seat: Seat,
  legal: readonly G["Action"][],
  chance: Chance,
  proposals: number,
): G["Action"][] {
  const kinds = engine.composable(world, seat);
  if (kinds.length === 0) return thoughtOf(mind, world, seat, legal);
  const proposed = mind.propose?.(engine, world, seat, chance, proposals) ?? [];
  const allowed = proposed.filter((action) => kinds.includes(action.kind) && engine.judge(world, seat, action).legal);
  if (allowed.length === 0)
    for (let draw = 0; draw < proposals; draw++) {
      const action = engine.sampleAction(world, seat, chance);
      if (action !== null && kinds.includes(action.kind)) allowed.push(action);
    }
  return thoughtOf(mind, world, seat, [...legal, ...distinct(allowed)]);
}
/** Without those the mind would not think of, unless there are no others. */
function thoughtOf<G extends GameTypes>(mind: Mind<G>, world: State<G>, seat: Seat, actions: readonly G["Action"][]): G["Action"][] {
  const left = actions.filter((action) => mind.prior?.(world, seat, action) !== Number.NEGATIVE_INFINITY);
  return left.length > 0 ? left : [...actions];
}
export const distinct = <A>(actions: readonly A[]): A[] => [...new Map(actions.map((action) => [canonical(action), action])).values()];

/**
 * How good each action looks one step ahead, over all of those worlds: the chances of winning the seat has a stake in, the game's own prior,
 * and what the seat likes. `ticks`: so far by the clock all play on as they do in playouts before it is judged; 0: only what the action
 * leaves open is settled.
 */
export function looks<G extends GameTypes>(
  playouts: Playouts<G>,
  worlds: readonly State<G>[],
  seat: Seat,
  actions: readonly G["Action"][],
  enough: () => boolean,
  stakes: Stakes,
  ticks = 0,
): Float64Array {
  const looks = new Float64Array(actions.length);
  const chances = new Float64Array(16);
  for (let w = 0; w < worlds.length && !(w > 0 && enough()); w++) {
    const world = worlds[w] as State<G>;
    const until = playouts.mind.clock(world) + ticks;
    for (let at = 0; at < actions.length; at++) {
      const action = actions[at] as G["Action"];
      const promise = (playouts.mind.prior?.(world, seat, action) ?? 0) + (playouts.mind.liking?.(world, seat, action) ?? 0);
      const state = playouts.begin(world, w + 1);
      playouts.engine.perform(state, seat, action);
      if (ticks > 0) playouts.finish(state, until, chances);
      else playouts.settle(state, chances);
      looks[at] = (looks[at] as number) + (promise + worthOf(chances, seat, stakes)) / worlds.length;
    }
  }
  return looks;
}
