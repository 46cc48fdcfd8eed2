import type { GameTypes, Seat, State } from "@stormakt/kernel";
import { canonical, Engine, fastDice, usualConfig } from "@stormakt/kernel";
import { gameCalled, gameIds } from "@stormakt/shelf";
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import { vasaRegalis } from "@stormakt/vasa-regalis";
import { describe, expect, it } from "vitest";
import type { Bot, Taste } from "../src/index.ts";
import { BOTS, botCalled, botsFor, gamesWithTaste, greedyBot, randomBot, tasteOf, think } from "../src/index.ts";
import { playAndSettle } from "../src/worlds.ts";

const VASA = usualConfig(vasaRegalis, { seats: 4, royalPatience: 10 });
/** Bots that search are given a few playouts only: what holds for these holds for many. */
const HASTY = 0.02;
const TRADING = { ...VASA, inventory: true };

/** A whole game by bots, seat by seat; each gets its view and no more. */
function playGame<G extends GameTypes>(engine: Engine<G>, config: G["Config"], seed: string, bots: readonly Bot<G>[]): State<G> {
  const state = engine.begin(config, seed);
  const chance = fastDice(`${seed}/bots`);
  for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state)) {
    const action = bots[seat]!.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance, share: HASTY });
    const receipt = engine.submit(state, seat, action);
    if (!receipt.legal) throw new Error(`${JSON.stringify(action)} is refused by ${receipt.rule}`);
  }
  return state;
}
const usual = ({ seats, options }: { seats: { min: number }; options: Readonly<Record<string, { usual: unknown }>> }) => ({
  ...Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.usual])),
  seats: seats.min,
});

describe("the registry", () => {
  it("knows its bots by name", async () => {
    expect(BOTS).toEqual(["random", "easy", "greedy", "normal", "hard", "champion"]);
    for (const name of botsFor("vasa-regalis")) expect((await botCalled(name, vasaRegalis)).name).toBe(name);
    await expect(botCalled("oracle", vasaRegalis)).rejects.toThrow(/no bot oracle: random, easy, greedy/);
    await expect(botCalled("toString", vasaRegalis)).rejects.toThrow(/no bot toString/);
  });
  it("has no greedy bot for a game without a taste", async () => {
    expect(await tasteOf("tiddlywinks")).toBeNull();
    await expect(botCalled("greedy", { ...vasaRegalis, id: "tiddlywinks" })).rejects.toThrow(/a taste for tiddlywinks/);
  });
});

describe("what a bot is given", () => {
  const engine = new Engine(vasaRegalis);
  it("is a view: a state does not even compile, and is refused", () => {
    const state = engine.begin(VASA, "x");
    const chance = fastDice(1);
    // @ts-expect-error a state is not a view
    expect(() => randomBot(engine).choose(state, 0, [], { chance })).toThrow(/never a state/);
    // @ts-expect-error a state is not a view
    expect(() => greedyBot(engine, { value: () => 0 }).choose(state, 0, [], { chance })).toThrow(/never a state/);
  });
});

