import type { Seat } from "@stormakt/kernel";
import { flat } from "@stormakt/kernel";
import type { As, Heard, Now } from "@stormakt/protocol";
import type { ShownChange } from "./changes.ts";
import { LastShown } from "./changes.ts";
import type { Entry } from "./entries.ts";
import { isSeenBy } from "./entries.ts";
import type { History } from "./history.ts";
import { comeAgain, isKeptBehind } from "./late.ts";
import { LineTexts } from "./lines.ts";
import type { Connection, OpenTable } from "./open-table.ts";
import { headFor, keyOf, LATE } from "./open-table.ts";
import type { World } from "./ports.ts";
import { showUp } from "./seating.ts";
import type { Happened } from "./table.ts";

/** Entries after which the game looks different to those who hear of them. */
const CHANGES_GAME: ReadonlySet<Entry["kind"]> = new Set([
  "began",
  "moved",
  "aside",
  "undone",
  "take-back",
  "taken-back",
  "upgraded",
  "orders",
  "finished",
  "seat",
]);
/** Entries that change what all know of the table. */
const CHANGES_INFO: ReadonlySet<Entry["kind"]> = new Set(["seat", "kick", "admit", "began", "upgraded", "rematch", "finished"]);
/** The number of no view: a client that takes changes has seen none yet. */
const UNSEEN = -1;

/** Those who listen to tables, and what each of them hears and sees. */
export abstract class Telling {
  abstract readonly world: World;
  abstract write(id: string, decide: (open: OpenTable) => readonly Entry[] | Promise<readonly Entry[]>): Promise<OpenTable>;
  abstract history(open: OpenTable): Promise<History>;
  abstract inTurn<T>(id: string, work: (open: OpenTable) => Promise<T> | T): Promise<T>;
  abstract viewAt(open: OpenTable, as: As, n: number): Promise<Now>;
  protected abstract putAside(open: OpenTable): void;

