import type { Action, As, LogLine, Now, StandingOrder, TableInfo } from "@stormakt/protocol";
import type { Client, TableState as SideState, TableClient } from "@stormakt/protocol/client";
import { LineLost, RequestRefused } from "@stormakt/protocol/client";
import type { StoreApi } from "zustand/vanilla";
import { createStore } from "zustand/vanilla";
import { light } from "../../kit/light.ts";
import { askAnalysis, askHint } from "../../link/adviser.ts";
import type { Where } from "../../link/index.ts";
import { hostOf } from "../../link/index.ts";
import type { Analysis, Hint } from "../../offline/thinking.ts";
import { useSettings } from "../../settings.ts";
import type { Moment } from "./moments.ts";
import { momentAt, momentsOf } from "./moments.ts";

/** Something the table has just heard, for motion and sound. */
export interface News {
  readonly key: number;
  readonly lines: readonly LogLine[];
}
/** Whose eyes a look back uses; "open": everybody's at once. */
export type Eyes = As | "open";
export interface LookingBack {
  readonly n: number;
  readonly eyes: Eyes;
  readonly now: Now | null;
}
export type AnalysisState =
  | { readonly progress: number }
  | { readonly failed: true }
  /** `lines`: for each move of the record the line of the log of the seat at the screen. */
  | { readonly told: Analysis; readonly lines: readonly number[] };
export interface TableState {
  readonly status: "opening" | "open" | "missing";
  readonly failure: string | null;
  readonly info: TableInfo | null;
  /** The seats that this person plays. */
  readonly mine: readonly number[];
  /** The seat at the screen; null: a spectator. */
  readonly as: As;
  readonly sides: ReadonlyMap<As, SideState>;
  /** One screen, several people: the seat the screen must be passed to before anything is shown. */
  readonly handTo: number | null;
  /** One screen, several people, a reaction window: those who are asked, together and without a name. */
  readonly reacting: readonly number[];
  /** Who of them wants to. */
  readonly reactor: number | null;
  readonly chosen: Action | null;
  readonly refused: { readonly action: Action | null; readonly rule: string } | null;
  /** What a strong player would do, once it was asked. */
  readonly hint: { readonly told: "asked" | "failed" | Hint } | null;
  /** What decided the game, once it was asked after the end. */
  readonly analysis: AnalysisState | null;
  readonly look: LookingBack | null;
  readonly news: News | null;
  readonly busy: boolean;
}

/** One table, opened: keeps what is heard, and says what the player does. */
export class OpenTable {
  readonly where: Where;
  readonly id: string;
  readonly host: Client;
  readonly store: StoreApi<TableState>;
  private readonly invite: string | undefined;
  private readonly sides = new Map<As, TableClient>();
  private readonly views = new Map<string, Now>();
  private readonly momentLists = new Map<As, Promise<readonly Moment[]>>();
  private hintStop: AbortController | null = null;
  private readonly analysisStop = new AbortController();
  private newsKey = 0;
  private closed = false;

  constructor(where: Where, id: string, invite: string | undefined) {
    this.where = where;
    this.id = id;
    this.invite = invite;
    this.host = hostOf(where);
    this.store = createStore<TableState>(() => ({
      status: "opening",
      failure: null,
      info: null,
      mine: [],
      as: null,
      sides: new Map(),
      handTo: null,
      reacting: [],
      reactor: null,
      chosen: null,
      refused: null,
      hint: null,
      analysis: null,
      look: null,
      news: null,
      busy: false,
    }));
    void this.open();
  }
  get state(): TableState {
    return this.store.getState();
  }
  private set(change: Partial<TableState>): void {
    if (!this.closed) this.store.setState(change);
  }
  close(): void {
    this.closed = true;
    this.hintStop?.abort();
    this.analysisStop.abort();
    for (const side of this.sides.values()) side.close();
  }

