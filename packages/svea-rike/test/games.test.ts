/** Random games at every number of players, held against the invariants of section 27. */
import { fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { AVAILABLE, REMOVED } from "../src/table.ts";
import type { Event } from "../src/types.ts";
import { engine, usual } from "./scenario.ts";

interface Turn {
  readonly events: Event[];
}
/** A game by random players, with all that was told, cut at the beginning of each turn. */
function randomGame(seats: number, seed: string, watch?: (before: ReturnType<typeof engine.begin>, told: readonly Event[]) => void) {
  const dice = fastDice(seed);
  const state = engine.begin(usual(seats), seed);
  const turns: Turn[] = [];
  let actions = 0;
  while (state.outcome === null) {
    const seat = engine.nextSeat(state);
    const action = engine.sampleAction(state, seat, dice);
    if (action === null) throw new Error(engine.describe(state));
    const receipt = engine.submit(state, seat, action);
    if (!receipt.legal) throw new Error(receipt.rule);
    actions++;
    const told = receipt.told.map(({ event }) => event);
    watch?.(state, told);
    for (const event of told) {
      if (event.kind === "sovereignReigns" || event.kind === "turnRepeated") turns.push({ events: [] });
      turns.at(-1)?.events.push(event);
    }
  }
  return { state, turns, actions };
}
const count = (events: readonly Event[], kind: Event["kind"]): number => events.filter((event) => event.kind === kind).length;

describe.each([2, 3, 4, 5])("random games of %i players", (seats) => {
  const GAMES = Array.from({ length: 12 }, (_, game) => `random ${seats} ${game}`);

  it("INV-11 INV-12 INV-17 moves, purchases and turns are as many as they may be", () => {
    for (const seed of GAMES) {
      const { state, turns, actions } = randomGame(seats, seed);
      expect(turns.length).toBeLessThanOrEqual(16 + 16);
      expect(turns).toHaveLength(16 + state.table.repeats);
      expect(actions).toBeLessThan(engine.game.longest(usual(seats)));
      for (const { events } of turns) {
        const cut = count(events, "turnStopped") + count(events, "extraMove") + count(events, "warDeclared");
        if (cut === 0) expect(count(events, "moveBegins")).toBe(seats);
        if (count(events, "orderShuffled") === 0) expect(count(events, "moveBegins")).toBe(0);
      }
    }
  });

  it("INV-10 in a war turn no hand grows but by cards that say so", () => {
    for (const seed of GAMES)
      for (const { events } of randomGame(seats, seed).turns) {
        if (count(events, "warDeclared") === 0 || count(events, "orderShuffled") > 0) continue;
        const offices = count(events, "officeUsed");
        const speeches = events.filter((event) => event.kind === "cardPlayed" && event.card === 27).length;
        expect(count(events, "drewCards")).toBeLessThanOrEqual(speeches + offices);
      }
  });

  it("INV-13 an army grows only by Poltava, and face-up fiefs never do", () => {
    for (const seed of GAMES) {
      let army = 0;
      let down = 0;
      randomGame(seats, seed, ({ table }, told) => {
        if (table.war === null || told.some(({ kind }) => kind === "armyDrawn" || kind === "warDeclared")) {
          army = table.army.length;
          down = table.war?.down ?? 0;
          return;
        }
        expect(table.army.length).toBeLessThanOrEqual(army);
        expect(table.war.down & down).toBe(down);
        army = table.army.length;
        down = table.war.down;
      });
    }
  });

  it("INV-1 removed fiefs stay removed; INV-20 nobody gains a fief unpaid but by booty and feuds", () => {
    for (const seed of GAMES) {
      let before = engine.begin(usual(seats), seed).table.fiefs.slice();
      randomGame(seats, seed, ({ table }, told) => {
        const gained = table.fiefs.flatMap((owner, fief) => (owner >= 0 && before[fief] !== owner ? [fief] : []));
        before.forEach((at, fief) => {
          if (at === REMOVED) expect(table.fiefs[fief]).toBe(REMOVED);
        });
        const reasons = told.filter(({ kind }) =>
          ["fiefBought", "rewardFief", "fiefTaken", "fiefSeized", "fiefSoldTo"].includes(kind),
        ).length;
        expect(gained.length).toBeLessThanOrEqual(reasons);
        if (gained.length > 0 && told.some(({ kind }) => kind === "fiefBought"))
          expect(gained.every((fief) => before[fief] === AVAILABLE || reasons > 1)).toBe(true);
        before = table.fiefs.slice();
      });
    }
  });

  it("INV-18 INV-19 gold moves only by what is told, and a cancelled card changes nothing", () => {
    const GAIN: readonly Event["kind"][] = [
      "goldGained",
      "historyPays",
      "collected",
      "fiefSold",
      "rewardGold",
      "factoriesPay",
      "loanTaken",
    ];
    const LOSS: readonly Event["kind"][] = [
      "goldPaid",
      "taxGathered",
      "upkeepPaid",
      "warUpkeepPaid",
      "loanRepaid",
      "fiefBought",
      "historyBought",
    ];
    for (const seed of GAMES) {
      let total = 12 * seats;
      let spoils = 0;
      randomGame(seats, seed, ({ table }, told) => {
        let change = 0;
        for (const event of told) {
          const gold = "gold" in event ? (event.gold ?? 0) : 0;
          if (GAIN.includes(event.kind)) change += gold;
          if (LOSS.includes(event.kind)) change -= gold;
          if (event.kind === "rewardGold") spoils += gold;
          if (event.kind === "rewardsUndone") change -= spoils;
          if (event.kind === "rewardsUndone" || event.kind === "warWon") spoils = 0;
        }
        const now = table.gold.reduce((sum, gold) => sum + gold, 0);
        if (!told.some(({ kind }) => kind === "rewardsUndone")) expect(now - total).toBe(change);
        total = now;
      });
    }
  });

  it("INV-16 between two reshuffles at most 73 event cards are played", () => {
    for (const seed of GAMES) {
      let played = 0;
      randomGame(seats, seed, (_state, told) => {
        for (const event of told) {
          if (event.kind === "eventsShuffled") played = 0;
          if (event.kind === "cardPlayed") played++;
          expect(played).toBeLessThanOrEqual(73);
        }
      });
    }
  });
});
