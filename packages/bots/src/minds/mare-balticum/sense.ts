/** What is not to be thought of, and where playouts keep time. */
import type { Seat, State } from "@stormakt/kernel";
import type { Action, MareBalticum } from "@stormakt/mare-balticum";
import { ARMY, anyEnemies, enemiesAt, FARM, FLEET, facing, producingForce } from "@stormakt/mare-balticum";

const NEVER = Number.NEGATIVE_INFINITY;
/** Hardly ever right, and tempting now and then to somebody who sees only a few turns ahead. */
const UNTHINKABLE: ReadonlySet<Action["kind"]> = new Set([
  "desert",
  "discardGood",
  "discardSold",
  "generate",
  "generateNoMore",
  "takeGold",
  "takeGood",
  "takeNoMore",
]);

export function prior({ table }: Readonly<State<MareBalticum>>, _seat: Seat, action: Action): number {
  if (UNTHINKABLE.has(action.kind)) return NEVER;
  if (action.kind !== "moveFarmer") return 0;
  // A farmer leaves where it earns nothing, or where enemies come.
  const { from } = action;
  if (producingForce(table, from) !== FARM || anyEnemies(table, from)) return 0;
  const other = facing(from);
  return enemiesAt(table, other, ARMY) + enemiesAt(table, other, FLEET) > 3 ? 0 : NEVER;
}

/** With every phase, and every line that has its turn in it. */
export function beat({ table, stack }: Readonly<State<MareBalticum>>): number {
  const phase = stack[1];
  const { done } = (phase?.memory ?? {}) as { done?: number };
  return (table.turn * 64 + (phase?.step ?? 0)) * 8 + (done ?? 0);
}
