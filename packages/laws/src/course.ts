import type { Dice, Game, GameTypes, Seat, State, View } from "@stormakt/kernel";
import { canonical, Engine, fastDice } from "@stormakt/kernel";
import { Naming } from "@stormakt/kernel/naming";
import { coveringConfigs } from "./configs.ts";
import { Walk } from "./walk.ts";

/** What a board or a bot may ask of the rules, as plain data: odds, forecasts, warnings. `legal` is what the seat may do, if it is asked. */
type Figures<G extends GameTypes> = (view: View<G>, seat: Seat, legal: readonly G["Action"][]) => unknown;

interface CourseOptions<G extends GameTypes> {
  readonly figures?: Figures<G>;
  /** What is done where something else was drawn: a game that ends too soon at random shows less of itself. */
  readonly prefers?: (drawn: G["Action"], another: () => G["Action"], dice: Dice) => G["Action"];
}

/** So many moves to a line, and how often each thing is looked at: views and worlds are dear. */
const LINE = 8;
const OFFERED = 3;
const SEEN = 4;
const IMAGINED = 8;
const FIGURES = 8;

/**
 * The course of whole games played at random, a line for every few moves: a mark each for what was done, told to every ear, seen, offered
 * (with every refusal, and what is done when time is up), imagined, and worked out. Words apart, nothing a game does can change without
 * changing one of them. Which lines differ says when, and which marks, what.
 */
export function courseOf<G extends GameTypes>(game: Game<G>, tables: number, options: CourseOptions<G> = {}): string {
  const few = farApart(coveringConfigs(game), tables);
  return few
    .flatMap((config, at) => [`${canonical(config)} longest ${game.longest(config)}`, ...linesOf(game, config, `course ${at}`, options)])
    .join("\n");
}

/** As many tables for every number of seats, and of those for one number such as differ. */
function farApart<C extends { readonly seats: number }>(configs: readonly C[], tables: number): C[] {
  const bySeats = [...Map.groupBy(configs, ({ seats }) => seats).values()];
  const each = Math.ceil(tables / bySeats.length);
  return bySeats.flatMap((same) => same.filter((_, at) => at % Math.max(1, Math.floor(same.length / each)) === 0).slice(0, each));
}
function linesOf<G extends GameTypes>(game: Game<G>, config: G["Config"], seed: string, { figures, prefers }: CourseOptions<G>): string[] {
  const engine = new Engine(game);
  const naming = game.schema === undefined ? null : new Naming(game.schema);
  const dice = fastDice(`${seed}/chooses`);
  const draw = (state: State<G>, seat: Seat): G["Action"] => engine.sampleAction(state, seat, dice) ?? engine.defaultAction(state, seat);
  const choose = prefers === undefined ? null : (state: State<G>, seat: Seat) => prefers(draw(state, seat), () => draw(state, seat), dice);
  const walk = new Walk(engine, config, seed, Number.POSITIVE_INFINITY, choose);
  const ears: readonly (Seat | null)[] = [null, ...walk.seats];
  const marks = { done: new Mark(), told: new Mark(), seen: new Mark(), offered: new Mark(), imagined: new Mark(), figures: new Mark() };
  const lines: string[] = [];
  let first: G["TableView"] | null = null;
  const look = (at: number): void => {
    const { state } = walk;
    const turn = Math.floor(at / SEEN);
    const seat = turn % config.seats;
    if (at % OFFERED === 0)
      for (const asked of engine.waitsFor(state)) {
        marks.offered.add(engine.choices(state, asked), engine.composable(state, asked), engine.defaultAction(state, asked));
      }
    if (at % SEEN === 0) {
      const ear = ears[turn % ears.length] as Seat | null;
      const view = engine.view(state, ear);
      marks.seen.add(naming?.nameView(view) ?? view, game.shownToClient?.(view.table) ?? null);
      if (ear === 0) marks.seen.add(game.viewOfNewcomer?.(view.table, (first ??= view.table)) ?? null);
    }
    if (at % IMAGINED === 0) {
      const { table, stack } = engine.view(state, seat);
      marks.imagined.add(game.imagine(table, seat, fastDice(`${seed} ${at}`), stack));
      const other = engine.copy(state);
      engine.dealAnew(other, `${seed} ${at}`);
      marks.imagined.add(other.table);
    }
    if (at % FIGURES === 0 && figures !== undefined) {
      const legal = engine.waitsFor(state).includes(seat) ? engine.legalActions(state, seat) : [];
      marks.figures.add(rounded(figures(engine.view(state, seat), seat, legal)));
    }
  };
  const line = (upTo: number): void => {
    lines.push(
      `${upTo} ${Object.entries(marks)
        .map(([name, mark]) => `${name} ${mark.take()}`)
        .join(" ")}`,
    );
  };
  for (let at = 0; ; at++) {
    if (!walk.isOver) look(at);
    const taken = walk.step();
    if (taken === null) break;
    const { seat, action, receipt } = taken;
    marks.done.add(seat, naming?.nameAction(action) ?? action, receipt.revocable);
    for (const ear of ears) marks.told.add(engine.heardBy(receipt, ear).map((event) => naming?.nameEvent(event) ?? event));
    if ((at + 1) % LINE === 0) line(at + 1);
  }
  marks.seen.add(walk.state.outcome);
  marks.done.add(naming === null ? walk.state.table : naming.nameState(engine, walk.state));
  line(walk.moves.length);
  return lines;
}

/** Chances are sums of powers, whose last digits are each machine's own. */
const rounded = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data ?? null, (_, held: unknown) => (typeof held === "number" ? Math.round(held * 1e6) / 1e6 : held)));

/** Four letters for all that was added since they were last taken. */
class Mark {
  private hash = START;
  add(...data: readonly unknown[]): void {
    const text = canonical(data);
    for (let at = 0; at < text.length; at++) this.hash = Math.imul(this.hash ^ text.charCodeAt(at), 0x01000193);
  }
  take(): string {
    const mixed = (this.hash ^ (this.hash >>> 15)) >>> 0;
    this.hash = START;
    return mixed.toString(36).padStart(4, "0").slice(-4);
  }
}
const START = 0x811c9dc5;
