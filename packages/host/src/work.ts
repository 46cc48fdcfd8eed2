import type { Seat } from "@stormakt/kernel";
import { hash } from "@stormakt/kernel";
import type { Action } from "@stormakt/protocol";
import { temperAt } from "./characters.ts";
import { anyAction, move, timeOut } from "./commands.ts";
import { OwnWords } from "./discreet.ts";
import { Refusal } from "./failure.ts";
import type { Hall, HallOptions } from "./hall.ts";
import type { OpenTable } from "./open-table.ts";
import type { Claim, ThoughtFor, Turn, World } from "./ports.ts";
import { NEVER } from "./ports.ts";
import { replace } from "./seating.ts";
import type { Table, Work } from "./table.ts";

/** A failing bot is given so much longer than its budget before it is given up. */
const GRACE = 4_000;

/** Work that cannot be done is tried again later and later, so many times, then left to people. */
const PUT_OFF = { least: 1_000, most: 300_000, tries: 8 };

/** Work that met a store that was away is tried again after so long: as often as it takes. */
const REST = 1_000;

/** Something that is being done for a seat. */
interface Undertaking {
  readonly table: string;
  /** Ends it when the game has moved on: the move was undone, the match abandoned, the seat taken over. */
  readonly stop: AbortController;
  /** Whether the seat is still asked the same, by the same need. */
  readonly stands: (now: OpenTable) => boolean;
}

/** Does what a table needs done without anybody asking: bots, standing orders, clocks. */
export class Worker {
  private readonly hall: Hall;
  private readonly timers = new Map<string, { readonly due: number; readonly cancel: () => void }>();
  /** What is being done, by table, seat, the question and the need. */
  private readonly underWay = new Map<string, Undertaking>();
  private readonly resting = new Map<string, number>();
  /** Bots that have nothing more to do in a quiet decision and wait for people to say the same: the question they were asked, by table and seat. */
  private readonly content = new Map<string, number>();
  private isClosed = false;
  constructor(hall: Hall) {
    this.hall = hall;
  }
  close(): void {
    this.isClosed = true;
    for (const { cancel } of this.timers.values()) cancel();
    this.timers.clear();
    for (const { stop } of this.underWay.values()) stop.abort();
  }

  private pause({ id, memory }: Table, seat: Seat): number {
    return pauseBefore(memory.seed ?? id, seat, memory.askedSince[seat] ?? 0, this.hall.options.pause);
  }
  /** When the table next has work; null: it has none. */
  dueAt(table: Table): number | null {
    return this.work(table)[0]?.due ?? null;
  }
  /** What there is to do, nearest first. A moment ahead that must have been is of a clock that was set back since: it is now. */
  private work(table: Table): Work[] {
    const now = this.hall.world.now();
    const ever = Number.POSITIVE_INFINITY;
    const latest = { bot: now, order: now + this.hall.options.pause.most, clock: ever, vote: ever };
    const work = table.work((seat) => this.pause(table, seat)).map((one) => ({ ...one, due: Math.min(one.due, latest[one.kind]) }));
    return work.filter(({ kind, seat }) => kind !== "bot" || !this.leavesRoom(table, seat));
  }
  /** People are not hurried: as long as one of them is still deciding quietly, a bot that has nothing more to do says nothing. */
  private leavesRoom(table: Table, seat: Seat): boolean {
    const asked = this.content.get(`${table.id} ${seat}`);
    return asked !== undefined && asked === table.memory.askedSince[seat] && isPersonDeciding(table);
  }
  /** How much is under way. */
  get busy(): number {
    return this.underWay.size;
  }
  /** A table has changed: sees to it that its work is done when it is due. */
  look(open: OpenTable): void {
    const { id, table, due } = open;
    for (const one of this.underWay.values()) if (one.table === id && !one.stands(open)) one.stop.abort();
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
    const wait = Math.min(Math.max(this.restOf(id), due - this.hall.world.now()), 86_400_000);
    const cancel = this.hall.world.after(wait, () => {
      this.timers.delete(id);
      this.run(id).catch((error: unknown) => this.hall.world.report({ what: "work at a table failed", table: id, error }));
    });
    this.timers.set(id, { due, cancel });
  }

