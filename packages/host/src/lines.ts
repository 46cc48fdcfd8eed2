import { flat, heardBy } from "@stormakt/kernel";
import type { As, LogLine } from "@stormakt/protocol";
import { shownName } from "./called.ts";
import { isSeenBy } from "./entries.ts";
import type { Happened, Table } from "./table.ts";
import { lineAt } from "./table-memory.ts";

/** What an audience hears of an entry, as its line `n`; null: nothing. `table` is only asked for what never changes, and for its seed. */
export function lineOf({ entry, told }: Happened, as: As, n: number, table: Table): LogLine | null {
  if (!isSeenBy(entry, as)) return null;
  const { at } = entry;
  switch (entry.kind) {
    case "created": {
      const seats = entry.seats.map(({ person, name, bot, reserved }) => ({
        person,
        name: shownName(name),
        bot,
        resigned: false,
        here: false,
        free: person === null && bot === null && reserved === null,
      }));
      return { n, at, kind: "created", seats };
    }
    case "seat":
      return { n, at, kind: "seat", seat: entry.seat, change: entry.change, name: shownName(entry.name), bot: entry.bot };
    case "admit":
      return { n, at, kind: "admit", seat: entry.seat, by: entry.by, on: entry.on };
    case "kick":
      return { n, at, kind: "kick", seat: entry.seat, by: entry.by, on: entry.on, why: entry.why ?? null, due: entry.due ?? null };
    case "began":
      return { n, at, kind: "began", commitment: entry.commitment, events: [] };
    case "moved": {
      const isHidden = entry.polled === true && as !== entry.seat;
      const { seat, by } = isHidden ? { seat: null, by: null } : entry;
      return { n, at, kind: "moved", seat, by, events: heardBy(told, as) };
    }
    case "aside":
      return { n, at, kind: "moved", seat: null, by: null, events: heardBy(told, as) };
    case "undone":
      return { n, at, kind: "undone", seat: entry.seat, to: lineAt(entry.to, as) };
    case "take-back":
      return { n, at, kind: "take-back", seat: entry.seat, step: entry.step };
    case "taken-back":
      return { n, at, kind: "taken-back", seat: entry.seat, to: lineAt(entry.to, as), commitment: entry.commitment };
    case "upgraded":
      return { n, at, kind: "upgraded", from: entry.from, to: entry.to, changed: entry.changed };
    case "orders":
      return { n, at, kind: "orders", seat: entry.seat };
    case "chat":
      return { n, at, kind: "chat", seat: entry.seat, name: shownName(entry.name) ?? "", text: entry.text };
    case "helped":
      return { n, at, kind: "helped", seat: entry.seat };
    case "rematch":
      return { n, at, kind: "rematch", table: entry.table };
    case "finished":
      return { n, at, kind: "finished", because: entry.because, outcome: table.memory.outcome, seed: table.memory.seed };
  }
}

/** Lines as JSON, written once where all hear the same and only count it differently. */
export class LineTexts {
  private readonly table: Table;
  /** The text after the number; null: not all hear the same. */
  private readonly common = new Map<Happened, string | null>();
  /** The last of them with its number: mostly all count it alike. */
  private last: { readonly of: Happened; readonly n: number; readonly text: string } | null = null;
  constructor(table: Table) {
    this.table = table;
  }
  textOf(happened: Happened, as: As, n: number): string {
    const { last } = this;
    if (last !== null && last.of === happened && last.n === n) return last.text;
    let rest = this.common.get(happened);
    if (rest === undefined) this.common.set(happened, (rest = this.commonOf(happened, as)));
    if (rest === null) return JSON.stringify(lineOf(happened, as, n, this.table));
    const text = flat(`{"n":${n},${rest}`);
    this.last = { of: happened, n, text };
    return text;
  }
  private commonOf(happened: Happened, as: As): string | null {
    const { entry, told } = happened;
    if (entry.kind !== "moved" || entry.polled === true || !told.every(({ audience }) => audience === null)) return null;
    const { at, seat, by } = entry;
    return `"at":${at},"kind":"moved","seat":${seat},"by":"${by}","events":${JSON.stringify(heardBy(told, as))}}`;
  }
}
/** What whoever took a seat over is told of its past: what all heard, and that there was something where only the seat heard it. */
export function closedLine(happened: Happened, n: number, table: Table, at: number): LogLine {
  return (happened.entry.seen === undefined ? lineOf(happened, null, n, table) : null) ?? { n, at, kind: "closed" };
}
