/**
 * On the wire things go by name. A client that has the game's catalogue places what it hears, so that the rest of it works with the same
 * small numbers as the rules do, and names what it says. A client without one works with the names.
 */
import type { GameTypes, Naming, Outcome } from "@stormakt/kernel";
import type { Answers, Asks, Heard, RequestName } from "./messages.ts";
import type { Action, Choice, LogLine, Now, StandingOrder } from "./parts.ts";

export type WireNames = Naming<GameTypes>;
/** The names of a game; null: it goes as it stands. */
export type NamesOf = (game: string) => Promise<WireNames | null>;

/** What a former edition offers or tells and this catalogue does not know stays as it was told. */
function placed(told: Action, place: (named: Action) => { readonly kind: string }): Action {
  try {
    const made = place(told) as Action;
    TOLD.set(made, told);
    return made;
  } catch {
    UNPLACED.add(told);
    return told;
  }
}
const placeAction = (names: WireNames, action: Action): Action => placed(action, (named) => names.placeAction(named));
const placeEvent = (names: WireNames, event: Action): Action => placed(event, (named) => names.placeEvent(named));
function nameAction(names: WireNames, action: Action): Action {
  try {
    return names.nameAction(action);
  } catch {
    return action;
  }
}
/** Each event and action on offer as it was told, by name: whoever has another catalogue can read that. */
const TOLD = new WeakMap<object, Action>();
/** What this catalogue has no place for. It can be said in words of then, and offered by them; no board can show it. */
const UNPLACED = new WeakSet<object>();
export const isPlaced = (heard: object): boolean => !UNPLACED.has(heard);
export const asTold = <T extends { readonly kind: string }>(heard: T): T => (TOLD.get(heard) as T | undefined) ?? heard;

export function placeLine(names: WireNames, line: LogLine): LogLine {
  if (line.kind === "moved" || line.kind === "began") return { ...line, events: line.events.map((event) => placeEvent(names, event)) };
  if (line.kind === "finished") return { ...line, outcome: names.placeOutcome(line.outcome as Outcome | null) };
  return line;
}
export function placeNow(names: WireNames, now: Now): Now {
  const view = names.placeView(now.view, true);
  const top = view.stack.at(-1);
  const choices = now.choices.map(({ action, rule }): Choice => ({ action: placeAction(names, action), rule }));
  const prompt = now.prompt === null || top === undefined ? null : { ...now.prompt, memory: top.memory, own: top.own as Action | null };
  return { ...now, view, prompt, choices, orders: now.orders.map((order) => translateOrder(order, (one) => names.placePattern(one))) };
}
type Pattern = NonNullable<StandingOrder["except"]>[number];
const translateOrder = (order: StandingOrder, translate: (pattern: never) => object): StandingOrder =>
  order.except === undefined ? order : { ...order, except: order.except.map((pattern) => translate(pattern as never) as Pattern) };

export const placeHeard = (names: WireNames, { lines, now, ...rest }: Heard): Heard => ({
  ...rest,
  lines: lines.map((line) => placeLine(names, line)),
  ...(now === undefined ? {} : { now: placeNow(names, now) }),
});
/** What is asked, by name. */
export function nameAsked<K extends RequestName>(names: WireNames, asks: Asks<K>): Asks<K> {
  const named: Record<string, unknown> = { ...asks };
  if ("action" in asks) named["action"] = nameAction(names, asks.action);
  if ("orders" in asks)
    named["orders"] = (asks.orders as StandingOrder[]).map((order) => translateOrder(order, (one) => names.namePattern(one)));
  return named as Asks<K>;
}
/** What is answered, placed. Records stay as they are: they are for files. */
export function placeAnswer<K extends RequestName>(names: WireNames, answer: Answers<K>): Answers<K> {
  const placed: Record<string, unknown> = { ...answer };
  const { now, missed, lines, action } = answer as { now?: Now | null; missed?: LogLine[]; lines?: LogLine[]; action?: Action };
  if (now != null) placed["now"] = placeNow(names, now);
  if (missed !== undefined) placed["missed"] = missed.map((line) => placeLine(names, line));
  if (lines !== undefined && typeof lines[0] === "object") placed["lines"] = lines.map((line) => placeLine(names, line));
  if (action !== undefined) placed["action"] = placeAction(names, action);
  return placed as Answers<K>;
}
