import type { Dice, Engine, GameTypes, Receipt, Seat, State } from "@stormakt/kernel";
import { fastDice } from "@stormakt/kernel";
import { frozen } from "./data.ts";

/** A law that was found broken: what was wrong, in a sentence. */
export class Broken extends Error {}
export function broken(why: string): never {
  throw new Broken(why);
}
export function must(holds: boolean, why: () => string): void {
  if (!holds) broken(why());
}

/** One action of a walk, as it was made. */
export interface Taken<G extends GameTypes> {
  readonly seat: Seat;
  readonly action: G["Action"];
  readonly receipt: Receipt<G>;
}
/** Whom a walk follows; random without one. */
export type Chooser<G extends GameTypes> = (state: State<G>, seat: Seat) => G["Action"];

/** One time in so many a seat acts that is not asked: an interruption, or a sealed answer replaced. */
const SELDOM = 12;

/**
 * A random game, told to listeners, by the same road as a real match. The same engine, config and seed give the same walk, however
 * far it is followed; actions are frozen, so that a step which writes on one is found out.
 */
export class Walk<G extends GameTypes> {
  readonly engine: Engine<G>;
  readonly config: G["Config"];
  readonly seed: string;
  /** For whoever looks at a position and needs to draw. Not what the walk itself draws from. */
  readonly aside: Dice;
  readonly moves: { readonly seat: Seat; readonly action: G["Action"] }[] = [];
  state: State<G>;
  private readonly upTo: number;
  private readonly chance: Dice;
  private readonly looks: Dice;
  private readonly choose: Chooser<G> | null;
  /** Answers that replaced others do not count against the bound on a game's length. */
  private replaced = 0;

  constructor(engine: Engine<G>, config: G["Config"], seed: string, upTo = Number.POSITIVE_INFINITY, choose: Chooser<G> | null = null) {
    this.engine = engine;
    this.config = config;
    this.seed = seed;
    this.upTo = upTo;
    this.choose = choose;
    this.aside = fastDice(`${seed}/aside`);
    this.chance = fastDice(`${seed}/walk`);
    this.looks = fastDice(`${seed}/looks`);
    this.state = engine.begin(config, seed);
  }
  get seats(): readonly Seat[] {
    return Array.from({ length: this.config.seats }, (_, seat) => seat);
  }
  get isOver(): boolean {
    return this.state.outcome !== null;
  }
  /** True for about one position in `period`, the same ones however far the walk goes. Ask once for each position. */
  isLookedAt(period: number): boolean {
    return this.looks.below(Math.max(1, Math.round(period))) === 0;
  }
  /** One action more; null when the game is over or the walk is. */
  step(): Taken<G> | null {
    if (this.isOver || this.moves.length >= this.upTo) return null;
    const { seat, action } = this.next();
    const replaces = this.state.stack.at(-1)?.answers?.[seat] != null;
    frozen(action);
    this.moves.push({ seat, action });
    const receipt = this.engine.submit(this.state, seat, action);
    if (!receipt.legal) return broken(`${JSON.stringify(action)} was sampled for seat ${seat} and then refused by ${receipt.rule}`);
    if (replaces) this.replaced++;
    const bound = this.engine.game.longest(this.config);
    if (this.moves.length - this.replaced > bound) broken(`the game is longer than its bound of ${bound} actions`);
    return { seat, action, receipt };
  }
  private next(): { seat: Seat; action: G["Action"] } {
    const { engine, state, chance } = this;
    const asked = engine.waitsFor(state);
    if (asked.length === 0) return broken(`the game waits for nobody in ${engine.describe(state)}`);
    if (this.choose === null && chance.below(SELDOM) === 0) {
      const seat = chance.below(this.config.seats);
      const action = engine.sampleAction(state, seat, chance);
      if (action !== null) return { seat, action };
    }
    const seat = chance.pick(asked);
    const action = this.choose === null ? engine.sampleAction(state, seat, chance) : this.choose(state, seat);
    return action === null ? broken(`seat ${seat} is asked and has no legal action in ${engine.describe(state)}`) : { seat, action };
  }
}

/** How many actions a random game takes, roughly, so that looks can be spread over it. */
export function typicalLength<G extends GameTypes>(engine: Engine<G>, config: G["Config"]): number {
  let actions = 0;
  for (let game = 0; game < 3; game++) {
    const walk = new Walk(engine, config, `length/${game}`);
    try {
      while (walk.step() !== null) actions++;
    } catch {
      actions++; // a broken game is for the laws to find
    }
  }
  return Math.max(1, actions / 3);
}
