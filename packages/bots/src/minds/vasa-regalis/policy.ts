/** What players do in playouts: each action is described by a few numbers, weighed by weights learned from play, and one is drawn. */
import type { Chance, Engine, Seat, State } from "@stormakt/kernel";
import type { Action, VasaRegalis } from "@stormakt/vasa-regalis";
import type { Table } from "./holdings.ts";
import { classOf, ENDS, endsAt, inHand, inSupply, isBuilt, isEligible, onShip, owned, PLACES, placesAt } from "./holdings.ts";
import { Outlook } from "./outlook.ts";
import { answerOffers } from "./trading.ts";

/** Kinds of decisions that have weights of their own. */
export const DECISIONS = ["role", "procure", "exchange", "replace", "order", "obey", "call", "place"] as const;
export const ASPECTS = 16;
const DECISION_OF: Readonly<Partial<Record<Action["kind"], number>>> = {
  takeRole: 0,
  procureAny: 1,
  exchange: 2,
  stopExchanging: 2,
  replace: 3,
  declineReplacing: 3,
  order: 4,
  declineOrder: 4,
  obey: 5,
  callBuilding: 6,
  pickBuilding: 6,
  passBuilding: 6,
  place: 7,
};
export const decisionOf = (action: Action): number => DECISION_OF[action.kind] ?? -1;

const log = (chance: number): number => Math.log(chance + 0.02);

/** Describes the actions of one seat, by nothing but what it knows. */
export class Reader {
  readonly outlook = new Outlook();
  readonly rows = new Float64Array(32 * ASPECTS);
  private readonly chances = new Float64Array(5);
  private table!: Table;
  private seat: Seat = 0;
  private now = 0;

  /** Rows of aspects, one for each action; all of them answers to one question, about this good where it is about one. */
  describe(table: Table, seat: Seat, actions: readonly Action[], good: number): void {
    const decision = decisionOf(actions[0] as Action);
    const { rows, outlook } = this;
    rows.fill(0, 0, actions.length * ASPECTS);
    this.table = table;
    this.seat = seat;
    outlook.look(table, seat);
    if (decision >= 3 || (decision === 0 && outlook.left < 4)) {
      outlook.chances(this.chances);
      this.now = this.chances[seat] as number;
    }
    for (let nth = 0; nth < actions.length; nth++) {
      const action = actions[nth] as Action;
      const at = nth * ASPECTS;
      switch (action.kind) {
        case "takeRole":
          this.role(action.role, at);
          break;
        case "procureAny":
          this.procure(action.good, at);
          break;
        case "exchange":
          this.exchange(action.good, action.oneAnd, at);
          break;
        case "replace":
          this.replace(action.good, action.value, at);
          break;
        case "order":
          this.order(action.target, action.good, at);
          break;
        case "obey":
          this.obey(good, action.value, at);
          break;
        case "callBuilding":
        case "pickBuilding":
          this.build(action.good, at);
          break;
        case "place":
          this.place(good, action.value, at);
          break;
        case "passBuilding":
          rows[at] = 1;
          rows[at + 10] = table.roundsSinceBuild;
          rows[at + 11] = outlook.left - 1;
          break;
        default:
          rows[at] = 1;
      }
    }
  }

  /** How much nearer a three the seat comes if its holdings of a type change so. Of a type that is built, a three in hand may still serve. */
  private gain(seat: Seat, good: number, ones: number, twos: number, threes: number): number {
    const { table, outlook } = this;
    const [a, b, c] = [
      owned(table, this.seat, seat, good, 1),
      owned(table, this.seat, seat, good, 2),
      owned(table, this.seat, seat, good, 3),
    ];
    if (isBuilt(table, good)) return threes > 0 && c === 0 ? 0.3 : 0;
    const eligible = isEligible(table, good);
    const before = endsAt(outlook.left, eligible, classOf(a, b, c));
    const after = endsAt(outlook.left, eligible || threes > 0, classOf(a + ones, b + twos, c + threes));
    return (ENDS[after + 1] as number) - (ENDS[before + 1] as number);
  }
  private add(at: number, aspect: number, amount: number): void {
    this.rows[at + aspect] = (this.rows[at + aspect] as number) + amount;
  }

