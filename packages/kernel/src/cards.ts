/** Cards: one literal each. How many there are, when it may be played and by whom, at what it is aimed, on what terms, and what it does. */
import type { ActionOf, Ask, Chance, GameTypes, MoveFromHand, Play, Seat } from "./contract.ts";
import { things } from "./data.ts";
import { FieldMove } from "./field-move.ts";
import type { Fields, ValueOf } from "./fields.ts";
import type { Domain } from "./ids.ts";
import { HALF } from "./ids.ts";
import type { ReadyMove, Requirement } from "./moves.ts";

/** A play of a card: the card, and what it is aimed at. `T`: a title, as the game types them. */
export type Played<F, T extends number = number> = { readonly kind: string; readonly card: T } & { readonly [N in keyof F]: ValueOf<F[N]> };
/** `W`: who may play it in a window, `E`: what is drawn on it, both in the game's own words. */
export interface Card<G extends GameTypes, M, W extends string, F, T extends number = number, E = unknown> {
  readonly emblem?: E;
  /** 1 if left out. */
  readonly copies?: number;
  /** By window; those not named refuse the card. */
  readonly windows: Readonly<Record<string, W>>;
  /** What a play names besides the card. */
  readonly aim?: F;
  /** Its own text, so one rule: the card's. */
  readonly requires?: Requirement<Ask<G, M>, Played<F, T>, F> | readonly Requirement<Ask<G, M>, Played<F, T>, F>[];
  effect(this: void, play: Play<G>, action: Played<F, T>, by: Seat): void;
}
/** What a game says of its cards as a whole. `I`: the names of the titles. */
export interface DeckRules<G extends GameTypes, M, W extends string, I extends string = string, E = unknown> {
  /** The kind of action that plays one. */
  readonly kind: G["Action"]["kind"];
  readonly titles: Domain;
  /** By title. */
  readonly cards: Readonly<Record<I, Card<G, M, W, any, any, E>>>;
  /** The windows, in the order of their numbers, and which one is asking. */
  readonly windows: readonly string[];
  windowOf(this: void, ask: Ask<G, M>): number;
  /** Whether the seat asked is one of those; true: always. */
  readonly who: Readonly<Record<W, From<G, M>>>;
  /** The titles of all hands as sets, two words for each seat, one seat after the other: most hands are ruled out by a look at them. */
  hands(this: void, table: Readonly<G["Table"]>): readonly number[];
  /** The rules that refuse a card not in hand, one that the window does not take, and one by its own text. */
  readonly rules: { readonly hand: G["Rule"]; readonly window: G["Rule"]; text(this: void, id: I): G["Rule"] };
}
/** A game that says what emblems there are has one on every card. */
type Drawn<E> = unknown extends E ? unknown : { readonly emblem: E };
/** The words a game writes its cards in: `const { card, deckOf } = cardsOf<MyGame, Asked, "any" | "active">();` */
export function cardsOf<G extends GameTypes, M, W extends string, T extends number = number, E = unknown>() {
  return {
    card: <F extends Fields = Fields>(is: Card<G, M, W, F, T, E> & Drawn<E>): Card<G, M, W, F, T, E> => is,
    deckOf: <I extends string>(rules: DeckRules<G, M, W, I, E>): Deck<G, M, W, E> => new Deck<G, M, W, E>(rules),
  };
}

interface PlayOfCard {
  readonly kind: string;
  readonly card: number;
}
type From<G extends GameTypes, M> = true | ((ask: Ask<G, M>) => boolean);
/** The titles a window takes from some of the players, one word for each half. */
interface Taken<G extends GameTypes, M> {
  readonly from: From<G, M>;
  readonly low: number;
  readonly high: number;
}
/** All cards of a game as one move from the hand. It counts, draws, lists and judges as every move does. A title held twice counts once. */
export class Deck<G extends GameTypes, M, W extends string, E = unknown> implements ReadyMove {
  readonly isExact: boolean;
  readonly titles: Domain;
  private readonly rules: DeckRules<G, M, W, any, E>;
  private readonly literals: readonly Card<G, M, W, any, any, E>[];
  private readonly plays: readonly FieldMove[];
  /** A card without the aim it needs: shown where there is nothing to aim at, and always refused. */
  private readonly unaimed: readonly (PlayOfCard | null)[];
  /** What such a card must name. */
  private readonly needed: readonly (string | null)[];
  private readonly taken: readonly (readonly Taken<G, M>[])[];
  /** By window and title: from whom the window takes it; null: from nobody. */
  private readonly takenFrom: readonly (From<G, M> | null)[];
  /** Titles that require nothing. */
  private readonly alwaysLow: number;
  private readonly alwaysHigh: number;
  /** What the window takes of the hand, for the length of a call. */
  private low = 0;
  private high = 0;
  /** What the last count found, title by title: the first so many of two lists. */
  private found = 0;
  private readonly counted: number[] = [];
  private readonly countedOf: number[] = [];