  /** Looks who this person is here, and listens as each of its seats, or as a spectator. */
  async open(): Promise<void> {
    try {
      const { table, mine } = await this.host.ask("about", {
        table: this.id,
        ...(this.invite === undefined ? {} : { invite: this.invite }),
      });
      if (this.closed) return;
      const sides = await Promise.all((mine.length > 1 ? [...mine, null] : mine.length > 0 ? mine : [null]).map((as) => this.listen(as)));
      const failed = sides.find(({ state }) => state.failure !== null)?.state.failure;
      if (failed !== undefined && failed !== null) throw new RequestRefused(failed);
      const first = this.state.status === "opening";
      const as = this.state.as !== null && mine.includes(this.state.as) ? this.state.as : (this.askedOf(mine) ?? mine[0] ?? null);
      // Whoever opens a shared screen in the middle of a game is asked who they are.
      const handTo = first && mine.length > 1 && table.status === "running" && this.isPastOpening() ? as : this.state.handTo;
      this.set({ status: "open", info: sides[0]?.state.info ?? table, mine, as, handTo, failure: null });
    } catch (error) {
      this.set({ status: "missing", failure: codeOf(error) });
    }
  }
  private isPastOpening(): boolean {
    return [...this.sides.values()].some(({ state }) => state.lines.some(({ kind }) => kind === "moved"));
  }
  private async listen(as: As): Promise<TableClient> {
    const known = this.sides.get(as);
    if (known !== undefined) return known;
    const side = this.host.table(this.id, as, this.invite);
    this.sides.set(as, side);
    await side.ready();
    if (this.closed) return side;
    side.subscribe((heard) => this.hear(as, heard));
    this.hear(as, []);
    return side;
  }
  private askedOf(mine: readonly number[]): number | null {
    return mine.find((seat) => isAsked(this.sides.get(seat)?.state.now)) ?? null;
  }

  private hear(as: As, heard: readonly LogLine[]): void {
    const side = this.sides.get(as);
    if (side === undefined || this.closed) return;
    const before = this.state.sides.get(as)?.now ?? null;
    const { info, now } = side.state;
    this.set({ sides: new Map(this.state.sides).set(as, side.state), ...(info === null ? {} : { info }) });
    if (as === this.state.as) {
      const moved = heard.some(({ kind }) => kind === "moved" || kind === "undone" || kind === "taken-back" || kind === "began");
      if (heard.length > 0) this.set({ news: { key: ++this.newsKey, lines: heard } });
      if (moved && !isSameQuestion(before, now)) {
        this.set({ chosen: null, refused: null, failure: null });
        this.dropHint();
      }
    }
    if (info !== null) this.noticeSeats(info);
    this.passOn();
  }
  /** Somebody sat down or got up: perhaps this very person, in another window. */
  private noticeSeats(info: TableInfo): void {
    const person = this.host.person?.id;
    const mine = info.seats.flatMap((seat, at) => (person !== undefined && seat.person === person ? [at] : []));
    if (this.state.status === "open" && mine.length > this.state.mine.length) void this.open();
  }
  /** One screen, several people: when another of them is asked and this one is not, the screen goes over. */
  private passOn(): void {
    const { status, mine, as, handTo, look } = this.state;
    if (status !== "open" || mine.length < 2 || handTo !== null || look !== null) return;
    const reacting = mine.filter((seat) => isAskedToReact(this.sides.get(seat)?.state.now));
    this.set({ reacting, ...(reacting.length === 0 ? { reactor: null } : {}) });
    if (reacting.length > 0) {
      // Everybody looks at the open table; only who wants to react is shown a hand.
      if (as !== null && (this.state.reactor !== as || !reacting.includes(as))) this.set({ as: null, chosen: null, refused: null });
      return;
    }
    if (as !== null && isAsked(this.sides.get(as)?.state.now)) return;
    const next = this.askedOf(mine);
    if (next !== null && next !== as) this.set({ handTo: next, chosen: null, refused: null });
  }
  /** In a window: one of those at the screen wants to react, the screen is theirs. */
  react(seat: number): void {
    this.set({ reactor: seat, handTo: seat, chosen: null, refused: null });
  }
  /** Nobody at the screen wants to react, or nobody else. */
  async passAll(): Promise<void> {
    const { reacting } = this.state;
    this.set({ busy: true, reactor: null });
    await this.try(async () => {
      for (const seat of reacting) {
        const side = this.sides.get(seat);
        if (isAskedToReact(side?.state.now)) await side?.move({ kind: "pass" });
      }
    });
    this.set({ busy: false });
    this.passOn();
  }
  async setOrders(orders: readonly StandingOrder[]): Promise<void> {
    await this.try(() => this.side?.setOrders([...orders]));
  }
  /** The next reaction window waits for this seat, whatever its orders say; or no longer. */
  async hold(on: boolean): Promise<void> {
    const orders = (this.side?.state.now?.orders ?? []).filter((order) => !isHold(order));
    await this.setOrders(on ? [...orders, HOLD] : orders);
  }
  /** The person the screen was passed to has it. */
  takeOver(seat: number): void {
    light(null);
    this.set({ as: seat, handTo: null, chosen: null, refused: null, look: null });
  }
  async sit(seat: number | undefined, name: string): Promise<void> {
    const invite = this.invite === undefined ? {} : { invite: this.invite };
    await this.try(async () => {
      await this.host.ask("join", { table: this.id, ...invite, ...(seat === undefined ? {} : { seat }), ...(name === "" ? {} : { name }) });
      await this.open();
    });
  }

