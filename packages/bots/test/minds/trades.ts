/**
 * How often bots of one level trade with their like in Vasa Regalis, and whether it betters them by their own value.
 * As a command: node scripts/bootstrap.mjs exec -- node packages/bots/test/minds/trades.ts [games] [level] [from which game]
 */
import type { Seat, State } from "@stormakt/kernel";
import { canonical, Engine, fastChance, fastDice, usualConfig } from "@stormakt/kernel";
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import { vasaRegalis } from "@stormakt/vasa-regalis";
import type { Bot } from "../../src/index.ts";
import { botCalled } from "../../src/index.ts";
import { brings } from "../../src/minds/vasa-regalis/trading.ts";

export interface Trades {
  readonly games: number;
  /** Inventory steps played. */
  steps: number;
  offers: number;
  accepted: number;
  /** Offers made, and offers accepted, that better the one who made or accepted them, by its own value. */
  betterToOffer: number;
  betterToAccept: number;
  /** Offers of the very same markers. */
  alike: number;
  /** Offers that were open when their recipient said that it was ready. */
  unanswered: number;
}
/** The strongest search only with a share of their usual effort, here: the same players, only hastier. */
const SHARES: Readonly<Record<string, number>> = { hard: 0.1, champion: 0.02 };

/** Games are numbered, so that many can be played in pieces. */
export async function tradesOf(level: string, games: number, from = 0): Promise<Trades> {
  const engine = new Engine(vasaRegalis);
  const bot = (await botCalled(level, vasaRegalis as never)) as unknown as Bot<VasaRegalis>;
  const seen: Trades = { games, steps: 0, offers: 0, accepted: 0, betterToOffer: 0, betterToAccept: 0, alike: 0, unanswered: 0 };
  for (let game = from; game < from + games; game++) {
    const config = usualConfig(vasaRegalis, { seats: 3 + (game % 3), inventory: true, royalPatience: 20 });
    const state = engine.beginWith(config, fastChance(`trades ${game}`));
    const chance = fastDice(`trades ${level} ${game}`);
    while (state.outcome === null) {
      const seat = engine.nextSeat(state);
      const wasTrading = engine.stepOf(state) === "trading";
      const budget = { chance, share: SHARES[level] ?? 1 };
      const action = bot.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), budget);
      note(seen, state, seat, action);
      const done = engine.submit(state, seat, action);
      if (!done.legal) throw new Error(`${level} does what ${done.rule} forbids: ${canonical(action)}`);
      if (wasTrading && engine.stepOf(state) !== "trading") seen.steps++;
    }
  }
  return seen;
}
function note(seen: Trades, { table }: State<VasaRegalis>, seat: Seat, action: VasaRegalis["Action"]): void {
  const offers = table.bargaining?.offers ?? [];
  if (action.kind === "offer" || action.kind === "counter") {
    seen.offers++;
    if (brings(table, seat, seat, action.take, action.give) > 0) seen.betterToOffer++;
    if (canonical(action.take) === canonical(action.give)) seen.alike++;
  } else if (action.kind === "accept") {
    const offer = offers.find(({ from, to }) => from === action.from && to === seat);
    seen.accepted++;
    if (offer !== undefined && brings(table, seat, seat, offer.give, offer.take) > 0) seen.betterToAccept++;
  } else if (action.kind === "ready") seen.unanswered += offers.filter(({ to }) => to === seat).length;
}

if (import.meta.main) {
  const [games = "200", wanted, from = "0"] = process.argv.slice(2);
  for (const level of wanted === undefined ? ["easy", "normal", "hard", "champion", "greedy"] : [wanted])
    console.log(level, JSON.stringify(await tradesOf(level, Number(games), Number(from))));
}