  constructor(rules: DeckRules<G, M, W, any, E>) {
    const { kind, titles, cards, windows, who } = rules;
    const missing = titles.names.filter((id) => !Object.hasOwn(cards, id));
    const strange = Object.keys(cards).filter((id) => !titles.names.includes(id));
    if (missing.length + strange.length > 0)
      throw new Error(`cards without a literal: ${missing.join(", ")}; without a title: ${strange.join(", ")}`);
    if (titles.first !== 0 || titles.size > 2 * HALF) throw new Error(`${titles.domain}: titles are counted from 0, ${2 * HALF} at most`);
    this.rules = rules;
    this.titles = titles;
    this.literals = titles.names.map((id) => cards[id]!);
    this.plays = this.literals.map(({ aim = {}, requires = [] }, card) => {
      const all = (Array.isArray(requires) ? requires : [requires]) as Requirement<any, any, any>[];
      return new FieldMove(
        { kind, card } as PlayOfCard,
        aim as Fields,
        all.map((is) => [rules.rules.text(titles.names[card]!), is] as const),
      );
    });
    this.unaimed = this.plays.map((play, card) => (play.read({ kind, card }) === null ? { kind, card } : null));
    this.needed = this.literals.map(({ aim = {} }) => Object.entries<object>(aim).find(([, field]) => !("ifAny" in field))?.[0] ?? null);
    this.isExact = this.plays.every(({ isExact }) => isExact);
    this.alwaysLow = wordWhere(0, titles.size, (card) => this.plays[card]!.isAlwaysPossible);
    this.alwaysHigh = wordWhere(1, titles.size, (card) => this.plays[card]!.isAlwaysPossible);
    this.taken = windows.map((window) =>
      things(
        Object.entries<From<G, M>>(who).flatMap(([whose, from]) => {
          const isTaken = (card: number) => this.literals[card]!.windows[window] === whose;
          const low = wordWhere(0, titles.size, isTaken);
          const high = wordWhere(1, titles.size, isTaken);
          return low === 0 && high === 0 ? [] : [{ from, low, high }];
        }),
      ),
    );
    this.takenFrom = windows.flatMap((window) =>
      this.literals.map(({ windows: named }) => (named[window] === undefined ? null : who[named[window]])),
    );
    for (const [card, { windows: named }] of this.literals.entries())
      for (const [window, whose] of Object.entries(named))
        if (!windows.includes(window) || !Object.hasOwn(who, whose))
          throw new Error(`${titles.names[card]} names an unknown window or player: ${window}, ${whose}`);
  }
  /** The move that plays a card of this deck; `perform` lays it down. */
  move<K extends G["Action"]["kind"], N extends M>(
    perform: (play: Play<G>, action: ActionOf<G, K>, by: Seat, memory: N) => void,
  ): MoveFromHand<G, N, ActionOf<G, K>> {
    return { deck: this, requires: {}, perform };
  }
  copiesOf(card: number): number {
    return this.literals[card]!.copies ?? 1;
  }
  windowsOf(card: number): Readonly<Record<string, W>> {
    return this.literals[card]!.windows;
  }
  /** Of a game whose cards have emblems. */
  emblemOf(card: number): E {
    return this.literals[card]!.emblem!;
  }
  effect(play: Play<G>, action: PlayOfCard, by: Seat): void {
    this.literals[action.card]!.effect(play, action as never, by);
  }
  /** What a card lacks that it ought to have, for a check of the game: words, an emblem, a rule, a test. */
  missing(has: Readonly<Record<string, (id: string) => boolean>>): string[] {
    return this.titles.names.flatMap((id) => Object.entries(has).flatMap(([what, is]) => (is(id) ? [] : [`${id} has no ${what}`])));
  }

