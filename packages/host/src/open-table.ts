import { flat } from "@stormakt/kernel";
import type { As, Person, Request } from "@stormakt/protocol";
import type { LastShown, ShownChange } from "./changes.ts";
import type { History } from "./history.ts";
import type { Happened, Table } from "./table.ts";

/** Where those who are kept behind listen, among those who listen as a seat or as it happens. */
export const LATE = "late";

/** A table at hand, with those who listen to it. */
export interface OpenTable {
  readonly id: string;
  table: Table;
  /** What those who listen as somebody are found by. */
  readonly keys: Map<As, string>;
  /** How all that they are told begins. */
  readonly heads: Map<As, string>;
  readonly listeners: Map<As | typeof LATE, Set<Connection>>;
  /** Calls off what those who are kept behind are told next. */
  lateTimer: (() => void) | null;
  /** What those who listen were shown last. */
  readonly shown: Map<As, LastShown>;
  /** What was told last that most at the table hear alike, and what it was put together from. */
  told: ToldAlike | null;
  /** Everything at a table is done in turn. */
  turn: Promise<unknown>;
  inTurn: number;
  /** What is being written, and whether it was. */
  going: { readonly happened: Happened[]; readonly written: Promise<boolean> } | null;
  history: History | null;
  /** What is in memory is not what the journal says: it is read anew before anything else is done. */
  isStale: boolean;
  /** Whether the rules of today have been asked to take it over from a former edition. */
  isUpToDate: boolean;
  /** Moves since the last snapshot. */
  unsaved: number;
  /** The due time the store has; undefined: not known. */
  due: number | null | undefined;
  /** When people last talked, for the limit. */
  readonly talk: Map<string, number[]>;
}
interface ToldAlike extends Omit<ShownChange, "besides"> {
  readonly lines: string;
  readonly tail: string;
  /** What stands before and after whatever else has changed for somebody, each in one piece; and both, for whom nothing has. */
  readonly begun: string;
  readonly ended: string;
  whole: string | null;
}
/** As it is when it has just been read. */
export const newlyOpen = (id: string, table: Table): OpenTable => ({
  id,
  table,
  keys: new Map(),
  heads: new Map(),
  listeners: new Map(),
  lateTimer: null,
  shown: new Map(),
  told: null,
  turn: Promise.resolve(),
  inTurn: 0,
  going: null,
  history: null,
  isStale: false,
  isUpToDate: false,
  unsaved: 0,
  due: undefined,
  talk: new Map(),
});
/** The same text each time: it is looked up with every move. */
export function keyOf({ id, keys }: OpenTable, as: As): string {
  const known = keys.get(as);
  if (known !== undefined) return known;
  const key = `${id}/${as}`;
  keys.set(as, key);
  return key;
}
/** What they are told begins so, up to the first of its lines: in one piece, the same each time. */
export function headFor({ id, heads }: OpenTable, as: As): string {
  const known = heads.get(as);
  if (known !== undefined) return known;
  const head = flat(`{"table":"${id}","as":${as},"lines":[`);
  heads.set(as, head);
  return head;
}

/** A table that a client listens to, as a seat or a spectator. */
interface Opened {
  readonly open: OpenTable;
  readonly as: As;
  /** The view that the client has, by its number; null: it is always sent whole views. */
  base: number | null;
  /** For those who are kept behind: the last line they were told. */
  told?: number;
}
/** Whoever hears and answers its clients. */
interface Answering {
  answer(connection: Connection, request: Request): Promise<void>;
  unlisten(connection: Connection, open: OpenTable, as: As): void;
}
/** One client's line to the hall. */
export class Connection {
  person: Person;
  readonly opened = new Map<string, Opened>();
  readonly send: (text: string) => void;
  private readonly hall: Answering;
  constructor(hall: Answering, person: Person, send: (text: string) => void) {
    this.hall = hall;
    this.person = person;
    this.send = send;
  }
  /** Resolves when the request has been answered, one way or the other. */
  receive(request: Request): Promise<void> {
    return this.hall.answer(this, request);
  }
  close(): void {
    for (const { open, as } of this.opened.values()) this.hall.unlisten(this, open, as);
  }
}