  private role(role: number, at: number): void {
    const { rows, table } = this;
    if (role < 4) {
      rows[at + 4] = 1;
      this.procurer(role, at);
    } else if (role < 6) {
      rows[at + 5] = 1;
      if (role === 4) {
        this.craft(0, 3, at);
      } else this.craft(1, 2, at);
    } else {
      rows[at + (role === 6 ? 6 : 10)] = 4 - this.outlook.left;
      let best = 0;
      for (let good = 0; good < 4; good++) if (inSupply(table, good, 1) > 0) best = Math.max(best, this.gain(this.seat, good, 1, 0, 0));
      rows[at] = best;
      if (role === 6) {
        rows[at + 15] = 1;
        rows[at + 8] = this.bestReplacement();
      } else rows[at + 9] = this.bestOrder();
    }
  }
  private procurer(good: number, at: number): void {
    const { rows, table, seat, outlook } = this;
    const fails = outlook.fails[good] as number;
    let stock = inSupply(table, good, 1);
    const own = Math.min(2, stock);
    stock -= own;
    const gain = this.gain(seat, good, own, 0, 0);
    rows[at] = gain;
    rows[at + 1] = gain * fails;
    for (let place = 1; place < table.seats - 1 && stock > 0; place++, stock--) {
      const theirs = this.gain((seat + place) % table.seats, good, 1, 0, 0);
      this.add(at, 2, theirs);
      this.add(at, 3, theirs * fails);
    }
    if (own === 0) rows[at + 7] = 1;
    if (isBuilt(table, good)) rows[at + 14] = 1;
  }
  private craft(first: number, second: number, at: number): void {
    const { rows, table, seat } = this;
    let left = 2;
    for (let threes = 1; threes >= 0 && left > 0; threes--)
      for (let nth = 0; nth < 2 && left > 0; nth++) {
        const good = nth === 0 ? first : second;
        const [a, b] = [inHand(table, seat, good, 1), inHand(table, seat, good, 2)];
        if (threes === 1 ? a > 0 && b > 0 && inSupply(table, good, 3) > 0 : a > 1 && b === 0 && inSupply(table, good, 2) > 0) {
          const chained = threes === 0 && a > 2 && left === 2 && inSupply(table, good, 3) > 0;
          if (threes === 1) this.crafted(good, at, -1, -1, 1);
          else if (chained) this.crafted(good, at, -3, 0, 1);
          else this.crafted(good, at, -2, 1, 0);
          left -= chained ? 2 : 1;
        }
      }
    if (left === 2) rows[at + 7] = 1;
    for (let place = 1; place < table.seats - 1; place++) this.othersCraft((seat + place) % table.seats, first, second, at);
    this.barred((seat + table.seats - 1) % table.seats, first, second, at);
  }
  private crafted(good: number, at: number, ones: number, twos: number, threes: number): void {
    const { table, seat, outlook } = this;
    const gain = this.gain(seat, good, ones, twos, threes);
    const three = threes > 0;
    this.add(at, 0, gain);
    this.add(at, 1, gain * (outlook.fails[good] as number));
    this.add(at, three ? 11 : 12, 1);
    if (three && !isBuilt(table, good) && inSupply(table, good, 3) === table.seats) this.add(at, 13, 1);
  }
  private othersCraft(other: Seat, first: number, second: number, at: number): void {
    const { table, seat, outlook } = this;
    let most = 0;
    let fails = 0;
    for (let nth = 0; nth < 2; nth++) {
      const good = nth === 0 ? first : second;
      if (isBuilt(table, good)) continue;
      const [a, b] = [owned(table, seat, other, good, 1), owned(table, seat, other, good, 2)];
      const gain = a > 0 && b > 0 ? this.gain(other, good, -1, -1, 1) : a > 1 ? this.gain(other, good, -2, 1, 0) : 0;
      if (gain > most) {
        most = gain;
        fails = outlook.fails[good] as number;
      }
    }
    this.add(at, 2, most);
    this.add(at, 3, most * fails);
  }
  /** The neighbour on the right gets nothing from a role taken here, and would if somebody else took it. */
  private barred(other: Seat, first: number, second: number, at: number): void {
    const { table, seat } = this;
    for (let nth = 0; nth < 2; nth++) {
      const good = nth === 0 ? first : second;
      if (isBuilt(table, good)) continue;
      if (owned(table, seat, other, good, 1) > 0 && owned(table, seat, other, good, 2) > 0 && owned(table, seat, other, good, 3) === 0)
        this.rows[at + 14] = 1;
    }
  }
  private bestReplacement(): number {
    const { table, seat } = this;
    let best = 0;
    for (let good = 0; good < 4; good++) {
      const placed = onShip(table, seat, good);
      if (placed === 0) continue;
      for (let value = 1; value <= 3; value++)
        if (value !== placed && inHand(table, seat, good, value) > 0) best = Math.max(best, this.chanceIf(seat, good, value) - this.now);
    }
    return best;
  }
  private bestOrder(): number {
    const { table, seat, outlook } = this;
    let best = 0;
    for (let good = 0; good < 4; good++) {
      if (!isBuilt(table, good)) continue;
      for (let place = 1; place < table.seats; place++) {
        const target = (seat + place) % table.seats;
        const others = owned(table, seat, target, good, 1) + owned(table, seat, target, good, 2);
        if (others === 0) continue;
        best = Math.max(best, (outlook.three[target * 4 + good] as number) * (outlook.fails[good] as number));
      }
    }
    return best;
  }

