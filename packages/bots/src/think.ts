import type { Game, GameTypes, Seat, View } from "@stormakt/kernel";
import { Engine, fastDice } from "@stormakt/kernel";
import type { Bot, Budget, Report } from "./bot.ts";
import { BREATH, breath } from "./breath.ts";
import { botCalled } from "./registry.ts";
import { characterCalled } from "./temper.ts";

/** A question to a bot, as a worker gets it. */
export interface Question<G extends GameTypes = GameTypes> {
  readonly bot: string;
  readonly game: Game<G>;
  readonly view: View<G>;
  readonly seat: Seat;
  /** Of the bot's own dice: the same question with the same seed has the same answer, unless time ran out. */
  readonly seed: string;
  /** Milliseconds after which it answers with the best found so far. */
  readonly limit?: number;
  /** Stops it at once: it answers with the best found so far. */
  readonly stop?: AbortSignal;
  /** True: as at a table, where people would wait (`Budget`). */
  readonly patient?: boolean;
  /** True: the report tells the parts of what each candidate leads to. */
  readonly explain?: boolean;
}
/** No answer takes longer than this, unless the question says so. Efforts are such that it hardly ever comes to it. */
const LIMITS: Readonly<Record<string, number>> = { hard: 1_000, champion: 2_000 };
const LONGEST = 2_000;

interface Thinker<G extends GameTypes> {
  readonly bot: Bot<G>;
  readonly engine: Engine<G>;
}
const THINKERS = new WeakMap<object, Map<string, Promise<unknown>>>();

/** What the bot of that name would do, given a view and nothing else: what it may do is worked out from the view too. */
export async function think<G extends GameTypes>(question: Question<G>): Promise<G["Action"]> {
  return (await thinkAloud(question)).action;
}
/** The same with all that was found out on the way. Bots that do not search find out nothing but their choice. */
export async function thinkAloud<G extends GameTypes>(question: Question<G>): Promise<Report<G>> {
  const { bot: name, game, view, seat, seed, stop, patient = false, explain = false } = question;
  const { bot, engine } = await thinkerFor(name, game);
  const chance = fastDice(seed);
  const legal = engine.legalActions(engine.determinise(view, seat, chance), seat);
  const end = performance.now() + (question.limit ?? LIMITS[characterCalled(name)?.level ?? ""] ?? LONGEST);
  const budget: Budget = { chance, patient, explain, enough: () => stop?.aborted === true || performance.now() >= end };
  const pondering = bot.ponder?.(view, seat, legal, budget);
  if (pondering === undefined) return { action: bot.choose(view, seat, legal, budget), candidates: [], iterations: 0 };
  let heard = performance.now();
  for (;;) {
    const step = pondering.next();
    if (step.done === true) return step.value;
    if (performance.now() - heard < BREATH) continue;
    await breath();
    heard = performance.now();
  }
}
function thinkerFor<G extends GameTypes>(name: string, game: Game<G>): Promise<Thinker<G>> {
  const known = THINKERS.get(game) ?? new Map<string, Promise<unknown>>();
  THINKERS.set(game, known);
  const thinker =
    (known.get(name) as Promise<Thinker<G>> | undefined) ?? botCalled(name, game).then((bot) => ({ bot, engine: new Engine(game) }));
  known.set(name, thinker);
  return thinker;
}