  /** Milliseconds for which a table whose work met a store that was away is left alone. */
  private restOf(id: string): number {
    const left = (this.resting.get(id) ?? 0) - this.hall.world.ticks();
    if (left <= 0) this.resting.delete(id);
    return Math.max(0, left);
  }
  private async run(id: string): Promise<void> {
    const { hall } = this;
    const { store, world, options } = hall;
    const claim = await store.claim(id, world.now(), world.now() + options.lease);
    if (claim === null) return;
    try {
      await hall.inTurn(id, async (open) => {
        // The claim may rest on what another node wrote a moment ago.
        await hall.refresh(open);
        void open.table.edition; // a match whose rules nobody here knows is put off: a later program may have been here, and may come back
        const now = world.now();
        const all = this.work(open.table);
        const next = all.find(({ due }) => due > now)?.due ?? null;
        if (next !== null) this.schedule(id, next);
        for (const work of all) if (work.due <= now) void this.begin(open, work, claim);
        if (all.some(({ due }) => due <= now)) return;
        open.due = undefined;
        await store.settle(id, claim, next);
      });
    } catch (error) {
      if (hall.isOutage(error)) throw error;
      await this.putOff(id, claim, error);
    }
  }
  /** Nothing at this table can be done as things are: others come first, and in the end somebody has to look at it. */
  private async putOff(id: string, claim: Claim, error: unknown): Promise<void> {
    const { store, world } = this.hall;
    const tries = claim.tries + 1;
    const isGivenUp = tries >= PUT_OFF.tries;
    world.report({ what: isGivenUp ? "work was set aside" : "work was put off", table: id, tries, error });
    await store.putOff(id, claim, isGivenUp ? NEVER : world.now() + Math.min(PUT_OFF.most, PUT_OFF.least * 2 ** claim.tries));
  }
  private async begin(open: OpenTable, work: Work, claim: Claim): Promise<void> {
    const question = open.table.memory.askedSince[work.seat]!;
    const name = `${open.id} ${work.seat} ${question} ${work.kind}`;
    if (this.underWay.has(name) || this.isClosed) return;
    const { kind, seat } = work;
    const undertaking: Undertaking = {
      table: open.id,
      stop: new AbortController(),
      stands: ({ table }) =>
        table.memory.askedSince[seat] === question && table.work(() => 0).some((one) => one.kind === kind && one.seat === seat),
    };
    this.underWay.set(name, undertaking);
    try {
      await this.perform(open, work, undertaking);
    } catch (error) {
      // The game has moved on, or it is refused because it has.
      if (undertaking.stop.signal.aborted || (error instanceof Refusal && !undertaking.stands(open))) return;
      this.hall.world.report({ what: `a ${work.kind} could not be served`, table: open.id, seat: work.seat, error });
      if (this.hall.isOutage(error)) this.resting.set(open.id, this.hall.world.ticks() + REST);
      else await this.putOff(open.id, claim, error).catch(() => {});
    } finally {
      this.underWay.delete(name);
    }
  }
  private async perform(open: OpenTable, { kind, seat }: Work, undertaking: Undertaking): Promise<void> {
    const { hall } = this;
    const { world, bots } = hall;
    const { stands } = undertaking;
    if (kind === "bot") {
      await this.playBot(open, seat, undertaking);
      return;
    }
    await hall.write(open.id, (now) => {
      if (!stands(now)) return [];
      if (kind === "vote") return replace(now.table, seat, bots.standIn, hall.isHere(now), world.now());
      if (kind === "order") return move(now.table, { seat, action: { kind: "pass" }, by: "order" }, world.now());
      const due = now.table.work(() => 0).find((work) => work.kind === "clock" && work.seat === seat)?.due ?? 0;
      return due > world.now() ? [] : timeOut(now.table, seat, bots.standIn, world.secret(128), world.now());
    });
  }