  private procure(good: number, at: number): void {
    const { rows, table, seat, outlook } = this;
    const gain = this.gain(seat, good, 1, 0, 0);
    rows[at] = gain;
    rows[at + 1] = gain * (outlook.fails[good] as number);
    if (isBuilt(table, good)) rows[at + 2] = 1;
    if (inSupply(table, good, 1) === 1) rows[at + 3] = 1;
    rows[at + 4] = inHand(table, seat, good, 1);
    if (inHand(table, seat, good, 1) === 0 && inHand(table, seat, good, 2) > 0) rows[at + 5] = 1;
    if (inHand(table, seat, good, 1) === 1 && inHand(table, seat, good, 2) === 0) rows[at + 6] = 1;
    if (inHand(table, seat, good, 3) > 0) rows[at + 7] = 1;
    rows[at + 8] = outlook.fails[good] as number;
  }
  private exchange(good: number, oneAnd: number, at: number): void {
    const { rows, table, seat, outlook } = this;
    const three = oneAnd === 2;
    const gain = three ? this.gain(seat, good, -1, -1, 1) : this.gain(seat, good, -2, 1, 0);
    rows[at + 1] = gain;
    rows[at + 2] = gain * (outlook.fails[good] as number);
    if (three) rows[at + 3] = 1;
    if (isBuilt(table, good)) {
      rows[at + 4] = 1;
      if (three) rows[at + 5] = 1;
      if (three && onShip(table, seat, good) < 3) rows[at + 10] = outlook.fails[good] as number;
    } else {
      if (three && inSupply(table, good, 3) === 1) rows[at + 6] = 1;
      if (inHand(table, seat, good, 3) > 0) rows[at + 7] = 1;
      if (!three && inHand(table, seat, good, 1) === 2) rows[at + 8] = 1;
      if (three && inSupply(table, good, 3) === table.seats) rows[at + 9] = 1;
    }
  }