describe.each(gameIds())("%s", (id) => {
  const names = botsFor(id);
  it.each(names)("%s plays whole games by legal actions", { timeout: 300_000 }, async (name) => {
    const game = await gameCalled(id);
    const engine = new Engine(game);
    const bot = await botCalled(name, game);
    for (let seed = 0; seed < (name === "random" ? 5 : 1); seed++) {
      const state = playGame(
        engine,
        usual(game),
        String(seed),
        Array.from({ length: game.seats.min }, () => bot),
      );
      expect(state.outcome).not.toBeNull();
    }
  });
  it.each(names)("%s chooses the same in two states that differ only in what it may not see", { timeout: 300_000 }, async (name) => {
    const game = await gameCalled(id);
    const engine = new Engine(game);
    const bot = await botCalled(name, game);
    const dice = fastDice(`twins ${id}`);
    let differing = 0;
    for (let seed = 0; seed < 3; seed++) {
      const state = engine.begin(usual(game), String(seed));
      while (state.outcome === null) {
        if (dice.below(8) === 0) {
          const seat = engine.nextSeat(state);
          const twin = engine.determinise(engine.view(state, seat), seat, dice);
          if (canonical([twin.table, twin.stack]) !== canonical([state.table, state.stack])) differing++;
          const own = String(dice.below(1e9));
          const choices = [state, twin].map((one) =>
            bot.choose(engine.view(one, seat), seat, engine.legalActions(one, seat), { chance: fastDice(own), share: HASTY }),
          );
          expect(choices[1]).toEqual(choices[0]);
        }
        engine.playAny(state, dice);
      }
    }
    expect(differing).toBeGreaterThan(0);
  });
  it("an action tried is settled: no window is left open, nor the sealed decision it answered", { timeout: 300_000 }, async () => {
    const game = await gameCalled(id);
    const engine = new Engine(game);
    const dice = fastDice(`settle ${id}`);
    const state = engine.begin(usual(game), "settle");
    while (state.outcome === null) {
      const seat = engine.nextSeat(state);
      const world = engine.copy(state);
      const answers = world.stack.at(-1)!.answers;
      playAndSettle(engine, world, seat, engine.sampleAction(world, seat, dice)!, dice);
      expect(world.outcome !== null || world.stack.at(-1)!.order === null).toBe(true);
      expect(answers === null || world.stack.every((frame) => frame.answers !== answers)).toBe(true);
      engine.playAny(state, dice);
    }
  });
});

describe("greedy", () => {
  const engine = new Engine(vasaRegalis);
  const ask = (
    state: State<VasaRegalis>,
    seat: Seat,
    taste: Taste<VasaRegalis>,
    seed: string,
    budget: { worlds?: number; actions?: number } = {},
  ) =>
    greedyBot(engine, taste).choose(engine.view(state, seat), seat, engine.legalActions(state, seat), {
      chance: fastDice(seed),
      ...budget,
    });
  const first = engine.begin({ ...VASA, firstLeader: 0 }, "greedy");

  it("takes what its taste values most", () => {
    const ironMen: Taste<VasaRegalis> = { value: ({ table }, seat) => table.hands[seat * 12 + 6]! / 10 }; // iron of value 1
    expect(ask(first, 0, ironMen, "a")).toEqual({ kind: "takeRole", role: 2 });
  });
  it("counts what the taste says beforehand", () => {
    const royalist: Taste<VasaRegalis> = {
      value: () => 0.5,
      prior: (_state, _seat, action) => (action.kind === "takeRole" && action.role === 7 ? 0.1 : 0),
    };
    expect(ask(first, 0, royalist, "a")).toEqual({ kind: "takeRole", role: 7 });
  });
  it("settles ties by lot", () => {
    const chosen = new Set(Array.from({ length: 60 }, (_, seed) => canonical(ask(first, 0, { value: () => 0.5 }, String(seed)))));
    expect(chosen.size).toBe(8);
  });
  it("looks at sealed decisions after all have answered", () => {
    const dice = fastDice("placing");
    let tried = 0;
    for (let seed = 0; seed < 5; seed++) {
      const state = engine.begin(VASA, `placing ${seed}`);
      while (state.outcome === null) {
        if (engine.stepOf(state) === "placing") {
          const before = state.stack.length;
          const value = (after: Readonly<State<VasaRegalis>>) => {
            tried++;
            expect(engine.stepOf(after as State<VasaRegalis>) === "placing" && after.stack.length === before).toBe(false);
            return 0.5;
          };
          ask(state, engine.nextSeat(state), { value }, "a");
        }
        engine.playAny(state, dice);
      }
    }
    expect(tried).toBeGreaterThan(50);
  });
  it("keeps to its budget, and tries first what promises most", () => {
    let asked = 0;
    const value = () => {
      asked++;
      return 0.5;
    };
    ask(first, 0, { value }, "a", { worlds: 3, actions: 5 });
    expect(asked).toBe(15);
    const prior = (_state: unknown, _seat: Seat, action: VasaRegalis["Action"]) =>
      action.kind === "takeRole" && action.role === 3 ? 1e-6 : 0;
    for (let seed = 0; seed < 20; seed++)
      expect(ask(first, 0, { value, prior }, String(seed), { worlds: 1, actions: 1 })).toEqual({ kind: "takeRole", role: 3 });
  });
  it("tries what the taste proposes where a move cannot be listed, and never what is illegal", () => {
    const goods = [0, 1, 2, 3];
    // Somebody who may give away a one and has another.
    const { state, seat, held } = Array.from({ length: 20 }, (_, n) => {
      const dice = fastDice(`trading/${n}`);
      const made = engine.begin(TRADING, `trading/${n}`);
      while (engine.stepOf(made) !== "trading") engine.playAny(made, dice);
      const asked = engine.nextSeat(made);
      return { state: made, seat: asked, held: goods.find((good) => made.table.hands[asked * 12 + good * 3]! > 1) ?? -1 };
    }).find((one) => one.held >= 0)!;
    const other = (seat + 1) % 4;
    const one = (kind: number) => Array.from({ length: 12 }, (_, at) => (at === kind ? 1 : 0));
    const offer: VasaRegalis["Action"] = { kind: "offer", to: other, give: one(held * 3), take: one(((held + 1) % 4) * 3) };
    const foul: VasaRegalis["Action"] = { kind: "offer", to: seat, give: one(0), take: one(1) };
    const prior = (_state: unknown, _seat: Seat, action: VasaRegalis["Action"]) => (action.kind === "offer" ? 1 : 0);
    const taste: Taste<VasaRegalis> = { value: () => 0, prior, propose: () => [foul, offer] };
    expect(engine.judge(state, seat, offer).legal).toBe(true);
    expect(ask(state, seat, taste, "a")).toEqual(offer);
    // without proposals the game's own samples are tried
    expect(ask(state, seat, { value: () => 0, prior }, "a").kind).toBe("offer");
  });
});

