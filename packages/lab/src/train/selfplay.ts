import type { Mind, Weights } from "@stormakt/bots";
import { mindOf } from "@stormakt/bots";
import type { Sample } from "@stormakt/bots/learning";
import type { Chance, GameTypes, Seat, State } from "@stormakt/kernel";
import { Engine, fastChance, fastDice } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import type { Seated } from "../arena/players.ts";
import { playerCalled, seat as seated } from "../arena/players.ts";

/** How games are played to learn from. */
export interface SelfPlay {
  readonly game: string;
  readonly config: GameTypes["Config"];
  /** Every other game is played by one of these agreements instead, in turn: what only some games know is learned too. */
  readonly also?: readonly GameTypes["Config"][];
  /** Who plays: a bot, or the quick player of playouts. */
  readonly by: string;
  /** Each seat draws its own carelessness, up to twice this: how often it does something else. So that bad positions are seen too. */
  readonly noise: number;
  readonly share: number;
  /** At most so many worlds are imagined by a bot that looks one step ahead: games come cheaper, and are played nearly as well. */
  readonly worlds?: number | undefined;
  readonly weights?: Weights;
  readonly seed: string;
}
export interface GamesJob {
  readonly from: number;
  readonly count: number;
}
/** Samples laid end to end, to be sent between threads at little cost. */
export interface Harvest {
  readonly rowsEach: number;
  readonly phases: Uint8Array;
  readonly games: Uint32Array;
  readonly rows: Float32Array;
  readonly won: Float32Array;
}
export const ROLLOUT = "rollout";
/** At most so many positions of one game are kept: they share one outcome, so more of them teach little. */
const MOST_OF_A_GAME = 16;
/** Besides moments at which the clock has moved on, one in so many decisions is looked at. */
const ONE_IN = 8;

/** Plays games and measures positions on the way. This is self-play: what is measured is the true state. */
export async function harvest(setting: SelfPlay): Promise<(job: GamesJob) => Harvest> {
  const game = await gameCalled(setting.game);
  const mind = await mindOf(setting.game);
  if (mind === null) throw new Error(`nobody has written down a mind for ${setting.game}`);
  const engine = new Engine(game);
  engine.thrifty = true;
  const player = setting.by === ROLLOUT ? null : await seated(playerCalled(setting.by, setting.share, setting.weights), game);
  const rowsEach = setting.config.seats + (mind.nobody ? 1 : 0);
  const field = new Field(engine, mind, setting, player, rowsEach);
  return ({ from, count }) => {
    const kept: Kept[] = [];
    for (let nth = from; nth < from + count; nth++) kept.push(...field.play(nth));
    return laidOut(kept, rowsEach, mind.features.length);
  };
}
interface Kept {
  readonly game: number;
  readonly phase: number;
  readonly rows: Float64Array;
  readonly won: Float32Array;
}

class Field {
  private readonly engine: Engine<GameTypes>;
  private readonly mind: Mind<GameTypes>;
  private readonly setting: SelfPlay;
  private readonly player: Seated | null;
  private readonly rowsEach: number;
  constructor(engine: Engine<GameTypes>, mind: Mind<GameTypes>, setting: SelfPlay, player: Seated | null, rowsEach: number) {
    this.engine = engine;
    this.mind = mind;
    this.setting = setting;
    this.player = player;
    this.rowsEach = rowsEach;
  }
  /** One game, and the positions kept of it. */
  play(nth: number): Kept[] {
    const { engine, mind, setting } = this;
    const seed = `${setting.seed}/${setting.by}/${nth}`;
    const state = engine.beginWith(configFor(setting, nth), fastChance(seed));
    const dice = fastDice(`${seed}/players`);
    const careless = Array.from({ length: setting.config.seats }, () => (2 * setting.noise * dice.below(1001)) / 1000);
    const seen: { phase: number; rows: Float64Array }[] = [];
    let met = 0;
    let clock = mind.clock(state);
    for (let seat = engine.nextUntilOver(state); seat !== null; seat = engine.nextUntilOver(state)) {
      engine.perform(state, seat, this.choose(state, seat, careless[seat] as number, dice));
      if (state.outcome !== null) break;
      const now = mind.clock(state);
      if (now <= clock && dice.below(ONE_IN) !== 0) continue;
      clock = now;
      // Each of the positions met is as likely to be kept as the next.
      const place = met++ < MOST_OF_A_GAME ? seen.length : dice.below(met);
      if (place < MOST_OF_A_GAME) seen[place] = { phase: mind.phaseOf(state), rows: this.measured(state) };
    }
    const won = this.wonBy(state.outcome?.places[0] ?? []);
    return won === null ? [] : seen.map((one) => ({ ...one, game: nth, won }));
  }
  private choose(state: State<GameTypes>, seat: Seat, careless: number, dice: Chance): GameTypes["Action"] {
    const { engine, mind, player, setting } = this;
    const astray = dice.below(1_000_000) < 1_000_000 * careless;
    if (player === null) return (astray ? engine.sampleAction(state, seat, dice) : null) ?? mind.rollout(engine, state, seat, dice);
    if (astray) return mind.rollout(engine, state, seat, dice);
    const legal = engine.legalActions(state, seat);
    const [only] = legal;
    if (legal.length === 1 && only !== undefined && engine.composable(state, seat).length === 0) return only;
    return player.bot.choose(engine.view(state, seat), seat, legal, {
      chance: dice,
      share: setting.share,
      ...(setting.worlds !== undefined && { worlds: setting.worlds }),
    });
  }
  private measured(state: State<GameTypes>): Float64Array {
    const rows = new Float64Array(this.rowsEach * this.mind.features.length);
    this.mind.measure(state, rows);
    return rows;
  }
  /** Who won, row by row; null where nobody did and nobody has no row. */
  private wonBy(winners: readonly Seat[]): Float32Array | null {
    const won = new Float32Array(this.rowsEach);
    if (winners.length === 0 && !this.mind.nobody) return null;
    if (winners.length === 0) won[this.rowsEach - 1] = 1;
    for (const seat of winners) won[seat] = 1 / winners.length;
    return won;
  }
}
function configFor({ config, also = [] }: SelfPlay, nth: number): GameTypes["Config"] {
  return nth % 2 === 0 ? config : (also[(nth >> 1) % Math.max(1, also.length)] ?? config);
}
function laidOut(kept: readonly Kept[], rowsEach: number, features: number): Harvest {
  const size = rowsEach * features;
  const rows = new Float32Array(kept.length * size);
  const won = new Float32Array(kept.length * rowsEach);
  kept.forEach((one, at) => {
    rows.set(one.rows, at * size);
    won.set(one.won, at * rowsEach);
  });
  return {
    rowsEach,
    phases: Uint8Array.from(kept, ({ phase }) => phase),
    games: Uint32Array.from(kept, ({ game }) => game),
    rows,
    won,
  };
}
export function samplesOf({ rowsEach, phases, games, rows, won }: Harvest): Sample[] {
  const size = phases.length === 0 ? 0 : rows.length / phases.length;
  return Array.from(phases, (phase, at) => ({
    phase,
    game: games[at] as number,
    rows: rows.subarray(at * size, (at + 1) * size),
    won: won.subarray(at * rowsEach, (at + 1) * rowsEach),
  }));
}
