import type { Chance, GameTypes, Seat, State, View } from "@stormakt/kernel";
import { canonical } from "@stormakt/kernel";
import type { Budget, Candidate, Report } from "./bot.ts";
import { allActions, looks } from "./candidates.ts";
import { shareOut } from "./judgement.ts";
import type { Effort, Stakes } from "./mind.ts";
import { worthOf } from "./mind.ts";
import { Node } from "./nodes.ts";
import type { Playouts } from "./playout.ts";
import { imagineWorld } from "./playout.ts";
import { Tree } from "./trees.ts";

/** So many playouts of each between two looks at who is still in the race. */
const SLICE = 8;
/** Worlds by which candidates are ranked before they are played out. */
const RANKED_IN = 6;
/** So often the quick player is asked what it would do. */
const ASKED = 24;
/** A candidate this many standard errors behind the best is given up. */
const HOPELESS = 3;
/** Before that nothing is given up. */
const LEAST_TRIES = 24;
/** Whoever asks for reasons is shown so many moves, if there are as many, and so often the only one that is thought of is played out. */
const SHOWN = 3;
const ALONE = 64;
/** So many playouts at the least, however little a choice matters to a bot: each move that is shown has a figure. */
const LEAST_SHOWN = 96;
/** Of a search for plans, the share spent on those proposed; the rest goes into bettering them. */
const FOR_PROPOSALS = 0.4;

/** One candidate, and how it has fared: the nth playout of each met the same world with the same luck. */
class Contender<G extends GameTypes> {
  readonly action: G["Action"];
  readonly rewards: number[] = [];
  readonly chances: Float64Array;
  readonly node = new Node();
  /** Added to its mean when candidates are compared: how much it is trusted beforehand. */
  readonly favour: number;
  parts: Float64Array | null = null;
  /** Its figure is that of the playouts from here on: by those before it was chosen. */
  from = 0;
  private sum = 0;
  constructor(action: G["Action"], seats: number, favour = 0) {
    this.action = action;
    this.favour = favour;
    this.chances = new Float64Array(seats);
  }
  get tries(): number {
    return this.rewards.length;
  }
  get mean(): number {
    return this.rewards.length === 0 ? 0 : this.sum / this.rewards.length;
  }
  add(reward: number): void {
    this.rewards.push(reward);
    this.sum += reward;
  }
}

/**
 * Compares what a seat could do by playing on in imagined worlds. Candidates are ranked one step ahead, the best of them share worlds and
 * luck, and half of them go after every round. Plans too many to list are proposed first, and the best then bettered piece by piece.
 */
export function* search<G extends GameTypes>(
  players: Playouts<G>,
  view: View<G>,
  seat: Seat,
  legal: readonly G["Action"][],
  effort: Effort,
  budget: Budget,
): Generator<void, Report<G>> {
  const playouts = players.forEffort(effort);
  const { engine, mind } = playouts;
  const { chance, enough = () => false, explain = false } = budget;
  const hunt = new Hunt(playouts, view, seat, effort, chance, explain);
  const first = hunt.world(0);
  const isListed = engine.composable(first, seat).length === 0;
  const plans = mind.vary !== undefined && !isListed;
  const actions = allActions(engine, mind, first, seat, legal, chance, Math.max(8, 2 * effort.width));
  const [only] = actions;
  if (only === undefined) throw new Error(`seat ${seat} has no legal action`);
  if (actions.length === 1) {
    const alone = new Contender<G>(only, hunt.seats);
    const isForced = isListed && legal.length === 1;
    if (explain && !isForced) yield* hunt.playOut(alone, ALONE, enough);
    return hunt.report([alone], isForced);
  }
  yield;
  const ranked = hunt.rank(actions, enough);
  yield;
  const field = ranked.slice(0, explain ? Math.max(SHOWN, effort.width) : effort.width);
  const iterations = explain ? Math.max(LEAST_SHOWN, effort.iterations) : effort.iterations;
  const share = plans ? FOR_PROPOSALS : 1;
  yield* hunt.halve(field, Math.ceil(iterations * share), enough);
  if (plans) yield* hunt.better(field, iterations - hunt.iterations, enough);
  return hunt.report(field);
}

