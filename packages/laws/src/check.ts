import type { Engine, GameTypes, MatchRecord, Outcome } from "@stormakt/kernel";
import { canonical, Match, notPlain } from "@stormakt/kernel";
import type { Position } from "./positions.ts";
import {
  answersStaySecret,
  copyIsIndependent,
  endsWell,
  imagined,
  invariantsHold,
  isPlain,
  legalityLeaksNothing,
  listingAgrees,
  pollingLeaksNothing,
  viewLeaksNothing,
} from "./positions.ts";
import type { Chooser } from "./walk.ts";
import { Walk } from "./walk.ts";

export interface CheckOptions<G extends GameTypes> {
  /** Who plays; random without it. */
  readonly choose?: Chooser<G>;
  /** One position in so many is looked at closely; the rest only for what is cheap. */
  readonly period?: number;
}
export interface Checked {
  readonly actions: number;
  readonly outcome: Outcome | null;
  /** What was found wrong; the game stops at the first. */
  readonly violations: readonly string[];
  readonly record: MatchRecord;
}

/** Plays one game and holds it against the laws, without a test runner. */
export function checkGame<G extends GameTypes>(
  engine: Engine<G>,
  config: G["Config"],
  seed: string,
  options: CheckOptions<G> = {},
): Checked {
  const walk = new Walk(engine, config, seed, Number.POSITIVE_INFINITY, options.choose ?? null);
  const match = Match.begin(engine, config, seed);
  const violations: string[] = [];
  try {
    for (;;) {
      const position = { engine, config, state: walk.state, chance: walk.aside };
      cheaply(position);
      if (walk.isOver || walk.isLookedAt(options.period ?? 40)) closely(position);
      const chance = canonical(walk.state.chance);
      const taken = walk.step();
      if (taken === null) break;
      match.submit(taken.seat, taken.action);
      if (taken.receipt.revocable && canonical(walk.state.chance) !== chance)
        violations.push(`${JSON.stringify(taken.action)} used chance and can be taken back`);
    }
    if (engine.digest(match.state) !== engine.digest(walk.state)) violations.push("the same actions gave another game");
  } catch (error) {
    violations.push((error as Error).message);
  }
  return { actions: walk.moves.length, outcome: walk.state.outcome, violations, record: match.record };
}
function cheaply<G extends GameTypes>(position: Position<G>): void {
  const odd = notPlain(position.state);
  if (odd !== null) throw new Error(`not plain JSON: ${odd}`);
  invariantsHold(position.engine, position.state);
  endsWell(position);
}
function closely<G extends GameTypes>(position: Position<G>): void {
  listingAgrees(position);
  isPlain(position);
  copyIsIndependent(position, 10);
  answersStaySecret(position);
  for (let seat = 0; seat < position.config.seats; seat++) {
    const world = imagined(position, seat);
    invariantsHold(position.engine, world, `a world imagined by seat ${seat}`);
    viewLeaksNothing(position, seat, world);
    pollingLeaksNothing(position, seat, world);
    legalityLeaksNothing(position, seat, world);
  }
}
