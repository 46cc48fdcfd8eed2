import type { GameTypes } from "@stormakt/kernel";
import { Engine, fastChance } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { playOut } from "../arena/block.ts";
import { playerCalled, seat as seated } from "../arena/players.ts";
import { MOVES } from "../observe/observer.ts";
import { observerOf } from "../observers.ts";
import type { Line } from "./tally.ts";
import { GameNotes, Tally } from "./tally.ts";

/** Many games by one kind of bot, watched. */
export interface Watching {
  readonly game: string;
  readonly config: GameTypes["Config"];
  readonly bot: string;
  readonly share: number;
  readonly seed: string;
}
export interface WatchJob {
  readonly from: number;
  readonly count: number;
}
export interface Watched {
  readonly games: number;
  readonly lines: readonly Line[];
}

export async function watchGames({ game: id, config, bot, share, seed }: Watching): Promise<(job: WatchJob) => Watched> {
  const game = await gameCalled(id);
  const engine = new Engine(game);
  const observer = await observerOf(id);
  const player = await seated(playerCalled(bot, share), game);
  const players = Array.from({ length: config.seats }, () => player);
  const kinds = [...new Set(game.steps.flatMap((step) => (step.kind === "procedure" ? [] : Object.keys(step.moves))))];
  const seatName = (seat: number): string => observer.seatNames?.[seat] ?? String(seat + 1);
  return ({ from, count }) => {
    const tally = new Tally();
    for (let nth = from; nth < from + count; nth++) {
      const state = engine.beginWith(config, fastChance(`${seed}/${nth}`));
      const notes = new GameNotes(tally);
      const watch = observer.watch(state, config, notes);
      const moves = new Map(kinds.map((kind) => [kind, 0]));
      const actions = playOut(engine, state, players, `${seed}/${nth}`, {
        decided: ({ seat, action }) => watch.chose?.(action, seat, state),
        chose: (_seat, { kind }) => moves.set(kind, (moves.get(kind) ?? 0) + 1),
        told: (told) => {
          for (const { event } of told) watch.told?.(event, state);
        },
      });
      watch.ended?.(state);
      const winners = state.outcome?.places[0] ?? [];
      for (let seat = 0; seat < config.seats; seat++) notes.had("seat", seatName(seat), seat);
      notes.went("ending", state.outcome?.because ?? "", true);
      notes.went("ending", "all lost", winners.length === 0);
      notes.measured("length", "actions", actions);
      for (const [kind, times] of moves) notes.measured(MOVES, kind, times);
      notes.close(winners);
    }
    return { games: count, lines: tally.all() };
  };
}
