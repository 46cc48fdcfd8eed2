/** What is not to be thought of, and where playouts keep time. */
import type { Seat, State } from "@stormakt/kernel";
import type { Action, Line, MareBalticum, Seen } from "@stormakt/mare-balticum";
import { ARMY, anyEnemies, enemiesAt, FARM, FLEET, facing, isPlayedByAnother, LINES, producingForce } from "@stormakt/mare-balticum";

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

export function prior({ table, stack }: Readonly<State<MareBalticum>>, _seat: Seat, action: Action): number {
  // Whoever plays another's line may well want less for it.
  if (UNTHINKABLE.has(action.kind)) return action.kind !== "desert" && isForAnother(table, stack) ? 0 : NEVER;
  if (action.kind !== "moveFarmer") return 0;
  // A farmer leaves where it earns nothing, or where enemies come.
  const { from } = action;
  if (producingForce(table, from) !== FARM || anyEnemies(table, from)) return 0;
  const other = facing(from);
  return enemiesAt(table, other, ARMY) + enemiesAt(table, other, FLEET) > 3 ? 0 : NEVER;
}

/** Whether the question is about a line that is not the decider's own, or about several of which one is not. */
function isForAnother(table: Seen, stack: State<MareBalticum>["stack"]): boolean {
  const { line, lines } = (stack[stack.length - 1]?.memory ?? {}) as { line?: Line; lines?: number };
  if (line !== undefined) return isPlayedByAnother(table, line);
  return LINES.some((other) => ((lines ?? 0) & (1 << other)) !== 0 && isPlayedByAnother(table, other));
}

/** With every phase, and every line that has its turn in it. */
export function beat({ table, stack }: Readonly<State<MareBalticum>>): number {
  const phase = stack[1];
  const { done } = (phase?.memory ?? {}) as { done?: number };
  return (table.turn * 64 + (phase?.step ?? 0)) * 8 + (done ?? 0);
}
