import { LEVELS } from "@stormakt/bots";
import { gameCalled } from "@stormakt/shelf";
import type { Duel } from "./duels.ts";
import { playerCalled } from "./players.ts";
import { offered } from "./variants.ts";

/** At every table that is offered, each level against the one below it. Usual tables first, weak levels first: they are soon done. */
export async function ladderOf(id: string, share: number, seed: string): Promise<Duel[]> {
  const game = await gameCalled(id);
  const tables = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, nth) => offered(game, game.seats.min + nth)).flat();
  const duels = tables.flatMap(({ name: options, config }) =>
    LEVELS.slice(1).map(
      (level, below): Duel => ({
        game: id,
        config,
        options,
        first: playerCalled(level, share),
        second: playerCalled(LEVELS[below] as string, share),
        seed,
      }),
    ),
  );
  return [...duels.filter(({ options }) => options === ""), ...duels.filter(({ options }) => options !== "")];
}

/** From a sixteenth of its usual effort to sixteen times as much. */
const EFFORTS = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8, 16];

/** `hard` with so much of its usual effort against `normal`, which has none: does thinking longer help? Only one seat searches, so it is soon played. */
export async function effortsOf(id: string, seats: number, seed: string): Promise<Duel[]> {
  const [usual] = offered(await gameCalled(id), seats);
  if (usual === undefined) throw new Error(`${id} is not for ${seats}`);
  const { config } = usual;
  return EFFORTS.map((share) => ({
    game: id,
    config,
    options: "",
    first: playerCalled("hard", share),
    second: playerCalled("normal"),
    seed,
  }));
}
