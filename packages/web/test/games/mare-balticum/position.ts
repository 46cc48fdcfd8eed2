/** Real matches, played by anybody up to a question, and what a board is given of them. */
import type { Seat, State } from "@stormakt/kernel";
import { Engine, fastDice, usualConfig } from "@stormakt/kernel";
import { setOf } from "@stormakt/kernel/ids";
import type { Action, Config, Event, MareBalticum } from "@stormakt/mare-balticum";
import { chancellorLine, KING, mareBalticum, NO_LINE, noteAll, own } from "@stormakt/mare-balticum";
import { manner } from "@stormakt/mare-balticum/words";
import type { Language } from "@stormakt/words";
import { inEachLanguage, Speaker } from "@stormakt/words";
import { catalogueIn } from "../../../src/games/mare-balticum/words.ts";
import type { BoardProps } from "../../../src/games/plugin.ts";
import { givenAt, NAMES } from "../given.ts";

export const engine = new Engine(mareBalticum);
const speakers = await inEachLanguage(
  async (language) => new Speaker(language, (await catalogueIn(language)).words, manner, (seat) => NAMES[seat] ?? "?"),
);
const USUAL: Config = usualConfig(mareBalticum, { seats: 4, riksdag: true, firstChancellor: 0 });
/** Whatever serves titles, most of the time; random play seldom wins any. */
const WISE: Readonly<Record<string, readonly Action["kind"][]>> = {
  calling: ["callNothing"],
  moving: ["endMovement", "deploy"],
  investing: ["investInProvince", "investInTitle"],
  harvesting: ["generateRest"],
};
function wiseAction(state: State<MareBalticum>, seat: Seat, turn: number): Action | null {
  const step = engine.stepOf(state) ?? "";
  if (turn % 7 === 0) return null;
  if (step === "pickingRoutes") {
    const odd = engine
      .choices(state, seat)
      .filter(({ action, verdict }) => verdict.legal && action.kind === "pickRoute" && action.routes.every((route) => route % 2 === 1));
    return odd[turn % odd.length]?.action ?? null;
  }
  const wanted = WISE[step];
  if (wanted === undefined) return null;
  const open = engine.choices(state, seat).filter(({ action, verdict }) => verdict.legal && wanted.includes(action.kind));
  return open[(turn * 5) % open.length]?.action ?? null;
}
/** Plays something allowed until this is asked, in as many games as it takes; tells all that happened in the last one. */
export function playTo(
  step: string,
  more: Partial<Config> = {},
  fits: (state: State<MareBalticum>) => boolean = () => true,
): { readonly state: State<MareBalticum>; readonly told: readonly Event[] } {
  for (let game = 0; game < 200; game++) {
    const state = engine.begin({ ...USUAL, ...more }, `game ${game}`);
    const dice = fastDice(game);
    const told: Event[] = [];
    for (let turn = game; state.outcome === null; turn++) {
      if (engine.stepOf(state) === step && fits(state)) return { state, told };
      const seat = engine.nextSeat(state);
      const action = (game % 2 === 1 ? wiseAction(state, seat, turn) : null) ?? engine.sampleAction(state, seat, dice);
      if (action === null) throw new Error("nothing to do");
      const receipt = engine.submit(state, seat, action);
      if ("told" in receipt) told.push(...engine.heardBy(receipt, null));
    }
    if (step === "nothing" && fits(state)) return { state, told };
  }
  throw new Error(`${step} is never asked`);
}
type Table = State<MareBalticum>["table"];
/** A turn that comes to its end with the table so arranged, up to this question. */
export function endTurnWith(arrange: (table: Table) => void, step: string, more: Partial<Config> = {}): State<MareBalticum> {
  const { state } = playTo("investing", { riksdag: false, ...more });
  arrange(state.table);
  noteAll(state.table);
  while (engine.stepOf(state) === "investing") engine.submit(state, engine.nextSeat(state), { kind: "endInvestment" });
  if (engine.stepOf(state) !== step) throw new Error(`${engine.stepOf(state)} is asked, not ${step}`);
  return state;
}
/** Two lines with four farmers each, and gold to bid with. */
export const twoTreasurers = (table: Table): void => {
  const subjects = own.subjects(table);
  subjects.fill(-1);
  for (let farm = 0; farm < 8; farm++) subjects[Math.floor(farm / 2) * 12 + (farm % 2)] = table.order[farm % 2] ?? NO_LINE;
  for (const line of table.order.slice(0, 2)) own.hand(table)[line] = 3;
};
/** The King has all his markers out, and the Chancellor's line fills the title deck. */
export const kingWithThree = (table: Table): void => {
  own.enemies(table).fill(0);
  own.titles(table).fill(KING, 9, 12);
  own.titleDeck(table).fill(setOf(chancellorLine(table)));
};
/** What the board of a seat is given. */
export const propsOf = (
  state: State<MareBalticum>,
  seat: Seat | null,
  language: Language = "en",
  more: Partial<BoardProps<MareBalticum>> = {},
): BoardProps<MareBalticum> => {
  const { seats } = state.table;
  return { ...givenAt({ engine, state, config: { ...USUAL, seats }, count: seats, seat, speakers, language, arms: [] }), ...more };
};
