import type { Engine, GameTypes } from "@stormakt/kernel";
import type { Bot, Report } from "./bot.ts";
import { mustBeView } from "./bot.ts";
import { allActions, looks } from "./candidates.ts";
import { Judgement } from "./judgement.ts";
import type { Effort, Mind, SearchLevel } from "./mind.ts";
import { imagineWorld, Playouts } from "./playout.ts";
import { search } from "./search.ts";

/** The levels a person may play against, weakest first. */
export const LEVELS = ["easy", "normal", "hard", "champion"] as const;
export type Level = (typeof LEVELS)[number];

interface OneStep {
  readonly worlds: number;
  readonly proposals: number;
  /** At most so many actions are looked at. */
  readonly most: number;
  /** Any action may be taken that looks no worse than this share below the best. 0: careful, and looks as far as the mind says such a look goes. */
  readonly careless: number;
}
const EASY: OneStep = { worlds: 1, proposals: 4, most: 24, careless: 0.15 };
const NORMAL: OneStep = { worlds: 6, proposals: 8, most: 60, careless: 0 };

/** Looks one step ahead with a learned value. Somebody careless takes any of the actions that look nearly as good as the best. */
export function oneStepBot<G extends GameTypes>(
  engine: Engine<G>,
  mind: Mind<G>,
  level: "easy" | "normal",
  judgement = new Judgement(mind),
): Bot<G> {
  const playouts = new Playouts(engine, judgement);
  const { worlds: usual, proposals, most: mostActions, careless } = level === "easy" ? EASY : NORMAL;
  return {
    name: level,
    choose(view, seat, legal, { chance, worlds: most = usual, enough = () => false }) {
      mustBeView(view);
      const worlds = Array.from({ length: Math.min(usual, most) }, () => imagineWorld(engine, mind, view, seat, chance));
      const [first] = worlds;
      if (first === undefined) throw new Error("no world was imagined");
      const actions = allActions(engine, mind, first, seat, legal, chance, proposals);
      if (actions.length > mostActions) {
        chance.shuffle(actions);
        actions.length = mostActions;
      }
      const [only] = actions;
      if (only === undefined) throw new Error(`seat ${seat} has no legal action`);
      if (actions.length === 1) return only;
      const stakes = mind.stakes?.(first, seat, false) ?? null;
      const scores = looks(playouts, worlds, seat, actions, enough, stakes, careless === 0 ? mind.foresight?.(first) : 0);
      const best = Math.max(...scores);
      const slack = careless === 0 ? 0 : Math.max(careless * Math.abs(best), mind.slack ?? 0);
      const least = best - slack - 1e-12;
      return chance.pick(actions.filter((_, at) => (scores[at] as number) >= least));
    },
  };
}

/** Searches. With nothing but a share of its usual effort it is the same player, only hastier. */
export function searchBot<G extends GameTypes>(
  engine: Engine<G>,
  mind: Mind<G>,
  level: SearchLevel,
  judgement = new Judgement(mind),
): Bot<G> {
  const playouts = new Playouts(engine, judgement);
  return {
    name: level,
    *ponder(view, seat, legal, budget): Generator<void, Report<G>> {
      mustBeView(view);
      const state = engine.determinise(view, seat, budget.chance);
      const share = budget.share ?? (budget.patient === true ? (mind.patience?.[level] ?? 1) : 1);
      return yield* search(playouts, view, seat, legal, sharedOut(mind.effort(level, state), share), budget);
    },
    choose(view, seat, legal, budget) {
      const pondering = this.ponder?.(view, seat, legal, budget);
      for (let step = pondering?.next(); step !== undefined; step = pondering?.next()) if (step.done === true) return step.value.action;
      throw new Error("the search came to no end");
    },
  };
}
const sharedOut = (effort: Effort, share: number): Effort => ({
  ...effort,
  iterations: Math.max(8, Math.round(effort.iterations * share)),
});