class Hunt<G extends GameTypes> {
  iterations = 0;
  readonly seats: number;
  private readonly playouts: Playouts<G>;
  private readonly view: View<G>;
  private readonly seat: Seat;
  private readonly effort: Effort;
  private readonly chance: Chance;
  private readonly explain: boolean;
  private readonly worlds: State<G>[] = [];
  private readonly lucks: number[] = [];
  private readonly until: number;
  private readonly soon: number;
  private readonly into: Float64Array;
  /** Whoever asks for reasons is told chances, and is advised by them alone. */
  private readonly stakes: Stakes;
  private readonly tree: Tree<G>;

  constructor(playouts: Playouts<G>, view: View<G>, seat: Seat, effort: Effort, chance: Chance, explain: boolean) {
    this.playouts = playouts;
    this.view = view;
    this.seat = seat;
    this.effort = effort;
    this.chance = chance;
    this.explain = explain;
    this.tree = new Tree(playouts, effort);
    const first = this.world(0);
    this.seats = playouts.mind.seatsOf(first);
    const now = playouts.mind.clock(first);
    this.until = now + effort.depth;
    this.soon = now + (effort.reasons ?? effort.depth);
    this.into = new Float64Array(this.seats);
    this.stakes = explain ? null : (playouts.mind.stakes?.(first, seat, true) ?? null);
  }
  /** The world of the nth playout. */
  world(nth: number): State<G> {
    const at = nth % Math.max(1, this.effort.worlds);
    while (this.worlds.length <= at)
      this.worlds.push(imagineWorld(this.playouts.engine, this.playouts.mind, this.view, this.seat, this.chance));
    return this.worlds[at] as State<G>;
  }
  private luck(nth: number): number {
    while (this.lucks.length <= nth) this.lucks.push(this.chance.below(0x7fffffff));
    return this.lucks[nth] as number;
  }

  /** Where a game lies ahead that is lost or won whatever is done, all come to the same: those go by how they look at once. */
  rank(actions: readonly G["Action"][], enough: () => boolean): Contender<G>[] {
    const worlds = Array.from({ length: Math.min(RANKED_IN, Math.max(1, this.effort.worlds)) }, (_, nth) => this.world(nth));
    const { ahead = 0 } = this.effort;
    const look = (ticks: number): Float64Array => looks(this.playouts, worlds, this.seat, actions, enough, this.stakes, ticks);
    const scores = look(ahead);
    const atOnce = ahead > 0 && new Set(scores).size < scores.length ? look(0) : null;
    const favours = this.favours(actions);
    return actions
      .map((action, at) => {
        const favour = favours[at] as number;
        return { action, favour, score: (scores[at] as number) + favour, atOnce: atOnce?.[at] ?? 0 };
      })
      .sort((one, other) => other.score - one.score || other.atOnce - one.atOnce)
      .map(({ action, favour }) => new Contender(action, this.seats, favour + this.liking(action)));
  }
  /** How much the seat likes it, whatever it leads to. */
  private liking(action: G["Action"]): number {
    return this.playouts.mind.liking?.(this.world(0), this.seat, action) ?? 0;
  }
  /** By how often each is what is done in playouts. */
  private favours(actions: readonly G["Action"][]): Float64Array {
    const favours = new Float64Array(actions.length);
    const { trust = 0, worlds } = this.effort;
    if (trust === 0) return favours;
    const names = actions.map(canonical);
    for (let nth = 0; nth < ASKED; nth++) {
      const world = this.world(nth % Math.max(1, Math.min(RANKED_IN, worlds)));
      const at = names.indexOf(canonical(this.playouts.mind.rollout(this.playouts.engine, world, this.seat, this.chance)));
      if (at >= 0) favours[at] = (favours[at] as number) + trust / ASKED;
    }
    return favours;
  }

  /** The nth playout of a candidate. */
  private tryOut(contender: Contender<G>): void {
    const { playouts, seat, into, tree } = this;
    const nth = contender.tries;
    const state = playouts.begin(this.world(nth), this.luck(nth));
    playouts.engine.perform(state, seat, contender.action);
    tree.walk(contender.action, contender.node, state);
    if (this.explain && this.soon < this.until) {
      playouts.finish(state, this.soon, into);
      this.addParts(contender, state);
    }
    playouts.finish(state, this.until, into, this.effort.careful ?? null, seat);
    // What an ended game is worth to a bot may be more than who has won it; whoever asks is told of winning alone.
    if (this.explain && state.outcome !== null) shareOut(state.outcome.places[0] ?? [], this.seats, into);
    tree.remember(into);
    contender.add(worthOf(into, seat, this.stakes));
    for (let other = 0; other < this.seats; other++)
      contender.chances[other] = (contender.chances[other] as number) + (into[other] as number);
    if (this.explain && this.soon >= this.until && playouts.last !== null) this.addParts(contender, playouts.last);
    this.iterations++;
  }
  private addParts(contender: Contender<G>, end: State<G>): void {
    const parts = this.playouts.judgement.parts(end, this.seat);
    contender.parts ??= new Float64Array(parts.length);
    for (let at = 0; at < parts.length; at++) contender.parts[at] = (contender.parts[at] as number) + (parts[at] as number);
  }

