/** Real matches, played by anybody up to a question, and what a board is given of them. */
import type { Seat, State } from "@stormakt/kernel";
import { Engine, fastDice, usualConfig } from "@stormakt/kernel";
import type { Config, Event, Wallenstein } from "@stormakt/wallenstein";
import { wallenstein } from "@stormakt/wallenstein";
import { manner } from "@stormakt/wallenstein/words";
import type { Language } from "@stormakt/words";
import { inEachLanguage, Speaker } from "@stormakt/words";
import type { BoardProps } from "../../../src/games/plugin.ts";
import { catalogueIn } from "../../../src/games/wallenstein/words.ts";
import { givenAt, NAMES } from "../given.ts";

export const engine = new Engine(wallenstein);
const speakers = await inEachLanguage(
  async (language) => new Speaker(language, (await catalogueIn(language)).words, manner, (seat) => NAMES[seat] ?? "?"),
);
export const ALL_MODULES: Config = usualConfig(wallenstein, {
  seats: 4,
  court: true,
  landsknechte: true,
  leaders: true,
  startSeat: 0,
  tower: "default",
});
export const begin = (config: Partial<Config> = {}, seed = "board"): State<Wallenstein> =>
  engine.begin({ ...ALL_MODULES, ...config }, seed);
/** Plays anything allowed until this is asked; tells all that happened. */
export function playTo(state: State<Wallenstein>, step: string, seed = 7): Event[] {
  const dice = fastDice(seed);
  const told: Event[] = [];
  while (engine.stepOf(state) !== step && state.outcome === null) {
    const seat = engine.nextSeat(state);
    const action = engine.sampleAction(state, seat, dice);
    if (action === null) throw new Error("nothing to do");
    const receipt = engine.submit(state, seat, action);
    if ("told" in receipt) told.push(...engine.heardBy(receipt, null));
  }
  return told;
}
/** What the board of a seat is given. */
export const propsOf = (state: State<Wallenstein>, seat: Seat | null, language: Language = "en"): BoardProps<Wallenstein> =>
  givenAt({ engine, state, config: ALL_MODULES, count: state.table.seats, seat, speakers, language });
