/** What people, bots and clocks may do at a table: each gives the entries to be written, or refuses. Nothing here changes the table. */
import type { Edition, Game, GameTypes, NamedReceipt, Outcome, Position, Seat } from "@stormakt/kernel";
import { commitmentTo, Misnamed } from "@stormakt/kernel";
import type { Action, StandingOrder } from "@stormakt/protocol";
import type { Actor, Entry, EntryOf, Written } from "./entries.ts";
import { refuse } from "./failure.ts";
import type { History } from "./history.ts";
import { keepOrders } from "./orders.ts";
import { seatAt, seatEntry, seatToTake, showUp } from "./seating.ts";
import type { Table } from "./table.ts";
import { isQuietStill, isSamePoll } from "./table-asking.ts";
import type { SeatState } from "./table-memory.ts";

const mustGather = (table: Table): void => {
  if (table.memory.status !== "gathering") refuse("not-gathering", "the match has begun already");
};

/** The match begins when every seat has somebody. */
export function begin(table: Table, seats: readonly SeatState[], seed: string, at: number): Entry[] {
  const isFull = seats.every(({ persons, bot }) => persons.length > 0 || bot !== null);
  if (table.memory.status !== "gathering" || !isFull) return [];
  const digest = table.edition.digest(table.firstPosition(seed));
  return [{ kind: "began", at, seed, commitment: commitmentTo(seed), digest }];
}
/** The seats as they will be after these entries. */
function seatsAfter(table: Table, seat: Seat, change: Partial<SeatState>): SeatState[] {
  return table.seats.map((held, at) => (at === seat ? { ...held, ...change } : held));
}

