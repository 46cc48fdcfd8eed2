import { commitmentTo } from "./chance.ts";
import type { GameTypes, Receipt, Refusal, Seat, State } from "./contract.ts";
import { copyPlain } from "./data.ts";
import type { Engine } from "./engine.ts";
import type { Format } from "./format.ts";
import { FORMAT, FORMATS } from "./format.ts";
import type { NamedAction } from "./naming.ts";
import { settleConfig } from "./options.ts";
import { Misnamed } from "./shapes.ts";
import { WayBack } from "./undo.ts";

/**
 * A match is its options, its seed and its actions; everything else is derived. `digest` is of the state after the action, so a
 * replay that drifts says where.
 */
export interface MatchRecord<G extends GameTypes = any> {
  readonly format: Format;
  readonly game: string;
  readonly rulesVersion: string;
  readonly config: G["Config"];
  /** Published when the match begins; fits one seed only. */
  readonly commitment: string;
  /** Published when it is over; until then only its host knows it, and a record given to players has null here. */
  readonly seed: string | null;
  /** A game that began in mid-course, from an imagined position: the saved state to begin with. */
  readonly from?: string;
  /**
   * Where a branch left the game it came from, or a move was taken back: from that many moves on, chance comes from another seed. `dealt`:
   * what no seat knew was dealt anew too.
   */
  readonly reseeded?: readonly { readonly at: number; readonly seed: string; readonly dealt?: boolean }[];
  /** Seats that asked what a strong player would do, each with the number of moves that had been made by then. */
  readonly helped?: readonly { readonly at: number; readonly seat: Seat }[];
  /** Where a match that was under way was taken over by another edition: after so many moves it went on from that saved state. */
  readonly upgrades?: readonly Upgrade[];
  readonly moves: readonly RecordedMove[];
}
export interface Upgrade {
  readonly at: number;
  readonly rulesVersion: string;
  /** What comes after is written down so; left out: 2. */
  readonly format?: Format;
  readonly state: string;
}
export interface RecordedMove {
  readonly seat: Seat;
  /** As its format writes it down; `actionIn` reads it. */
  readonly action: NamedAction;
  readonly digest: string;
}

export const newRecord = <G extends GameTypes>({ game }: Engine<G>, config: G["Config"], seed: string): MatchRecord<G> => ({
  format: FORMAT,
  game: game.id,
  rulesVersion: game.rulesVersion,
  config,
  commitment: commitmentTo(seed),
  seed,
  moves: [],
});

/** A record that cannot be played: why, and at which move. */
export class BadRecord extends Error {
  readonly at: number | null;
  constructor(why: string, at: number | null) {
    super(at === null ? why : `move ${at + 1}: ${why}`);
    this.at = at;
  }
}

/** The action that a move of a record spells. */
export function actionIn<G extends GameTypes>(
  { naming }: Engine<G>,
  { format }: Pick<MatchRecord<G>, "format">,
  action: unknown,
): G["Action"] {
  return format === 1 ? (action as G["Action"]) : naming.placeAction(action);
}
/** A saved state as a record of that format holds it, and back. */
export const saveIn = <G extends GameTypes>(engine: Engine<G>, { format }: Pick<MatchRecord<G>, "format">, state: State<G>): string =>
  format === 1 ? engine.save(state) : JSON.stringify(engine.naming.nameState(engine, state));
export const loadIn = <G extends GameTypes>(engine: Engine<G>, { format }: Pick<MatchRecord<G>, "format">, saved: string): State<G> =>
  format === 1 ? engine.load(saved) : engine.naming.placeState(engine, JSON.parse(saved));

/** The state after the first `upTo` moves, each of them read, judged and checked against its digest. */
export function replay<G extends GameTypes>(
  engine: Engine<G>,
  record: MatchRecord<G>,
  upTo: number = record.moves.length,
  hear?: (receipt: Receipt<G>, at: number, state: State<G>, action: G["Action"]) => void,
): State<G> {
  const state = startOf(engine, record);
  for (let at = 0; at < upTo; at++) {
    reseed(engine, record, state, at);
    const { seat, action, digest } = record.moves[at]!;
    const read = readMove(engine, record, state, at);
    if ("rule" in read) throw new BadRecord(`seat ${seat} cannot do ${JSON.stringify(action)} (${read.rule})`, at);
    const receipt = engine.submit(state, seat, read.action);
    if (!receipt.legal) throw new BadRecord(`seat ${seat} may not do ${JSON.stringify(action)} (${receipt.rule})`, at);
    const now = engine.digest(state, record.format);
    if (now !== digest) throw new BadRecord(`the game has drifted: digest ${now}, recorded ${digest}`, at);
    hear?.(receipt, at, state, read.action);
  }
  reseed(engine, record, state, upTo);
  return state;
}
function readMove<G extends GameTypes>(
  engine: Engine<G>,
  record: MatchRecord<G>,
  state: State<G>,
  at: number,
): { readonly action: G["Action"] } | Refusal<G> {
  const { seat, action } = record.moves[at]!;
  try {
    return engine.read(state, seat, actionIn(engine, record, action));
  } catch (error) {
    if (error instanceof Misnamed) throw new BadRecord(error.message, at);
    throw error;
  }
}
/** The state before the first move. */
function startOf<G extends GameTypes>(engine: Engine<G>, record: MatchRecord<G>): State<G> {
  if (record.game !== engine.game.id) throw new BadRecord(`this is a record of ${record.game}, not of ${engine.game.id}`, null);
  if (record.rulesVersion !== engine.game.rulesVersion)
    throw new BadRecord(`the record was made under rules ${record.rulesVersion}; these are ${engine.game.rulesVersion}`, null);
  if (record.upgrades !== undefined) throw new BadRecord("the match went on under other rules; each part needs its own", null);
  if (record.from !== undefined) return loadIn(engine, record, record.from);
  if (record.seed === null) throw new BadRecord("the seed has not been published, so the record cannot be replayed", null);
  if (commitmentTo(record.seed) !== record.commitment) throw new BadRecord("the seed does not fit the commitment made at the start", null);
  return engine.begin(settleConfig(engine.game, record.config).config, record.seed);
}
function reseed<G extends GameTypes>(engine: Engine<G>, { reseeded }: MatchRecord<G>, state: State<G>, at: number): void {
  for (const branch of reseeded ?? []) {
    if (branch.at !== at) continue;
    if (branch.dealt === true) engine.dealAnew(state, branch.seed);
    else engine.rekey(state, branch.seed);
  }
}

