/** What is not to be thought of, and where playouts keep time. */
import type { Seat, State } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, has, isEmpty } from "@stormakt/kernel/ids";
import type { Action, Line, MareBalticum, Seen } from "@stormakt/mare-balticum";
import {
  ARMY,
  anyEnemies,
  controllerOf,
  enemiesAt,
  FARM,
  FLEET,
  facing,
  GOLD,
  GOLD_ALONE,
  GOLD_FOR_GOLD_HEX,
  goldOf,
  isPlayedByAnother,
  LABOUR,
  LINES,
  linesOnHex,
  NO_LINE,
  PLACES,
  producingForce,
  subjectAt,
  TITLE_HEXES,
  titleUnitsOf,
  turnsLeft,
  UNITS_FOR_TITLE,
} from "@stormakt/mare-balticum";
import type { Fighting } from "./war.ts";
import { mustAttack } from "./war.ts";

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

export function prior({ table, stack }: Readonly<State<MareBalticum>>, seat: Seat, action: Action): number {
  // Whoever plays another's line may well want less for it.
  if (UNTHINKABLE.has(action.kind)) return action.kind !== "desert" && isForAnother(table, stack) ? 0 : NEVER;
  if (action.kind === "playCards") return isSuicide(table, seat, stack, action.attackers.length) ? NEVER : 0;
  if (action.kind === "investInTitle") return isGift(table, stack, action) ? NEVER : 0;
  // MB-BUILD-13 What is built now sails and marches in the next turn, if there is one.
  if (action.kind === "investInBuild") return turnsLeft(table) <= 1 && !isForAnother(table, stack) ? NEVER : 0;
  if (action.kind !== "moveFarmer") return 0;
  // A farmer leaves where it earns nothing, or where enemies come.
  const { from } = action;
  if (producingForce(table, from) !== FARM || anyEnemies(table, from)) return 0;
  const other = facing(from);
  return enemiesAt(table, other, ARMY) + enemiesAt(table, other, FLEET) > 3 ? 0 : NEVER;
}

/** Nobody attacks though it is for the seat to, with subjects of its own: those of another's line a King may well want to lose. */
function isSuicide(table: Seen, seat: Seat, stack: State<MareBalticum>["stack"], attackers: number): boolean {
  if (attackers > 0) return false;
  const { province, force } = (stack[stack.length - 1]?.memory ?? {}) as Partial<Fighting>;
  if (province === undefined || force === undefined || !mustAttack(table, seat, province, force)) return false;
  return PLACES.every((place) => {
    const line = subjectAt(table, province, force, place);
    return line === NO_LINE || controllerOf(table, line) !== seat || !isPlayedByAnother(table, line);
  });
}
/**
 * Whether a unit on the last empty hex of the title deck would give somebody else a title: another line has more there than this one can
 * still come to.
 */
function isGift(table: Seen, stack: State<MareBalticum>["stack"], { hex, pay }: Extract<Action, { kind: "investInTitle" }>): boolean {
  const { line } = (stack[stack.length - 1]?.memory ?? {}) as { line?: Line };
  if (line === undefined || isPlayedByAnother(table, line)) return false;
  if (TITLE_HEXES.some((other) => isEmpty(linesOnHex(table, other)) !== (other === hex))) return false;
  let most = 0;
  for (const other of LINES)
    if (controllerOf(table, other) !== controllerOf(table, line)) most = Math.max(most, titleUnitsOf(table, other));
  const gold = goldOf(table, line) - (hex === GOLD ? GOLD_FOR_GOLD_HEX : pay === GOLD ? GOLD_ALONE : LABOUR);
  return most >= UNITS_FOR_TITLE && titleUnitsOf(table, line) + 1 + Math.max(0, gold) < most;
}

/** Whether the question is about a line that is not the decider's own, or about several of which one is not. */
function isForAnother(table: Seen, stack: State<MareBalticum>["stack"]): boolean {
  const { line, lines } = (stack[stack.length - 1]?.memory ?? {}) as { line?: Line; lines?: SetOf<Line> };
  if (line !== undefined) return isPlayedByAnother(table, line);
  return LINES.some((other) => has(lines ?? EMPTY, other) && isPlayedByAnother(table, other));
}

/** With every phase, and every line that has its turn in it. */
export function beat({ table, stack }: Readonly<State<MareBalticum>>): number {
  const phase = stack[1];
  const { done } = (phase?.memory ?? {}) as { done?: number };
  return (table.turn * 64 + (phase?.step ?? 0)) * 8 + (done ?? 0);
}
