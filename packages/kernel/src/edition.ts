/**
 * One edition of a game's rules, as whoever keeps matches needs it: every value that goes in or comes out goes by name, and a position
 * is a closed box. A match is played by the edition it began with, so what is promised here is promised for as long as there are
 * matches: editions frozen years ago are asked the same things as the one of today.
 */
import { fastDice, keyedChance } from "./chance.ts";
import type { Frame, FrameView, Game, GameTypes, Outcome, Plain, Seat, State, View } from "./contract.ts";
import { Engine } from "./engine.ts";
import type { Format } from "./format.ts";
import { FORMAT } from "./format.ts";
import { answeredIn } from "./frames.ts";
import type { Look } from "./looks.ts";
import { isSameTable, LookOf } from "./looks.ts";
import type { NamedAction, NamedView, Naming, Pattern } from "./naming.ts";
import { Offers } from "./offers.ts";
import { settleConfig } from "./options.ts";
import type { Common, Recent } from "./recent.ts";
import { Misnamed } from "./shapes.ts";
import { shareAlike } from "./sharing.ts";
import { Told } from "./writing.ts";

/** Everything there is to know about a match at one moment. Only its own edition can look into it. */
declare const CLOSED: unique symbol;
export interface Position {
  readonly [CLOSED]: true;
}

/** What a match waits for. */
export interface Waiting {
  readonly step: string;
  /** How many steps are under way. */
  readonly depth: number;
  /** Who has yet to answer, in truth. */
  readonly seats: readonly Seat[];
  /** A reaction window: who was polled, in asking order. */
  readonly order: readonly Seat[] | null;
  /** Whose answers lie face down, in truth. */
  readonly answered: readonly Seat[];
  /** A quiet decision: all who were asked. Who of them has answered is each one's own affair. */
  readonly quiet?: readonly Seat[];
  /** The step's notes, open to all. */
  readonly memory: Plain;
}
export interface NamedTold {
  readonly event: NamedAction;
  readonly audience: { readonly only: readonly Seat[]; readonly others?: NamedAction; readonly apart?: true } | null;
}
export interface NamedReceipt {
  readonly told: readonly NamedTold[];
  readonly revocable: boolean;
  /** The action as a journal or record of this format keeps it. */
  readonly kept: NamedAction;
}
/** The rule that forbids it. */
export interface Forbidden {
  readonly rule: string;
}

export interface Edition {
  readonly game: string;
  readonly rulesVersion: string;
  readonly format: Format;
  /** Options that are not known are left out, those that are missing have their usual value. */
  begin(config: { readonly seats: number }, seed: string): Position;
  load(saved: string): Position;
  save(position: Position): string;
  /** The position as plain named data, whatever the format: what a migration is given. */
  named(position: Position): Plain;
  copy(position: Position): Position;
  /**
   * What of a position is as it was in the one it came from becomes the very same, so that nobody need look for what has changed there.
   * Neither may be written on afterwards. Editions frozen long ago do not know it.
   */
  share?(before: Position, after: Position): void;
  /** Dice nobody has seen, from here on. */
  rekey(position: Position, seed: string): void;
  /** The same, and what no seat knows is dealt anew too. */
  dealAnew(position: Position, seed: string): void;
  /** `recent`: kept by the caller for this one purpose, so that what has not changed since is not worked through again. */
  digest(position: Position, recent?: Recent): string;
  /** Null when the game is over. */
  waitsFor(position: Position): Waiting | null;
  outcome(position: Position): Outcome | null;
  /** `since`: the table as somebody who took the seat over was first shown it; what the seat had learnt before stays closed. */
  view(position: Position, as: Seat | null, since?: object | null, recent?: Recent): NamedView;
  /** The view that a person's client is sent, which may be less. Left out, in editions of long ago: it is all of it. */
  clientView?(position: Position, as: Seat | null, since?: object | null): NamedView;
  /**
   * That view for somebody who has seen the last one that was looked at with this `recent`. `common`: kept by the caller for all who
   * look at one match, for what is the same in everybody's eyes. The position must not be written on afterwards. Editions frozen long ago
   * do not know it.
   */
  look?(position: Position, as: Seat | null, since: object | null, recent: Recent, common: Common): Look;
  choices(position: Position, seat: Seat): { readonly action: NamedAction; readonly rule: string | null }[];
  /** The same as JSON. Editions frozen long ago do not know it. */
  offers?(position: Position, seat: Seat): string;
  /** Kinds of action that are too many to list. */
  composable(position: Position, seat: Seat): string[];
  /** The rule that forbids what untrusted JSON spells; null: it is allowed. */
  judge(position: Position, seat: Seat, action: unknown): string | null;
  /** Judges and does what untrusted JSON spells. Writes on the position, but not if it refuses. */
  submit(position: Position, seat: Seat, action: unknown): NamedReceipt | Forbidden;
  /** Does once more what a journal of this format has kept. */
  repeat(position: Position, seat: Seat, kept: unknown): NamedReceipt | Forbidden;
  /** The same with what a record of this format holds, which nobody vouches for. */
  verify(position: Position, seat: Seat, recorded: unknown): NamedReceipt | Forbidden;
  /** Something allowed for a seat that does not answer: what the rules say, else anything. */
  anyAction(position: Position, seat: Seat, seed: string): NamedAction | null;
  /** Something allowed, found without looking at what the seat does not know. */
  suggest(position: Position, view: NamedView, seat: Seat, seed: string): NamedAction | Forbidden;
  /** A position that the seat cannot tell from the true one, what is hidden imagined, with dice of its own. */
  imagine(view: NamedView, seat: Seat, seed: string): Position;
  /** Patterns of actions, as clients write them and as journals of this format keep them. */
  keepPattern(pattern: Pattern): Pattern;
  tellPattern(kept: Pattern): Pattern;
  /** The same for how a match ended. */
  keepOutcome(outcome: Outcome | null): Outcome | null;
  tellOutcome(kept: Outcome | null): Outcome | null;
}