  /** The seat's chance if that marker lay on that ship. */
  private chanceIf(ship: Seat, good: number, value: number): number {
    const { outlook, table, seat, chances } = this;
    const at = ship * 4 + good;
    const [one, three, fails] = [outlook.one[at] as number, outlook.three[at] as number, outlook.fails[good] as number];
    const kept = outlook.kept[ship] as number;
    outlook.lay(table, seat, ship, good, value);
    outlook.kept[ship] = kept + three - (outlook.three[at] as number);
    outlook.weigh(good);
    outlook.chances(chances);
    outlook.one[at] = one;
    outlook.three[at] = three;
    outlook.fails[good] = fails;
    outlook.kept[ship] = kept;
    return chances[seat] as number;
  }
  private replace(good: number, value: number, at: number): void {
    const { rows, table, seat, outlook } = this;
    if (value === 0) {
      rows[at + 1] = 1;
      return;
    }
    const placed = onShip(table, seat, good);
    if (value === placed) {
      rows[at + 7] = 1;
      return;
    }
    const after = this.chanceIf(seat, good, value);
    rows[at + 2] = log(after) - log(this.now);
    rows[at + 3] = after - this.now;
    if (value === 3) {
      rows[at + 4] = 1;
      rows[at + 5] = outlook.fails[good] as number;
    }
    if (placed === 3) rows[at + 6] = outlook.fails[good] as number;
  }
  private order(target: Seat, good: number, at: number): void {
    const { rows, table, seat, outlook } = this;
    const [a, b, c] = [owned(table, seat, target, good, 1), owned(table, seat, target, good, 2), owned(table, seat, target, good, 3)];
    const three = outlook.three[target * 4 + good] as number;
    const fails = outlook.fails[good] as number;
    if (a + b + c <= 1) {
      rows[at + 1] = 1;
      return;
    }
    // What lies there now is least likely what will lie there then.
    let [after, all] = [0, 0];
    for (let value = 1; value <= 3; value++) {
      const count = value === 1 ? a : value === 2 ? b : c;
      const there =
        value === 1
          ? (outlook.one[target * 4 + good] as number)
          : value === 3
            ? three
            : 1 - three - (outlook.one[target * 4 + good] as number);
      const likely = Math.max(0, Math.min(1, count - there));
      if (likely <= 0.01) continue;
      after += likely * this.chanceIf(target, good, value);
      all += likely;
    }
    if (all > 0) {
      rows[at + 2] = log(after / all) - log(this.now);
      rows[at + 3] = after / all - this.now;
    }
    rows[at + 4] = three * fails;
    rows[at + 5] = three * fails * (c <= 1 ? 1 : 0);
  }
  private obey(good: number, value: number, at: number): void {
    const { rows, outlook } = this;
    const after = this.chanceIf(this.seat, good, value);
    rows[at + 1] = log(after);
    rows[at + 2] = after;
    if (value === 3) {
      rows[at + 3] = 1;
      rows[at + 4] = outlook.fails[good] as number;
    } else if (value === 1) {
      rows[at + 5] = 1;
      rows[at + 6] = outlook.fails[good] as number;
    }
  }

  /** What the others are expected to place if that type is built now. */
  private othersPlace(good: number): void {
    const { outlook, table, seat } = this;
    for (let other = 0; other < table.seats; other++) {
      if (other === seat) continue;
      const at = other * 4 + good;
      const kind = classOf(owned(table, seat, other, good, 1), owned(table, seat, other, good, 2), owned(table, seat, other, good, 3));
      const places = placesAt(outlook.left, kind);
      outlook.one[at] = PLACES[places] as number;
      outlook.three[at] = PLACES[places + 1] as number;
    }
  }
  private build(good: number, at: number): void {
    const { rows, table, seat, outlook } = this;
    this.othersPlace(good);
    let best = 0;
    for (let value = 1; value <= 3; value++)
      if (inHand(table, seat, good, value) > 0) best = Math.max(best, this.chanceIf(seat, good, value));
    outlook.look(table, seat);
    rows[at + 1] = log(best) - log(this.now);
    rows[at + 2] = best - this.now;
    const own = inHand(table, seat, good, 3) > 0 ? 1 : 0;
    let [others, ripe] = [0, 0];
    for (let other = 0; other < table.seats; other++) {
      if (other === seat) continue;
      if (owned(table, seat, other, good, 3) > 0) others++;
      else if (owned(table, seat, other, good, 1) > 0 && owned(table, seat, other, good, 2) > 0) ripe++;
    }
    if (own === 1) {
      rows[at + 3] = 1;
      rows[at + 4] = others === 0 ? 1 : 0;
      rows[at + 5] = others / (table.seats - 1);
      rows[at + 6] = ripe / (table.seats - 1);
    } else {
      rows[at + 7] = others / (table.seats - 1);
      rows[at + 8] = inHand(table, seat, good, 1) > 0 && inHand(table, seat, good, 2) > 0 ? 1 : 0;
    }
    if (outlook.left === 1) rows[at + 9] = log(best);
  }
  private place(good: number, value: number, at: number): void {
    const { rows, table, seat, outlook } = this;
    if (at === 0) {
      this.othersPlace(good);
      outlook.weigh(good);
    }
    const fails = outlook.fails[good] as number;
    const after = this.chanceIf(seat, good, value);
    rows[at] = log(after);
    rows[at + 1] = after;
    const last = outlook.left === 1 ? 1 : 0;
    rows[at + 2] = last * log(after);
    if (value === 3) {
      rows[at + 3] = 1;
      rows[at + 4] = fails;
      rows[at + 5] = inHand(table, seat, good, 3) > 1 ? 1 : 0;
      rows[at + 6] = last;
      rows[at + 7] = seat === table.caller ? 1 : 0;
    } else if (value === 1) {
      rows[at + 8] = 1;
      rows[at + 9] = fails;
      rows[at + 10] = last;
      rows[at + 11] = seat === table.caller ? 1 : 0;
    }
  }
}

