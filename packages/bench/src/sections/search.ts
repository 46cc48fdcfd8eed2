import type { Mind, Report } from "@stormakt/bots";
import { imagineWorld, Judgement, mindOf, Playouts, search as searching } from "@stormakt/bots";
import type { Dice, GameTypes, Seat, State } from "@stormakt/kernel";
import { Engine, fastChance, fastDice } from "@stormakt/kernel";
import type { AnyGame } from "@stormakt/shelf";
import { GAMES, gameCalled } from "@stormakt/shelf";
import type { Way } from "../measure.ts";
import { measure, printTable, rateOf, short } from "../measure.ts";
import { searchOnBoardgameIo } from "../rivals/boardgame-io-vasa.ts";
import type { Section } from "../section.ts";

const BATCH = 64;
const RIVAL_BATCH = 10;
/** Worlds that bare playouts begin in: imagined beforehand, outside the measured time. */
const WORLDS = 64;

export const search: Section = {
  title: "Search from the opening, as the level hard does it, beside bare playouts of the same length and to the end of the game",
  async run(effort) {
    const figures: Record<string, number> = {};
    const rows: string[][] = [];
    for (const { id } of GAMES) {
      const game = await gameCalled(id);
      const seats = id === "vasa-regalis" ? 3 : 4;
      const ways = await waysOf(game, seats);
      if (id === "vasa-regalis") ways.push({ name: "rival", batch: () => searchOnBoardgameIo(seats, RIVAL_BATCH) });
      const measured = measure(ways, effort);
      const found = rateOf(measured, "search");
      const bare = rateOf(measured, "bare");
      const rival = id === "vasa-regalis" ? rateOf(measured, "rival") : 0;
      rows.push([
        `${id}, ${seats} seats`,
        short(found),
        short(bare),
        (found / bare).toFixed(2),
        short(rateOf(measured, "whole")),
        short(rateOf(measured, "random")),
        short(rateOf(measured, "listed")),
        rival === 0 ? "" : `${short(rival)} (listed games: ${(rateOf(measured, "listed") / rival).toFixed(0)} x)`,
      ]);
      figures[`${id} iterationsPerSecond`] = Math.round(found);
      figures[`${id} ofBarePlayouts`] = Number((found / bare).toFixed(3));
      if (rival > 0) figures[`${id} timesBoardgameIo`] = Number((rateOf(measured, "listed") / rival).toFixed(1));
    }
    printTable(
      [
        "game",
        "iterations/s",
        "bare playouts/s",
        "ratio",
        "whole games/s",
        "random games/s",
        "listed games/s",
        "boardgame.io MCTS playouts/s",
      ],
      rows,
    );
    console.log(
      "\n  iterations: imagining, ranking, sharing out and playing on included. bare playouts: worlds imagined beforehand, the same",
    );
    console.log(
      "  first actions, the same play, the same length and judgement. whole games: the same play to the end. random: any legal action.",
    );
    console.log(
      "  listed: the same, one of all legal actions listed at each turn. boardgame.io's search plays each playout so, to the end of the game.",
    );
    console.log(`  The opening is the first decision with at least ${LEAST_ACTIONS} actions to play out.`);
    return figures;
  },
};

/** Playouts shorter than this are all beginning: what they cost says nothing of the game's other decisions. */
const LEAST_ACTIONS = 8;

/** The first decision that leaves something to play out: Svea Rike's first merchants are the last thing before a quiet moment. */
function opening(game: AnyGame, mind: Mind<GameTypes>, seats: number): { state: State<GameTypes>; seat: Seat } {
  const engine = new Engine(game);
  engine.thrifty = true;
  const usual = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.usual]));
  const state = engine.beginWith({ ...usual, seats }, fastChance(`opening of ${game.id}`));
  const dice = fastDice("to the first decision");
  for (;;) {
    const seat = engine.nextSeat(state);
    const isOpen = engine.legalActions(state, seat).length > 1 || engine.composable(state, seat).length > 0;
    if (isOpen && actionsToPlayOut(engine, mind, state, dice) >= LEAST_ACTIONS) return { state, seat };
    engine.perform(state, seat, mind.rollout(engine, state, seat, dice));
  }
}
function actionsToPlayOut(engine: Engine<GameTypes>, mind: Mind<GameTypes>, from: State<GameTypes>, dice: Dice): number {
  const until = mind.clock(from) + mind.effort("hard", from).depth;
  const state = engine.copy(from);
  let actions = 0;
  for (; state.outcome === null && mind.clock(state) < until && actions < LEAST_ACTIONS; actions++) {
    const seat = engine.nextSeat(state);
    engine.perform(state, seat, mind.rollout(engine, state, seat, dice));
  }
  return actions;
}

async function waysOf(game: AnyGame, seats: number): Promise<Way[]> {
  const mind = await mindOf(game.id);
  if (mind === null) throw new Error(`nobody has taught a bot ${game.id}`);
  const engine = new Engine(game);
  engine.thrifty = true;
  const { state, seat } = opening(game, mind, seats);
  const view = engine.view(state, seat);
  const legal = engine.legalActions(state, seat);
  const effort = mind.effort("hard", state);
  const playouts = new Playouts(engine, new Judgement(mind));
  const dice = fastDice(game.id);
  const worlds = Array.from({ length: WORLDS }, () => imagineWorld(engine, mind, view, seat, dice));
  const until = mind.clock(state) + effort.depth;
  const into = new Float64Array(seats);
  // Bare playouts begin with the very candidates that the search shares its playouts among.
  const { candidates } = sought();
  const tries = candidates.flatMap(({ action, tries: times }) => Array.from({ length: Math.min(times, 1000) }, () => action));
  const listed: GameTypes["Action"][] = [];
  let nth = 0;
  const bare = (end: number) => (): number => {
    for (let done = 0; done < BATCH; done++, nth++) {
      const begun = playouts.begin(worlds[nth % WORLDS] as State<GameTypes>, nth);
      engine.perform(begun, seat, tries[dice.below(tries.length)] as GameTypes["Action"]);
      playouts.finish(begun, end, into);
    }
    return BATCH;
  };
  function sought(): Report {
    const hunt = searching(playouts, view, seat, legal, effort, { chance: dice });
    for (;;) {
      const step = hunt.next();
      if (step.done === true) return step.value;
    }
  }
  return [
    { name: "search", batch: () => sought().iterations },
    { name: "bare", batch: bare(until) },
    { name: "whole", batch: bare(Number.POSITIVE_INFINITY) },
    {
      name: "random",
      batch() {
        const begun = playouts.begin(worlds[nth % WORLDS] as State<GameTypes>, nth++);
        while (engine.playAny(begun, dice));
        return 1;
      },
    },
    {
      name: "listed",
      batch() {
        const begun = playouts.begin(worlds[nth % WORLDS] as State<GameTypes>, nth++);
        for (let asked = engine.nextUntilOver(begun); asked !== null; asked = engine.nextUntilOver(begun)) {
          const all = engine.legalActions(begun, asked, listed);
          const action = all.length > 0 ? dice.pick(all) : engine.sampleAction(begun, asked, dice);
          engine.perform(begun, asked, action as GameTypes["Action"]);
        }
        return 1;
      },
    },
  ];
}