describe("think", () => {
  it("answers a question that holds a view and nothing else, the same every time", async () => {
    const engine = new Engine(vasaRegalis);
    const state = engine.begin(TRADING, "think");
    const dice = fastDice("think");
    for (let action = 0; action < 60 && state.outcome === null; action++) {
      const seat = engine.nextSeat(state);
      const view = JSON.parse(JSON.stringify(engine.view(state, seat))) as ReturnType<typeof engine.view>;
      const question = { bot: "random", game: vasaRegalis, view, seat, seed: `q${action}` };
      const answer = await think(question);
      expect(engine.judge(state, seat, answer).legal).toBe(true);
      expect(await think(question)).toEqual(answer);
      engine.playAny(state, dice);
    }
  });
});

describe("one greedy player among random ones", () => {
  /** How many of the games that somebody won it won, sitting in every seat in turn. */
  async function wins(id: string, seats: number, games: number): Promise<{ won: number; decided: number }> {
    const game = await gameCalled(id);
    const engine = new Engine(game);
    const [greedy, random] = await Promise.all([botCalled("greedy", game), botCalled("random", game)]);
    let won = 0;
    let decided = 0;
    for (let at = 0; at < games; at++) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === at % seats ? greedy : random));
      const winners = playGame(engine, { ...usual(game), seats }, `arena ${at}`, bots).outcome?.places[0] ?? [];
      if (winners.length > 0) decided++;
      if (winners.includes(at % seats)) won += 1 / winners.length;
    }
    return { won, decided };
  }
  it("wins at least twice its fair share of Vasa Regalis, over 400 games of four", { timeout: 300_000 }, async () => {
    const { won, decided } = await wins("vasa-regalis", 4, 400);
    expect(decided).toBeLessThan(400); // with random players the whole ship is often lost, and nobody wins
    expect(won).toBeGreaterThanOrEqual(2 * (400 / 4)); // and yet it wins twice a quarter of all games
  });
  it.each(gamesWithTaste().filter((id) => id !== "vasa-regalis"))(
    "wins more than its fair share of %s",
    { timeout: 300_000 },
    async (id) => {
      const { won, decided } = await wins(id, 4, 8);
      expect(won).toBeGreaterThan(1.5 * (decided / 4));
    },
  );
});
