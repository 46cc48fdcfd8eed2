import type { Game, GameTypes, MatchRecord, NamedAction, NamedView, Seat } from "@stormakt/kernel";
import { Naming } from "@stormakt/kernel";
import { AS_IT_STANDS } from "@stormakt/kernel/shapes";
import type { Analysis } from "./analysis.ts";
import { analyseAloud } from "./analysis.ts";
import type { Report } from "./bot.ts";
import type { Hint } from "./hint.ts";
import { bothOf, hintFrom } from "./hint.ts";
import { LEVELS } from "./levels.ts";
import { mindOf } from "./minds.ts";
import { botsFor } from "./registry.ts";
import { isTemper } from "./temper.ts";
import { think, thinkAloud } from "./think.ts";

/** A question to whoever plays a game, by name as on the wire. */
export interface NamedQuestion {
  readonly level: string;
  /** What sort of player; left out, or unknown to whoever plays: a steady one. */
  readonly temper?: string | undefined;
  readonly view: NamedView;
  readonly seat: Seat;
  readonly seed: string;
  readonly limit: number;
  readonly stop?: AbortSignal;
}
/** Those who play one edition of a game and give advice in it. They speak by name, so that they outlive every renumbering. */
export interface Players {
  /** What that level would do; a level that does not know the game is replaced by the best that does. */
  think(question: NamedQuestion): Promise<NamedAction>;
  hint(question: Omit<NamedQuestion, "level" | "temper">): Promise<Hint<NamedGame>>;
  analyse(
    record: MatchRecord,
    how?: { readonly stop?: AbortSignal; readonly progress?: (share: number) => void },
  ): Promise<Analysis<NamedGame>>;
}
/** Actions by name, nothing else is looked at. */
export type NamedGame = GameTypes & { Action: NamedAction };

export function playersOf(game: Game<GameTypes>): Players {
  const naming = new Naming<GameTypes>(game.schema ?? AS_IT_STANDS);
  return {
    async think({ level, temper = "", view, ...question }) {
      const able = botsFor(game.id);
      const bot = able.includes(level) ? level : (able.at(-1) ?? level);
      const character = isTemper(temper) && LEVELS.some((one) => one === bot) ? `${bot}:${temper}` : bot;
      return naming.nameAction(await think({ ...question, bot: character, patient: true, game, view: naming.placeView(view) }));
    },
    async hint({ view, ...question }) {
      const mind = await mindOf<GameTypes>(game.id);
      const [placed, limit] = [naming.placeView(view), question.limit / 2];
      const look = (nth: number): Promise<Report> =>
        thinkAloud({ ...question, bot: "champion", game, view: placed, limit, seed: `${question.seed} ${nth}`, explain: true });
      const first = await look(1);
      const report = first.isForced === true ? first : bothOf(first, await look(2));
      const { moves, ...rest } = hintFrom(report, mind?.features ?? []);
      return { ...rest, moves: moves.map((move) => ({ ...move, action: naming.nameAction(move.action) })) };
    },
    async analyse(record, how) {
      const { turns, ...rest } = await analyseAloud(game, record, how);
      return { ...rest, turns: turns.map((turn) => ({ ...turn, action: naming.nameAction(turn.action) })) };
    },
  };
}
