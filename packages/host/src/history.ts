import type { MatchRecord, NamedAction, RecordedMove, Upgrade } from "@stormakt/kernel";
import type { As, LogLine } from "@stormakt/protocol";
import { OwnWords } from "./discreet.ts";
import type { Editions } from "./editions.ts";
import type { Entry, EntryOf, Mark } from "./entries.ts";
import { isSeenBy } from "./entries.ts";
import { refuse } from "./failure.ts";
import { closedLine, lineOf } from "./lines.ts";
import type { Snapshot } from "./ports.ts";
import type { Happened } from "./table.ts";
import { Table } from "./table.ts";
import { lineAt } from "./table-memory.ts";

/** Entries between two places from which the past can be played on. */
const STRIDE = 32;

/** A table's whole past, played anew from its journal: the log each seat heard, and the table as it was at any line. */
export class History {
  private readonly editions: Editions;
  private readonly happened: Happened[] = [];
  private readonly marks: Mark[] = [];
  private readonly rests: Snapshot[] = [];
  private readonly last: Table;

  constructor(editions: Editions, entries: readonly Entry[]) {
    this.editions = editions;
    const [created, ...others] = entries;
    if (created?.kind !== "created") throw new OwnWords("a journal begins with the making of its table");
    this.last = Table.create(editions, created);
    this.happened.push({ entry: created, told: [] });
    this.marks.push(this.last.mark);
    void this.last.edition; // the past of a match whose rules nobody here knows cannot be shown
    this.rests.push(this.last.snapshot());
    this.extend(others);
  }
  get version(): number {
    return this.last.version;
  }
  extend(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.happened.push(this.last.apply(entry));
      this.marks.push(this.last.mark);
      if (this.last.isAtRest && this.last.version - this.rests.at(-1)!.version >= STRIDE) this.rests.push(this.last.snapshot());
    }
  }

  /** Lines `from` … `to` as an audience heard them; up to `closed` only what all heard. */
  lines(as: As, from: number, to: number, closed = 0): LogLine[] {
    const lines: LogLine[] = [];
    let n = 0;
    let openAt = 0;
    for (const happened of this.happened) {
      const { seen, at } = happened.entry;
      if (seen === undefined) openAt = at;
      else if (!isSeenBy(happened.entry, as)) continue;
      n += 1;
      if (n < from) continue;
      if (n > to) break;
      const line = n <= closed ? closedLine(happened, n, this.last, openAt) : lineOf(happened, as, n, this.last);
      if (line !== null) lines.push(line);
    }
    return lines;
  }
  /** The journal's version when an audience had heard its line `n`, and nothing more. */
  versionAt(as: As, n: number): number {
    const at = this.marks.findIndex((mark) => lineAt(mark, as) >= n);
    return at === -1 || n < 1 ? refuse("no-such-line", `there is no line ${n}`) : at + 1;
  }
  tableAt(version: number): Table {
    const rest = this.rests.findLast((one) => one.version <= version)!;
    const table = Table.load(this.editions, rest);
    for (let at = rest.version; at < version; at++) table.apply(this.happened[at]!.entry);
    return table;
  }
  /** The journal's version at a time; the beginning of the match is always past. */
  versionBefore(time: number): number {
    const later = this.happened.findIndex(({ entry }, at) => at > this.beginning && entry.at > time);
    return later === -1 ? this.happened.length : later;
  }
  /** The journal's version before the last so many moves that all heard of; the beginning of the match is always past. */
  versionBeforeLast(moves: number): number {
    const heard = this.happened.flatMap(({ entry }, at) => (entry.kind === "moved" && entry.seen === undefined ? [at] : []));
    return Math.max(this.beginning + 1, heard.at(-moves) ?? 0);
  }
  /** When all heard of what came after line `n`; null: nothing did. */
  timeAfter(n: number): number | null {
    const at = this.marks.findIndex(({ open }) => open > n);
    return this.happened[at]?.entry.at ?? null;
  }
  /** The place of the entry with which the match began; before it all is past. */
  private get beginning(): number {
    const began = this.happened.findIndex(({ entry }) => entry.kind === "began");
    return began === -1 ? this.happened.length - 1 : began;
  }
  /** The journal's version after each move that stands. */
  private versionsOfMoves(): number[] {
    const moves: number[] = [];
    this.happened.forEach(({ entry }, at) => {
      if (entry.kind === "moved") moves.push(at + 1);
      else if (entry.kind === "undone" || entry.kind === "taken-back") moves.length = entry.keep;
    });
    return moves;
  }
  /** For each move that stands: the last line an audience had heard when it was made. */
  linesOfMoves(as: As): number[] {
    return this.versionsOfMoves().map((version) => lineAt(this.markAt(version), as));
  }
  /** What all had heard when only the first `keep` moves stood. */
  versionOfMove(keep: number): number {
    const moves = this.versionsOfMoves();
    const began = this.happened.findIndex(({ entry }) => entry.kind === "began") + 1;
    const version = keep === 0 ? began : moves[keep - 1]!;
    // The position a match was in when another edition took over is the one that edition went on from.
    const upgraded = this.happened.findLastIndex(({ entry }) => entry.kind === "upgraded") + 1;
    return keep === this.last.memory.edition.since ? Math.max(version, upgraded) : version;
  }
  markAt(version: number): Mark {
    return this.marks[version - 1]!;
  }

  /** The match as a record that anybody can replay: what was taken back is left out. */
  record(): MatchRecord {
    const { facts, commitment, seed, helped } = this.last.memory;
    const moves: RecordedMove[] = [];
    let reseeded: { at: number; seed: string; dealt?: boolean }[] = [];
    const upgrades: Upgrade[] = [];
    let began: EntryOf<"began"> | null = null;
    for (const { entry } of this.happened) {
      if (entry.kind === "began") began = entry;
      else if (entry.kind === "moved") moves.push({ seat: entry.seat, action: entry.action as NamedAction, digest: entry.digest });
      else if (entry.kind === "upgraded")
        upgrades.push({ at: moves.length, rulesVersion: entry.to, format: entry.format, state: entry.state });
      else if (entry.kind === "undone") moves.length = entry.keep;
      else if (entry.kind === "taken-back") {
        moves.length = entry.keep;
        reseeded = [...reseeded.filter(({ at }) => at < entry.keep), reseededBy(entry)];
      }
    }
    if (began === null || commitment === null) return refuse("not-finished", "the match has not begun");
    const start = facts.from === null ? {} : { from: this.startOfBranch(began) };
    return {
      format: facts.format ?? 1,
      game: facts.game,
      rulesVersion: facts.rulesVersion,
      config: facts.config,
      commitment,
      seed,
      ...start,
      ...(upgrades.length === 0 ? {} : { upgrades }),
      ...(reseeded.length === 0 ? {} : { reseeded }),
      ...(helped.length === 0 ? {} : { helped: helped.map(({ seat, moves: at }) => ({ at, seat })) }),
      moves,
    };
  }
  private startOfBranch(began: EntryOf<"began">): string {
    const first = this.tableAt(this.happened.findIndex(({ entry }) => entry === began) + 1);
    return first.edition.save(first.state!);
  }
}
const reseededBy = ({ keep, seed, dealt }: EntryOf<"taken-back">) => ({ at: keep, seed, ...(dealt === true ? { dealt } : {}) });
