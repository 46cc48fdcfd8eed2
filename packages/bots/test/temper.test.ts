import type { GameTypes } from "@stormakt/kernel";
import { Engine, fastChance, fastDice, usualConfig } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import { BOTS, botCalled, characterCalled, gamesWithMind, LEVELS, mindOf, TEMPERS } from "../src/index.ts";
import { tempered } from "../src/temper.ts";

/** What a temper may give up for a single move, as a chance of winning. More would no longer be a matter of taste. */
const MOST = 0.04;

it("a level alone is steady, and every level comes in every temper", () => {
  expect(characterCalled("hard")).toEqual({ level: "hard", temper: "steady" });
  expect(characterCalled("hard:sly")).toEqual({ level: "hard", temper: "sly" });
  for (const name of ["hard:grim", "hard:bold:sly", ":"]) expect(characterCalled(name)).toBeNull();
});
it("whoever is of no known temper is no bot", async () => {
  const game = await gameCalled("vasa-regalis");
  for (const name of ["hard:grim", "soft:bold"]) await expect(botCalled(name, game)).rejects.toThrow(`there is no bot ${name}`);
  expect(BOTS).not.toContain("hard:bold");
});

describe.each(gamesWithMind())("%s", (id) => {
  it("a steady mind is the mind itself", async () => {
    const mind = await mindOf<GameTypes>(id);
    if (mind === null) throw new Error("nobody has a mind for it");
    expect("likes" in mind).toBe(true);
    expect(tempered(mind, "steady")).toBe(mind);
  });
  it("the bold and the sly like different things, none of them beyond measure, and choose legal moves", async () => {
    const game = await gameCalled(id);
    const mind = await mindOf<GameTypes>(id);
    if (mind?.likes === undefined) throw new Error("nobody likes anything");
    const engine = new Engine(game);
    const state = engine.beginWith(usualConfig(game, { seats: 3 }), fastChance("tempers"));
    const bots = await Promise.all(TEMPERS.map((temper) => botCalled(`normal:${temper}`, game)));
    const dice = fastDice("tempers");
    const liked = { bold: new Set<string>(), sly: new Set<string>() };
    for (let move = 0; move < 1_500 && state.outcome === null; move++) {
      const seat = engine.nextSeat(state);
      const legal = engine.legalActions(state, seat);
      const [only] = legal;
      if (legal.length === 1 && only !== undefined && engine.composable(state, seat).length === 0) {
        engine.perform(state, seat, only);
        continue;
      }
      for (const temper of ["bold", "sly"] as const)
        for (const action of legal) {
          const amount = mind.likes(temper, state, seat, action);
          expect(Math.abs(amount)).toBeLessThanOrEqual(MOST);
          if (amount > 0) liked[temper].add(action.kind);
        }
      const action = bots[seat % 3]?.choose(engine.view(state, seat), seat, legal, { chance: dice });
      if (action === undefined) throw new Error("nobody chose");
      for (const temper of ["bold", "sly"] as const) {
        const amount = mind.likes(temper, state, seat, action);
        expect(Math.abs(amount)).toBeLessThanOrEqual(MOST);
        if (amount > 0) liked[temper].add(action.kind);
      }
      expect(engine.submit(state, seat, action).legal).toBe(true);
    }
    expect(liked.bold.size).toBeGreaterThan(0);
    expect(liked.sly.size).toBeGreaterThan(0);
  });
});
/** Of a hundred decisions, so many at least come out differently; of those that show a character most, more. */
const APART: Readonly<Record<string, { readonly games: number; readonly of: string | null; readonly least: number }>> = {
  "vasa-regalis": { games: 6, of: "takeRole", least: 10 },
  "mare-balticum": { games: 1, of: null, least: 2 },
  wallenstein: { games: 1, of: null, least: 2 },
  "svea-rike": { games: 1, of: null, least: 1 },
};
it.each(Object.entries(APART))(
  "%s: in the same places with the same dice the bold and the sly do different things",
  async (id, { games, of, least }) => {
    const game = await gameCalled(id);
    const engine = new Engine(game);
    const [steady, bold, sly] = await Promise.all(TEMPERS.map((temper) => botCalled(`normal:${temper}`, game)));
    if (steady === undefined || bold === undefined || sly === undefined) throw new Error("somebody is missing");
    let [asked, apart] = [0, 0];
    for (let nth = 0; nth < games; nth++) {
      const state = engine.beginWith(usualConfig(game, { seats: 3 }), fastChance(`apart/${nth}`));
      for (let move = 0; move < 1_500 && state.outcome === null; move++) {
        const seat = engine.nextSeat(state);
        const legal = engine.legalActions(state, seat);
        const answers = [steady, bold, sly].map((bot) =>
          bot.choose(engine.view(state, seat), seat, legal, { chance: fastDice(`apart/${nth}/${move}`) }),
        );
        const [usual, one, other] = answers;
        if (usual === undefined) throw new Error("nobody chose");
        if (legal.length > 1 && (of === null || usual.kind === of)) {
          asked++;
          if (JSON.stringify(one) !== JSON.stringify(other)) apart++;
        }
        engine.perform(state, seat, usual);
      }
    }
    expect(asked).toBeGreaterThan(50);
    expect((100 * apart) / asked).toBeGreaterThanOrEqual(least);
  },
);

it("a level without a temper answers as the steady one, and every temper answers the same again", async () => {
  const game = await gameCalled("vasa-regalis");
  const engine = new Engine(game);
  const state = engine.beginWith(usualConfig(game, { seats: 3 }), fastChance("again"));
  const view = engine.view(state, engine.nextSeat(state));
  const seat = engine.nextSeat(state);
  const legal = engine.legalActions(state, seat);
  const answers = async (name: string): Promise<string> => {
    const bot = await botCalled(name, game);
    return JSON.stringify(bot.choose(view, seat, legal, { chance: fastDice("x"), share: 0.1 }));
  };
  for (const level of LEVELS) {
    expect(await answers(`${level}:steady`)).toBe(await answers(level));
    expect(await answers(`${level}:bold`)).toBe(await answers(`${level}:bold`));
  }
});
