/**
 * What minds and tastes make of positions is written down, place by place, in written-down/. Tastes are yardsticks and never change; a mind
 * that judges otherwise is another player, whose strength is to be measured anew. Where that is meant: vitest run -u packages/bots/test/written-down.
 */
import type { GameTypes, Seat, State } from "@stormakt/kernel";
import { canonical, Engine, everyConfig, fastDice, hash, usualConfig } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { mindOf, tasteOf } from "../../src/index.ts";
import { Judgement } from "../../src/judgement.ts";

/** Six digits: the last ones differ from machine to machine. */
const said = (value: unknown): unknown => (typeof value === "number" ? Number(value.toPrecision(6)) : value);
const short = (value: unknown): string => hash(JSON.stringify(value, (_key, held) => said(held))).slice(0, 8);
/** Every so many positions one is looked at; those at the same step of one game are summed up. */
const STRIDE = 7;
const ACTIONS = 12;

export async function writtenDown<G extends GameTypes>(id: string): Promise<string> {
  const game = await gameCalled(id);
  const engine = new Engine<G>(game as never);
  const [mind, taste] = [(await mindOf<G>(id))!, (await tasteOf<G>(id))!];
  const judgement = new Judgement(mind);
  const lines: string[] = [];
  const look = (state: State<G>, seat: Seat, seed: string): Record<string, unknown> => {
    const seats = mind.seatsOf(state);
    const rows = new Float64Array((seats + (mind.nobody ? 1 : 0)) * mind.features.length);
    mind.measure(state, rows);
    const chances = new Float64Array(seats);
    judgement.judge(state, chances);
    const legal = engine.legalActions(state, seat).slice(0, ACTIONS);
    const proposed = mind.propose?.(engine, engine.copy(state), seat, fastDice(seed), 4) ?? [];
    const actions = [...legal, ...proposed];
    const varied = proposed.map((action) => mind.vary?.(engine, engine.copy(state), seat, action, fastDice(seed)) ?? null);
    const believed = engine.determinise(engine.view(state, seat), seat, fastDice(seed));
    mind.believe?.(engine, believed, seat, fastDice(seed));
    return {
      measures: [...rows],
      judges: [...chances],
      parts: [...judgement.parts(state, seat)],
      when: [mind.phaseOf(state), mind.clock(state), mind.beat?.(state) ?? null, mind.isHalfDone?.(state) ?? null],
      spends: [mind.effort("hard", state), mind.effort("champion", state)],
      prior: actions.map((action) => mind.prior?.(state, seat, action) ?? null),
      proposes: [proposed, varied],
      plays: mind.rollout(engine, engine.copy(state), seat, fastDice(seed)),
      believes: canonical(believed.table),
      tastes: [...Array(seats).keys()].map((one) => taste.value(state, one)),
      tastesPrior: actions.map((action) => taste.prior?.(state, seat, action) ?? null),
      tastesProposes: taste.propose?.(state, seat, fastDice(seed), 4) ?? null,
    };
  };
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const configs = everyConfig(game, seats);
    // The usual game as minds play it, and one with other options as it may come.
    for (const [nth, config] of [usualConfig(game, { seats }), configs.at(-1)!].entries()) {
      const seen = new Map<string, Map<string, unknown[]>>();
      const dice = fastDice(`${id} ${seats} ${nth}`);
      const state = engine.begin(config, `${id} ${seats} ${nth}`);
      for (let move = 0; state.outcome === null; move++) {
        const seat = engine.nextSeat(state);
        const imagined = engine.determinise(engine.view(state, seat), seat, dice);
        const step = engine.stepOf(state) ?? "";
        if (move % STRIDE === 0 || !seen.has(step)) {
          const here = seen.get(step) ?? new Map<string, unknown[]>();
          seen.set(step, here);
          for (const [part, value] of Object.entries(look(imagined, seat, `${move}`))) here.set(part, [...(here.get(part) ?? []), value]);
        }
        if (nth === 0) engine.perform(state, seat, mind.rollout(engine, imagined, seat, dice));
        else engine.playAny(state, dice);
      }
      const chances = new Float64Array(seats);
      judgement.judge(state, chances);
      for (const [step, parts] of [...seen].sort(([a], [b]) => (a < b ? -1 : 1)))
        lines.push(
          `${seats} seats, ${nth === 0 ? "usual" : "other"}, ${step}: ${[...parts].map(([part, all]) => `${part} ${short(all)}`).join(" ")}`,
        );
      lines.push(`${seats} seats, ${nth === 0 ? "usual" : "other"}, over: ${short([...chances])}`);
    }
  }
  return `${lines.join("\n")}\n`;
}
