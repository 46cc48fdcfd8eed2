import type { Game, GameTypes, Seat, State } from "@stormakt/kernel";
import { canonical, Engine, Match, notPlain, readConfig, sameData } from "@stormakt/kernel";
import type { Language, Manner, Words } from "@stormakt/words";
import { difference, overTheWire } from "./data.ts";
import { garbageFor } from "./garbage.ts";
import type { Position } from "./positions.ts";
import {
  answersStaySecret,
  canBePlayedOn,
  copyIsIndependent,
  endsWell,
  garbageIsRefused,
  hearingIsKnowing,
  imagined,
  invariantsHold,
  isPlain,
  legalityLeaksNothing,
  listingAgrees,
  pollingLeaksNothing,
  regretTeachesNothing,
  viewLeaksNothing,
} from "./positions.ts";
import { speakersOf } from "./saying.ts";
import type { Walk } from "./walk.ts";
import { must } from "./walk.ts";

/** What a game's tests may tell the laws. */
export interface LawOptions<G extends GameTypes> {
  /** With words and manner, everything that occurs must be said in every language given. */
  readonly words?: Partial<Readonly<Record<Language, Words>>>;
  readonly manner?: Manner;
  /** Tables to play at; left out: a covering choice of all there are. */
  readonly configs?: readonly G["Config"][];
  /** How many games, as a multiple of the usual. */
  readonly effort?: number;
  /** True for a game in which no seat knows more of the table than another (answers may still be sealed, decks face down). */
  readonly open?: boolean;
  /** Kinds of events that show something which may be gone again before anybody acts, such as a card shown and taken back. */
  readonly fleeting?: readonly string[];
  /** Changes, in a table of its own, what the seat may not know, without asking `imagine`: finds leaks that `imagine` carries over. */
  readonly disturb?: (table: G["Table"], seat: Seat, config: G["Config"]) => void;
}

/** What a law keeps from game to game while it is examined. */
export interface Study<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: LawOptions<G>;
  /** One position in so many is looked at closely. */
  readonly period: number;
  /** How often something was seen, for laws that must not hold for want of cases. */
  readonly seen: Map<string, number>;
}
export interface Law {
  readonly id: string;
  readonly says: string;
  /** Games at the usual effort, and how many positions of each are looked at closely. */
  readonly games: number;
  readonly looks: number;
  /** Follows a walk to its end, and throws where the law is broken. */
  hold<G extends GameTypes>(walk: Walk<G>, study: Study<G>): void;
  /** What must hold over all games together; the text says what is wrong. */
  overall?<G extends GameTypes>(study: Study<G>): string | null;
}