  /** Chooses a move: it waits for its seal, or is done at once. */
  choose(action: Action): void {
    if (useSettings.getState().confirm) this.set({ chosen: action, refused: null });
    else void this.act(action);
  }
  unchoose(): void {
    this.set({ chosen: null, refused: null });
  }
  explain(action: Action | null, rule: string): void {
    this.set({ refused: { action, rule }, chosen: null });
  }
  async act(action: Action): Promise<void> {
    const side = this.side;
    if (side === null || this.state.busy) return;
    this.set({ busy: true, refused: null });
    try {
      const isReaction = this.state.reactor !== null && this.state.reactor === this.state.as;
      await side.move({ ...action });
      this.set({ chosen: null });
      if (isReaction) await this.passAll();
    } catch (error) {
      const rule = error instanceof RequestRefused ? error.failure.rule : undefined;
      if (rule === undefined) this.fail(error);
      else this.explain(action, rule);
    } finally {
      this.set({ busy: false });
    }
  }
  /** Asks what a strong player would do. That it was asked is noted at the table before anything is told. */
  async askHint(): Promise<void> {
    const { side } = this;
    const { info, as } = this.state;
    const view = side?.state.now?.view;
    if (side === null || info === null || as === null || view === undefined) return;
    this.hintStop?.abort();
    const stop = new AbortController();
    this.hintStop = stop;
    this.set({ hint: { told: "asked" } });
    const tell = (told: "failed" | Hint): void => {
      if (!stop.signal.aborted) this.set({ hint: { told } });
    };
    try {
      await side.help();
      if (stop.signal.aborted) return;
      const { game, rulesVersion, format } = info;
      tell(await askHint({ game, rulesVersion, format, view, seat: as, seed: `${this.id} ${side.state.now?.n}` }, stop.signal));
    } catch (error) {
      if (error instanceof RequestRefused) {
        this.dropHint();
        this.fail(error);
      } else tell("failed");
    }
  }
  dropHint(): void {
    this.hintStop?.abort();
    this.hintStop = null;
    if (this.state.hint !== null) this.set({ hint: null });
  }
  /** Goes through the finished game to see what decided it. */
  async analyse(): Promise<void> {
    const { analysis, as } = this.state;
    if (analysis !== null && !("failed" in analysis)) return;
    this.set({ analysis: { progress: 0 } });
    try {
      const { record, lines } = await this.host.ask("record", { table: this.id, as });
      const told = await askAnalysis(record, this.analysisStop.signal, (progress) => this.set({ analysis: { progress } }));
      this.set({ analysis: { told, lines } });
    } catch (error) {
      if (!this.closed && !(error instanceof RequestRefused)) console.warn(error);
      this.set({ analysis: { failed: true } });
    }
  }
  judge(action: Action): Promise<string | null> {
    return this.side?.judge({ ...action }) ?? Promise.resolve("kernel.not-asked");
  }
  /** The seat at the screen, to be played. */
  get side(): TableClient | null {
    const { as } = this.state;
    return as === null ? null : (this.sides.get(as) ?? null);
  }
  /** Does what is asked of the host, and tells if it will not. */
  async try(work: () => Promise<unknown> | undefined): Promise<void> {
    this.set({ failure: null });
    try {
      await work();
    } catch (error) {
      this.fail(error);
    }
  }
  private fail(error: unknown): void {
    if (!(error instanceof RequestRefused || error instanceof LineLost)) console.error(error);
    this.set({ failure: codeOf(error) });
  }

