import type { Game, GameTypes } from "@stormakt/kernel";
import { canonical, Engine } from "@stormakt/kernel";
import { Naming } from "@stormakt/kernel/naming";
import type { Schema } from "@stormakt/kernel/shapes";
import { coveringConfigs } from "./configs.ts";
import { difference, overTheWire } from "./data.ts";
import { must, Walk } from "./walk.ts";

/** States and views are named at one move in so many, and wherever a step is met for the first time; what is on offer more often. */
const LOOK = 11;
const OFTEN = 3;
const MOST_TABLES = 40;

/** What was met while a game was named: a test may ask that every kind was. */
export interface Met {
  readonly actions: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  /** Steps under way that had notes. */
  readonly steps: ReadonlySet<string>;
}

/**
 * Everything a game writes down can be named and comes back as it was: states, the view of every seat, actions offered and made,
 * events told. `games` random games for each number of seats and choice of options, or for the tables given.
 */
export function namesComeBack<G extends GameTypes>(
  game: Game<G>,
  schema: Schema<G>,
  { configs = coveringConfigs(game, MOST_TABLES), games = 1 }: { readonly configs?: readonly G["Config"][]; readonly games?: number } = {},
): Met {
  const engine = new Engine(game);
  const naming = new Naming(schema);
  const met = { actions: new Set<string>(), events: new Set<string>(), steps: new Set<string>() };
  const same = (what: string, was: unknown, is: unknown): void =>
    must(canonical(was) === canonical(is), () => `${game.id}: ${what} came back otherwise: ${difference(was, is)}`);
  const action = (one: G["Action"]): void => {
    met.actions.add(one.kind);
    same(`the action ${one.kind}`, one, naming.placeAction(overTheWire(naming.nameAction(one))));
  };
  configs.forEach((config, table) => {
    for (let n = 0; n < games; n++) {
      const walk = new Walk(engine, config, `names/${table}/${n}`);
      for (let at = 0; ; at++) {
        const { state } = walk;
        const saved = JSON.parse(engine.save(state)) as { stack: { step: string; memory: object }[] };
        const isNew = saved.stack.some(({ step, memory }) => Object.keys(memory).length > 0 && !met.steps.has(step));
        for (const { step, memory } of saved.stack) if (Object.keys(memory).length > 0) met.steps.add(step);
        const isLookedAt = at % LOOK === 0 || walk.isOver;
        if (isNew || isLookedAt)
          same("the state", saved, JSON.parse(engine.save(naming.placeState(engine, overTheWire(naming.nameState(engine, state))))));
        if (isLookedAt) {
          for (const seat of [null, ...walk.seats]) {
            const view = engine.view(state, seat);
            same(`the view of ${seat}`, view, naming.placeView(overTheWire(naming.nameView(view))));
          }
        }
        if (at % OFTEN === 0)
          for (const seat of engine.waitsFor(state)) for (const choice of engine.choices(state, seat)) action(choice.action);
        const taken = walk.step();
        if (taken === null) break;
        action(taken.action);
        for (const { event, audience } of taken.receipt.told)
          for (const one of audience?.others === undefined ? [event] : [event, audience.others]) {
            met.events.add(one.kind);
            same(`the event ${one.kind}`, one, naming.placeEvent(overTheWire(naming.nameEvent(one))));
          }
      }
    }
  });
  return met;
}