const count = ({ seen }: { readonly seen: Map<string, number> }, what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
const here = <G extends GameTypes>({ engine, config, state, aside }: Walk<G>): Position<G> => ({ engine, config, state, chance: aside });
const tableSeen = <G extends GameTypes>({ engine }: Position<G>, state: State<G>, by: Seat): string =>
  canonical(engine.view(state, by).table);
/** Follows a walk, looking closely now and then, and always at the end. */
function follow<G extends GameTypes>(walk: Walk<G>, { period }: Study<G>, look: (position: Position<G>) => void): void {
  do if (walk.isOver || walk.isLookedAt(period)) look(here(walk));
  while (walk.step() !== null);
}
/** The same, with a world imagined by one of the seats at each look. */
function followImagining<G extends GameTypes>(
  walk: Walk<G>,
  study: Study<G>,
  look: (position: Position<G>, seat: Seat, world: State<G>) => void,
): void {
  follow(walk, study, (position) => {
    for (const seat of walk.seats) look(position, seat, imagined(position, seat));
  });
}

export const LAWS: readonly Law[] = [
  {
    id: "1-replay",
    says: "the same seed and the same actions give the same digests",
    games: 300,
    looks: 8,
    hold(walk, { game, period }) {
      const { engine, config, seed } = walk;
      const digests: (string | null)[] = [];
      do digests.push(walk.isOver || walk.isLookedAt(period) ? engine.digest(walk.state) : null);
      while (walk.step() !== null);
      // Another engine, with a third game played between the actions: nothing may be remembered outside the state.
      const again = new Engine(game);
      const state = again.begin(config, seed);
      const between = again.begin(config, `${seed}/between`);
      walk.moves.forEach(({ seat, action }, at) => {
        agree(again, state, digests[at], at);
        again.playAny(between, walk.aside);
        const read = again.read(state, seat, overTheWire(action));
        must("action" in read, () => `replay: ${JSON.stringify(action)} of seat ${seat} is not read`);
        if ("action" in read)
          must(again.submit(state, seat, read.action).legal, () => `replay: ${JSON.stringify(action)} of seat ${seat} is refused`);
      });
      agree(again, state, digests[walk.moves.length], walk.moves.length);
    },
  },
  {
    id: "2-legality",
    says: "what is listed, sampled or done by default is legal; what is refused names a rule",
    games: 400,
    looks: 10,
    hold(walk, study) {
      follow(walk, study, listingAgrees);
    },
  },
  {
    id: "2-garbage",
    says: "whatever untrusted JSON says is refused by a rule or legal, and refusing changes nothing",
    games: 80,
    looks: 5,
    hold(walk, study) {
      follow(walk, study, (position) => {
        for (const seat of walk.seats) for (const json of garbageFor(position, seat)) garbageIsRefused(position, seat, json);
      });
    },
  },
  {
    id: "3-plain",
    says: "states, views, actions and events are plain JSON, and a saved state goes on like the one that was saved",
    games: 100,
    looks: 12,
    hold(walk, { period }) {
      const { engine } = walk;
      for (;;) {
        const looked = walk.isOver || walk.isLookedAt(period);
        if (looked) isPlain(here(walk));
        const loaded = looked ? engine.load(engine.save(walk.state)) : null;
        const taken = walk.step();
        if (taken === null) return;
        const { seat, action, receipt } = taken;
        const odd = notPlain(action, "action") ?? notPlain(receipt.told, "told") ?? (looked ? null : notPlain(walk.state));
        must(odd === null, () => `not plain JSON: ${odd}`);
        if (loaded === null) continue;
        const there = engine.submit(loaded, seat, action);
        must(there.legal && sameData(there, receipt), () => `a state that was saved and loaded tells ${difference(there, receipt)}`);
        must(engine.save(loaded) === engine.save(walk.state), () => "a state that was saved and loaded goes on otherwise");
      }
    },
  },
  {
    id: "4-copies",
    says: "a copy equals its original, and neither feels what is done to the other",
    games: 150,
    looks: 8,
    hold(walk, { period }) {
      const { engine } = walk;
      for (;;) {
        const looked = walk.isOver || walk.isLookedAt(period);
        if (looked) copyIsIndependent(here(walk), 25);
        const kept = looked ? engine.copy(walk.state) : null;
        const before = looked ? engine.save(walk.state) : "";
        if (walk.step() === null) return;
        if (kept !== null)
          must(
            engine.save(kept) === before,
            () => `acting on a state changed its copy: ${difference(JSON.parse(engine.save(kept)), JSON.parse(before))}`,
          );
      }
    },
  },
  {
    id: "5-views",
    says: "views leak nothing: no world that a seat can imagine looks otherwise to it, or to a spectator",
    games: 250,
    looks: 6,
    hold(walk, study) {
      followImagining(walk, study, (position, seat, world) => {
        // In an open game it is never so; in any other it is enough that it once is.
        if (
          (study.options.open === true || !study.seen.has("other")) &&
          walk.seats.some((by) => tableSeen(position, position.state, by) !== tableSeen(position, world, by))
        )
          count(study, "other");
        viewLeaksNothing(position, seat, world);
        pollingLeaksNothing(position, seat, world);
        const { disturb } = study.options;
        if (disturb === undefined) return;
        const changed = position.engine.copy(position.state);
        disturb(changed.table, seat, position.config);
        viewLeaksNothing(position, seat, changed);
        legalityLeaksNothing(position, seat, changed);
      });
    },
    overall({ options, seen }) {
      const differ = seen.get("other") ?? 0;
      if (options.open === true)
        return differ === 0 ? null : "the game is said to be open, but a seat sees on the table what another must imagine";
      return differ > 0
        ? null
        : "no imagined table ever looked otherwise to anybody: views show all, or the game is open and should say so";
    },
  },
  {
    id: "5-answers",
    says: "an answer that lies face down looks the same to the others, whatever it is",
    games: 200,
    looks: 40,
    hold(walk, study) {
      follow(walk, study, answersStaySecret);
    },
  },
  {
    id: "5-events",
    says: "what a seat hears, its view knows: no secret is told to the wrong ears",
    games: 150,
    looks: 15,
    hold(walk, { period, options }) {
      for (;;) {
        const position = walk.isLookedAt(period) ? { ...here(walk), state: walk.engine.copy(walk.state) } : null;
        const taken = walk.step();
        if (taken === null) return;
        if (position !== null) hearingIsKnowing(position, taken.seat, taken.action, walk.state, taken.receipt, options.fleeting);
      }
    },
  },
  {
    id: "6-questions",
    says: "legality leaks nothing: what a seat may do, and why not, is the same in every world it can imagine",
    games: 400,
    looks: 6,
    hold(walk, study) {
      followImagining(walk, study, legalityLeaksNothing);
    },
  },
  {
    id: "7-imagined",
    says: "imagined states can be played on to an outcome, and break no invariant",
    games: 250,
    looks: 3,
    hold(walk, study) {
      const sparing = new Engine(study.game); // as search plays on: windows poll only those who could react
      sparing.thrifty = true;
      followImagining(walk, study, (position, seat, world) => {
        canBePlayedOn({ ...position, engine: sparing }, seat, position.engine.copy(world));
        canBePlayedOn(position, seat, world);
      });
    },
  },
  {
    id: "8-conservation",
    says: "every thing is in exactly one place, and all else the game says must hold",
    games: 2000,
    looks: 0,
    hold(walk) {
      do invariantsHold(walk.engine, walk.state);
      while (walk.step() !== null);
    },
  },
  {
    id: "9-ends",
    says: "games end within their bound, with an outcome; nobody is asked who can do nothing",
    games: 2000,
    looks: 0,
    hold(walk) {
      do endsWell(here(walk));
      while (walk.step() !== null);
    },
  },
  {
    id: "10-undo",
    says: "undo gives back the former state, and no action that used chance or showed a secret can be taken back",
    games: 120,
    looks: 12,
    hold(walk, { period }) {
      const { engine, config, seed } = walk;
      const match = Match.begin(engine, config, seed);
      for (;;) {
        const looked = walk.isLookedAt(period);
        const before = looked ? engine.digest(match.state) : "";
        const chance = canonical(walk.state.chance);
        const position = looked ? { ...here(walk), state: engine.copy(walk.state) } : null;
        const taken = walk.step();
        if (taken === null) return;
        const { seat, action, receipt } = taken;
        if (receipt.revocable) {
          must(chance === canonical(walk.state.chance), () => `${JSON.stringify(action)} used chance and can be taken back`);
          must(engine.waitsFor(walk.state).includes(seat), () => `${JSON.stringify(action)} can be taken back, but another seat is asked`);
          if (position !== null)
            regretTeachesNothing({ engine }, seat, action, walk.state, engine.heardBy(receipt, seat), imagined(position, seat));
        }
        match.submit(seat, action);
        must(match.undoableBy === (receipt.revocable ? seat : null), () => "a match and its receipt disagree about undo");
        if (!looked || !receipt.revocable) continue;
        must(
          match.undo() && engine.digest(match.state) === before,
          () => `undoing ${JSON.stringify(action)} does not give back the former state`,
        );
        match.submit(seat, action);
      }
    },
  },
  {
    id: "11-dealt-anew",
    says: "what no seat knows can be dealt anew: nobody's view changes, nor what anybody may do, nor what the game says must hold",
    games: 60,
    looks: 8,
    hold(walk, study) {
      let deals = 0;
      follow(walk, study, (position) => {
        const { engine, state } = position;
        const other = engine.copy(state);
        engine.dealAnew(other, `${walk.seed}/deal ${deals++}`);
        for (const seat of walk.seats) {
          viewLeaksNothing(position, seat, other);
          legalityLeaksNothing(position, seat, other);
        }
        invariantsHold(engine, other, "a state dealt anew");
        must(canonical(other.chance) !== canonical(state.chance), () => "a state dealt anew goes on with the same dice");
        if (canonical(other.table) !== canonical(state.table)) count(study, "other");
        const again = engine.copy(state);
        engine.dealAnew(again, `${walk.seed}/deal ${deals - 1}`);
        must(engine.save(again) === engine.save(other), () => "the same seed deals otherwise");
      });
    },
    overall: ({ game, seen }) =>
      game.dealUnseen !== undefined && (seen.get("other") ?? 0) === 0 ? "dealing anew what no seat knows never changed anything" : null,
  },
  {
    id: "words",
    says: "everything that occurs can be said in every language",
    games: 60,
    looks: 25,
    hold(walk, { options, period }) {
      const speakers = speakersOf(options);
      for (;;) {
        if (walk.isOver || walk.isLookedAt(period)) for (const speaker of speakers) speaker.position(here(walk));
        const taken = walk.step();
        if (taken === null) return;
        for (const speaker of speakers) speaker.taken(taken);
      }
    },
  },
];

/** Whether all that may be agreed is read back as it is, and all else refused. Not a law over games, but every game needs it. */
export function optionsProblem<G extends GameTypes>(game: Game<G>, configs: readonly G["Config"][]): string | null {
  for (const config of configs) {
    const read = readConfig(game, overTheWire(config));
    if ("error" in read) return `${JSON.stringify(config)} is refused: ${JSON.stringify(read.error)}`;
    if (!sameData(read.config, config)) return `${JSON.stringify(config)} is read as ${JSON.stringify(read.config)}`;
    const [usual] = [readConfig(game, { seats: config.seats })];
    if ("error" in usual) return `the usual options for ${config.seats} are refused: ${JSON.stringify(usual.error)}`;
  }
  for (const seats of [game.seats.min - 1, game.seats.max + 1, "3", null])
    if (!("error" in readConfig(game, { seats }))) return `${String(seats)} seats are accepted`;
  if (!("error" in readConfig(game, { seats: game.seats.min, noSuchOption: true }))) return "an unknown option is accepted";
  if (new Set(game.rules).size !== game.rules.length) return "a rule is listed twice";
  return null;
}
function agree<G extends GameTypes>(engine: Engine<G>, state: State<G>, then: string | null | undefined, at: number): void {
  if (then == null) return;
  const now = engine.digest(state);
  must(now === then, () => `the replay drifted: after ${at} actions the digest is ${now}, and was ${then}`);
}