function score(rows: Float64Array, from: number, weights: readonly number[]): number {
  let sum = 0;
  for (let aspect = 0; aspect < ASPECTS; aspect++) sum += (weights[aspect] as number) * (rows[from + aspect] as number);
  return sum;
}
/** Draws one of the actions, the likelier the better it looks. */
export function drawOne(rows: Float64Array, count: number, weights: readonly number[], chance: Chance, scores: Float64Array): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let nth = 0; nth < count; nth++) {
    const liked = score(rows, nth * ASPECTS, weights);
    scores[nth] = liked;
    if (liked > highest) highest = liked;
  }
  let all = 0;
  for (let nth = 0; nth < count; nth++) all += scores[nth] = Math.exp((scores[nth] as number) - highest);
  let drawn = (chance.below(65_536) / 65_536) * all;
  for (let nth = 0; nth < count; nth++) {
    drawn -= scores[nth] as number;
    if (drawn < 0) return nth;
  }
  return count - 1;
}

/** What is being built, or handled on the King's order. */
export function goodInQuestion({ table, stack }: Readonly<State<VasaRegalis>>): number {
  if (table.building >= 0) return table.building;
  const memory = stack[stack.length - 1]?.memory as { readonly good?: number } | undefined;
  return memory?.good ?? 0;
}

const LEGAL: Action[] = [];
const SCORES = new Float64Array(64);
const READER = new Reader();
/** By number of seats, then by decision: weights of the aspects. */
export type Policies = Readonly<Record<number, readonly (readonly number[])[]>>;
const weightsFor = (policies: Policies, { seats }: Table, decision: number): readonly number[] =>
  (policies[seats] as readonly (readonly number[])[])[decision] as readonly number[];

/** Somebody who plays by these weights. */
export const playedBy =
  (policies: Policies) =>
  (engine: Engine<VasaRegalis>, state: State<VasaRegalis>, seat: Seat, chance: Chance): Action => {
    const { table } = state;
    const legal = engine.legalActions(state, seat, LEGAL);
    const [first] = legal;
    if (first === undefined) throw new Error(`seat ${seat} has no legal action`);
    if (legal.length === 1) return first;
    const decision = decisionOf(first);
    if (decision >= 0) {
      READER.describe(table, seat, legal, goodInQuestion(state));
      return legal[drawOne(READER.rows, legal.length, weightsFor(policies, table, decision), chance, SCORES)] as Action;
    }
    if (isTrading(legal)) return answerOffers(table, seat, legal);
    return legal[chance.below(legal.length)] as Action; // where to look
  };
/** With Inventory: being done is always open, and comes last. */
const isTrading = (legal: readonly Action[]): boolean => legal[legal.length - 1]?.kind === "finishTrading";

const ONLY: Action[] = [];
/** How much somebody who plays by these weights likes an action, in nats; only what lies between two actions says something. */
export function liking(policies: Policies, state: Readonly<State<VasaRegalis>>, seat: Seat, action: Action): number {
  const decision = decisionOf(action);
  if (decision < 0) return 0;
  ONLY[0] = action;
  READER.describe(state.table, seat, ONLY, goodInQuestion(state));
  return score(READER.rows, 0, weightsFor(policies, state.table, decision));
}
