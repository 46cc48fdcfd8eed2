import type { Game, GameTypes, Seat, View } from "@stormakt/kernel";
import { Engine, fastDice } from "@stormakt/kernel";
import type { Bot } from "./bot.ts";
import { botCalled } from "./registry.ts";

/** A question to a bot, as a worker gets it. */
export interface Question<G extends GameTypes = GameTypes> {
  readonly bot: string;
  readonly game: Game<G>;
  readonly view: View<G>;
  readonly seat: Seat;
  /** Of the bot's own dice: the same question with the same seed has the same answer. */
  readonly seed: string;
}

interface Thinker<G extends GameTypes> {
  readonly bot: Bot<G>;
  readonly engine: Engine<G>;
}
const THINKERS = new WeakMap<object, Map<string, Promise<unknown>>>();

/** What the bot of that name would do, given a view and nothing else: what it may do is worked out from the view too. */
export async function think<G extends GameTypes>({ bot: name, game, view, seat, seed }: Question<G>): Promise<G["Action"]> {
  const { bot, engine } = await thinkerFor(name, game);
  const chance = fastDice(seed);
  const legal = engine.legalActions(engine.determinise(view, seat, chance), seat);
  return bot.choose(view, seat, legal, { chance });
}
function thinkerFor<G extends GameTypes>(name: string, game: Game<G>): Promise<Thinker<G>> {
  const known = THINKERS.get(game) ?? new Map<string, Promise<unknown>>();
  THINKERS.set(game, known);
  const thinker =
    (known.get(name) as Promise<Thinker<G>> | undefined) ?? botCalled(name, game).then((bot) => ({ bot, engine: new Engine(game) }));
  known.set(name, thinker);
  return thinker;
}
