import type { Bot, Mind } from "@stormakt/bots";
import { botCalled, Judgement, mindOf, Playouts, search } from "@stormakt/bots";
import type { Chance, GameTypes, Seat, View } from "@stormakt/kernel";
import { canonical, Engine, fastChance, fastDice } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import type { Decided } from "../arena/block.ts";
import { playOut } from "../arena/block.ts";
import { playerCalled, seat as seated } from "../arena/players.ts";
import type { Watching } from "./watch.ts";

/** A move that a stronger player would not have made. */
export interface WorstMove {
  /** Which game of the seed it was, and its how many-th move. */
  readonly game: number;
  readonly move: number;
  readonly seat: Seat;
  readonly action: GameTypes["Action"];
  readonly instead: GameTypes["Action"];
  /** The chance of winning it cost, and how sure that is (standard error of either). */
  readonly loss: number;
  readonly error: number;
}
export interface WorstReport {
  readonly decisions: number;
  /** Of those, where the stronger player would have done the same. */
  readonly agreed: number;
  /** The dearest first. */
  readonly moves: readonly WorstMove[];
}
export interface WorstQuestion extends Watching {
  readonly games: number;
  /** So many are told. */
  readonly most: number;
  /** The share of its usual effort that the stronger player spends on each decision. */
  readonly judged: number;
}

/** Has the champion look over the shoulder of bots at play: where it would do otherwise, both moves are played out in the same worlds. */
export async function worstMoves({ game: id, config, bot, share, seed, games, most, judged }: WorstQuestion): Promise<WorstReport> {
  const game = await gameCalled(id);
  const mind = await mindOf<GameTypes>(id);
  if (mind === null) throw new Error(`nobody has taught a bot ${id} yet`);
  const engine = new Engine(game);
  const champion = await botCalled("champion", game);
  const player = await seated(playerCalled(bot, share), game);
  const overseer = new Overseer(engine, mind, champion, judged);
  const found: WorstMove[] = [];
  let [decisions, agreed] = [0, 0];
  for (let nth = 0; nth < games; nth++) {
    const state = engine.beginWith(config, fastChance(`${seed}/${nth}`));
    const players = Array.from({ length: config.seats }, () => player);
    playOut(engine, state, players, `${seed}/${nth}`, {
      decided(decision, move) {
        decisions++;
        const better = overseer.lookAt(decision, `${seed}/${nth}/${move}`);
        if (better === null) agreed++;
        else found.push({ game: nth, move, seat: decision.seat, action: decision.action, ...better });
      },
    });
  }
  found.sort((one, other) => other.loss - one.loss || one.game - other.game || one.move - other.move);
  return { decisions, agreed, moves: found.slice(0, most) };
}

class Overseer {
  private readonly engine: Engine<GameTypes>;
  private readonly mind: Mind<GameTypes>;
  private readonly champion: Bot;
  private readonly share: number;
  private readonly playouts: Playouts<GameTypes>;
  private pair: readonly GameTypes["Action"][] = [];
  constructor(engine: Engine<GameTypes>, mind: Mind<GameTypes>, champion: Bot, share: number) {
    this.engine = engine;
    this.champion = champion;
    this.share = share;
    // Nothing is proposed or varied but the two that are compared.
    const { vary: _, ...plain } = mind;
    this.mind = { ...plain, propose: () => [...this.pair] };
    const own = new Engine(engine.game);
    own.thrifty = true;
    this.playouts = new Playouts(own, new Judgement(this.mind));
  }
  /** What would have been better, and by how much; null: nothing, as far as it can tell. */
  lookAt({ view, seat, legal, action }: Decided, seed: string): Pick<WorstMove, "instead" | "loss" | "error"> | null {
    const instead = this.champion.choose(view, seat, legal, { chance: fastDice(`${seed}/champion`), share: this.share });
    if (canonical(instead) === canonical(action)) return null;
    const [one, other] = this.compared(view, seat, [action, instead], fastDice(`${seed}/compared`));
    if (one === undefined || other === undefined) return null;
    const chosen = canonical(one.action) === canonical(action) ? one : other;
    const better = chosen === one ? other : one;
    const loss = better.chance - chosen.chance;
    return loss > 0 ? { instead, loss, error: Math.max(one.error, other.error) } : null;
  }
  /** In worlds that neither was chosen in: whoever was chosen for luck has none there. */
  private compared(view: View<GameTypes>, seat: Seat, pair: readonly GameTypes["Action"][], chance: Chance) {
    this.pair = pair;
    const state = this.engine.determinise(view, seat, chance);
    const kinds = this.engine.composable(state, seat);
    const listed = pair.filter(({ kind }) => !kinds.includes(kind));
    const usual = this.mind.effort("champion", state);
    const effort = { ...usual, width: 2, trust: 0, iterations: Math.max(16, Math.round(usual.iterations * this.share)) };
    const pondering = search(this.playouts, view, seat, listed, effort, { chance });
    for (let step = pondering.next(); ; step = pondering.next()) if (step.done === true) return step.value.candidates;
  }
}
