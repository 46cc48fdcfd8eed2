import type { Edition, Pattern, Position, Seat } from "@stormakt/kernel";
import type { ActionPattern, StandingOrder } from "@stormakt/protocol";

/** Whether a seat's standing orders pass in the window that is open. What they look at is the seat's own to know. */
export function passes(edition: Edition, state: Position, seat: Seat, orders: readonly StandingOrder[]): boolean {
  const waits = edition.waitsFor(state);
  const meant = waits === null ? [] : orders.filter((order) => isMeant(order, waits.step));
  if (meant.length === 0 || meant.some(({ stop }) => stop === true)) return false;
  const isAbout = names(waits?.memory, seat);
  return meant.some(
    ({ others, except }) => !(others === true && isAbout) && !(except !== undefined && allowsAny(edition, state, seat, except)),
  );
}
const isMeant = ({ step }: StandingOrder, asked: string | null): boolean => step === asked || step === "*";
/** Games name whom a window is about as `seat` in its memory, and at whom something is aimed as `target`. */
function names(memory: unknown, wanted: Seat): boolean {
  const { seat, target } = (memory ?? {}) as { readonly seat?: unknown; readonly target?: unknown };
  return seat === wanted || target === wanted;
}
const allowsAny = (edition: Edition, state: Position, seat: Seat, patterns: readonly ActionPattern[]): boolean =>
  patterns.length > 0 &&
  edition.choices(state, seat).some(({ action, rule }) => rule === null && patterns.some((pattern) => fits(pattern, action)));
const fits = (pattern: ActionPattern, action: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(pattern).every(([field, wanted]) =>
    Array.isArray(wanted) ? (wanted as unknown[]).includes(action[field]) : wanted === action[field],
  );

/** An order has passed: those that were given for so many times have one time less. */
export const afterPass = (orders: readonly StandingOrder[], step: string | null): StandingOrder[] =>
  orders.flatMap((order) => (order.stop !== true && isMeant(order, step) ? onceLess(order) : [order]));
/** The seat has answered for itself: what stopped it has done so. */
export const afterAnswer = (orders: readonly StandingOrder[], step: string | null): StandingOrder[] =>
  orders.flatMap((order) => (order.stop === true && isMeant(order, step) ? onceLess(order) : [order]));
const onceLess = (order: StandingOrder): StandingOrder[] =>
  order.times === null ? [order] : order.times > 1 ? [{ ...order, times: order.times - 1 }] : [];

/** Orders as a journal of the edition's format keeps them, and as clients are told of them. */
export const keepOrders = (edition: Edition, orders: readonly StandingOrder[]): StandingOrder[] =>
  orders.map((order) => withPatterns(order, (pattern) => edition.keepPattern(pattern)));
export const tellOrders = (edition: Edition, kept: readonly StandingOrder[]): StandingOrder[] =>
  kept.map((order) => withPatterns(order, (pattern) => edition.tellPattern(pattern)));
const withPatterns = (order: StandingOrder, translate: (pattern: Pattern) => Pattern): StandingOrder =>
  order.except === undefined ? order : { ...order, except: order.except.map((pattern) => translate(pattern) as ActionPattern) };
