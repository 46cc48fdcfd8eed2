/** Actions described by a few numbers each, their aspects. The order of these is the order of the weights, decision by decision. */
import type { Seat, State } from "@stormakt/kernel";
import type { Action, VasaRegalis } from "@stormakt/vasa-regalis";
import type { Desk } from "./desk.ts";
import { ASPECTS, log } from "./desk.ts";
import type { Table } from "./holdings.ts";
import { inHand, inSupply, isBuilt, onShip, owned } from "./holdings.ts";
import { describeRole } from "./roles.ts";

/** Decisions that have weights of their own. */
export const DECISIONS = ["role", "procure", "exchange", "replace", "order", "obey", "call", "place"] as const;
const ROLE = 0;
export const PROCURE = 1;
const EXCHANGE = 2;
/** From here on, and for the Admiral's and the King's roles, chances of winning are weighed up. */
const REPLACE = 3;
const ORDER = 4;
const OBEY = 5;
const CALL = 6;
const PLACE = 7;
const DECISION_OF: Readonly<Partial<Record<Action["kind"], number>>> = {
  takeRole: ROLE,
  procureAny: PROCURE,
  exchange: EXCHANGE,
  stopExchanging: EXCHANGE,
  replace: REPLACE,
  declineReplacing: REPLACE,
  order: ORDER,
  declineOrder: ORDER,
  obey: OBEY,
  callBuilding: CALL,
  pickBuilding: CALL,
  passBuilding: CALL,
  place: PLACE,
};
/** -1 for what is done without weights: looking, and trading. */
export const decisionOf = (action: Action): number => DECISION_OF[action.kind] ?? -1;

/** What is being built, or handled on the King's order. */
export function goodInQuestion({ table, stack }: Readonly<State<VasaRegalis>>): number {
  if (table.building >= 0) return table.building;
  const memory: { readonly good?: number } = stack[stack.length - 1]?.memory ?? {};
  return memory.good ?? 0;
}

/** Rows of aspects, one for each action of the seat; all of them answers to one question, about this good where it is about one. */
export function describe(desk: Desk, table: Table, seat: Seat, actions: readonly Action[], good: number): void {
  const decision = decisionOf(actions[0] as Action);
  desk.sitDown(table, seat, actions.length);
  if (decision >= REPLACE || (decision === ROLE && desk.outlook.left < 4)) desk.weighUp();
  if (decision === PLACE) {
    desk.othersPlace(good);
    desk.outlook.weigh(good);
  }
  if (decision === ROLE) describeRoles(desk, actions);
  else if (decision === PROCURE) describeProcuring(desk, actions);
  else if (decision === EXCHANGE) describeExchanges(desk, actions);
  else if (decision === REPLACE) describeReplacements(desk, actions);
  else if (decision === ORDER) describeOrders(desk, actions);
  else if (decision === CALL) describeBuildings(desk, actions);
  else describeLaying(desk, actions, good);
}
// A walk of its own for each decision: what is read of actions of one shape is read at once.
function describeRoles(desk: Desk, actions: readonly Action[]): void {
  for (let nth = 0; nth < actions.length; nth++) {
    const action = actions[nth] as Action;
    if (action.kind === "takeRole") describeRole(desk, action.role, nth * ASPECTS);
  }
}
function describeProcuring(desk: Desk, actions: readonly Action[]): void {
  for (let nth = 0; nth < actions.length; nth++) {
    const action = actions[nth] as Action;
    if (action.kind === "procureAny") procure(desk, action.good, nth * ASPECTS);
    else desk.rows[nth * ASPECTS] = 1;
  }
}
function describeExchanges(desk: Desk, actions: readonly Action[]): void {
  for (let nth = 0; nth < actions.length; nth++) {
    const action = actions[nth] as Action;
    if (action.kind === "exchange") exchange(desk, action.good, action.oneAnd, nth * ASPECTS);
    else desk.rows[nth * ASPECTS] = 1;
  }
}
function describeReplacements(desk: Desk, actions: readonly Action[]): void {
  for (let nth = 0; nth < actions.length; nth++) {
    const action = actions[nth] as Action;
    if (action.kind === "replace") replace(desk, action.good, action.value, nth * ASPECTS);
    else desk.rows[nth * ASPECTS] = 1;
  }
}
function describeOrders(desk: Desk, actions: readonly Action[]): void {
  for (let nth = 0; nth < actions.length; nth++) {
    const action = actions[nth] as Action;
    if (action.kind === "order") order(desk, action.target, action.good, nth * ASPECTS);
    else desk.rows[nth * ASPECTS] = 1;
  }
}
function describeBuildings(desk: Desk, actions: readonly Action[]): void {
  const { rows, table, outlook } = desk;
  for (let nth = 0; nth < actions.length; nth++) {
    const action = actions[nth] as Action;
    const at = nth * ASPECTS;
    if (action.kind === "callBuilding" || action.kind === "pickBuilding") build(desk, action.good, at);
    else if (action.kind === "passBuilding") {
      rows[at] = 1;
      rows[at + 10] = table.roundsSinceBuild;
      rows[at + 11] = outlook.left - 1;
    }
  }
}
function describeLaying(desk: Desk, actions: readonly Action[], good: number): void {
  for (let nth = 0; nth < actions.length; nth++) {
    const action = actions[nth] as Action;
    if (action.kind === "place") place(desk, good, action.value, nth * ASPECTS);
    else if (action.kind === "obey") obey(desk, good, action.value, nth * ASPECTS);
  }
}

