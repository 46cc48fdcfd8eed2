import type { Seat } from "@stormakt/kernel";
import { hash } from "@stormakt/kernel";
import type { Action } from "@stormakt/protocol";
import { anyAction, move, timeOut } from "./commands.ts";
import { Refusal } from "./failure.ts";
import type { Hall, OpenTable } from "./hall.ts";
import type { World } from "./ports.ts";
import type { Table, Work } from "./table.ts";

/** A failing bot is given so much longer than its budget before it is given up. */
const GRACE = 2_000;

/** Does what a table needs done without anybody asking: bots, standing orders, clocks. */
export class Worker {
  private readonly hall: Hall;
  private readonly timers = new Map<string, { readonly due: number; readonly cancel: () => void }>();
  /** Seats whose bots think, by table, seat and the question. */
  private readonly underWay = new Set<string>();
  private isClosed = false;
  constructor(hall: Hall) {
    this.hall = hall;
  }
  close(): void {
    this.isClosed = true;
    for (const { cancel } of this.timers.values()) cancel();
    this.timers.clear();
  }

  /** A pause that depends on nothing but which question it is. */
  private pause(table: Table, seat: Seat): number {
    const { least, most } = this.hall.options.pause;
    const draw = Number.parseInt(hash(`${table.id} ${seat} ${table.memory.askedSince[seat]}`).slice(0, 8), 16) / 0x1_0000_0000;
    return Math.round(least + draw * (most - least));
  }
  /** When the table next has work; null: it has none. */
  dueAt(table: Table): number | null {
    return table.work((seat) => this.pause(table, seat))[0]?.due ?? null;
  }
  /** A table has changed: sees to it that its work is done when it is due. */
  look({ id, table, due }: OpenTable): void {
    const next = due === undefined ? this.dueAt(table) : due;
    if (next === null) {
      this.timers.get(id)?.cancel();
      this.timers.delete(id);
    } else this.schedule(id, next);
  }
  schedule(id: string, due: number): void {
    if (this.isClosed) return;
    const known = this.timers.get(id);
    if (known !== undefined && known.due <= due && due > this.hall.world.now()) return;
    known?.cancel();
    // A timer of more than 24 days would go off at once.
    const wait = Math.min(Math.max(0, due - this.hall.world.now()), 86_400_000);
    const cancel = this.hall.world.after(wait, () => {
      this.timers.delete(id);
      this.run(id).catch((error: unknown) => this.hall.world.report({ what: "work at a table failed", table: id, error }));
    });
    this.timers.set(id, { due, cancel });
  }

  private async run(id: string): Promise<void> {
    const { hall } = this;
    const { store, world, options } = hall;
    const claim = await store.claim(id, world.now(), world.now() + options.lease);
    if (claim === null) return;
    await hall.inTurn(id, async (open) => {
      // The claim may rest on what another node wrote a moment ago.
      await hall.refresh(open);
      const now = world.now();
      const all = open.table.work((seat) => this.pause(open.table, seat));
      const next = all.find(({ due }) => due > now)?.due ?? null;
      if (next !== null) this.schedule(id, next);
      for (const work of all) if (work.due <= now) void this.begin(open, work);
      if (all.some(({ due }) => due <= now)) return;
      open.due = undefined;
      await store.settle(id, claim, next);
    });
  }
  private async begin(open: OpenTable, work: Work): Promise<void> {
    const question = open.table.memory.askedSince[work.seat]!;
    const name = `${open.id} ${work.seat} ${question} ${work.kind}`;
    if (this.underWay.has(name) || this.isClosed) return;
    this.underWay.add(name);
    try {
      await this.perform(open, work, question);
    } catch (error) {
      if (!(error instanceof Refusal))
        this.hall.world.report({ what: `a ${work.kind} could not be served`, table: open.id, seat: work.seat, error });
    } finally {
      this.underWay.delete(name);
    }
  }
  private async perform(open: OpenTable, { kind, seat }: Work, question: number): Promise<void> {
    const { hall } = this;
    const { world, bots } = hall;
    /** Whether the seat is still asked the same, by the same need. */
    const stands = ({ table }: OpenTable): boolean =>
      table.memory.askedSince[seat] === question && table.work(() => 0).some((work) => work.kind === kind && work.seat === seat);
    if (kind === "bot") {
      await this.playBot(open, seat, stands);
      return;
    }
    await hall.write(open.id, (now) => {
      if (!stands(now)) return [];
      if (kind === "order") return move(now.table, { seat, action: { kind: "pass" }, by: "order" }, world.now());
      const due = now.table.work(() => 0).find((work) => work.kind === "clock" && work.seat === seat)?.due ?? 0;
      return due > world.now() ? [] : timeOut(now.table, seat, bots.standIn, world.secret(128), world.now());
    });
  }

  private async playBot(open: OpenTable, seat: Seat, stands: (now: OpenTable) => boolean): Promise<void> {
    const { hall } = this;
    const { world, bots } = hall;
    const { table } = open;
    const level = table.seats[seat]?.bot ?? null;
    if (level === null || !stands(open)) return;
    const isWatched = table.seats.some(({ persons }) => persons.length > 0);
    const release = table.memory.clocks.askedAt[seat]! + (isWatched ? bots.reserve(level) + this.pause(table, seat) : 0);
    const action = await this.think(table, seat, level);
    const wait = release - world.now();
    if (wait > 0) await new Promise<void>((resolve) => void world.after(wait, resolve));
    if (this.isClosed) return;
    await hall.write(open.id, (now) => {
      if (!stands(now)) return [];
      for (const [by, answer] of [
        [level, action],
        ["anything", null],
      ] as const) {
        try {
          return move(now.table, { seat, action: answer ?? anyAction(now.table, seat, world.secret(128)), by: "bot" }, world.now());
        } catch (error) {
          world.report({ what: "a bot's answer is not legal", table: now.id, seat, level: by, answer, error });
        }
      }
      return [];
    });
  }
  /** What the bot says; where it throws, hangs or answers illegally, what the greedy one says; null: nothing of use. */
  private async think(table: Table, seat: Seat, wanted: string): Promise<Action | null> {
    const { bots, world } = this.hall;
    const { engine, running } = table;
    const game = table.memory.facts.game;
    for (const level of wanted === bots.standIn ? [wanted] : [wanted, bots.standIn]) {
      const budget = bots.budget(level);
      try {
        const view = engine.view(running, seat);
        const thought = bots.think({ game, seat, level, view, budget, seed: world.secret(128) });
        const action = await inTime(thought, budget + GRACE, world);
        const read = engine.read(table.running, seat, action);
        const verdict = "rule" in read ? read : engine.judge(table.running, seat, read.action);
        if (verdict.legal) return action;
        world.report({ what: "a bot answered illegally", table: table.id, seat, level, action, rule: verdict.rule });
      } catch (error) {
        if (error instanceof Refusal) return null;
        world.report({ what: "a bot failed", table: table.id, seat, level, error });
      }
    }
    return null;
  }
}

function inTime<T>(work: Promise<T>, limit: number, world: World): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = world.after(limit, () => reject(new Error(`no answer in ${limit} ms`)));
    work.then(resolve, reject).finally(cancel);
  });
}