/** Another game from the moment after `at` moves: the same past, dice nobody has seen. */
export function branchOf<G extends GameTypes>(record: MatchRecord<G>, at: number, seed: string): MatchRecord<G> {
  const kept = (record.reseeded ?? []).filter((branch) => branch.at < at);
  return { ...record, moves: record.moves.slice(0, at), reseeded: [...kept, { at, seed }] };
}

const isFormat = (format: unknown): boolean => FORMATS.includes(format as Format);
/** A record read from untrusted JSON, in shape only; `replay` verifies the rest. */
export function readRecord(json: unknown): MatchRecord {
  const bad = (why: string): never => {
    throw new BadRecord(why, null);
  };
  if (typeof json !== "object" || json === null) return bad("this is not a record");
  const { format, game, rulesVersion, config, commitment, seed, from, reseeded, helped, upgrades, moves } = json as Record<string, unknown>;
  if (!isFormat(format)) return bad(`records of format ${JSON.stringify(format)} are not known here`);
  if (typeof game !== "string" || typeof rulesVersion !== "string" || typeof commitment !== "string")
    return bad("the record lacks its game, rules version or commitment");
  if (typeof config !== "object" || config === null) return bad("the record lacks its options");
  if (seed !== null && typeof seed !== "string") return bad("the seed must be a text or null");
  if (from !== undefined && typeof from !== "string") return bad("the starting position must be a text");
  if (!Array.isArray(moves)) return bad("the record lacks its moves");
  moves.forEach((move: unknown, at) => {
    const { seat, action, digest } = (move ?? {}) as Record<string, unknown>;
    if (!Number.isInteger(seat) || typeof action !== "object" || action === null || typeof digest !== "string")
      throw new BadRecord("a move is a seat, an action and a digest", at);
  });
  if (
    reseeded !== undefined &&
    !(Array.isArray(reseeded) && reseeded.every((one) => Number.isInteger(one?.at) && typeof one?.seed === "string"))
  )
    return bad("the branches of the record are damaged");
  if (helped !== undefined && !(Array.isArray(helped) && helped.every((one) => Number.isInteger(one?.at) && Number.isInteger(one?.seat))))
    return bad("what the record says of help is damaged");
  const isUpgrade = (one: { at?: unknown; rulesVersion?: unknown; format?: unknown; state?: unknown } | null): boolean =>
    Number.isInteger(one?.at) &&
    typeof one?.rulesVersion === "string" &&
    (one.format === undefined || isFormat(one.format)) &&
    typeof one?.state === "string";
  if (upgrades !== undefined && !(Array.isArray(upgrades) && upgrades.every(isUpgrade)))
    return bad("what the record says of other rules is damaged");
  return json as MatchRecord;
}

/** One match in progress: its record, its state, and the way back where going back is honest. */
export class Match<G extends GameTypes> {
  readonly engine: Engine<G>;
  record: MatchRecord<G>;
  state: State<G>;
  /** The states before the revocable moves at the end of the record. */
  private readonly wayBack: WayBack<State<G>>;

  private constructor(engine: Engine<G>, record: MatchRecord<G>, state: State<G>, wayBack = new WayBack<State<G>>()) {
    this.engine = engine;
    this.record = record;
    this.state = state;
    this.wayBack = wayBack;
  }
  static begin<G extends GameTypes>(engine: Engine<G>, config: G["Config"], seed: string): Match<G> {
    return new Match(engine, newRecord(engine, config, seed), engine.begin(config, seed));
  }
  /** Plays a record up to its end, judged and verified. What was revocable still is. */
  static resume<G extends GameTypes>(engine: Engine<G>, record: MatchRecord<G>): Match<G> {
    const wayBack = new WayBack<State<G>>();
    let before = engine.copy(startOf(engine, record));
    const state = replay(engine, record, record.moves.length, (receipt, _at, now) => {
      wayBack.moved(receipt, before);
      before = engine.copy(now);
    });
    return new Match(engine, record, state, wayBack);
  }

  submit(seat: Seat, action: G["Action"]): Receipt<G> | Refusal<G> {
    const before = this.engine.copy(this.state);
    const receipt = this.engine.submit(this.state, seat, action);
    if (!receipt.legal) return receipt;
    this.wayBack.moved(receipt, before);
    const { format } = this.record;
    const digest = this.engine.digest(this.state, format);
    const kept = format === 1 ? (copyPlain(action) as NamedAction) : this.engine.naming.nameAction(action);
    this.record = { ...this.record, moves: [...this.record.moves, { seat, action: kept, digest }] };
    return receipt;
  }
  /** Whose last move can be undone honestly; null: nobody's. */
  get undoableBy(): Seat | null {
    return this.wayBack.isOpen ? this.record.moves.at(-1)!.seat : null;
  }
  /** Takes the last move back, where that is honest. */
  undo(): boolean {
    const before = this.wayBack.back();
    if (before === null) return false;
    this.state = before;
    this.record = { ...this.record, moves: this.record.moves.slice(0, -1) };
    return true;
  }
}
