import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Game, GameTypes, MatchRecord, RecordedMove } from "@stormakt/kernel";
import { Engine, FORMAT, newRecord } from "@stormakt/kernel";
import * as fc from "fast-check";
import { coveringConfigs } from "./configs.ts";
import type { Law, LawOptions, Study } from "./laws.ts";
import { Broken, typicalLength, Walk } from "./walk.ts";

/** A law found broken, at its shortest: what is wrong, and the game that shows it. */
export interface Breach {
  readonly law: string;
  readonly why: string;
  /** After how many actions; null where the fault is not in one game. */
  readonly at: number | null;
  readonly record: MatchRecord | null;
  /** The record's file, which `stormakt replay` opens. */
  readonly file: string | null;
}

const FAILURES = fileURLToPath(new URL("../../../.stormakt/failures/", import.meta.url));
/** No law plays more actions than this, so that long games do not take for ever: those that look at every one, and those that look closely. */
const MOST_ACTIONS = { cheap: 300_000, dear: 80_000 };
const gamesFor = ({ games, looks }: Law, lengths: readonly number[]): number => {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return Math.min(games, (looks === 0 ? MOST_ACTIONS.cheap : MOST_ACTIONS.dear) / Math.max(1, mean));
};
/** Laws over all games together need this many, whatever the effort. */
const FEWEST = 10;

/** Plays random games of every table until a law breaks, then looks for the shortest game that breaks it. */
export function examine<G extends GameTypes>(game: Game<G>, law: Law, options: LawOptions<G> = {}): Breach | null {
  const engine = new Engine(game);
  const configs = options.configs ?? coveringConfigs(game);
  const tableAt = (at: number): G["Config"] => configs[at] ?? coveringConfigs(game)[0] ?? { seats: game.seats.min };
  const lengths = lengthsOf(engine, configs);
  const study = (config: number, seen = new Map<string, number>()): Study<G> => ({
    game,
    options,
    period: law.looks === 0 ? Number.POSITIVE_INFINITY : (lengths[config] ?? 1) / law.looks,
    seen,
  });
  const seen = new Map<string, number>();
  const trial = fc.record({
    config: fc.nat(configs.length - 1),
    seed: fc.nat(999_999),
    upTo: new Shortening(game.longest(tableAt(0)) * 4),
  });
  const run = ({ config, seed, upTo }: Trial): Outcome<G> =>
    tryOut(engine, tableAt(config), `${law.id}/${seed}`, upTo, law, study(config, seen));
  const details = fc.check(
    fc.property(trial, (one) => {
      const { why } = run(one);
      if (why !== null) throw new Broken(why);
    }),
    {
      seed: 1628,
      numRuns: Math.max(FEWEST, configs.length, Math.round(gamesFor(law, lengths) * (options.effort ?? 1))),
      examples: configs.map((_, config): [Trial] => [{ config, seed: config, upTo: FOR_EVER }]),
      endOnFailure: false,
    },
  );
  if (details.failed) {
    const [shortest] = details.counterexample ?? [];
    if (shortest === undefined) return { law: law.id, why: String(details.errorInstance), at: null, record: null, file: null };
    const { why, walk } = shortestLike(shortest, run, configs.length);
    if (walk === null) return { law: law.id, why: why ?? "the game cannot begin", at: 0, record: null, file: null };
    const record = recordOf(walk);
    return {
      law: law.id,
      why: why ?? "it broke once and not again: the game remembers something outside its state",
      at: walk.moves.length,
      record,
      file: keep(record, law),
    };
  }
  const why = law.overall?.({ ...study(0), seen }) ?? null;
  return why === null ? null : { law: law.id, why, at: null, record: null, file: null };
}
/** All laws of a game are examined at the same tables: how long games are there is found once. */
function lengthsOf<G extends GameTypes>(engine: Engine<G>, configs: readonly G["Config"][]): readonly number[] {
  const { game } = engine;
  const known = lengthsAt.get(game);
  if (known?.configs === configs) return known.lengths;
  const lengths = configs.map((config) => typicalLength(engine, config));
  lengthsAt.set(game, { configs, lengths });
  return lengths;
}
const lengthsAt = new WeakMap<object, { readonly configs: readonly unknown[]; readonly lengths: readonly number[] }>();
/** Fast-check has made it small; short games are cheap, so a few hundred others are tried for a still shorter one. */
function shortestLike<G extends GameTypes>(found: Trial, run: (trial: Trial) => Outcome<G>, configs: number): Outcome<G> {
  let best = run(found);
  for (let seed = 0; seed < SHORTER_TRIES; seed++) {
    const upTo = (best.walk?.moves.length ?? 0) - 1;
    if (upTo < 0) break;
    const other = run({ config: seed % Math.min(configs, found.config + 1), seed, upTo });
    if (other.why !== null) best = other;
  }
  return best;
}
const SHORTER_TRIES = 300;