export function join(
  table: Table,
  person: { id: string; name: string | null },
  wanted: Seat | undefined,
  seed: string,
  at: number,
): Entry[] {
  const seat = seatToTake(table, person.id, wanted);
  const joined = seatEntry(seat, "joined", at, { person: person.id, name: person.name });
  return [joined, ...begin(table, seatsAfter(table, seat, { persons: [person.id], bot: null, reserved: null }), seed, at)];
}
export function seatBot(table: Table, person: string, seat: Seat, level: string | null, seed: string, at: number): Entry[] {
  mustGather(table);
  if (table.memory.facts.owner !== person) refuse("not-allowed", "only the owner of the table may do this");
  if (seatAt(table, seat).persons.length > 0) refuse("not-allowed", "somebody sits there");
  if (level === null) return [seatEntry(seat, "opened", at)];
  return [seatEntry(seat, "bot", at, { bot: level }), ...begin(table, seatsAfter(table, seat, { bot: level, reserved: null }), seed, at)];
}
/** Whoever made the table calls it off. */
export function cancel(table: Table, person: string, at: number): Entry[] {
  mustGather(table);
  if (table.memory.facts.owner !== person) refuse("not-allowed", "only the owner of the table may do this");
  return [{ kind: "finished", at, because: "cancelled", outcome: null }];
}
/** Gets up. In mid-game a bot plays on, unless nobody is left. */
export function leave(table: Table, seat: Seat, standIn: string, at: number): Entry[] {
  // Who has played is written down with the result: nobody gets up from a match that is lost already.
  if (table.memory.status === "finished") refuse("not-running", "the match is over");
  if (table.memory.status === "gathering") return [seatEntry(seat, "left", at)];
  const stay = table.seats.some(({ persons }, other) => other !== seat && persons.length > 0);
  const left = seatEntry(seat, "left", at, { bot: standIn });
  return stay ? [left] : [left, { kind: "finished", at, because: "abandoned", outcome: null }];
}
/** Gives up. A bot plays on for the sake of the others; when one seat is left that has not given up, it has won. */
export function resign(table: Table, seat: Seat, standIn: string, at: number): Entry[] {
  void table.running;
  if (seatAt(table, seat).resigned) refuse("not-allowed", "this seat has resigned already");
  const stand = table.seats.flatMap(({ resigned }, other) => (other !== seat && !resigned ? [other] : []));
  const entry = seatEntry(seat, "resigned", at, { bot: standIn });
  if (stand.length > 1) return [entry];
  const outcome: Outcome = {
    places: [stand, table.seats.flatMap((_, other) => (stand.includes(other) ? [] : [other]))],
    because: "host.resigned",
  };
  return [entry, { kind: "finished", at, because: "resigned", outcome }];
}
export function relieve(table: Table, seat: Seat, level: string, at: number): Entry[] {
  void table.running;
  return [seatEntry(seat, "relieved", at, { bot: level })];
}
/** `after`: the last line the seat has heard; what it answers must still be what it is asked. */
export function move(
  table: Table,
  asked: { readonly seat: Seat; readonly action: unknown; readonly by: Actor; readonly after?: number; readonly key?: string },
  at: number,
): Entry[] {
  const { edition, running: state } = table;
  const { seat, by, after, key } = asked;
  if (after !== undefined && after < table.memory.askedSince[seat]!) refuse("stale", "the game has moved on; look again");
  const next = edition.copy(state);
  const receipt = edition.submit(next, seat, asked.action);
  if ("rule" in receipt) return refuse("refused", "the rules do not allow it", { rule: receipt.rule });
  edition.share?.(state, next);
  const [was, is] = [table.waitsIn(state), table.waitsIn(next)];
  const isWindow = was !== null && was.order !== null;
  const isPolled = isWindow || was?.quiet !== undefined;
  const heardBy = isQuietStill(was, is) ? partiesTo(receipt, seat) : null;
  const digest = edition.digest(next, table.recent);
  const entry: Written<EntryOf<"moved">> = { kind: "moved", at, seat, by, action: receipt.kept, digest };
  if (key !== undefined) entry.key = key;
  if (isPolled) entry.polled = true;
  if (isWindow && isSamePoll(was, is, seat)) entry.seen = seat;
  else if (heardBy !== null) entry.seen = heardBy;
  const asides = receipt.told.flatMap(({ audience }) => (audience?.apart === true ? [audience.only] : []));
  table.prepare(entry, next, receipt);
  // An answer in a window, or a move in a quiet decision, is nobody's to know of.
  const shown = by === "person" && !isPolled ? showUp(table, seat, at) : [];
  return edition.outcome(next) === null
    ? [entry, ...asides.map((seen, nth): Entry => ({ kind: "aside", at, nth, seen })), ...shown]
    : [entry, { kind: "finished", at, because: "rules", outcome: edition.keepOutcome(rankResigned(table, next)) }];
}
/** The seats that alone hear of a move, its own included; null: all hear something. */
function partiesTo({ told }: NamedReceipt, mover: Seat): readonly Seat[] | null {
  const parties = new Set([mover]);
  for (const { audience } of told) {
    if (audience === null || audience.others !== undefined) return null;
    if (audience.apart !== true) for (const seat of audience.only) parties.add(seat);
  }
  return [...parties].sort((a, b) => a - b);
}
/** Those who gave up come last, whatever their bots made of it. */
function rankResigned(table: Table, ended: Position): Outcome | null {
  const outcome = table.edition.outcome(ended);
  const gone = table.seats.flatMap(({ resigned }, seat) => (resigned ? [seat] : []));
  if (outcome === null || gone.length === 0) return outcome;
  const places = outcome.places.map((place) => place.filter((seat) => !gone.includes(seat))).filter((place) => place.length > 0);
  if (outcome.places.length === 0) return outcome;
  const stayed = table.seats.flatMap(({ resigned }, seat) => (resigned ? [] : [seat]));
  return { ...outcome, places: [...(places.length === 0 ? [stayed] : places), gone] };
}
/** What is done for a seat that does not answer: the game's default, else anything legal. */
export function anyAction(table: Table, seat: Seat, seed: string): unknown {
  return table.edition.anyAction(table.running, seat, seed);
}
/** Something legal, found without looking at what the seat does not know. */
export function suggest(table: Table, seat: Seat, seed: string): Action {
  const found = table.edition.suggest(table.running, table.viewFor(seat), seat, seed);
  return "kind" in found ? found : refuse("refused", "there is nothing to be done", { rule: found.rule });
}
export function timeOut(table: Table, seat: Seat, standIn: string, seed: string, at: number): Entry[] {
  if (table.memory.facts.timeout === "bot") return [seatEntry(seat, "timed-out", at, { bot: standIn })];
  return move(table, { seat, action: anyAction(table, seat, seed), by: "clock" }, at);
}