  /** One that has no rivals, so that something is known of it. */
  *playOut(contender: Contender<G>, tries: number, enough: () => boolean): Generator<void, void> {
    do {
      this.tryOut(contender);
      yield;
    } while (contender.tries < tries && !enough());
  }

  /** Sequential halving. Leaves the field best first. */
  *halve(field: Contender<G>[], iterations: number, enough: () => boolean): Generator<void, void> {
    const rounds = Math.max(1, Math.ceil(Math.log2(field.length)));
    let alive = field.slice();
    let left = iterations;
    for (let round = 0; round < rounds && alive.length > 1 && left > 0; round++) {
      const each = Math.max(1, Math.floor(left / (rounds - round) / alive.length));
      for (let done = 0; done < each; ) {
        const some = Math.min(SLICE, each - done);
        const before = done;
        // All have met the same worlds whenever it ends.
        do {
          for (const contender of alive) {
            this.tryOut(contender);
            yield;
          }
          done++;
        } while (done < before + some && !enough());
        left -= (done - before) * alive.length;
        alive = stillInTheRace(alive);
        if (enough() || alive.length === 1) break;
      }
      if (enough()) break;
      alive.sort(byMean);
      if (round < rounds - 1) alive = alive.slice(0, Math.max(2, Math.ceil(alive.length / 2)));
    }
    field.sort((one, other) => other.tries - one.tries || byMean(one, other));
    const furthest = field.filter(({ tries }) => tries === (field[0] as Contender<G>).tries).sort(byMean);
    field.splice(0, furthest.length, ...furthest);
  }

  /** Changes the best plan piece by piece, and keeps what does better in the same worlds; last, the best few meet new ones. */
  *better(field: Contender<G>[], iterations: number, enough: () => boolean): Generator<void, void> {
    const { engine, mind } = this.playouts;
    const end = this.iterations + iterations;
    const full = Math.max(16, Math.min(this.effort.worlds, Math.floor(iterations / 24)));
    const quarter = Math.max(4, full >> 2);
    const kept = [field[0] as Contender<G>];
    let best = kept[0] as Contender<G>;
    const tryOut = (contender: Contender<G>): void => this.tryOut(contender);
    /** A rival that time cuts short has not done better. */
    function* tryUpTo(contender: Contender<G>, tries: number): Generator<void, void> {
      while (contender.tries < tries && !enough()) {
        tryOut(contender);
        yield;
      }
    }
    yield* tryUpTo(best, full);
    while (this.iterations < end - 3 * full && !enough()) {
      const action = mind.vary?.(engine, this.world(this.chance.below(this.worlds.length)), this.seat, best.action, this.chance) ?? null;
      if (action === null) break;
      if (!engine.judge(this.world(0), this.seat, action).legal) continue;
      const rival = new Contender<G>(action, this.seats, this.liking(action));
      yield* tryUpTo(rival, quarter);
      const ahead = rival.favour - best.favour;
      if (rival.tries < quarter || meanOf(rival, quarter) + ahead < meanOf(best, quarter)) continue;
      yield* tryUpTo(rival, full);
      if (rival.tries < full || meanOf(rival, full) + ahead <= meanOf(best, full)) continue;
      best = rival;
      kept.push(rival);
    }
    // Whoever was chosen for luck in these worlds has none in the next.
    const last = [...kept.slice(-3), ...field.slice(0, 2)].filter((one, at, all) => all.indexOf(one) === at);
    const more = Math.floor((end - this.iterations) / Math.max(1, last.length));
    for (const contender of last) yield* tryUpTo(contender, full);
    for (let done = 0; done < more && !enough(); done++)
      for (const contender of last) {
        this.tryOut(contender);
        yield;
      }
    const fewest = Math.min(...last.map(({ tries }) => tries));
    const rankOf = (contender: Contender<G>): number => meanFrom(contender, full, fewest) + contender.favour;
    last.sort((one, other) => rankOf(other) - rankOf(one));
    if (fewest > full) for (const contender of last) contender.from = full;
    const rest = field.filter((contender) => !last.includes(contender));
    field.splice(0, field.length, ...last, ...rest);
  }

