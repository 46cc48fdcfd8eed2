import type { Bot } from "@stormakt/bots";
import type { Seat, State } from "@stormakt/kernel";
import { Engine, fastDice, usualConfig } from "@stormakt/kernel";
import type { AnyGame } from "@stormakt/shelf";
import type { Chapter, Line, LineMove, NamedMove } from "../../packages/web/src/games/lessons.ts";
import { fits } from "../../packages/web/src/shell/learn/course.ts";

/** Where somebody is about to move, while a line is looked for. */
export interface Moment {
  readonly state: State<never> & { readonly table: Record<string, unknown> };
  readonly seat: Seat;
  readonly step: string;
  /** What is told to the pupil, by name. */
  readonly legal: readonly NamedMove[];
  readonly made: number;
  readonly moves: readonly LineMove[];
}
/** How the line of a chapter is found: by playing with a seed until the moment comes, then along what the chapter asks for. */
export interface Recipe {
  readonly seats: number;
  readonly options?: Line["options"];
  readonly pupil?: Seat;
  /** Whether the lesson begins here, where the pupil is asked. */
  begins(moment: Moment): boolean;
  /** What somebody does, as far as it matters; undefined: whatever the yardstick likes. */
  manner?(moment: Moment, hasBegun: boolean): NamedMove | undefined;
  /** Whether the line may end here; usual: with the last move that is asked for. */
  ends?(moment: Moment): boolean;
  /** Whether what came of it is what the chapter says. */
  holds?(state: Moment["state"], moves: readonly LineMove[], told: readonly NamedMove[]): boolean;
  /** So many moves of everybody may go by before the next that is asked for. */
  readonly patience?: number;
  readonly before?: number;
}
const PATIENCE = 60;
const BEFORE = 400;

/** The line of one seed; a text: why it does not fit. */
export function lineFrom(game: AnyGame, bot: Bot, chapter: Chapter, recipe: Recipe, seed: string): Line | string {
  const engine = new Engine(game);
  const { naming } = engine;
  const { seats, options = {}, pupil = 0, patience = PATIENCE, before = BEFORE } = recipe;
  const state = engine.begin(usualConfig(game, { seats, ...options }), seed);
  const chance = fastDice(`lesson ${seed}`);
  const wanted = chapter.steps.flatMap(({ does }) => (does === undefined ? [] : [does]));
  const moves: LineMove[] = [];
  const told: NamedMove[] = [];
  let begins = -1;
  let next = 0;
  let since = 0;
  const full = (does: NamedMove): NamedMove | undefined => {
    try {
      return engine.judge(state, pupil, naming.placeAction(does)).legal ? does : undefined;
    } catch {
      return undefined;
    }
  };
  while (state.outcome === null) {
    const waiting = engine.waitsFor(state);
    // Whoever learns goes first where several are asked: the others have said what they will when they are asked to.
    const seat = waiting.includes(pupil) ? pupil : engine.nextSeat(state);
    const listed = engine.legalActions(state, seat);
    const legal = listed.map((action) => naming.nameAction(action) as NamedMove);
    const step = engine.stepOf(state) ?? "";
    const moment: Moment = { state: state as never, seat, step, legal, made: moves.length, moves };
    if (begins === -1 && seat === pupil && recipe.begins(moment)) begins = moves.length;
    if (begins === -1 && moves.length > before) return "it never begins";
    if (begins !== -1 && next === wanted.length && (recipe.ends?.(moment) ?? true)) break;
    if (begins !== -1 && ++since > patience) return `nobody does ${JSON.stringify(wanted[next])}`;
    const does = begins !== -1 && seat === pupil ? wanted[next] : undefined;
    const asked = does === undefined ? undefined : (legal.find((move) => fits(move, does)) ?? full(does));
    let action = asked;
    if (action === undefined) {
      const meant = recipe.manner?.(moment, begins !== -1);
      action = meant === undefined ? undefined : (legal.find((move) => fits(move, meant)) ?? fullFor(seat, meant));
    }
    action ??= naming.nameAction(bot.choose(engine.view(state, seat), seat, listed, { chance })) as NamedMove;
    if (does !== undefined && fits(action, does)) {
      next++;
      since = 0;
    }
    const receipt = engine.submit(state, seat, naming.placeAction(action));
    if (!receipt.legal) return `move ${moves.length} is not legal`;
    moves.push({ seat, action });
    if (begins !== -1) told.push(...engine.heardBy(receipt, pupil).map((event) => naming.nameEvent(event) as NamedMove));
  }
  if (begins === -1) return "it never begins";
  if (next < wanted.length) return `it ends before ${JSON.stringify(wanted[next])}`;
  if (recipe.holds?.(state as never, moves, told) === false) return "it comes out otherwise";
  return { seats, options, seed, pupil, begins, moves, digest: engine.digest(state) };

  function fullFor(seat: Seat, meant: NamedMove): NamedMove | undefined {
    try {
      return engine.judge(state, seat, naming.placeAction(meant)).legal ? meant : undefined;
    } catch {
      return undefined;
    }
  }
}
