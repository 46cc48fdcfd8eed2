/** Positions of real games, and the props a board is given there. */
import type { Outcome, State } from "@stormakt/kernel";
import { Engine, fastDice, usualConfig } from "@stormakt/kernel";
import type { Config, SveaRike } from "@stormakt/svea-rike";
import { sveaRike } from "@stormakt/svea-rike";
import { manner } from "@stormakt/svea-rike/words";
import type { Language } from "@stormakt/words";
import { inEachLanguage, Speaker } from "@stormakt/words";
import { HOUSES } from "../../../src/art/arms.ts";
import type { BoardProps } from "../../../src/games/plugin.ts";
import { catalogueIn } from "../../../src/games/svea-rike/words.ts";
import { givenAt, playUntil } from "../given.ts";

export const engine = new Engine(sveaRike);
export const USUAL: Config = usualConfig(sveaRike, { seats: 4 });
export const begin = (seed = "board", more: Partial<Config> = {}): State<SveaRike> => engine.begin({ ...USUAL, ...more }, seed);
export const playTo = (step: string, fits: (state: State<SveaRike>) => boolean = () => true): State<SveaRike> =>
  playUntil(engine, begin, step, fits);
const NAMES = ["Anna", "Bo", "Cilla", "Dag", "Eva"];
const speakers = await inEachLanguage(
  async (language) => new Speaker(language, (await catalogueIn(language)).words, manner, (seat) => NAMES[seat] ?? "?"),
);
const FAMILIES = [HOUSES.sture, HOUSES.grip, HOUSES.brahe, HOUSES.eka, HOUSES.threeRoses];
export const propsOf = (
  state: State<SveaRike>,
  seat: number | null,
  language: Language = "en",
  more: Partial<BoardProps<SveaRike>> = {},
): BoardProps<SveaRike> => {
  const { config } = state.table;
  return {
    ...givenAt({ engine, state, config, count: config.seats, seat, speakers, language, arms: FAMILIES, names: NAMES }),
    ...more,
  };
};
export function playOut(seed = "end"): { readonly state: State<SveaRike>; readonly outcome: Outcome } {
  const state = begin(seed);
  const dice = fastDice(seed);
  while (engine.playAny(state, dice));
  if (state.outcome === null) throw new Error("the game has no end");
  return { state, outcome: state.outcome };
}
