/**
 * Quick players with insight: they move and invest by what was learned from players who look two turns ahead (docs/bots.md), and do the rest
 * as quick players do.
 */
import type { Chance, Engine, Seat, State } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import type { Action, Good, Line, MareBalticum, Seen } from "@stormakt/mare-balticum";
import { isInForce, MOBILIZATION, turnsLeft, WAR } from "@stormakt/mare-balticum";
import type { HabitsFile } from "../../habits.ts";
import { goBy } from "./habits.ts";
import { investWithInsight } from "./insight/investing.ts";
import { moveWithInsight } from "./insight/moving.ts";
import type { Blend } from "./insight/scale.ts";
import { blended } from "./insight/scale.ts";
import file from "./insight.weights.json" with { type: "json" };
import { rollout } from "./policy.ts";

export const FILE: HabitsFile = file;

type Sets = Readonly<Record<string, Blend>>;
const READ = new WeakMap<HabitsFile, Sets>();
function setsOf(from: HabitsFile): Sets {
  const read =
    READ.get(from) ?? Object.fromEntries(Object.entries(from.bySeats).map(([seats, rows]) => [seats, blended(from.names, rows)]));
  READ.set(from, read);
  return read;
}
let sets = setsOf(FILE);
/** Puts others in their place, until the function that it returns is called. */
export function lend(others: HabitsFile): () => void {
  const before = sets;
  sets = setsOf(others);
  return () => {
    sets = before;
  };
}

/** Whether a decision is one of those that are weighed. In the last turn what an investment is worth is known well enough. */
export const isWeighed = (table: Seen, step: string | null): boolean =>
  step === "investing" ? !isInForce(table, MOBILIZATION) && turnsLeft(table) > 1 : step === "moving" && !isInForce(table, WAR);

export function rolloutWithInsight(engine: Engine<MareBalticum>, state: State<MareBalticum>, seat: Seat, chance: Chance): Action {
  const blend = sets[state.table.seats];
  const step = engine.stepOf(state) ?? null;
  if (blend === undefined || !isWeighed(state.table, step)) return rollout(engine, state, seat, chance);
  return weigh(state, seat, step, blend, chance);
}
interface Memory {
  readonly line: Line;
  readonly goods: SetOf<Good>;
}
export function weigh({ table, stack }: State<MareBalticum>, seat: Seat, step: string | null, blend: Blend, chance: Chance): Action {
  const memory = stack[stack.length - 1]?.memory as Memory;
  goBy(table, seat);
  if (step === "moving") return moveWithInsight(table, memory.line, blend, chance);
  return investWithInsight(table, memory.line, memory.goods, blend, chance);
}
