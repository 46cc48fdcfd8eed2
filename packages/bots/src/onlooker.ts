import type { Chance, GameTypes, Seat, State } from "@stormakt/kernel";
import { canonical, Dice } from "@stormakt/kernel";
import type { Care } from "./mind.ts";
import { worthOf } from "./mind.ts";
import type { Playouts } from "./playout.ts";

const LUCKS = 0x7fffffff;

/** Looks ahead for whoever decides in a playout, in a copy of the playout's own world and with luck of its own. */
export class Onlooker<G extends GameTypes> {
  private readonly playouts: Playouts<G>;
  private readonly legal: G["Action"][] = [];
  private readonly counts = new Map<string, number>();
  private readonly chances = new Float64Array(16);
  private readonly dice = new Dice([0, 0, 0, 1]);
  private seen: State<G> | null = null;

  /** Its playouts are nobody else's: they are begun in the middle of one. */
  constructor(playouts: Playouts<G>) {
    this.playouts = playouts;
  }
  /** What looks best; null where nothing can be listed or all that can is folly. */
  best(state: State<G>, seat: Seat, { few, ahead, trust }: Care, chance: Chance): G["Action"] | null {
    const { playouts, chances } = this;
    const { engine, mind } = playouts;
    const actions = engine.legalActions(state, seat, this.legal);
    if (actions.length === 0) return null;
    const quick = this.thinOut(state, seat, few, chance);
    if (actions.length === 1) return actions[0] as G["Action"];
    const luck = chance.below(LUCKS);
    const seen = this.unforeseen(state, luck);
    const until = mind.clock(state) + ahead;
    const stakes = mind.stakes?.(state, seat, true) ?? null;
    let best: G["Action"] | null = null;
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < actions.length; at++) {
      const action = actions[at] as G["Action"];
      const promise = mind.prior?.(state, seat, action) ?? 0;
      if (promise === Number.NEGATIVE_INFINITY) continue;
      const spare = playouts.begin(seen, luck);
      engine.perform(spare, seat, action);
      if (ahead > 0) playouts.finish(spare, until, chances);
      else playouts.settle(spare, chances);
      const look = promise + (at === quick ? trust : 0) + worthOf(chances, seat, stakes);
      if (look <= highest) continue;
      highest = look;
      best = action;
    }
    return best;
  }
  /** Of kinds with many actions only what the quick player would do is left: marches and cards have dozens of aims, most of them poor. */
  private thinOut(state: State<G>, seat: Seat, few: number, chance: Chance): number {
    const { legal, counts } = this;
    const { engine, mind } = this.playouts;
    counts.clear();
    for (const { kind } of legal) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    let kept = 0;
    for (let at = 0; at < legal.length; at++) {
      const action = legal[at] as G["Action"];
      if ((counts.get(action.kind) as number) <= few) legal[kept++] = action;
    }
    legal.length = kept;
    const quick = mind.rollout(engine, state, seat, chance);
    if ((counts.get(quick.kind) ?? Number.POSITIVE_INFINITY) > few) return legal.push(quick) - 1;
    const name = canonical(quick);
    return legal.findIndex((action) => canonical(action) === name);
  }
  /** The same with what nobody knows dealt anew: whoever looks ahead does not see what will be drawn. */
  private unforeseen(state: State<G>, luck: number): State<G> {
    const { dice, playouts } = this;
    const { engine } = playouts;
    if (engine.game.dealUnseen === undefined) return state;
    this.seen = engine.copy(state, this.seen ?? undefined);
    dice.state = [luck, ~luck, Math.imul(luck, 0x9e3779b1), 1];
    engine.game.dealUnseen(this.seen.table, dice);
    return this.seen;
  }
}
