import type { Edition, MatchRecord, Outcome, Position, RecordedMove, Upgrade } from "@stormakt/kernel";
import { BadRecord, commitmentTo } from "@stormakt/kernel";
import type { EditionName, Editions } from "./editions.ts";

/** A record played through. */
export interface Played {
  /** The digest before the first move, and the moves, each with its own. */
  readonly first: string;
  readonly moves: readonly RecordedMove[];
  readonly edition: Edition;
  readonly position: Position;
  readonly outcome: Outcome | null;
}
export interface ReplayOptions {
  /** So many moves; left out: all. */
  readonly upTo?: number;
  /** False: the record has none, and they are worked out. */
  readonly withDigests?: boolean;
  /** Told after each move. */
  readonly hear?: (receipt: Extract<ReturnType<Edition["verify"]>, { revocable: boolean }>, at: number, position: Position) => void;
}
/** The editions that a record was played under, each of which has to be at hand. */
export const editionsIn = ({ rulesVersion, format, upgrades = [] }: MatchRecord): EditionName[] => [
  { rulesVersion, format },
  ...upgrades.map(editionAfter),
];
const editionAfter = ({ rulesVersion, format = 2 }: Upgrade): EditionName => ({ rulesVersion, format });

/** Plays a record through, each move judged by the edition it was made under and checked against its digest. */
export function replayRecord(editions: Editions, record: MatchRecord, options: ReplayOptions = {}): Played {
  const { upTo = record.moves.length, withDigests = true, hear } = options;
  let edition = known(editions, record);
  let position = firstPosition(edition, record);
  const first = edition.digest(position);
  const moves: RecordedMove[] = [];
  for (let at = 0; at <= upTo; at++) {
    for (const upgrade of record.upgrades ?? []) {
      if (upgrade.at !== at) continue;
      edition = known(editions, editionAfter(upgrade));
      position = edition.load(upgrade.state);
    }
    for (const { at: when, seed, dealt } of record.reseeded ?? []) {
      if (when !== at) continue;
      if (dealt === true) edition.dealAnew(position, seed);
      else edition.rekey(position, seed);
    }
    if (at === upTo) break;
    const { seat, action, digest } = record.moves[at]!;
    const done = repeated(edition, position, record.moves[at]!, at);
    const now = edition.digest(position);
    if (withDigests && now !== digest) throw new BadRecord(`the game has drifted: digest ${now}, recorded ${digest}`, at);
    moves.push({ seat, action, digest: now });
    hear?.(done, at, position);
  }
  return { first, moves, edition, position, outcome: edition.outcome(position) };
}
function repeated(edition: Edition, position: Position, { seat, action }: RecordedMove, at: number) {
  const done = edition.verify(position, seat, action);
  if ("rule" in done) throw new BadRecord(`seat ${seat} may not do ${JSON.stringify(action)} (${done.rule})`, at);
  return done;
}
function known(editions: Editions, name: EditionName): Edition {
  const edition = editions.get(name);
  if (edition === null) throw new BadRecord(`it was played under rules ${name.rulesVersion}, which are not known here`, null);
  return edition;
}
function firstPosition(edition: Edition, { config, seed, commitment, from }: MatchRecord): Position {
  if (from !== undefined) return edition.load(from);
  if (seed === null) throw new BadRecord("the seed has not been published, so the record cannot be replayed", null);
  if (commitmentTo(seed) !== commitment) throw new BadRecord("the seed does not fit the commitment made at the start", null);
  return edition.begin(config, seed);
}
