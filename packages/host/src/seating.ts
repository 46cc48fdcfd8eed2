/** Who sits where: taking a seat, getting up, being replaced by vote, and taking the chair back. */
import type { Seat } from "@stormakt/kernel";
import { timeIsUpAt } from "./clocks.ts";
import type { Entry, EntryOf, SeatChange } from "./entries.ts";
import { refuse } from "./failure.ts";
import type { Table } from "./table.ts";
import type { AskingTable } from "./table-asking.ts";
import type { SeatState } from "./table-memory.ts";

/** At a table without clocks: whoever has been asked for so long is over time. */
export const PATIENCE = 10 * 60_000;
/** How long a vote stands open to objection before it takes effect. Where people have days for a move, it is as long as one of them. */
const DELAY = { live: 60_000, none: 120_000, most: 86_400_000 } as const;

export const seatEntry = (seat: Seat, change: SeatChange, at: number, more: Partial<EntryOf<"seat">> = {}): EntryOf<"seat"> => ({
  kind: "seat",
  at,
  seat,
  change,
  person: null,
  name: null,
  bot: null,
  ...more,
});
export const seatAt = (table: AskingTable, seat: Seat): SeatState => table.seats[seat] ?? refuse("not-found", `there is no seat ${seat}`);

/** Whether somebody has sat on another seat than this one since the match began: who has seen one hand may not see another. */
function satElsewhere(table: Table, person: string, seat: Seat): boolean {
  return table.seats.some(({ sitters }, other) => other !== seat && sitters.includes(person));
}
/** Which seat somebody who joins is given. */
export function seatToTake(table: Table, person: string, wanted: Seat | undefined): Seat {
  if (table.memory.status === "finished") refuse("not-running", "the match is over");
  const infos = table.seatInfos(() => false);
  const isFree = (seat: Seat): boolean => infos[seat]?.free === true || table.seats[seat]?.reserved === person;
  const mayTake = (seat: Seat): boolean => isFree(seat) && !satElsewhere(table, person, seat);
  const all = table.seats.map((_, seat) => seat);
  const seat = wanted ?? all.find((one) => table.seats[one]!.reserved === person) ?? all.find(mayTake) ?? all.find(isFree);
  if (seat !== undefined && table.seats[seat]?.vacated === true && !isOpenToNewcomers(table, seat))
    return refuse("not-allowed", "the chair is its person's to take back; all others at the table must agree first");
  if (seat === undefined || !isFree(seat)) return refuse("full", "no such free seat is left");
  if (!mayTake(seat)) return refuse("not-allowed", "you have sat on another seat of this table");
  return seat;
}

/** By the key of a seat: another device takes part in it, or its person takes it back. `tenure`: whose key it was. */
export function claim(table: Table, person: string, seat: Seat, tenure: number, at: number): Entry[] {
  const held = table.seats[seat];
  const isHeld = held !== undefined && held.persons.length > 0 && held.tenure === tenure;
  const isTakenBack = held?.ousted?.tenure === tenure;
  if (held === undefined || !(isHeld || isTakenBack)) return refuse("not-found", "this key is void");
  if (isHeld && held.persons.includes(person)) return [];
  // Several seats on one screen belong to one person; so do they on that person's other devices.
  const [owner] = isHeld ? held.persons : held.ousted!.persons;
  const isStranger = table.seats.some(
    ({ sitters }, other) => other !== seat && sitters.includes(person) && !(owner !== undefined && sitters.includes(owner)),
  );
  if (isStranger) refuse("not-allowed", "you have sat on another seat of this table");
  if (isHeld) return [seatEntry(seat, "shared", at, { person, name: held.name })];
  mustRun(table);
  return [seatEntry(seat, "returned", at, { person, name: held.ousted!.name })];
}
/**
 * Somebody is known by another id from now on: a guest has become a member. All their seats go along, unless the member has sat on
 * another seat here: who has seen one hand may not see another.
 */
export function handOn(table: Table, from: string, person: string, at: number): Entry[] {
  const own = table.seats.flatMap((held, seat) => (held.persons.includes(from) || held.ousted?.persons.includes(from) ? [seat] : []));
  const isElsewhere = table.seats.some(({ sitters, persons }, seat) => !own.includes(seat) && [...sitters, ...persons].includes(person));
  if (isElsewhere) return [];
  return own.map((seat) => seatEntry(seat, "shared", at, { person, name: table.seats[seat]!.name, from }));
}
/** Takes one's seat back from a bot, or from whoever sits there since one was voted away. */
export function giveBack(table: Table, person: string, seat: Seat, at: number): Entry[] {
  const { bot, resigned, persons, ousted } = seatAt(table, seat);
  if (ousted !== null && ousted.persons.includes(person)) {
    mustRun(table);
    return [seatEntry(seat, "returned", at, { person, name: ousted.name })];
  }
  if (!persons.includes(person)) refuse("not-your-seat", "that seat is not yours");
  mustRun(table);
  if (bot === null || resigned) refuse("not-allowed", "no bot stands in for this seat");
  return [seatEntry(seat, "returned", at)];
}
function mustRun(table: Table): void {
  void table.running;
}

