import type { Engine, GameTypes, Seat, State } from "@stormakt/kernel";
import type { ActionPattern, StandingOrder } from "@stormakt/protocol";

/** Whether a seat's standing orders pass in the window that is open. What they look at is the seat's own to know. */
export function passes(engine: Engine<GameTypes>, state: State<GameTypes>, seat: Seat, orders: readonly StandingOrder[]): boolean {
  const step = engine.stepOf(state);
  const meant = orders.filter((order) => isMeant(order, step));
  if (meant.length === 0 || meant.some(({ stop }) => stop === true)) return false;
  const isAbout = names(state.stack.at(-1)?.memory, seat);
  return meant.some(
    ({ others, except }) => !(others === true && isAbout) && !(except !== undefined && allowsAny(engine, state, seat, except)),
  );
}
const isMeant = ({ step }: StandingOrder, asked: string | null): boolean => step === asked || step === "*";
/** Games name whom a window is about as `seat` in its memory, and at whom something is aimed as `target`. */
function names(memory: object | undefined, wanted: Seat): boolean {
  const { seat, target } = (memory ?? {}) as { readonly seat?: unknown; readonly target?: unknown };
  return seat === wanted || target === wanted;
}
const allowsAny = (engine: Engine<GameTypes>, state: State<GameTypes>, seat: Seat, patterns: readonly ActionPattern[]): boolean =>
  patterns.length > 0 &&
  engine.choices(state, seat).some(({ action, verdict }) => verdict.legal && patterns.some((pattern) => fits(pattern, action)));
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