  /** `now`: what the client is shown with the answer. The number of that view, where the client takes changes and there is something to see. */
  listen(connection: Connection, open: OpenTable, as: As, now: Now | null, takesChanges: boolean): number | null {
    const key = keyOf(open, as);
    const base = !takesChanges ? null : now === null ? UNSEEN : this.lastShown(open, as).base;
    const known = connection.opened.get(key);
    if (known === undefined) this.begin(connection, open, as, base);
    else known.base = base;
    return base === UNSEEN ? null : base;
  }
  /** What those at this place were shown last, which is how things are now. */
  private lastShown(open: OpenTable, as: As): LastShown {
    const known = open.shown.get(as);
    const shown = known ?? new LastShown();
    if (known === undefined) open.shown.set(as, shown);
    if (shown.heard !== open.table.heard(as)) shown.show(open.table, as, this.world.now());
    return shown;
  }
  private begin(connection: Connection, open: OpenTable, as: As, base: number | null): void {
    connection.opened.set(keyOf(open, as), { open, as, base });
    const listeners = open.listeners.get(as);
    if (as !== null) this.noticeShownUp(open, [as]);
    if (listeners !== undefined) listeners.add(connection);
    else {
      open.listeners.set(as, new Set([connection]));
      if (as !== null) this.tellInfo(open, connection);
    }
  }
  /** Somebody who is kept behind, and has been told all up to this line. */
  listenLate(connection: Connection, open: OpenTable, told: number): void {
    connection.opened.set(keyOf(open, null), { open, as: null, base: null, told });
    open.listeners.set(LATE, (open.listeners.get(LATE) ?? new Set()).add(connection));
    comeAgain(this, open.id);
  }
  unlisten(connection: Connection, open: OpenTable, as: As): void {
    const place = as === null && open.listeners.get(LATE)?.has(connection) === true ? LATE : as;
    connection.opened.delete(keyOf(open, as));
    const listeners = open.listeners.get(place);
    if (listeners === undefined || !listeners.delete(connection) || listeners.size > 0) return;
    open.listeners.delete(place);
    if (place !== LATE) open.shown.delete(place);
    if (as !== null) this.tellInfo(open, connection);
    if (open.listeners.size === 0 && open.inTurn === 0) this.putAside(open);
  }
  /** Whoever is voted away for being absent, and is here after all: at this node, whichever the vote was made at. */
  private noticeShownUp(open: OpenTable, seats: readonly Seat[]): void {
    for (const { seat, why } of open.table.memory.kicks) {
      if (why !== "absent" || !seats.includes(seat)) continue;
      this.write(open.id, ({ table }) => (open.listeners.has(seat) ? showUp(table, seat, this.world.now()) : [])).catch((error: unknown) =>
        this.world.report({ what: "a vote could not be called off", table: open.id, seat, error }),
      );
    }
  }
  /** Whoever has lost a seat hears as it no longer. */
  private dismiss(open: OpenTable): void {
    for (const [as, listeners] of open.listeners) {
      if (as === LATE) continue;
      for (const listener of listeners) {
        const isGone = as === null ? isKeptBehind(open.table, listener.person) : !open.table.holds(listener.person.id, as);
        if (isGone) this.unlisten(listener, open, as);
      }
    }
  }
  isHere(open: OpenTable): (seat: Seat) => boolean {
    return (seat) => open.listeners.has(seat);
  }
  /** Everybody hears what they may, each audience once. */
  protected tell(open: OpenTable, happened: readonly Happened[]): void {
    if (open.listeners.size === 0) return;
    const { table } = open;
    const time = this.world.now();
    const info = happened.some(({ entry }) => CHANGES_INFO.has(entry.kind)) ? JSON.stringify(table.info(this.isHere(open))) : null;
    const lines = new LineTexts(table);
    for (const [as, listeners] of open.listeners) {
      if (as === LATE) {
        comeAgain(this, open.id);
        continue;
      }
      const last = table.heard(as);
      let told = "";
      let count = 0;
      let isChanged = false;
      for (const one of happened) if (isSeenBy(one.entry, as)) count += 1;
      if (count === 0) continue;
      let n = last - count;
      for (const one of happened) {
        if (!isSeenBy(one.entry, as)) continue;
        n += 1;
        told += told === "" ? lines.textOf(one, as, n) : `,${lines.textOf(one, as, n)}`;
        isChanged ||= CHANGES_GAME.has(one.entry.kind);
      }
      this.show(open, as, listeners, { text: told, count }, isChanged && table.state !== null ? time : null, info);
    }
    if (happened.some(({ entry }) => entry.kind === "seat")) this.dismiss(open);
    const wished = happened.flatMap(({ entry }) =>
      entry.kind === "kick" && entry.on && open.listeners.has(entry.seat) ? [entry.seat] : [],
    );
    if (wished.length > 0) this.noticeShownUp(open, wished);
  }
  /** After a lost race: the latest lines once more, with everything; a client drops those it has. */
  protected async tellAgain(open: OpenTable): Promise<void> {
    this.dismiss(open);
    const history = await this.history(open);
    const info = open.table.info(this.isHere(open));
    for (const [as, listeners] of open.listeners) {
      if (as === LATE) {
        comeAgain(this, open.id);
        continue;
      }
      const n = open.table.heard(as);
      const lines = history.lines(as, Math.max(1, n - 10), n, open.table.closedTo(as)).map((line) => JSON.stringify(line));
      this.show(
        open,
        as,
        listeners,
        { text: lines.join(","), count: lines.length },
        open.table.state === null ? null : this.world.now(),
        JSON.stringify(info),
      );
    }
  }
  /** Each is sent what it has not seen yet: what has changed, or all of it. `time`: the game looks different now. Lines and `info` are JSON already. */
  private show(
    open: OpenTable,
    as: As,
    listeners: ReadonlySet<Connection>,
    lines: { readonly text: string; readonly count: number },
    time: number | null,
    info: string | null,
  ): void {
    const head = headFor(open, as);
    const tail = info === null ? "}" : `,"info":${info}}`;
    const known = open.shown.get(as);
    if (time === null) {
      // The game looks as it did.
      if (known?.heard === open.table.heard(as) - lines.count) known.heard = open.table.heard(as);
      for (const listener of listeners) listener.send(`${head}${lines.text}]${tail}`);
      return;
    }
    const key = keyOf(open, as);
    const before = known?.base;
    let shown: LastShown | null = null;
    let whole: string | null = null;
    for (const listener of listeners) {
      const held = listener.opened.get(key);
      if (held === undefined || held.base === null) {
        whole ??= JSON.stringify(open.table.now(as, time));
        listener.send(`${head}${lines.text}],"now":${whole}${tail}`);
        continue;
      }
      if (shown === null) {
        shown = known ?? new LastShown();
        if (known === undefined) open.shown.set(as, shown);
        shown.show(open.table, as, time);
      }
      if (held.base === before && shown.change !== null) listener.send(head + toldWith(open, lines.text, shown.change, tail));
      else listener.send(`${head}${lines.text}],"now":${shown.shown},"base":${shown.base}${tail}`);
      held.base = shown.base;
    }
  }
  private tellInfo(open: OpenTable, except: Connection): void {
    const info = open.table.info(this.isHere(open));
    for (const [as, listeners] of open.listeners)
      this.send(new Set([...listeners].filter((one) => one !== except)), { table: open.id, as: as === LATE ? null : as, lines: [], info });
  }
  private send(listeners: ReadonlySet<Connection>, heard: Heard): void {
    if (listeners.size === 0) return;
    const text = JSON.stringify(heard);
    for (const listener of listeners) listener.send(text);
  }
}
/** Lines and what they have changed. Several at a table are mostly told the very same, or the same and what else has changed for them. */
function toldWith(open: OpenTable, lines: string, { from, n, view, besides }: ShownChange, tail: string): string {
  let { told } = open;
  if (told === null || told.lines !== lines || told.view !== view || told.from !== from || told.n !== n || told.tail !== tail) {
    const seen = view === undefined ? "" : `,"view":${view}`;
    const begun = flat(`${lines}],"change":{"from":${from},"n":${n}${seen}`);
    told = { lines, view, from, n, tail, begun, ended: flat(`},"base":${from + 1}${tail}`), whole: null };
    open.told = told;
  }
  return besides === "" ? (told.whole ??= flat(told.begun + told.ended)) : told.begun + besides + told.ended;
}
