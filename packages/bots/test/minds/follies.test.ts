/** What people notice at once, counted in games of bots among their like. The dice are fixed, so the rates are those of these games. */
import type { Game, GameTypes, Seat, State } from "@stormakt/kernel";
import { canonical, Engine, fastChance, fastDice, usualConfig } from "@stormakt/kernel";
import type { SveaRike } from "@stormakt/svea-rike";
import { sveaRike } from "@stormakt/svea-rike";
import type { Wallenstein } from "@stormakt/wallenstein";
import { wallenstein } from "@stormakt/wallenstein";
import { attackOdds } from "@stormakt/wallenstein/advice";
import { describe, expect, it } from "vitest";
import type { Bot } from "../../src/index.ts";
import { botCalled } from "../../src/index.ts";
import { isVoid } from "../../src/minds/svea-rike/follies.ts";

/** Searching bots play with a share of their usual effort here: the same players, only hastier. */
const SHARES: Readonly<Record<string, number>> = { hard: 0.1 };

async function watch<G extends GameTypes>(
  game: Game<G>,
  level: string,
  games: number,
  note: (before: State<G>, seat: Seat, action: G["Action"], told: readonly G["Event"][]) => void,
): Promise<void> {
  const engine = new Engine(game);
  const bot = (await botCalled(level, game as never)) as unknown as Bot<G>;
  for (let nth = 0; nth < games; nth++) {
    const state = engine.beginWith(usualConfig(game, { seats: 4 }), fastChance(`follies ${nth}`));
    const chance = fastDice(`follies ${level} ${nth}`);
    while (state.outcome === null) {
      const seat = engine.nextSeat(state);
      const action = bot.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance, share: SHARES[level] ?? 1 });
      const before = engine.copy(state);
      const done = engine.submit(state, seat, action);
      if (!done.legal) throw new Error(`${level} does what ${done.rule} forbids: ${canonical(action)}`);
      note(
        before,
        seat,
        action,
        done.told.map(({ event }) => event),
      );
    }
  }
}

describe("bots do nothing foolish that people would notice", () => {
  it.each([
    ["normal", 12],
    ["hard", 4],
  ])(
    "Svea Rike, %s: no card is played for nothing, and wars are fought together or not at all",
    { timeout: 600_000 },
    async (level, games) => {
      const seen = { cards: 0, void: 0, wars: 0, won: 0, marches: 0, alone: 0 };
      let sent = 0;
      await watch<SveaRike>(sveaRike, level, games, ({ table }, seat, action, told) => {
        if (action.kind === "playCard") {
          seen.cards++;
          if (isVoid(table, seat, action)) seen.void++;
        }
        for (const { kind } of told) {
          if (kind === "warDeclared") sent = 0;
          if (kind === "fiefSent") sent++;
          if (kind !== "warWon" && kind !== "warLost") continue;
          seen.wars++;
          if (kind === "warWon") seen.won++;
          if (sent > 0) seen.marches++;
          if (sent === 1) seen.alone++;
        }
      });
      expect(seen.cards).toBeGreaterThan(20 * games);
      expect(seen.wars).toBeGreaterThan(3 * games);
      expect(seen.void / seen.cards).toBeLessThan(0.01);
      expect(seen.won / seen.wars).toBeGreaterThan(0.2);
      expect(seen.alone / seen.marches).toBeLessThan(0.3);
    },
  );
  it.each([
    ["normal", 6],
    ["hard", 1],
  ])("Wallenstein, %s: nobody attacks where it is won less than once in five times", { timeout: 240_000 }, async (level, games) => {
    const odds: number[] = [];
    await watch<Wallenstein>(wallenstein, level, games, ({ table }, seat, action) => {
      if (action.kind === "march" && table.owner[action.to] !== seat) odds.push(attackOdds(table, seat, action.to, action.armies).win);
    });
    expect(odds.length).toBeGreaterThan(10 * games);
    expect(odds.filter((win) => win < 0.2).length / odds.length).toBeLessThan(0.01);
  });
});