export function undo(table: Table, seat: Seat, after: number, at: number): Entry[] {
  void table.running;
  if (after < table.memory.askedSince[seat]!) refuse("stale", "the game has moved on; look again");
  const to = table.undoMark;
  if (table.undoableBy !== seat || to === null) return refuse("nothing-to-undo", "there is no move of yours that can be undone at once");
  return [{ kind: "undone", at, seat, keep: table.memory.movers.length - 1, to }];
}
export function askTakeBack(table: Table, history: History, seat: Seat, seed: string, at: number): Entry[] {
  void table.running;
  if (table.memory.takeBack !== null) refuse("not-allowed", "a take-back is being considered already");
  const keep = table.lastMoveOf(seat);
  if (keep === null) return refuse("nothing-to-undo", "there is no move of yours that can be taken back");
  const to = history.markAt(history.versionOfMove(keep));
  const asked: Entry = { kind: "take-back", at, seat, step: "asked", keep, to };
  const needs = table.peoplesSeats.some((other) => other !== seat);
  return needs ? [asked] : [asked, goBack(history, { seat, keep, to }, seed, at)];
}
export function answerTakeBack(
  table: Table,
  history: History,
  seat: Seat,
  step: "agree" | "decline" | "withdraw",
  seed: string,
  at: number,
): Entry[] {
  void table.running;
  const { takeBack } = table.memory;
  if (takeBack === null) return refuse("nothing-to-undo", "no take-back is being considered");
  if ((step === "withdraw") !== (takeBack.seat === seat)) return refuse("not-allowed", "that is for others to say");
  if (step === "withdraw") return [{ kind: "take-back", at, seat, step: "withdrawn" }];
  if (!table.missingConsent.includes(seat)) return refuse("not-allowed", "this seat's word is not needed");
  if (step === "decline") return [{ kind: "take-back", at, seat, step: "declined" }];
  const agreed: Entry = { kind: "take-back", at, seat, step: "agreed" };
  return table.missingConsent.length > 1 ? [agreed] : [agreed, goBack(history, takeBack, seed, at)];
}
/** What somebody has seen must not come out the same twice: the game goes on with new dice, and what no seat knows is dealt anew. */
function goBack(
  history: History,
  { seat, keep, to }: { seat: Seat; keep: number; to: EntryOf<"undone">["to"] },
  seed: string,
  at: number,
): Entry {
  const was = history.tableAt(history.versionOfMove(keep));
  was.edition.dealAnew(was.state!, seed);
  return { kind: "taken-back", at, seat, keep, to, seed, commitment: commitmentTo(seed), state: was.edition.save(was.state!), dealt: true };
}

/** Notes that a seat is told what a strong player would do. Against bots only: nobody else has agreed to such an opponent. */
export function help(table: Table, seat: Seat, at: number): Entry[] {
  void table.running;
  const isAlone = table.seats.every(({ persons, reserved }, other) => other === seat || (persons.length === 0 && reserved === null));
  if (!isAlone) refuse("not-allowed", "help is for games against bots alone");
  if (!table.waitsFor.includes(seat)) refuse("stale", "this seat is not asked anything");
  const moves = table.memory.movers.length;
  const isKnown = table.memory.helped.some((help) => help.seat === seat && help.moves === moves);
  return isKnown ? [] : [{ kind: "helped", at, seat, moves }];
}
/** A seat's standing orders are its own secret. */
export const setOrders = (table: Table, seat: Seat, orders: readonly StandingOrder[], at: number): Entry[] => {
  if (table.memory.status === "finished") refuse("not-running", "the match is over");
  try {
    return [{ kind: "orders", at, seat, orders: keepOrders(table.edition, orders), seen: seat }];
  } catch (error) {
    if (error instanceof Misnamed) return refuse("bad-message", error.message);
    throw error;
  }
};
export const chat = (table: Table, seat: Seat, text: string, at: number): Entry[] => [
  { kind: "chat", at, seat, name: table.seats[seat]?.name ?? "", text },
  ...showUp(table, seat, at),
];

/** The saved state a branch goes on from. A running match is branched as one seat knows it, the rest imagined. */
export function branchPoint(table: Table, was: Table, as: Seat | null, seed: string): string {
  const { edition, state } = was;
  if (state === null || edition.outcome(state) !== null) return refuse("no-such-line", "the game was not under way then");
  if (table.memory.status === "finished") return edition.save(state);
  if (as === null) return refuse("not-finished", "a match under way can be branched by its players only");
  was.closeLike(table);
  return edition.save(edition.imagine(was.viewFor(as), as, seed));
}

/** The match goes on under the edition of today, which knows how to make the position over. */
export function upgrade(table: Table, game: Game<GameTypes>, to: Edition, at: number): Entry[] {
  const former = game.former?.[table.memory.edition.rulesVersion];
  if (former?.way !== "migrates" || table.memory.status !== "running" || table.state === null) return [];
  const { edition, state } = table;
  const position = to.load(JSON.stringify(former.migrate(edition.named(state))));
  const { rulesVersion: from } = edition;
  const { format, rulesVersion } = to;
  return [
    {
      kind: "upgraded",
      at,
      from,
      to: rulesVersion,
      format,
      state: to.save(position),
      digest: to.digest(position),
      changed: former.changed,
    },
  ];
}
