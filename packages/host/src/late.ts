/** Those who only watch a table that keeps them behind: they are told what all heard, but not before its time has come. */
import type { Delay, Person } from "@stormakt/protocol";
import type { History } from "./history.ts";
import type { Connection, OpenTable } from "./open-table.ts";
import { LATE } from "./open-table.ts";
import type { Table } from "./table.ts";
import type { Telling } from "./telling.ts";

const MINUTE = 60_000;

/** Whether somebody is kept behind: nobody who plays is, and nobody once the match is over. */
export const isKeptBehind = (table: Table, person: Person): boolean =>
  table.memory.facts.delay !== undefined && table.memory.status === "running" && table.seatsOf(person.id).length === 0;

/** The line up to which those are told who are kept behind. */
export async function lateLine(hall: Telling, open: OpenTable): Promise<number> {
  const { delay } = open.table.memory.facts;
  const history = await hall.history(open);
  return delay === undefined || open.table.memory.status !== "running"
    ? open.table.heard(null)
    : history.markAt(lateVersion(history, delay, hall.world.now())).open;
}
function lateVersion(history: History, { kind, by }: Delay, now: number): number {
  return kind === "minutes" ? history.versionBefore(now - by * MINUTE) : history.versionBeforeLast(by);
}

/** Tells those who are kept behind what they may hear by now, and comes again when there is more. Only in turn. */
export async function tellLate(hall: Telling, open: OpenTable): Promise<void> {
  const listeners = open.listeners.get(LATE);
  open.lateTimer?.();
  open.lateTimer = null;
  if (listeners === undefined) return;
  const { delay } = open.table.memory.facts;
  const n = await lateLine(hall, open);
  const history = await hall.history(open);
  const info = JSON.stringify(open.table.info(hall.isHere(open)));
  const isOver = open.table.memory.status !== "running";
  for (const listener of listeners) {
    const held = listener.opened.get(`${open.id}/null`);
    if (held === undefined || (held.told ?? 0) >= n) continue;
    const lines = history.lines(null, (held.told ?? 0) + 1, n);
    held.told = n;
    const now = isOver ? open.table.now(null, hall.world.now()) : await hall.viewAt(open, null, n).catch(() => null);
    listener.send(
      `{"table":"${open.id}","as":null,"lines":${JSON.stringify(lines)}${now === null ? "" : `,"now":${JSON.stringify(now)}`},"info":${info}}`,
    );
  }
  if (isOver) return catchUp(open, listeners);
  const next = delay?.kind === "minutes" ? history.timeAfter(n) : null;
  if (next === null || delay === undefined) return;
  open.lateTimer = hall.world.after(Math.max(50, next + delay.by * MINUTE - hall.world.now()), () => comeAgain(hall, open.id));
}
/** The match is over: from now on they hear what happens as it happens. */
function catchUp(open: OpenTable, listeners: ReadonlySet<Connection>): void {
  const others = open.listeners.get(null);
  open.listeners.set(null, new Set([...(others ?? []), ...listeners]));
  open.listeners.delete(LATE);
}
export function comeAgain(hall: Telling, id: string): void {
  hall
    .inTurn(id, (open) => tellLate(hall, open))
    .catch((error: unknown) => hall.world.report({ what: "those who watch could not be told", table: id, error }));
}
