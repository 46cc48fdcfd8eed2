import type { GameTypes, Seat } from "@stormakt/kernel";
import { copyPlain } from "@stormakt/kernel";
import * as fc from "fast-check";
import type { Position } from "./positions.ts";

const VALUES: readonly unknown[] = [
  -1,
  0,
  1,
  2,
  1.5,
  1e9,
  -2147483648,
  null,
  true,
  "",
  "0",
  "wood",
  [],
  {},
  [0],
  [null],
  { kind: "pass" },
  "__proto__",
];
const junk = fc.jsonValue({ maxDepth: 3 });

/** What somebody might send who does not mean well: real actions with something changed, real kinds with nonsense in them, and nonsense. */
export function* garbageFor<G extends GameTypes>({ engine, state, chance }: Position<G>, seat: Seat): Generator {
  const known: G["Action"][] = engine.choices(state, seat).map(({ action }) => action);
  const sampled = engine.sampleAction(state, seat, chance);
  if (sampled !== null) known.push(sampled);
  for (let draw = 0; draw < Math.min(8, known.length); draw++) yield changed(chance.pick(known), chance);
  if (sampled !== null) for (let draw = 0; draw < 4; draw++) yield changed(changed(sampled, chance), chance);
  for (const kind of new Set([...known.map((action) => action.kind), ...engine.composable(state, seat)])) {
    yield { kind };
    yield { ...(fc.sample(fc.dictionary(fc.string(), junk), { numRuns: 1, seed: chance.below(0x7fffffff) })[0] as object), kind };
  }
  yield* fc.sample(junk, { numRuns: 4, seed: chance.below(0x7fffffff) });
  yield* [null, [], "pass", { kind: null }, { kind: "toString" }, { kind: "constructor" }, { kind: "__proto__" }, { kind: ["pass"] }];
}

/** The same data with one place changed: a value exchanged, a field gone or added, a list longer or shorter. */
function changed(value: unknown, chance: Position<GameTypes>["chance"]): unknown {
  if (typeof value !== "object" || value === null)
    return typeof value === "number" && chance.below(2) === 0 ? value + chance.pick([-1, 1, 7]) : chance.pick(VALUES);
  const made = copyPlain(value) as Record<string, unknown>;
  const keys = Object.keys(made).filter((key) => key !== "kind");
  const roll = chance.below(5);
  if (Array.isArray(value) && roll === 0) return [...(value as unknown[]), chance.pick(value.length > 0 ? (value as unknown[]) : VALUES)];
  if (Array.isArray(value) && roll === 1) return (value as unknown[]).slice(0, -1);
  if (keys.length === 0 || roll === 2) {
    if (!Array.isArray(value)) made["extra"] = chance.pick(VALUES);
    return made;
  }
  const key = chance.pick(keys);
  if (roll === 3 && !Array.isArray(value)) delete made[key];
  else made[key] = changed(made[key], chance);
  return made;
}
