import type { GameTypes, State } from "@stormakt/kernel";
import { Engine, fastDice } from "@stormakt/kernel";
import type { AnyGame } from "@stormakt/shelf";
import { GAMES, gameCalled } from "@stormakt/shelf";
import type { Way } from "../measure.ts";
import { measure, printTable, rateOf, short, timeEach } from "../measure.ts";
import { middlesOf } from "../positions.ts";
import type { Section } from "../section.ts";

export const games: Section = {
  title: "Every game on the shelf, usual options: whole random games through the kernel",
  async run(effort) {
    const figures: Record<string, number> = {};
    const rows: string[][] = [];
    for (const { id } of GAMES) {
      const game = await gameCalled(id);
      const seats = Math.min(game.seats.max, Math.max(4, game.seats.min));
      const { ways, tally } = waysOf(game, seats);
      const measured = measure(ways, effort);
      const sampled = rateOf(measured, "sampled");
      const each = (name: string) => timeEach(rateOf(measured, name));
      const length = tally.actions / tally.games;
      const choices = choicesAnAction(game, seats);
      rows.push([
        `${id}, ${seats} seats`,
        short(sampled),
        short(sampled * choices),
        short(rateOf(measured, "thrifty")),
        short(rateOf(measured, "told")),
        short(sampled / length),
        length.toFixed(0),
        each("copy"),
        each("copy over"),
        each("view"),
        each("determinise"),
        each("digest"),
      ]);
      figures[`${id} sampledActionsPerSecond`] = Math.round(sampled);
      figures[`${id} sampledChoicesPerSecond`] = Math.round(sampled * choices);
      figures[`${id} gamesPerSecond`] = Math.round(sampled / length);
      figures[`${id} copyNs`] = Math.round(1e9 / rateOf(measured, "copy"));
      figures[`${id} copyOverNs`] = Math.round(1e9 / rateOf(measured, "copy over"));
    }
    printTable(
      [
        "game",
        "sampled/s",
        "choices/s",
        "thrifty/s",
        "listed and told/s",
        "games/s",
        "actions a game",
        "copy",
        "copy over one at hand",
        "view",
        "determinise",
        "digest",
      ],
      rows,
    );
    console.log("\n  choices: an action that lays out a list (Wallenstein's plan: a card for each box) counts as many as it lays out.");
    console.log("  thrifty: windows poll only those who could react, as search does.");
    return figures;
  },
};

/** How many choices an action is on the average, counted over random games outside the measured time. */
function choicesAnAction(game: AnyGame, seats: number): number {
  const { engine, dice, begin } = playground(game, seats);
  let actions = 0;
  let choices = 0;
  for (let played = 0; played < 20; played++) {
    const state = begin(engine);
    for (let seat = engine.nextUntilOver(state); seat !== null; seat = engine.nextUntilOver(state)) {
      const action = engine.sampleAction(state, seat, dice);
      if (action === null) throw new Error("somebody is asked who can do nothing");
      engine.perform(state, seat, action);
      actions++;
      choices += "boxes" in action && Array.isArray(action.boxes) ? action.boxes.length : 1;
    }
  }
  return choices / actions;
}

function playground(game: AnyGame, seats: number) {
  const engine = new Engine(game);
  const usual = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.usual]));
  const config: GameTypes["Config"] = { ...usual, seats };
  const dice = fastDice(game.id);
  const begin = (by: Engine<GameTypes>): State<GameTypes> =>
    by.beginWith(config, [dice.below(0x7fffffff), dice.below(0x7fffffff), dice.below(0x7fffffff), 1]);
  return { engine, dice, begin };
}

function waysOf(game: AnyGame, seats: number): { ways: Way[]; tally: { games: number; actions: number } } {
  const { engine, dice, begin } = playground(game, seats);
  const sparing = new Engine(game);
  sparing.thrifty = true;
  const tally = { games: 0, actions: 0 };
  const playOut = (by: Engine<GameTypes>): number => {
    const state = begin(by);
    let actions = 0;
    while (by.playAny(state, dice)) actions++;
    return actions;
  };
  const listAndTell = (): number => {
    const state = begin(engine);
    let actions = 0;
    for (let seat = engine.nextUntilOver(state); seat !== null; seat = engine.nextUntilOver(state), actions++) {
      const legal = engine.legalActions(state, seat);
      const action = legal.length > 0 ? dice.pick(legal) : engine.sampleAction(state, seat, dice);
      if (action === null || !engine.submit(state, seat, action).legal) throw new Error("a legal action was refused");
    }
    return actions;
  };
  const middles = middlesOf(engine, begin, dice);
  const atHand = middles.map((_, at) => engine.copy(middles[(at + 1) % middles.length] as State<GameTypes>));
  const views = middles.map((state) => engine.view(state, 0));
  const over16 = (name: string, work: (state: State<GameTypes>, at: number) => unknown): Way => ({
    name,
    batch() {
      middles.forEach(work);
      return middles.length;
    },
  });
  const ways: Way[] = [
    {
      name: "sampled",
      batch() {
        const actions = playOut(engine);
        tally.games++;
        tally.actions += actions;
        return actions;
      },
    },
    { name: "thrifty", batch: () => playOut(sparing) },
    { name: "told", batch: listAndTell },
    over16("copy", (state) => engine.copy(state)),
    over16("copy over", (state, at) => engine.copy(state, atHand[at])),
    over16("view", (state) => engine.view(state, 0)),
    over16("determinise", (_state, at) => {
      const view = views[at];
      return view && engine.determinise(view, 0, dice);
    }),
    over16("digest", (state) => engine.digest(state)),
  ];
  return { ways, tally };
}