  /** What the window takes of the seat's hand. False: nothing. */
  private look(ask: Ask<G, M>): boolean {
    const { hands, windowOf } = this.rules;
    const held = hands(ask.table);
    const low = held[2 * ask.seat]!;
    const high = held[2 * ask.seat + 1]!;
    if ((low | high) === 0) return false;
    const taken = this.taken[windowOf(ask)]!;
    let takenLow = 0;
    let takenHigh = 0;
    for (let at = 0; at < taken.length; at++) {
      const some = taken[at]!;
      const ofLow = some.low & low;
      const ofHigh = some.high & high;
      if ((ofLow | ofHigh) === 0 || (some.from !== true && !some.from(ask))) continue;
      takenLow |= ofLow;
      takenHigh |= ofHigh;
    }
    this.low = takenLow;
    this.high = takenHigh;
    return (takenLow | takenHigh) !== 0;
  }
  count(ask: Ask<G, M>): number {
    this.found = 0; // not by emptying the lists: that is slow, and most hands have nothing for a window
    if (!this.look(ask)) return 0;
    const { high } = this;
    return this.countIn(0, this.low, ask) + this.countIn(HALF, high, ask);
  }
  private countIn(from: number, titles: number, ask: Ask<G, M>): number {
    let total = 0;
    for (let left = titles; left !== 0; left &= left - 1) {
      const card = from + 31 - Math.clz32(left & -left);
      const many = this.plays[card]!.count(ask);
      if (many === 0) continue;
      this.counted[this.found] = many;
      this.countedOf[this.found++] = card;
      total += many;
    }
    return total;
  }
  nth(index: number): PlayOfCard {
    let before = index;
    let at = 0;
    while (before >= this.counted[at]!) before -= this.counted[at++]!;
    return this.plays[this.countedOf[at]!]!.nth(before) as PlayOfCard;
  }
  fits(ask: Ask<G, M>, action: PlayOfCard): boolean {
    return this.plays[action.card]!.fits(ask, action);
  }
  isPossible(ask: Ask<G, M>): boolean {
    if (!this.look(ask)) return false;
    const { low, high } = this;
    if (((low & this.alwaysLow) | (high & this.alwaysHigh)) !== 0) return true;
    for (let left = low; left !== 0; left &= left - 1) if (this.plays[31 - Math.clz32(left & -left)]!.isPossible(ask)) return true;
    for (let left = high; left !== 0; left &= left - 1) if (this.plays[HALF + 31 - Math.clz32(left & -left)]!.isPossible(ask)) return true;
    return false;
  }
  /** Window, player and text of a card, wherever it lies: so that it can be asked again when it takes effect. */
  allows(ask: Ask<G, M>, action: PlayOfCard): boolean {
    const { card } = action;
    const play = this.plays[card]!;
    return this.isTakenFrom(ask, card) && this.isAimed(action) && (play.isAlwaysPossible || play.refusedBy(ask, action) === null);
  }
  refusedBy(ask: Ask<G, M>, action: PlayOfCard): G["Rule"] | null {
    const { rules, windowOf } = this.rules;
    const { card } = action;
    if (!this.isHeld(ask, card)) return rules.hand;
    if (this.takenFrom[windowOf(ask) * this.titles.size + card] === null) return rules.window;
    return this.isTakenFrom(ask, card) ? this.refusedByText(ask, action) : rules.text(this.titles.names[card]!);
  }
  private isHeld({ table, seat }: Ask<G, M>, card: number): boolean {
    return (this.rules.hands(table)[2 * seat + (card < HALF ? 0 : 1)]! & (1 << (card % HALF))) !== 0;
  }
  private isTakenFrom(ask: Ask<G, M>, card: number): boolean {
    const from = this.takenFrom[this.rules.windowOf(ask) * this.titles.size + card]!;
    return from === true || (from !== null && from(ask));
  }
  private refusedByText(ask: Ask<G, M>, action: PlayOfCard): G["Rule"] | null {
    if (this.isAimed(action)) return this.plays[action.card]!.refusedBy(ask, action);
    return this.rules.rules.text(this.titles.names[action.card]!);
  }
  private isAimed(action: PlayOfCard): boolean {
    const needed = this.needed[action.card]!;
    return needed === null || (action as PlayOfCard & Readonly<Record<string, unknown>>)[needed] !== undefined;
  }
  /** Every card of the hand: aimed in every way worth showing; once only where the window does not take it, or there is nothing to aim at. */
  shown(ask: Ask<G, M>): PlayOfCard[] {
    const window = this.rules.windowOf(ask) * this.titles.size;
    return this.plays.flatMap((play, card) => {
      if (!this.isHeld(ask, card)) return [];
      const shown = play.shown(ask) as PlayOfCard[];
      if (shown.length === 0) return this.unaimed[card] ?? [];
      return this.takenFrom[window + card] === null ? shown.slice(0, 1) : shown;
    });
  }
  read(json: unknown): PlayOfCard | null {
    if (typeof json !== "object" || json === null || !("card" in json)) return null;
    const { card } = json;
    if (typeof card !== "number" || !Number.isInteger(card) || card < 0 || card >= this.titles.size) return null;
    const isBare = Object.entries(json).every(([key, value]) => key === "kind" || key === "card" || value === undefined);
    return (isBare ? this.unaimed[card]! : null) ?? (this.plays[card]!.read(json) as PlayOfCard | null);
  }
  spell(chance: Chance): PlayOfCard {
    return chance.pick(this.plays).spell(chance) as PlayOfCard;
  }
}
const wordWhere = (half: 0 | 1, many: number, holds: (card: number) => boolean): number => {
  let word = 0;
  for (let card = half * HALF; card < many && card < (half + 1) * HALF; card++) if (holds(card)) word |= 1 << (card % HALF);
  return word;
};