/** The rules of a game as an edition, for matches written down in that format. */
export function editionOf<G extends GameTypes>(game: Game<G>, format: Format = FORMAT): Edition {
  return new EditionOfGame(game, format);
}
const stateIn = <G extends GameTypes>(position: Position): State<G> => position as unknown as State<G>;
const closed = (state: State<any>): Position => state as unknown as Position;

class EditionOfGame<G extends GameTypes> implements Edition {
  readonly game: string;
  readonly rulesVersion: string;
  readonly format: Format;
  private readonly engine: Engine<G>;
  private readonly naming: Naming<G>;
  private readonly offered: Offers<G>;
  constructor(game: Game<G>, format: Format) {
    this.game = game.id;
    this.rulesVersion = game.rulesVersion;
    this.format = format;
    this.engine = new Engine(game);
    this.naming = this.engine.naming;
    this.offered = new Offers(this.naming);
  }
  begin(config: G["Config"], seed: string): Position {
    return closed(this.engine.begin(settleConfig(this.engine.game, config).config, seed));
  }
  load(saved: string): Position {
    return closed(this.format === 1 ? this.engine.load(saved) : this.naming.placeState(this.engine, JSON.parse(saved)));
  }
  save(position: Position): string {
    const state = stateIn<G>(position);
    return this.format === 1 ? this.engine.save(state) : JSON.stringify(this.naming.nameState(this.engine, state));
  }
  named(position: Position): Plain {
    return this.naming.nameState(this.engine, stateIn<G>(position));
  }
  copy(position: Position): Position {
    return closed(this.engine.copy(stateIn<G>(position)));
  }
  share(before: Position, after: Position): void {
    shareAlike(stateIn<G>(before).table, stateIn<G>(after).table);
  }
  rekey(position: Position, seed: string): void {
    stateIn<G>(position).chance = keyedChance(seed);
  }
  dealAnew(position: Position, seed: string): void {
    this.rekey(position, seed);
    this.engine.dealAnew(stateIn<G>(position), seed);
  }
  digest(position: Position, recent?: Recent): string {
    return this.engine.digest(stateIn<G>(position), this.format, recent);
  }
  waitsFor(position: Position): Waiting | null {
    const state = stateIn<G>(position);
    const step = this.engine.stepOf(state);
    const top = state.stack.at(-1);
    if (step === null || top === undefined) return null;
    const quiet = this.engine.askedQuietly(state);
    const waits = {
      step,
      depth: state.stack.length,
      seats: this.engine.waitsFor(state),
      order: top.order,
      answered: answeredIn(top),
      memory: this.naming.nameMemory(step, top.memory),
    };
    return quiet === null ? waits : { ...waits, quiet };
  }
  outcome(position: Position): Outcome | null {
    return this.naming.nameOutcome(stateIn<G>(position).outcome);
  }
  view(position: Position, as: Seat | null, since: object | null = null): NamedView {
    return this.naming.nameView(this.seen(position, as, since, this.engine.stackFor(stateIn<G>(position), as)));
  }
  clientView(position: Position, as: Seat | null, since: object | null = null): NamedView {
    return this.naming.nameView(this.sent(this.seen(position, as, since, this.engine.stackFor(stateIn<G>(position), as))));
  }
  private sent(view: View<G>): View<G> {
    const { shownToClient } = this.engine.game;
    return shownToClient === undefined ? view : { ...view, table: shownToClient(view.table) };
  }
  private seen(position: Position, as: Seat | null, since: object | null, stack: View<G>["stack"], alike?: Common["alike"]): View<G> {
    const { table, outcome } = stateIn<G>(position);
    const { schema, viewOf, viewOfNewcomer } = this.engine.game;
    const seen = viewOf(table, as, alike);
    if (since === null || viewOfNewcomer === undefined) return { table: seen, stack, outcome };
    const then = (schema?.view.place(since, "view") ?? since) as G["TableView"];
    return { table: viewOfNewcomer(seen, then), stack, outcome };
  }
  look(position: Position, as: Seat | null, since: object | null, recent: Recent, common: Common): Look {
    if (common.position !== position) this.beginLooking(position, common);
    const { table, outcome } = stateIn<G>(position);
    const stack = this.stackIn(position, as, common);
    const last = recent.view as View<G> | undefined;
    // Many an answer leaves the table alone: then whoever looks sees of it what they saw.
    const isSame = last !== undefined && recent.since === since && isSameTable(recent.table, table, common);
    const view = isSame ? { table: last.table, stack, outcome } : this.sent(this.seen(position, as, since, stack, common.alike));
    const { alike: from } = recent;
    recent.view = view;
    recent.table = table;
    recent.since = since;
    // Whoever took a seat over sees less than what all see alike.
    if (!isSame) recent.alike = since === null ? common.alike : undefined;
    return new LookOf(this.naming, view, last === undefined ? undefined : this.naming.tellChange(last, view, common, from), common);
  }
  /** What the game is in the middle of. Where nobody's answer lies face down, or was given quietly, all see the same of it. */
  private stackIn(position: Position, as: Seat | null, common: Common): View<G>["stack"] {
    const known = common.stack as View<G>["stack"] | undefined;
    return known ?? this.engine.stackFor(stateIn<G>(position), as, common.frames as FrameView<G>[] | undefined);
  }
  /** Another position: nothing that was found of the one before holds, but how it became this one is told to all. */
  private beginLooking(position: Position, common: Common): void {
    const state = stateIn<G>(position);
    common.position = position;
    common.alike = { last: common.by === this ? common.alike?.made : undefined };
    if (common.by !== this) common.last = undefined;
    common.by = this;
    common.told = new Told();
    common.frames = [];
    const { frames = [], stack = [] } = (common.last ?? {}) as { frames?: Frame<G>[]; stack?: FrameView<G>[] };
    common.stack = this.engine.isSeenAlike(state) ? this.engine.stackAfter(frames, stack, state) : undefined;
    common.last = common.stack === undefined ? undefined : { frames: state.stack, stack: common.stack };
  }
  choices(position: Position, seat: Seat): { action: NamedAction; rule: string | null }[] {
    return this.engine
      .choices(stateIn<G>(position), seat)
      .map(({ action, verdict }) => ({ action: this.naming.nameAction(action), rule: verdict.legal ? null : verdict.rule }));
  }
  offers(position: Position, seat: Seat): string {
    let text = "";
    this.engine.eachChoice(stateIn<G>(position), seat, (action, verdict, isKept) => {
      const told = this.offered.told(action, verdict.legal ? null : verdict.rule, isKept);
      text = text === "" ? `[${told.slice(1)}` : text + told;
    });
    return text === "" ? "[]" : `${text}]`;
  }
  composable(position: Position, seat: Seat): string[] {
    return this.engine.composable(stateIn<G>(position), seat);
  }
  judge(position: Position, seat: Seat, action: unknown): string | null {
    const state = stateIn<G>(position);
    const read = this.read(state, seat, action);
    if ("rule" in read) return read.rule;
    const verdict = this.engine.judge(state, seat, read.action);
    return verdict.legal ? null : verdict.rule;
  }
  submit(position: Position, seat: Seat, action: unknown): NamedReceipt | Forbidden {
    const state = stateIn<G>(position);
    const read = this.read(state, seat, action);
    return "rule" in read ? { rule: read.rule } : this.perform(state, seat, read.action);
  }
  repeat(position: Position, seat: Seat, kept: unknown): NamedReceipt | Forbidden {
    return this.perform(stateIn<G>(position), seat, this.format === 1 ? (kept as G["Action"]) : this.naming.placeAction(kept));
  }
  verify(position: Position, seat: Seat, recorded: unknown): NamedReceipt | Forbidden {
    if (this.format !== 1) return this.submit(position, seat, recorded);
    const state = stateIn<G>(position);
    const read = this.engine.read(state, seat, recorded);
    return "rule" in read ? { rule: read.rule } : this.perform(state, seat, read.action);
  }
  private read(state: State<G>, seat: Seat, json: unknown): { readonly action: G["Action"] } | Forbidden {
    let action: G["Action"];
    try {
      action = this.naming.placeAction(json);
    } catch (error) {
      if (error instanceof Misnamed) return { rule: this.engine.whyNotAsked(state, seat) ?? "kernel.no-such-move" };
      throw error;
    }
    const read = this.engine.read(state, seat, action);
    return "rule" in read ? { rule: read.rule } : read;
  }
  private perform(state: State<G>, seat: Seat, action: G["Action"]): NamedReceipt | Forbidden {
    const kept = this.format === 1 ? (action as unknown as NamedAction) : this.naming.nameAction(action);
    const done = this.engine.submit(state, seat, action);
    if (!done.legal) return { rule: done.rule };
    const { naming } = this;
    const told = done.told.map(({ event, audience }): NamedTold => {
      const others = audience?.others === undefined ? {} : { others: naming.nameEvent(audience.others) };
      const apart = audience?.apart === true ? { apart: true as const } : {};
      return { event: naming.nameEvent(event), audience: audience === null ? null : { only: audience.only, ...others, ...apart } };
    });
    return { told, revocable: done.revocable, kept };
  }
  anyAction(position: Position, seat: Seat, seed: string): NamedAction | null {
    const state = stateIn<G>(position);
    let action: G["Action"] | null;
    try {
      action = this.engine.defaultAction(state, seat);
    } catch {
      action = this.engine.sampleAction(this.engine.copy(state), seat, fastDice(seed));
    }
    return action === null ? null : this.naming.nameAction(action);
  }
  suggest(position: Position, view: NamedView, seat: Seat, seed: string): NamedAction | Forbidden {
    const state = stateIn<G>(position);
    const chance = fastDice(seed);
    const imagined = this.engine.determinise(this.naming.placeView(view), seat, chance);
    const action = this.engine.sampleAction(imagined, seat, chance);
    if (action === null) return { rule: "kernel.not-asked" };
    const verdict = this.engine.judge(state, seat, action);
    return verdict.legal ? this.naming.nameAction(action) : { rule: verdict.rule };
  }
  imagine(view: NamedView, seat: Seat, seed: string): Position {
    const imagined = this.engine.determinise(this.naming.placeView(view), seat, fastDice(seed));
    imagined.chance = keyedChance(seed);
    return closed(imagined);
  }
  keepPattern(pattern: Pattern): Pattern {
    return this.format === 1 ? this.naming.placePattern(pattern) : pattern;
  }
  keepOutcome(outcome: Outcome | null): Outcome | null {
    return this.format === 1 ? this.naming.placeOutcome(outcome) : outcome;
  }
  tellOutcome(kept: Outcome | null): Outcome | null {
    return this.format === 1 ? this.naming.nameOutcome(kept) : kept;
  }
  tellPattern(kept: Pattern): Pattern {
    return this.format === 1 ? this.naming.namePattern(kept) : kept;
  }
}