/** Why a seat's person may be replaced; null: they may not. Looks only at what all may know. */
export function reasonToReplace(table: Table, seat: Seat, isHere: (seat: Seat) => boolean, at: number): "absent" | "late" | null {
  const { status, facts, clocks } = table.memory;
  const { lapsed, resigned, persons } = seatAt(table, seat);
  if (resigned || persons.length === 0) return null;
  // Whoever has days for each move need not be there.
  const mustBeHere = status === "gathering" || facts.pace.kind !== "deadline";
  if (mustBeHere && !isHere(seat)) return "absent";
  if (status !== "running") return null;
  const isSlow = facts.pace.kind === "none" && table.asked.seats.includes(seat) && at - clocks.askedAt[seat]! >= PATIENCE;
  const end =
    facts.timeout === "others" && table.asked.seats.includes(seat) ? timeIsUpAt(clocks, facts.pace, seat, table.asked.isWindow) : null;
  return lapsed || isSlow || (end !== null && at >= end) ? "late" : null;
}
const delayOf = ({ memory }: Table): number => {
  const { pace } = memory.facts;
  if (pace.kind === "deadline") return Math.max(DELAY.live, Math.min(pace.each * 1000, DELAY.most));
  return DELAY[pace.kind];
};
/** How many people must wish it: more than half of the others. */
export function voicesNeeded(table: AskingTable, seat: Seat): number {
  return Math.floor(othersThan(table, seat).size / 2) + 1;
}
/** The other people at the table. */
export function othersThan(table: AskingTable, seat: Seat): Set<string> {
  const target = table.seats[seat]?.persons[0];
  return new Set(table.seats.flatMap(({ persons: [one] }) => (one === undefined || one === target ? [] : [one])));
}

/** So many people at least must agree to a newcomer: nobody lets a friend, or themselves by another name, see the hand of a chair. */
export const ADMITTING = 2;
/**
 * Whether a newcomer may sit down where a bot plays on. A chair that somebody was voted away from shows its hand to whoever sits there: it
 * stays with the bot, for its person to take back, unless all other people at the table agree.
 */
export function isOpenToNewcomers(table: AskingTable, seat: Seat): boolean {
  const { ousted, admittedBy } = seatAt(table, seat);
  if (ousted === null) return true;
  const others = othersThan(table, seat);
  const agreed = new Set(admittedBy.map((by) => table.seats[by]?.persons[0]));
  return others.size >= ADMITTING && [...others].every((person) => agreed.has(person));
}
/** Agrees that a newcomer may take a contested chair, or no longer. */
export function admit(table: Table, by: Seat, seat: Seat, on: boolean, at: number): Entry[] {
  mustRun(table);
  const { ousted, vacated, admittedBy } = seatAt(table, seat);
  if (ousted === null || !vacated) return refuse("not-allowed", "nobody was voted away from that chair, or it has somebody");
  return admittedBy.includes(by) === on ? [] : [{ kind: "admit", at, seat, by, on }];
}

/** A wish that somebody absent or over time be replaced, or no longer so. The seat itself says that it is here. */
export function kick(table: Table, by: Seat, seat: Seat, on: boolean, isHere: (seat: Seat) => boolean, at: number): Entry[] {
  if (table.memory.status === "finished") refuse("not-running", "the match is over");
  const vote = table.memory.kicks.find((one) => one.seat === seat);
  const target = seatAt(table, seat).persons[0];
  const voter = seatAt(table, by).persons[0];
  if (!on) return vote !== undefined && (seat === by || vote.by.includes(by)) ? [{ kind: "kick", at, seat, by, on }] : [];
  if (target === undefined || voter === undefined || target === voter) return refuse("not-allowed", "there is nobody to send away");
  if (vote?.by.includes(by) === true) return [];
  const why = vote?.why ?? reasonToReplace(table, seat, isHere, at);
  if (why === null) return refuse("not-away", "only somebody who is away or over time can be replaced");
  const wishing = new Set([...(vote?.by ?? []), by].map((one) => table.seats[one]!.persons[0]));
  const due = vote?.due ?? (wishing.size >= voicesNeeded(table, seat) ? at + delayOf(table) : null);
  return [{ kind: "kick", at, seat, by, on, why, due }];
}
/** The seat's person has shown up: what was wished against it is off. Nothing that others may not know of shows anybody up. */
export function showUp(table: Table, seat: Seat, at: number): Entry[] {
  const isWished = table.memory.kicks.some((one) => one.seat === seat);
  return isWished && table.memory.status !== "finished" ? [{ kind: "kick", at, seat, by: seat, on: false }] : [];
}
/** The delay is over. Before the match the seat is open again; in mid-game a bot plays on. */
export function replace(table: Table, seat: Seat, standIn: string, isHere: (seat: Seat) => boolean, at: number): Entry[] {
  const vote = table.memory.kicks.find((one) => one.seat === seat);
  if (vote === undefined || vote.due === null || vote.due > at) return [];
  if (vote.why === "absent" && isHere(seat)) return showUp(table, seat, at);
  return [seatEntry(seat, "kicked", at, table.memory.status === "running" ? { bot: standIn } : {})];
}