/** Gain; gain if it fails; built; last one in stock; ones in hand; makes a pair for a three; for a two; has a three; likely to fail. */
function procure(desk: Desk, good: number, at: number): void {
  const { rows, table, seat, outlook } = desk;
  const gain = desk.gain(seat, good, 1, 0, 0);
  rows[at] = gain;
  rows[at + 1] = gain * (outlook.fails[good] as number);
  if (isBuilt(table, good)) rows[at + 2] = 1;
  if (inSupply(table, good, 1) === 1) rows[at + 3] = 1;
  rows[at + 4] = inHand(table, seat, good, 1);
  if (inHand(table, seat, good, 1) === 0 && inHand(table, seat, good, 2) > 0) rows[at + 5] = 1;
  if (inHand(table, seat, good, 1) === 1 && inHand(table, seat, good, 2) === 0) rows[at + 6] = 1;
  if (inHand(table, seat, good, 3) > 0) rows[at + 7] = 1;
  rows[at + 8] = outlook.fails[good] as number;
}
/** Stop; gain; gain if it fails; makes a three; built; both; forces a building; has a three; ends without ones; first three in play; mends a failing part. */
function exchange(desk: Desk, good: number, oneAnd: number, at: number): void {
  const { rows, table, seat, outlook } = desk;
  const three = oneAnd === 2;
  const gain = three ? desk.gain(seat, good, -1, -1, 1) : desk.gain(seat, good, -2, 1, 0);
  rows[at + 1] = gain;
  rows[at + 2] = gain * (outlook.fails[good] as number);
  if (three) rows[at + 3] = 1;
  if (isBuilt(table, good)) {
    rows[at + 4] = 1;
    if (three) rows[at + 5] = 1;
    if (three && onShip(table, seat, good) < 3) rows[at + 10] = outlook.fails[good] as number;
  } else {
    if (three && inSupply(table, good, 3) === 1) rows[at + 6] = 1;
    if (inHand(table, seat, good, 3) > 0) rows[at + 7] = 1;
    if (!three && inHand(table, seat, good, 1) === 2) rows[at + 8] = 1;
    if (three && inSupply(table, good, 3) === table.seats) rows[at + 9] = 1;
  }
}

