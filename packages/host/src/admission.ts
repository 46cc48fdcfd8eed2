/** Who may know of a table, hear it and act at it. */
import type { As, Person } from "@stormakt/protocol";
import { refuse } from "./failure.ts";
import type { Hall } from "./hall.ts";
import type { OpenTable } from "./open-table.ts";
import type { Table } from "./table.ts";

/** So many chat lines in so many milliseconds. */
const TALK = { lines: 8, within: 20_000 };

export const notFound = (): never => refuse("not-found", "there is no such table, or you may not know of it");
/** A private table does not exist for those who neither sit at it nor have its invitation. */
export function mayKnow({ table }: OpenTable, person: Person, invite?: string): void {
  const { listed, owner, invite: wanted } = table.memory.facts;
  const isExpected = table.seats.some(
    ({ persons, ousted, reserved }) =>
      persons.includes(person.id) || ousted?.persons.includes(person.id) === true || reserved === person.id,
  );
  if (!(listed || isExpected || owner === person.id || invite === wanted)) notFound();
}
export function mustHold(open: OpenTable, person: Person, as: number): void {
  if (open.table.holds(person.id, as)) return;
  mayKnow(open, person);
  refuse("not-your-seat", "that seat is not yours");
}
/** What a seat has heard is its own until the match is over. */
export function mayHear(open: OpenTable, person: Person, as: As): void {
  const isSeated = open.table.seatsOf(person.id).length > 0;
  const isListening = isSeated || open.listeners.get(null) !== undefined;
  if (as === null || open.table.memory.status === "finished") {
    if (!isSeated) mayWatch(open, person, isListening);
    if (as !== null && open.table.seats[as] === undefined) refuse("not-found", "there is no such seat");
    return;
  }
  mustHold(open, person, as);
}
/** Spectators of a private table have shown its invitation when they opened it. */
function mayWatch(open: OpenTable, person: Person, isListening: boolean): void {
  const watches = isListening && [...(open.listeners.get(null) ?? [])].some((listener) => listener.person.id === person.id);
  if (!watches) mayKnow(open, person);
}
export function mustNotRush({ talk }: OpenTable, { id }: Person, time: number): void {
  const recent = (talk.get(id) ?? []).filter((said) => said > time - TALK.within);
  if (recent.length >= TALK.lines) refuse("too-fast", "too much talk; wait a little", { wait: recent[0]! + TALK.within - time });
  talk.set(id, [...recent, time]);
}
/** Who plays for somebody in a match that counts is no stronger than whoever steps in by itself: nobody's rank is another's doing. */
export function mustNotOutplay({ bots }: Hall, { memory }: Table, level: string): void {
  const strength = (one: string): number => bots.offered.indexOf(one);
  if (memory.facts.rated === true && strength(level) > strength(bots.standIn))
    refuse("not-allowed", `in a match that counts for the ranking nobody stronger than ${bots.standIn} stands in`);
}
export function mustBeLevel({ bots }: Hall, level: string): void {
  if (!bots.levels.includes(level)) refuse("bad-options", `there is no bot called ${level}`);
}
