import type { Chance, Engine, GameTypes, Seat, State } from "@stormakt/kernel";
import type { Bot } from "./bot.ts";
import { mustBeView } from "./bot.ts";
import { distinct } from "./candidates.ts";
import type { Taste } from "./contract.ts";
import { playAndSettle } from "./worlds.ts";

const WORLDS = 4;
const ACTIONS = 36;
/** How many actions of the kinds that cannot be listed are thought of. */
const PROPOSALS = 12;

/** Takes what looks best one step ahead, to the game's taste, over a few imagined worlds. */
export function greedyBot<G extends GameTypes>(engine: Engine<G>, taste: Taste<G>): Bot<G> {
  return {
    name: "greedy",
    choose(view, seat, legal, { chance, worlds: howMany = WORLDS, actions: most = ACTIONS }) {
      mustBeView(view);
      const worlds = Array.from({ length: Math.max(1, howMany) }, () => engine.determinise(view, seat, chance));
      const [first] = worlds as [State<G>, ...State<G>[]];
      let actions = [...legal, ...composed(engine, taste, first, seat, chance)];
      if (actions.length === 0) throw new Error(`seat ${seat} has no legal action`);
      if (actions.length === 1 && actions[0] !== undefined) return actions[0];
      if (actions.length > most) actions = mostPromising(taste, first, seat, actions, most, chance);
      let best = Number.NEGATIVE_INFINITY;
      let equal: G["Action"][] = [];
      for (const action of actions) {
        let sum = 0;
        for (const world of worlds) sum += worth(engine, taste, world, seat, action, chance);
        if (sum > best + 1e-12) {
          best = sum;
          equal = [action];
        } else if (sum >= best - 1e-12) equal.push(action);
      }
      return chance.pick(equal);
    },
  };
}

/** What it looks like after the action, in a copy of that world. */
function worth<G extends GameTypes>(
  engine: Engine<G>,
  taste: Taste<G>,
  world: State<G>,
  seat: Seat,
  action: G["Action"],
  chance: Chance,
): number {
  const promise = taste.prior?.(world, seat, action) ?? 0;
  const after = engine.copy(world);
  playAndSettle(engine, after, seat, action, chance);
  return promise + (after.outcome === null ? taste.value(after, seat) : share(after.outcome.places[0] ?? [], seat));
}
const share = (winners: readonly Seat[], seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** Actions of the kinds too large to list: what the game's taste proposes, else what the game samples. */
function composed<G extends GameTypes>(engine: Engine<G>, taste: Taste<G>, world: State<G>, seat: Seat, chance: Chance): G["Action"][] {
  const kinds = engine.composable(world, seat);
  if (kinds.length === 0) return [];
  const proposed = taste.propose?.(world, seat, chance, PROPOSALS) ?? [];
  const legal = proposed.filter((action) => kinds.includes(action.kind) && engine.judge(world, seat, action).legal);
  if (legal.length > 0) return distinct(legal);
  const drawn: G["Action"][] = [];
  for (let draw = 0; draw < 2 * PROPOSALS; draw++) {
    const action = engine.sampleAction(world, seat, chance);
    if (action !== null && kinds.includes(action.kind)) drawn.push(action);
  }
  return distinct(drawn).slice(0, PROPOSALS);
}

/** Too many to try: those that promise most, ties and all else by lot. */
function mostPromising<G extends GameTypes>(
  taste: Taste<G>,
  world: State<G>,
  seat: Seat,
  actions: readonly G["Action"][],
  most: number,
  chance: Chance,
): G["Action"][] {
  const ranked = actions.map((action) => ({ action, promise: taste.prior?.(world, seat, action) ?? 0 }));
  chance.shuffle(ranked);
  ranked.sort((a, b) => b.promise - a.promise);
  return ranked.slice(0, most).map(({ action }) => action);
}