/** Decline; fake; chance gained in nats; chance gained; lays a three; on a part likely to fail; takes one off such a part; the same value. */
function replace(desk: Desk, good: number, value: number, at: number): void {
  const { rows, table, seat, outlook } = desk;
  if (value === 0) {
    rows[at + 1] = 1;
    return;
  }
  const placed = onShip(table, seat, good);
  if (value === placed) {
    rows[at + 7] = 1;
    return;
  }
  const after = desk.chanceIf(seat, good, value);
  rows[at + 2] = log(after) - desk.logNow;
  rows[at + 3] = after - desk.now;
  if (value === 3) {
    rows[at + 4] = 1;
    rows[at + 5] = outlook.fails[good] as number;
  }
  if (placed === 3) rows[at + 6] = outlook.fails[good] as number;
}
/** Decline; surely void; chance gained in nats; chance gained; a three dislodged from a failing part; the only one. */
function order(desk: Desk, target: Seat, good: number, at: number): void {
  const { rows, table, seat, outlook } = desk;
  const a = owned(table, seat, target, good, 1);
  const b = owned(table, seat, target, good, 2);
  const c = owned(table, seat, target, good, 3);
  const three = outlook.three[target * 4 + good] as number;
  const fails = outlook.fails[good] as number;
  if (a + b + c <= 1) {
    rows[at + 1] = 1;
    return;
  }
  // What lies there now is least likely what will lie there then.
  let after = 0;
  let all = 0;
  for (let value = 1; value <= 3; value++) {
    const count = value === 1 ? a : value === 2 ? b : c;
    const there =
      value === 1
        ? (outlook.one[target * 4 + good] as number)
        : value === 3
          ? three
          : 1 - three - (outlook.one[target * 4 + good] as number);
    const likely = Math.max(0, Math.min(1, count - there));
    if (likely <= 0.01) continue;
    after += likely * desk.chanceIf(target, good, value);
    all += likely;
  }
  if (all > 0) {
    rows[at + 2] = log(after / all) - desk.logNow;
    rows[at + 3] = after / all - desk.now;
  }
  rows[at + 4] = three * fails;
  rows[at + 5] = three * fails * (c <= 1 ? 1 : 0);
}
/** -; chance in nats; chance; lays a three; on a failing part; lays a one; on a failing part. */
function obey(desk: Desk, good: number, value: number, at: number): void {
  const { rows, outlook } = desk;
  const after = desk.chanceIf(desk.seat, good, value);
  rows[at + 1] = log(after);
  rows[at + 2] = after;
  if (value === 3) {
    rows[at + 3] = 1;
    rows[at + 4] = outlook.fails[good] as number;
  } else if (value === 1) {
    rows[at + 5] = 1;
    rows[at + 6] = outlook.fails[good] as number;
  }
}

/** Pass; chance gained in nats; chance gained; has a three; alone; others have; others have pairs; only others have; has a pair; last part; patience; parts left. */
function build(desk: Desk, good: number, at: number): void {
  const { rows, table, seat, outlook } = desk;
  desk.othersPlace(good);
  let best = 0;
  for (let value = 1; value <= 3; value++)
    if (inHand(table, seat, good, value) > 0) best = Math.max(best, desk.chanceIf(seat, good, value));
  outlook.look(table, seat);
  rows[at + 1] = log(best) - desk.logNow;
  rows[at + 2] = best - desk.now;
  const own = inHand(table, seat, good, 3) > 0 ? 1 : 0;
  let others = 0;
  let ripe = 0;
  for (let other = 0; other < table.seats; other++) {
    if (other === seat) continue;
    if (owned(table, seat, other, good, 3) > 0) others++;
    else if (owned(table, seat, other, good, 1) > 0 && owned(table, seat, other, good, 2) > 0) ripe++;
  }
  if (own === 1) {
    rows[at + 3] = 1;
    rows[at + 4] = others === 0 ? 1 : 0;
    rows[at + 5] = others / (table.seats - 1);
    rows[at + 6] = ripe / (table.seats - 1);
  } else {
    rows[at + 7] = others / (table.seats - 1);
    rows[at + 8] = inHand(table, seat, good, 1) > 0 && inHand(table, seat, good, 2) > 0 ? 1 : 0;
  }
  if (outlook.left === 1) rows[at + 9] = log(best);
}
/** Chance in nats; chance; in nats on the last part; lays a three, which fails, of several, last, as caller; lays a one, likewise. */
function place(desk: Desk, good: number, value: number, at: number): void {
  const { rows, table, seat, outlook } = desk;
  const fails = outlook.fails[good] as number;
  const after = desk.chanceIf(seat, good, value);
  rows[at] = log(after);
  rows[at + 1] = after;
  const last = outlook.left === 1 ? 1 : 0;
  rows[at + 2] = last * rows[at];
  if (value === 3) {
    rows[at + 3] = 1;
    rows[at + 4] = fails;
    rows[at + 5] = inHand(table, seat, good, 3) > 1 ? 1 : 0;
    rows[at + 6] = last;
    rows[at + 7] = seat === table.caller ? 1 : 0;
  } else if (value === 1) {
    rows[at + 8] = 1;
    rows[at + 9] = fails;
    rows[at + 10] = last;
    rows[at + 11] = seat === table.caller ? 1 : 0;
  }
}
