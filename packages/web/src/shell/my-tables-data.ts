import type { TableSummary } from "@stormakt/protocol";
import type { Where } from "../link/index.ts";
import { hereHost, onlineHost } from "../link/index.ts";

export interface MyTable {
  readonly where: Where;
  readonly table: TableSummary;
}
const KEY = "stormakt.tables";

/** Remembers that there are tables somewhere, so that a first visit asks nobody. */
export function rememberTables(where: Where): void {
  try {
    const known = new Set((localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean));
    localStorage.setItem(KEY, [...known.add(where)].join(" "));
  } catch {
    // Without storage there is nothing to come back to.
  }
}
const known = (): readonly string[] => {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ");
  } catch {
    return [];
  }
};
export const knowsTables = (): boolean => known().some((where) => where !== "");

const LAST = "stormakt.last";
export interface LastTable {
  readonly where: "here" | "online";
  readonly id: string;
  readonly game: string;
}
/** The game this person was last at and that still goes on; null: none does, or nothing is kept. */
export function lastTable(): LastTable | null {
  try {
    const kept = JSON.parse(localStorage.getItem(LAST) ?? "null") as Partial<LastTable> | null;
    const { where, id, game } = kept ?? {};
    return (where === "here" || where === "online") && typeof id === "string" && typeof game === "string" ? { where, id, game } : null;
  } catch {
    return null;
  }
}
/** Null: that one is over, or gone. */
export function rememberLast(id: string, last: LastTable | null): void {
  try {
    if (last !== null) localStorage.setItem(LAST, JSON.stringify(last));
    else if (lastTable()?.id === id) localStorage.removeItem(LAST);
  } catch {
    // Without storage there is nothing to come back to.
  }
}

/** This person's tables, here and online, those that wait for it first. A server that cannot be reached adds none. */
export async function myTables(finished: boolean): Promise<readonly MyTable[]> {
  const ask = async (where: Where): Promise<MyTable[]> => {
    if (!known().includes(where)) return [];
    const host = where === "here" ? hereHost() : onlineHost();
    const { tables } = await Promise.race([host.ask("mine", { finished }), after(4000)]);
    return tables.map((table) => ({ where, table }));
  };
  const found = await Promise.all([ask("here").catch(() => []), ask("online").catch(() => [])]);
  const order = (a: MyTable, b: MyTable): number =>
    Number(isMyTurn(b.table)) - Number(isMyTurn(a.table)) ||
    (deadlineOf(a.table) ?? Number.MAX_SAFE_INTEGER) - (deadlineOf(b.table) ?? Number.MAX_SAFE_INTEGER) ||
    b.table.since - a.table.since;
  return found.flat().sort(order);
}
/** When this person's time is up; null: it is not their turn, or there is no hurry. */
export function deadlineOf({ status, waiting, until, mine }: TableSummary): number | null {
  if (status !== "running") return null;
  const ends = waiting.flatMap((seat, place) => (mine.includes(seat) ? (until?.[place] ?? []) : []));
  return ends.length === 0 ? null : Math.min(...ends);
}
export const isMyTurn = ({ status, waiting, mine }: TableSummary): boolean =>
  status === "running" && waiting.some((seat) => mine.includes(seat));
const after = (ms: number): Promise<never> => new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), ms));
