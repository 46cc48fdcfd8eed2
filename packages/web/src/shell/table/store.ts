import type { Action, As, LogLine, Now, StandingOrder, TableInfo } from "@stormakt/protocol";
import type { Client, TableClient } from "@stormakt/protocol/client";
import { LineLost, RequestRefused } from "@stormakt/protocol/client";
import type { StoreApi } from "zustand/vanilla";
import { createStore } from "zustand/vanilla";
import type { Drafts } from "../../kit/drafts.ts";
import { land } from "../../kit/flight.tsx";
import { light } from "../../kit/light.ts";
import { askAnalysis, askHint } from "../../link/adviser.ts";
import type { Where } from "../../link/index.ts";
import { hostOf } from "../../link/index.ts";
import type { Hint } from "../../offline/thinking.ts";
import { useSettings } from "../../settings.ts";
import { momentAt, momentsOf } from "./moments.ts";
import { PastViews } from "./past-views.ts";
import { reduce } from "./screen/reduce.ts";
import { isAskedToReact, liveNow, lookOf, seatOf, wantedView } from "./screen/select.ts";
import type { Deed, Eyes, TableEvent, TableState } from "./screen/state.ts";
import { NOTHING_YET } from "./screen/state.ts";

/** One table, opened: tells the reducer what is heard and done, and does what the state then wants of the host. */
export class OpenTable {
  readonly where: Where;
  readonly id: string;
  readonly host: Client;
  readonly store: StoreApi<TableState>;
  readonly past: PastViews;
  readonly drafts: Drafts;
  /** What a line is worth on the stage. Nothing, until the game's words are here. */
  deedOf: (line: LogLine, seat: As) => Deed = () => null;
  /** Told what was done by the seat at the screen: a lesson looks at it. */
  readonly done = new Set<(action: Action) => void>();
  private readonly invite: string | undefined;
  private readonly sides = new Map<As, TableClient>();
  private hintStop: AbortController | null = null;
  private readonly analysisStop = new AbortController();
  private closed = false;