  /** All figures are of the same worlds with the same luck: whoever went early is as far behind the best as it was until then. */
  report(field: readonly Contender<G>[], isForced = false): Report<G> {
    const best = field[0] as Contender<G>;
    const candidates = field.map(
      (contender): Candidate<G> => ({
        action: contender.action,
        tries: contender.tries,
        chance: contender.tries === 0 ? 0 : asChance(meanFrom(best, best.from, best.tries) - behind(best, contender)),
        error: errorOf(contender, this.effort.worlds),
        chances: Array.from(contender.chances, (sum) => sum / Math.max(1, contender.tries)),
        parts: contender.parts === null ? null : Array.from(contender.parts, (sum) => sum / Math.max(1, contender.tries)),
      }),
    );
    return { action: best.action, candidates, iterations: this.iterations, isForced };
  }
}
/** Whoever is far behind in few worlds is not more than lost. */
const asChance = (figure: number): number => Math.max(0, Math.min(1, figure));
/**
 * How sure a figure is: its standard error over the worlds it was found in, for playouts of one world are not independent of each other. What
 * came out the same way every time may still come out otherwise the next.
 */
function errorOf({ rewards, from }: { readonly rewards: readonly number[]; readonly from: number }, worlds: number): number {
  const tries = rewards.length - from;
  const groups = worlds > 1 ? Math.min(tries, worlds) : tries;
  if (groups < 2) return 0.5;
  const means = Array.from({ length: groups }, (_, group) => {
    let [sum, count] = [0, 0];
    for (let nth = from + group; nth < rewards.length; nth += groups, count++) sum += rewards[nth] as number;
    return sum / count;
  });
  const mean = means.reduce((sum, one) => sum + one, 0) / groups;
  const squares = means.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return squares < 1e-18 && (mean === 0 || mean === 1) ? 1 / (tries + 2) : Math.sqrt(squares / groups / (groups - 1));
}
/** How far one is behind another in the playouts both have had. */
function behind<G extends GameTypes>(best: Contender<G>, other: Contender<G>): number {
  const tries = Math.min(best.tries, other.tries);
  const from = Math.max(best.from, other.from);
  return from < tries ? meanFrom(best, from, tries) - meanFrom(other, from, tries) : meanOf(best, tries) - meanOf(other, tries);
}
interface Compared {
  readonly mean: number;
  readonly favour: number;
}
const byMean = (one: Compared, other: Compared): number => other.mean + other.favour - one.mean - one.favour;
/** Of its first so many playouts. */
const meanOf = (contender: { readonly rewards: readonly number[] }, first: number): number => meanFrom(contender, 0, first);
function meanFrom({ rewards }: { readonly rewards: readonly number[] }, from: number, to: number): number {
  if (to <= from) return meanFrom({ rewards }, 0, rewards.length);
  let sum = 0;
  for (let nth = from; nth < to; nth++) sum += rewards[nth] ?? 0;
  return sum / (to - from);
}
/** Without those that are clearly behind the best, by the differences in the same worlds with the same luck. */
function stillInTheRace<G extends GameTypes>(alive: Contender<G>[]): Contender<G>[] {
  const leader = alive.reduce((best, one) => (byMean(one, best) < 0 ? one : best));
  if (leader.tries < LEAST_TRIES) return alive;
  return alive.filter((one) => one === leader || !isHopeless(leader.rewards, one.rewards, leader.favour - one.favour));
}
function isHopeless(leader: readonly number[], other: readonly number[], favour: number): boolean {
  const n = Math.min(leader.length, other.length);
  let [sum, squares] = [0, 0];
  for (let nth = 0; nth < n; nth++) {
    const ahead = (leader[nth] as number) - (other[nth] as number);
    sum += ahead;
    squares += ahead * ahead;
  }
  const mean = sum / n;
  return mean + favour > HOPELESS * Math.sqrt(Math.max(1e-12, squares / n - mean * mean) / n);
}
