import type { Seat, State } from "@stormakt/kernel";
import { Engine, fastDice, usualConfig } from "@stormakt/kernel";
import type { Config, Wallenstein } from "@stormakt/wallenstein";
import { AUCTION, attackOdds, COLLECT_GRAIN, COLLECT_TAXES, countyCalled, isCounty, own, wallenstein } from "@stormakt/wallenstein";
import { COUNTY } from "@stormakt/wallenstein/catalog";
import { describe, expect, it } from "vitest";
import { greedyBot } from "../src/greedy.ts";
import { randomBot } from "../src/random.ts";
import { planWorth, prospectsOf } from "../src/tastes/wallenstein/plans.ts";
import { taste } from "../src/tastes/wallenstein.ts";

const engine = new Engine(wallenstein);
const config = (asked: Partial<Config> = {}): Config =>
  usualConfig(wallenstein, { seats: 4, setupMode: "lineup", startSeat: 0, tower: "default", ...asked });
/** A random game up to a step. */
function until(step: string, asked: Partial<Config>, seed: string, fits: (state: State<Wallenstein>) => boolean = () => true) {
  const dice = fastDice(seed);
  const state = engine.begin(config(asked), seed);
  while (engine.stepOf(state) !== step || !fits(state)) if (!engine.playAny(state, dice)) throw new Error(`no ${step} in game ${seed}`);
  return state;
}

describe("plans that the taste proposes", () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])("are legal under rule set %i, whatever one has, and far better than any plan", (modules) => {
    const asked = { court: (modules & 1) !== 0, landsknechte: (modules & 2) !== 0, leaders: (modules & 4) !== 0 };
    const chance = fastDice(`plans ${modules}`);
    let games = 0;
    for (let seed = 0; seed < 6; seed++) {
      const state = until(
        "planning",
        { ...asked, seats: 3 + (seed % 3) },
        `plans ${modules} ${seed}`,
        ({ table }) => table.season === seed % 3,
      );
      for (let seat = 0; seat < state.table.seats; seat++) {
        const prospects = prospectsOf(state.table, seat);
        const worth = (action: Wallenstein["Action"]) => (action.kind === "plan" ? planWorth(prospects, action.boxes) : 0);
        const proposed = taste.propose?.(state, seat, chance, 4) ?? [];
        expect(proposed).toHaveLength(4);
        for (const plan of proposed) expect(engine.judge(state, seat, plan)).toEqual({ legal: true });
        const sampled = Array.from({ length: 20 }, () => worth(engine.sampleAction(state, seat, chance)!));
        for (const plan of proposed) expect(worth(plan)).toBeGreaterThanOrEqual(Math.max(...sampled) - 1e-9);
        games += 1;
      }
    }
    expect(games).toBeGreaterThan(15);
  });

  it("do not collect where a revolt is likely, if there is another county", () => {
    const state = until("planning", {}, "unrest");
    const seat: Seat = 0;
    const { table } = state;
    const held = table.owner.flatMap((owner, county) => (owner === seat ? [county] : []));
    for (const county of held.slice(2)) {
      own.markers(table)[county] = 2;
      own.supply(table)[seat]! += table.armies[county]! - 1;
      own.armies(table)[county] = 1;
    }
    for (const plan of taste.propose?.(state, seat, fastDice("unrest"), 6) ?? []) {
      if (plan.kind !== "plan") continue;
      for (const box of [COLLECT_GRAIN, COLLECT_TAXES]) {
        const card = plan.boxes[box]!;
        if (isCounty(card)) expect(held.slice(0, 2)).toContain(card);
      }
      expect(plan.boxes[AUCTION]).not.toBe(-1);
    }
  });
});

describe("the greedy bot", () => {
  const greedy = greedyBot(new Engine(wallenstein), taste);
  const choose = (state: State<Wallenstein>, seat: Seat, seed: string) =>
    greedy.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance: fastDice(seed) });

  it("attacks when it is sure to win, and not when it is sure to lose", () => {
    const state = until("combat", {}, "fight");
    const seat = engine.nextSeat(state);
    const { table } = state;
    const { county } = state.stack.at(-1)!.memory as { county: number };
    const strong = engine.copy(state);
    own.supply(strong.table)[seat]! -= 20;
    own.armies(strong.table)[county]! += 20;
    const bold = choose(strong, seat, "bold");
    expect(bold.kind).toBe("march");
    const weak = engine.copy(state);
    own.supply(weak.table)[seat]! += weak.table.armies[county]! - 2;
    own.armies(weak.table)[county] = 2;
    for (let at = 0; at < table.owner.length; at++)
      if (weak.table.owner[at] !== seat) {
        own.owner(weak.table)[at] = (seat + 1) % 4;
        own.armies(weak.table)[at] = 9;
      }
    const shy = choose(weak, seat, "shy");
    if (shy.kind === "march") expect(weak.table.owner[shy.to]).toBe(seat); // it may go home, but does not attack
    expect(attackOdds(weak.table, seat, COUNTY.all.find((county) => weak.table.owner[county] !== seat)!, 1).win).toBeLessThan(0.1);
  });

  it("takes the better of two counties in the draft", () => {
    const state = until("claim", { setupMode: "draft" }, "draft");
    const seat = engine.nextSeat(state);
    const { table } = state;
    const [good, poor] = [countyCalled("wuerttemberg"), countyCalled("trier")];
    table.unseen = [...table.unseen, ...table.open].filter((county) => county !== good && county !== poor).sort((a, b) => a - b);
    table.open = [poor, good];
    expect(choose(state, seat, "draft")).toEqual({ kind: "takeOpen", county: good });
  });

  it("wins against three random players, with every set of modules", { timeout: 300_000 }, () => {
    const random = randomBot(new Engine(wallenstein));
    let won = 0;
    const games = 24;
    for (let game = 0; game < games; game++) {
      const modules = game % 8;
      const asked = config({
        setupMode: game % 3 === 0 ? "draft" : "lineup",
        court: (modules & 1) !== 0,
        landsknechte: (modules & 2) !== 0,
        leaders: (modules & 4) !== 0,
        startSeat: "random",
      });
      const state = engine.begin(asked, `arena ${game}`);
      const chance = fastDice(`arena ${game}`);
      for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state)) {
        const bot = seat === game % 4 ? greedy : random;
        const receipt = engine.submit(
          state,
          seat,
          bot.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance }),
        );
        if (!receipt.legal) throw new Error(`refused by ${receipt.rule}`);
      }
      if (state.outcome!.places[0]!.includes(game % 4)) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(0.8 * games);
  });
});