  constructor(where: Where, id: string, invite: string | undefined, host: Client = hostOf(where)) {
    this.where = where;
    this.id = id;
    this.invite = invite;
    this.host = host;
    this.store = createStore<TableState>(() => NOTHING_YET);
    this.past = new PastViews(id, () => this.host);
    this.drafts = {
      read: (name) => this.state.desk.drafts.of[name],
      write: (name, draft) => this.tell({ kind: "drafted", name, draft }),
      subscribe: (listener) => this.store.subscribe(listener),
    };
    void this.open();
  }
  get state(): TableState {
    return this.store.getState();
  }
  /** All that happens at this table goes through here. */
  tell(event: TableEvent): void {
    if (this.closed) return;
    const before = this.state;
    const after = reduce(before, event);
    if (after === before) return;
    this.store.setState(after, true);
    if (after.desk.hint === null) this.stopHint();
    // What is lit and what flies belongs to the one who was here.
    if (after.screen !== before.screen && seatOf(after) !== seatOf(before)) {
      light(null);
      land();
    }
    const wanted = wantedView(after);
    if (wanted !== null && JSON.stringify(wanted) !== JSON.stringify(wantedView(before))) void this.fetch(wanted);
  }
  close(): void {
    this.closed = true;
    this.stopHint();
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
      this.tell({ kind: "opened", info: sides[0]?.state.info ?? table, mine });
    } catch (error) {
      this.tell({ kind: "missing", failure: codeOf(error) });
    }
  }
  private async listen(as: As): Promise<TableClient> {
    const known = this.sides.get(as);
    if (known !== undefined) return known;
    const side = this.host.table(this.id, as, this.invite);
    this.sides.set(as, side);
    await side.ready();
    if (this.closed) return side;
    side.subscribe(() => this.hear(as));
    this.hear(as);
    return side;
  }
  private hear(as: As): void {
    const side = this.sides.get(as);
    if (side === undefined || this.closed) return;
    const known = this.state.sides.get(as);
    const anew = known !== undefined && side.state.n < known.n;
    if (anew) this.past.forget();
    const watched = useSettings.getState().pace !== "off" && !document.hidden;
    this.tell({ kind: "heard", as, side: side.state, anew, watched, deedOf: (line, seat) => this.deedOf(line, seat) });
    if (side.state.info !== null) this.noticeSeats(side.state.info);
  }
  /** Somebody sat down or got up: perhaps this very person, in another window. */
  private noticeSeats(info: TableInfo): void {
    const person = this.host.person?.id;
    const mine = info.seats.flatMap((seat, at) => (person !== undefined && seat.person === person ? [at] : []));
    if (this.state.status === "open" && mine.length > this.state.mine.length) void this.open();
  }
  /** In a window: one of those at the screen wants to react, the screen is theirs. */
  react(seat: number): void {
    this.tell({ kind: "reacts", seat });
  }
  /** Nobody at the screen wants to react, or nobody else. */
  async passAll(): Promise<void> {
    this.tell({ kind: "busy", on: true });
    await this.try(async () => {
      for (const seat of this.state.mine) {
        const side = this.sides.get(seat);
        if (isAskedToReact(side?.state.now)) await side?.move({ kind: "pass" });
      }
    });
    this.tell({ kind: "busy", on: false });
  }
  async setOrders(orders: readonly StandingOrder[]): Promise<void> {
    // In a lesson the line says when to pass.
    if (this.where === "lesson") return;
    await this.try(() => this.side?.setOrders([...orders]));
  }
  /** The next reaction window waits for this seat, whatever its orders say; or no longer. */
  async hold(on: boolean): Promise<void> {
    const orders = (this.side?.state.now?.orders ?? []).filter((order) => !isHold(order));
    await this.setOrders(on ? [...orders, HOLD] : orders);
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
    if (useSettings.getState().confirm) this.tell({ kind: "chosen", action });
    else void this.act(action);
  }
  unchoose(): void {
    this.tell({ kind: "chosen", action: null });
  }
  explain(action: Action | null, rule: string, seat: As = seatOf(this.state)): void {
    this.tell({ kind: "refused", seat, action, rule });
  }
  async act(action: Action): Promise<void> {
    const { side, state } = this;
    if (side === null || state.busy) return;
    const seat = seatOf(state);
    const isReaction = state.screen.kind === "live" && state.screen.reaction;
    this.tell({ kind: "busy", on: true });
    this.tell({ kind: "failed", failure: null });
    try {
      await side.move({ ...action });
      if (seatOf(this.state) === seat) this.unchoose();
      for (const hear of this.done) hear(action);
      if (isReaction) await this.passAll();
    } catch (error) {
      const rule = error instanceof RequestRefused ? error.failure.rule : undefined;
      if (rule === undefined) this.fail(error);
      else this.explain(action, rule, seat);
    } finally {
      this.tell({ kind: "busy", on: false });
    }
  }
  judge(action: Action): Promise<string | null> {
    return this.side?.judge({ ...action }) ?? Promise.resolve("kernel.not-asked");
  }
  /** The seat at the screen, to be played. */
  get side(): TableClient | null {
    const as = seatOf(this.state);
    return as === null ? null : (this.sides.get(as) ?? null);
  }
  /** Does what is asked of the host, and tells if it will not. */
  async try(work: () => Promise<unknown> | undefined): Promise<void> {
    this.tell({ kind: "failed", failure: null });
    try {
      await work();
    } catch (error) {
      this.fail(error);
    }
  }
  private fail(error: unknown): void {
    if (!(error instanceof RequestRefused || error instanceof LineLost)) console.error(error);
    this.tell({ kind: "failed", failure: codeOf(error) });
  }

  /** The table as it was after line `n` of the log of the seat at the screen; other eyes have other numbers for the same moment. */
  lookAt(n: number, eyes: Eyes = lookOf(this.state)?.eyes ?? seatOf(this.state)): void {
    this.tell({ kind: "looked", n, eyes });
  }
  lookAtNow(): void {
    this.tell({ kind: "lookedAway" });
  }
  private async fetch({ seat, n, eyes }: NonNullable<ReturnType<typeof wantedView>>): Promise<void> {
    try {
      const isOwn = eyes === "open" || eyes === seat;
      const lines = this.state.sides.get(seat)?.lines ?? [];
      const now: Now = await (isOwn ? this.past.at(n, seat) : this.past.atMoment(momentAt(momentsOf(lines), n), eyes));
      this.tell({ kind: "viewed", seat, n, eyes, now });
    } catch (error) {
      this.fail(error);
      this.tell({ kind: "skipped" });
      this.tell({ kind: "lookedAway" });
    }
  }

  /** Asks what a strong player would do. That it was asked is noted at the table before anything is told. */
  async askHint(): Promise<void> {
    const { side, state } = this;
    const seat = seatOf(state);
    const view = liveNow(state)?.view;
    if (side === null || state.info === null || seat === null || view === undefined) return;
    this.stopHint();
    const stop = new AbortController();
    this.hintStop = stop;
    this.tell({ kind: "hinted", seat, hint: { told: "asked" } });
    const tell = (told: "failed" | Hint): void => {
      if (!stop.signal.aborted) this.tell({ kind: "hinted", seat, hint: { told } });
    };
    try {
      await side.help();
      if (stop.signal.aborted) return;
      const { game, rulesVersion, format } = state.info;
      tell(await askHint({ game, rulesVersion, format, view, seat, seed: `${this.id} ${side.state.now?.n}` }, stop.signal));
    } catch (error) {
      if (error instanceof RequestRefused) {
        this.dropHint();
        this.fail(error);
      } else tell("failed");
    }
  }
  private stopHint(): void {
    this.hintStop?.abort();
    this.hintStop = null;
  }
  dropHint(): void {
    this.stopHint();
    this.tell({ kind: "hinted", seat: seatOf(this.state), hint: null });
  }
  /** Goes through the finished game to see what decided it. */
  async analyse(): Promise<void> {
    const { analysis } = this.state;
    if (analysis !== null && !("failed" in analysis)) return;
    this.tell({ kind: "analysed", analysis: { progress: 0 } });
    try {
      const { record, lines } = await this.host.ask("record", { table: this.id, as: seatOf(this.state) });
      const told = await askAnalysis(record, this.analysisStop.signal, (progress) =>
        this.tell({ kind: "analysed", analysis: { progress } }),
      );
      this.tell({ kind: "analysed", analysis: { told, lines } });
    } catch (error) {
      if (!this.closed && !(error instanceof RequestRefused)) console.warn(error);
      this.tell({ kind: "analysed", analysis: { failed: true } });
    }
  }
}
const HOLD: StandingOrder = { step: "*", times: 1, stop: true };
export const isHold = ({ step, stop }: StandingOrder): boolean => step === "*" && stop === true;
const codeOf = (error: unknown): string =>
  error instanceof RequestRefused ? error.failure.code : error instanceof LineLost ? "offline" : "broken";