  /** The table as it was after line `n`. */
  /** `n` is a line of the log of the seat at the screen; other eyes have other numbers for the same moment. */
  async lookAt(n: number, eyes: Eyes = this.state.look === null ? this.state.as : this.state.look.eyes): Promise<void> {
    this.set({ look: { n, eyes, now: this.state.look?.now ?? null }, chosen: null, refused: null });
    await this.try(async () => {
      const { as, sides } = this.state;
      const isOwn = eyes === "open" || eyes === as;
      const now = isOwn ? await this.viewAt(n, as) : await this.viewAtMoment(momentAt(momentsOf(sides.get(as)?.lines ?? []), n), eyes);
      const { look } = this.state;
      if (look !== null && look.n === n && look.eyes === eyes) this.set({ look: { n, eyes, now } });
    });
  }
  async viewAt(n: number, as: As): Promise<Now> {
    const key = `${as}:${n}`;
    const known = this.views.get(key);
    if (known !== undefined) return known;
    const { now } = await this.host.ask("view", { table: this.id, as, n });
    if (this.views.size > 600) this.views.clear();
    this.views.set(key, now);
    return now;
  }
  /** The moment counted from the beginning, seen by a seat: each seat numbers its lines for itself. */
  async viewAtMoment(moment: number, as: As): Promise<Now> {
    const moments = await (this.momentLists.get(as) ?? this.fetchMoments(as));
    const found = moments[Math.min(moment, moments.length - 1)];
    if (found === undefined) throw new Error("there is no such moment");
    return this.viewAt(found.n, as);
  }
  private fetchMoments(as: As): Promise<readonly Moment[]> {
    const fetching = this.host.ask("log", { table: this.id, as }).then(({ lines }) => momentsOf(lines));
    this.momentLists.set(as, fetching);
    fetching.catch(() => this.momentLists.delete(as));
    return fetching;
  }
  lookAtNow(): void {
    this.set({ look: null });
    this.passOn();
  }
}

const HOLD: StandingOrder = { step: "*", times: 1, stop: true };
export const isHold = ({ step, stop }: StandingOrder): boolean => step === "*" && stop === true;
/** Asked, and no standing order is about to answer. */
export const isAsked = (now: Now | null | undefined): boolean => now?.prompt?.asked === true && !now.prompt.order;
const isAskedToReact = (now: Now | null | undefined): boolean => isAsked(now) && now?.prompt?.window === true;
function isSameQuestion(before: Now | null, after: Now | null): boolean {
  if (before?.prompt == null || after?.prompt == null) return false;
  return before.prompt.step === after.prompt.step && after.prompt.asked && JSON.stringify(before.choices) === JSON.stringify(after.choices);
}
const codeOf = (error: unknown): string =>
  error instanceof RequestRefused ? error.failure.code : error instanceof LineLost ? "offline" : "broken";
