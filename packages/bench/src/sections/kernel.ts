import type { ChanceState, State } from "@stormakt/kernel";
import { Engine, fastDice, usualConfig } from "@stormakt/kernel";
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import { vasaRegalis } from "@stormakt/vasa-regalis";
import type { Way } from "../measure.ts";
import { measure, printTable, rateOf, short, timeEach } from "../measure.ts";
import { playOnBoardgameIo } from "../rivals/boardgame-io-vasa.ts";
import { FlatVasa } from "../rivals/flat-vasa.ts";
import type { Section } from "../section.ts";

const CONFIG = usualConfig(vasaRegalis, { seats: 4, royalPatience: 10 });
const SAMPLED = "kernel: sampled, nobody listens";
const TOLD = "kernel: sampled, judged again and told";
const LISTED = "kernel: listed, nobody listens";
const ALL = "kernel: listed, judged again and told";
const COPIED = "kernel: sampled, from a copied start";
const FLAT = "flat arrays by hand (the ceiling)";
const RIVAL = "boardgame.io 0.50: listed, judged again and kept in a log";
/** Like is compared with like: those that list with the rival, which lists; those that draw with the ceiling, which draws. */
const LISTING = new Set([LISTED, ALL, RIVAL]);
const DRAWING = new Set([SAMPLED, COPIED, FLAT]);

export const kernel: Section = {
  title: "Vasa Regalis with four players: whole random games, every rule enforced, set-up included",
  run(effort) {
    const engine = new Engine(vasaRegalis);
    const games = new RandomGames(engine);
    const measured = measure(games.ways(), effort);
    const { played } = games;
    const ceiling = rateOf(measured, FLAT);
    const rival = rateOf(measured, RIVAL);
    printTable(
      ["way of playing", "actions/s", "each", "games/s", "spread", "× boardgame.io", "of the ceiling"],
      measured.map(({ name, rate, slowest, fastest }) => {
        const { actions = 1, games: many = 1 } = played.get(name) ?? {};
        return [
          name,
          short(rate),
          timeEach(rate),
          short((rate * many) / actions),
          `${short(slowest)} … ${short(fastest)}`,
          LISTING.has(name) ? (rate / rival).toFixed(1) : "",
          DRAWING.has(name) ? `${((100 * rate) / ceiling).toFixed(1)} %` : "",
        ];
      }),
    );
    printPlayed(played);
    const work = oneState(engine, effort);
    const share = (name: string) => Math.round(rateOf(measured, name));
    return Promise.resolve({
      sampledActionsPerSecond: share(SAMPLED),
      listedAndToldActionsPerSecond: share(ALL),
      flatActionsPerSecond: share(FLAT),
      boardgameIoActionsPerSecond: share(RIVAL),
      timesBoardgameIo: Number((rateOf(measured, ALL) / rival).toFixed(1)),
      shareOfCeiling: Number((rateOf(measured, SAMPLED) / ceiling).toFixed(3)),
      eventsTold: games.events > 0 ? 1 : 0,
      ...work,
    });
  },
};
function printPlayed(played: ReadonlyMap<string, Tally>): void {
  console.log("\n  The same game? Averages of what was played (rounds, actions, share of games in which all lose):\n");
  printTable(
    ["way of playing", "games", "rounds", "actions", "all lose"],
    [...played].map(([name, { games, rounds, actions, allLost }]) => [
      name,
      String(games),
      (rounds / games).toFixed(2),
      (actions / games).toFixed(1),
      `${((100 * allLost) / games).toFixed(1)} %`,
    ]),
  );
}
/** The same random game played in every way, and what was played. */
class RandomGames {
  readonly played = new Map<string, Tally>();
  events = 0;
  private readonly engine: Engine<VasaRegalis>;
  private readonly dice = fastDice("bench");
  private readonly list: VasaRegalis["Action"][] = [];
  constructor(engine: Engine<VasaRegalis>) {
    this.engine = engine;
  }
  ways(): Way[] {
    const { engine, dice, list } = this;
    const start = engine.load(engine.save(this.begin()));
    const flat = new FlatVasa(CONFIG.seats, 1628);
    const any = (state: State<VasaRegalis>, seat: number) => dice.pick(engine.legalActions(state, seat, list));
    return [
      this.tallied(FLAT, () => {
        const before = flat.actions;
        flat.play();
        return { actions: flat.actions - before, rounds: flat.round, allLost: flat.failed === 4 };
      }),
      this.tallied(SAMPLED, () => this.sampled(this.begin())),
      this.tallied(COPIED, () => this.sampled(engine.copy(start))),
      this.tallied(TOLD, () => this.inTurn((state, seat) => this.tell(state, seat, engine.sampleAction(state, seat, dice)))),
      this.tallied(LISTED, () => this.inTurn((state, seat) => engine.perform(state, seat, any(state, seat)))),
      this.tallied(ALL, () => this.inTurn((state, seat) => this.tell(state, seat, any(state, seat)))),
      this.tallied(RIVAL, () => {
        const { actions, rounds, failed } = playOnBoardgameIo(CONFIG.seats, (limit) => dice.below(limit));
        return { actions, rounds, allLost: failed === 4 };
      }),
    ];
  }
  private tallied(name: string, play: () => Played): Way {
    const tally: Tally = { games: 0, actions: 0, rounds: 0, allLost: 0 };
    this.played.set(name, tally);
    return {
      name,
      batch() {
        const { actions, rounds, allLost } = play();
        tally.games++;
        tally.actions += actions;
        tally.rounds += rounds;
        tally.allLost += allLost ? 1 : 0;
        return actions;
      },
    };
  }
  private begin(): State<VasaRegalis> {
    return this.engine.beginWith(CONFIG, freshChance(this.dice));
  }
  private inTurn(act: (state: State<VasaRegalis>, seat: number) => void): Played {
    const { engine } = this;
    const state = this.begin();
    let actions = 0;
    for (let seat = engine.nextUntilOver(state); seat !== null; seat = engine.nextUntilOver(state), actions++) act(state, seat);
    return ended(state, actions);
  }
  private sampled(state: State<VasaRegalis>): Played {
    let actions = 0;
    while (this.engine.playAny(state, this.dice)) actions++;
    return ended(state, actions);
  }
  private tell(state: State<VasaRegalis>, seat: number, action: VasaRegalis["Action"] | null): void {
    const receipt = action === null ? null : this.engine.submit(state, seat, action);
    if (receipt === null || !receipt.legal) throw new Error("a legal action was refused");
    this.events += receipt.told.length;
  }
}
const ended = (state: State<VasaRegalis>, actions: number): Played => ({
  actions,
  rounds: state.table.round,
  allLost: state.outcome?.because === "all-lose",
});
interface Played {
  readonly actions: number;
  readonly rounds: number;
  readonly allLost: boolean;
}
interface Tally {
  games: number;
  actions: number;
  rounds: number;
  allLost: number;
}
const freshChance = (dice: ReturnType<typeof fastDice>): ChanceState => [
  dice.below(0x7fffffff),
  dice.below(0x7fffffff),
  dice.below(0x7fffffff),
  1,
];

