import type { GameTypes, Seat, State, Told, View } from "@stormakt/kernel";
import { Engine, fastChance, fastDice } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import type { Player, Seated } from "./players.ts";
import { seat as seated } from "./players.ts";
import type { Times } from "./times.ts";
import { Clockwork } from "./times.ts";

/** Who plays what. */
export interface MatchSetting {
  readonly game: string;
  readonly config: GameTypes["Config"];
  readonly players: readonly Player[];
  readonly seed: string;
}
/** One deal, played once for each seat: everybody moves on one seat from game to game. */
export interface BlockJob {
  readonly block: number;
  /** Players by seat in the block's first game. */
  readonly lineup: readonly number[];
}
export interface BlockResult extends BlockJob {
  readonly games: readonly GameResult[];
  /** By player. */
  readonly times: readonly Times[];
}
export interface GameResult {
  /** Seats, best first; seats that tie share an entry. None: all have lost. */
  readonly places: readonly (readonly Seat[])[];
  readonly because: string;
  readonly actions: number;
}

/** Who sits in a seat in the block's nth game. */
export const playerAt = (lineup: readonly number[], nth: number, seat: Seat): number =>
  lineup[(seat - nth + lineup.length) % lineup.length] as number;

/** Plays blocks. Everything drawn derives from seed, block, game and seat, so it matters neither who plays a block nor when. */
export async function playBlocks({ game: id, config, players, seed }: MatchSetting): Promise<(job: BlockJob) => BlockResult> {
  const game = await gameCalled(id);
  const engine = new Engine(game);
  const ready = await Promise.all(players.map((player) => seated(player, game)));
  return ({ block, lineup }) => {
    const times = players.map(() => new Clockwork());
    const games = lineup.map((_, nth) => {
      const state = engine.beginWith(config, fastChance(`${seed}/${block}`));
      const bySeat = lineup.map((_, at) => playerAt(lineup, nth, at));
      const actions = playOut(
        engine,
        state,
        bySeat.map((player) => ready[player] as Seated),
        `${seed}/${block}/${nth}`,
        { took: (at, milliseconds) => times[bySeat[at] as number]?.add(milliseconds) },
      );
      return { places: state.outcome?.places ?? [], because: state.outcome?.because ?? "", actions };
    });
    return { block, lineup, games, times: times.map(({ decisions, total, worst, bins }) => ({ decisions, total, worst, bins })) };
  };
}

/** Systems count a thread's time in ticks of so many milliseconds. */
const TICK = 4;
/** Milliseconds as a clock shows them, but no more than this thread has worked: what else the machine does is not the bot's fault. */
class StopWatch {
  private readonly begun = performance.now();
  private readonly worked = process.threadCpuUsage();
  get milliseconds(): number {
    const { user, system } = process.threadCpuUsage(this.worked);
    return Math.min(performance.now() - this.begun, (user + system) / 1000 + TICK);
  }
}
/** A choice that was made, with all that it was made from. */
export interface Decided {
  readonly view: View<GameTypes>;
  readonly seat: Seat;
  readonly legal: readonly GameTypes["Action"][];
  readonly action: GameTypes["Action"];
}
/** Somebody who looks on. */
export interface Listener {
  took?(seat: Seat, milliseconds: number): void;
  told?(told: readonly Told<GameTypes>[]): void;
  decided?(decision: Decided, move: number): void;
  chose?(seat: Seat, action: GameTypes["Action"]): void;
}
/** Plays a game to its end. Bots are shown views, have dice of their own, and are not asked where there is nothing to choose. */
export function playOut(
  engine: Engine<GameTypes>,
  state: State<GameTypes>,
  players: readonly Seated[],
  seed: string,
  listener: Listener = {},
): number {
  const dice = players.map((_, seat) => fastDice(`${seed}/${seat}`));
  let actions = 0;
  for (let seat = engine.nextUntilOver(state); seat !== null; seat = engine.nextUntilOver(state), actions++) {
    const legal = engine.legalActions(state, seat);
    const { bot, share } = players[seat] as Seated;
    const [only] = legal;
    let action: GameTypes["Action"];
    if (legal.length === 1 && only !== undefined && engine.composable(state, seat).length === 0) action = only;
    else {
      const view = engine.view(state, seat);
      const watch = new StopWatch();
      action = bot.choose(view, seat, legal, { chance: dice[seat] as (typeof dice)[number], share });
      listener.took?.(seat, watch.milliseconds);
      listener.decided?.({ view, seat, legal, action }, actions);
    }
    const receipt = engine.submit(state, seat, action);
    if (!receipt.legal) throw new Error(`${bot.name} chose ${JSON.stringify(action)}, which is refused by ${receipt.rule}`);
    listener.chose?.(seat, action);
    listener.told?.(receipt.told);
  }
  return actions;
}