  private async playBot(open: OpenTable, seat: Seat, { stands, stop }: Undertaking): Promise<void> {
    const { hall } = this;
    const { world, bots } = hall;
    const { table } = open;
    const level = table.seats[seat]?.bot ?? null;
    if (level === null || !stands(open)) return;
    const isWatched = table.seats.some(({ persons }) => persons.length > 0);
    const { isWindow } = table.asked;
    const reserve = isWatched ? bots.reserve(level, isWindow) : 0;
    const least = isWatched ? Math.max(reserve, this.pause(table, seat)) : 0;
    const since = table.isQuiet ? world.now() : Math.min(table.memory.clocks.askedAt[seat]!, world.now());
    const { action, begun } = await this.think(table, seat, level, stop.signal);
    // Where many bots think, a thought waits for its turn. How long it took from there on is nobody's business either.
    const release = Math.max(since + least, begun + reserve);
    if (action !== null && stands(open) && isPersonDeciding(open.table) && isLettingBe(open.table, seat, action)) {
      this.content.set(`${open.id} ${seat}`, open.table.memory.askedSince[seat]!);
      this.look({ ...open, due: undefined });
      return;
    }
    this.content.delete(`${open.id} ${seat}`);
    await passed(release - world.now(), world, stop.signal);
    if (this.isClosed || stop.signal.aborted) return;
    await hall.write(open.id, (now) => {
      if (!stands(now)) return [];
      for (const [by, answer] of [
        [level, action],
        ["anything", null],
      ] as const) {
        try {
          return move(now.table, { seat, action: answer ?? anyAction(now.table, seat, world.secret(128)), by: "bot" }, world.now());
        } catch (error) {
          world.report({ what: "a bot's answer is not legal", table: now.id, seat, level: by, error });
        }
      }
      throw new OwnWords(`nothing that the bot of seat ${seat} answers is legal`);
    });
  }
  /** What the bot says; where it throws, hangs or answers illegally, what the stand-in says; null: nothing of use. */
  private async think(table: Table, seat: Seat, wanted: string, stop: AbortSignal): Promise<Answer> {
    const { bots, world } = this.hall;
    let begun = world.now();
    const { edition, running } = table;
    const { game, rulesVersion, format } = edition;
    const { owner } = table.memory.facts;
    const isPlayed = table.seats.some(({ persons }) => persons.length > 0);
    for (const level of wanted === bots.standIn ? [wanted] : [wanted, bots.standIn]) {
      const budget = bots.budget(level, table.asked.isWindow);
      const ownStop = new AbortController();
      const stopped = (): void => ownStop.abort();
      stop.addEventListener("abort", stopped, { once: true });
      try {
        const view = edition.view(running, seat);
        const patience = new Patience({ table: table.id, owner, isPlayed }, budget + GRACE, world, ownStop);
        patience.begins();
        const question = { game, rulesVersion, format, seat, level, temper: temperAt(table, seat), view, budget, seed: world.secret(128) };
        const action = await patience.with(bots.think(question, ownStop.signal, patience));
        const rule = edition.judge(table.running, seat, action);
        // Whoever stands in for a bot that failed is late already.
        if (level === wanted) begun = patience.begun;
        if (rule === null) return { action, begun };
        world.report({ what: "a bot answered illegally", table: table.id, seat, level, rule });
      } catch (error) {
        if (error instanceof Refusal || stop.aborted) return { action: null, begun };
        world.report({ what: "a bot failed", table: table.id, seat, level, error });
      } finally {
        stop.removeEventListener("abort", stopped);
      }
    }
    return { action: null, begun };
  }
}
/** What a bot says, if anything of use, and when it began to think about it. */
interface Answer {
  readonly action: Action | null;
  readonly begun: number;
}

/** Somebody who is not a bot has yet to say that nothing more is to be done. */
const isPersonDeciding = (table: Table): boolean => table.isQuiet && table.waitsFor.some((seat) => table.seats[seat]?.bot === null);

/** Whether it is what is done for a seat that does not answer. */
const isLettingBe = (table: Table, seat: Seat, action: Action): boolean =>
  action.kind === (anyAction(table, seat, "") as Action | null)?.kind;

/** Waits for an answer no longer than the limit, nor once it is stopped; what is late is stopped. Waiting for one's turn does not count. */
class Patience implements Turn {
  readonly of: ThoughtFor;
  /** When it was last begun. */
  begun: number;
  private readonly limit: number;
  private readonly world: World;
  private readonly stop: AbortController;
  private cancel: () => void = () => {};
  private isOver = false;
  constructor(of: ThoughtFor, limit: number, world: World, stop: AbortController) {
    this.of = of;
    this.limit = limit;
    this.world = world;
    this.stop = stop;
    this.begun = world.now();
  }
  waits(): void {
    this.cancel();
  }
  begins(): void {
    this.cancel();
    if (this.isOver) return;
    this.begun = this.world.now();
    this.cancel = this.world.after(this.limit, () => this.stop.abort(new OwnWords(`no answer in ${this.limit} ms`)));
  }
  with<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const { signal } = this.stop;
      const late = (): void => reject(signal.reason instanceof Error ? signal.reason : new OwnWords("the thought was stopped"));
      if (signal.aborted) late();
      else signal.addEventListener("abort", late, { once: true });
      work.then(resolve, reject).finally(() => {
        this.isOver = true;
        this.cancel();
      });
    });
  }
}
/** So many milliseconds are over, or nobody waits for them any more. */
function passed(wait: number, world: World, stop: AbortSignal): Promise<void> {
  if (wait <= 0 || stop.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const cancel = world.after(wait, resolve);
    stop.addEventListener(
      "abort",
      () => {
        cancel();
        resolve();
      },
      { once: true },
    );
  });
}
/** A pause that depends on nothing but which question it is. Only who knows the seed could tell it from a person's: nobody does before the end. */
export function pauseBefore(seed: string, seat: Seat, question: number, { least, most }: HallOptions["pause"]): number {
  const draw = Number.parseInt(hash(`${seed} ${seat} ${question}`).slice(0, 8), 16) / 0x1_0000_0000;
  return Math.round(least + draw * (most - least));
}