/** What is done with one state, in the middle of a game. */
function oneState(engine: Engine<VasaRegalis>, effort: { rounds: number; milliseconds: number }) {
  const dice = fastDice("middle");
  const states = Array.from({ length: 16 }, () => {
    const state = engine.beginWith(CONFIG, freshChance(dice));
    for (let action = 0; action < 90 && state.outcome === null; action++) engine.playAny(state, dice);
    return state;
  });
  const saved = states.map((state) => engine.save(state));
  const views = states.map((state) => engine.view(state, 0));
  const atHand = states.map((state) => engine.copy(state));
  const over16 = (name: string, work: (state: State<VasaRegalis>, at: number) => unknown): Way => ({
    name,
    batch() {
      for (let at = 0; at < 16; at++) work(states[at] as State<VasaRegalis>, at);
      return 16;
    },
  });
  const measured = measure(
    [
      over16("copy", (state) => engine.copy(state)),
      over16("copy over one at hand", (state, at) => engine.copy(state, atHand[at])),
      over16("structuredClone, for comparison", (state) => structuredClone(state)),
      over16("digest", (state) => engine.digest(state)),
      over16("save", (state) => engine.save(state)),
      over16("load", (_state, at) => engine.load(saved[at] ?? "")),
      over16("view of a seat", (state) => engine.view(state, 0)),
      over16("determinise", (_state, at) => {
        const view = views[at];
        return view && engine.determinise(view, 0, dice);
      }),
      over16("legal actions, listed", (state) => engine.legalActions(state, Math.max(0, engine.nextSeat(state)))),
      over16("begin, keyed dice", (_state, at) => engine.begin(CONFIG, `seed ${at}`)),
    ],
    { ...effort, milliseconds: effort.milliseconds / 2 },
  );
  console.log("\n  Work on one state in the middle of a game:\n");
  printTable(
    ["work", "each", "a second"],
    measured.map(({ name, rate }) => [name, timeEach(rate), short(rate)]),
  );
  const ns = (name: string) => Math.round(1e9 / rateOf(measured, name));
  return {
    copyNs: ns("copy"),
    copyOverNs: ns("copy over one at hand"),
    digestNs: ns("digest"),
    viewNs: ns("view of a seat"),
    determiniseNs: ns("determinise"),
  };
}