interface Trial {
  readonly config: number;
  readonly seed: number;
  readonly upTo: number;
}
const FOR_EVER = Number.MAX_SAFE_INTEGER;

interface Outcome<G extends GameTypes> {
  readonly why: string | null;
  readonly walk: Walk<G> | null;
}
function tryOut<G extends GameTypes>(
  engine: Engine<G>,
  config: G["Config"],
  seed: string,
  upTo: number,
  law: Law,
  study: Study<G>,
): Outcome<G> {
  let walk: Walk<G> | null = null;
  try {
    walk = new Walk(engine, config, seed, upTo);
    law.hold(walk, study);
    return { why: null, walk };
  } catch (error) {
    const where = error instanceof Broken ? "" : `\n${(error as Error).stack ?? ""}`;
    return { why: `${(error as Error).message}${where}`, walk };
  }
}

/** How far to follow a game: to its end, and on failure ever less far. */
class Shortening extends fc.Arbitrary<number> {
  private readonly start: number;
  constructor(start: number) {
    super();
    this.start = start;
  }
  override generate(): fc.Value<number> {
    return new fc.Value(FOR_EVER, undefined);
  }
  override canShrinkWithoutContext(value: unknown): value is number {
    return typeof value === "number";
  }
  override shrink(value: number): fc.Stream<fc.Value<number>> {
    const tries: number[] = [];
    if (value > this.start) tries.push(this.start);
    for (let less = Math.min(value, this.start); less > 0; less = Math.floor(less / 2)) tries.push(Math.min(value, this.start) - less);
    return fc.Stream.of(...tries.map((upTo) => new fc.Value(upTo, undefined)));
  }
}

/** The game so far as a record. What cannot be digested any more is left out of it. */
function recordOf<G extends GameTypes>({ engine, config, seed, moves }: Walk<G>): MatchRecord {
  const state = engine.begin(config, seed);
  const played: RecordedMove[] = [];
  for (const { seat, action: made } of moves) {
    const action = engine.naming.nameAction(made);
    try {
      engine.submit(state, seat, made);
      played.push({ seat, action, digest: engine.digest(state, FORMAT) });
    } catch {
      played.push({ seat, action, digest: "an error was thrown here" });
      break;
    }
  }
  return { ...newRecord(engine, config, seed), moves: played };
}
function keep(record: MatchRecord, { id }: Law): string {
  mkdirSync(FAILURES, { recursive: true });
  const file = join(FAILURES, `${record.game}-${id}.json`);
  writeFileSync(file, `${JSON.stringify(record, null, 1)}\n`);
  return file;
}

/** What a failing test prints. */
export function sayBreach({ law, why, at, record, file }: Breach): string {
  const last = record?.moves.at(-1);
  const move = last === undefined ? "before the first action" : `after action ${at}, ${JSON.stringify(last.action)} of seat ${last.seat}`;
  const where = at === null ? "" : `\n${move}, at the table ${JSON.stringify(record?.config ?? null)}`;
  return `law ${law}: ${why}${where}${file === null ? "" : `\nSee it with: npx stormakt replay ${file}`}`;
}
