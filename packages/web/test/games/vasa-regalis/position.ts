/** Real matches, played by anybody up to a question, and what a board is given of them. */
import type { Seat, State } from "@stormakt/kernel";
import { Engine, usualConfig } from "@stormakt/kernel";
import type { Config, VasaRegalis } from "@stormakt/vasa-regalis";
import { vasaRegalis } from "@stormakt/vasa-regalis";
import { manner } from "@stormakt/vasa-regalis/words";
import type { Language } from "@stormakt/words";
import { inEachLanguage, Speaker } from "@stormakt/words";
import type { BoardProps } from "../../../src/games/plugin.ts";
import { catalogueIn } from "../../../src/games/vasa-regalis/words.ts";
import { givenAt, NAMES, playUntil } from "../given.ts";

export const engine = new Engine(vasaRegalis);
const speakers = await inEachLanguage(
  async (language) => new Speaker(language, (await catalogueIn(language)).words, manner, (seat) => NAMES[seat] ?? "?"),
);
export const USUAL: Config = usualConfig(vasaRegalis, { seats: 4, inventory: true, royalPatience: 3, firstLeader: 0 });
export const begin = (seed = "board"): State<VasaRegalis> => engine.begin(USUAL, seed);
export const playTo = (step: string, fits: (state: State<VasaRegalis>) => boolean = () => true): State<VasaRegalis> =>
  playUntil(engine, begin, step, fits);
export const propsOf = (
  state: State<VasaRegalis>,
  seat: Seat | null,
  language: Language = "en",
  more: Partial<BoardProps<VasaRegalis>> = {},
): BoardProps<VasaRegalis> => ({
  ...givenAt({ engine, state, config: USUAL, count: USUAL.seats, seat, speakers, language }),
  ...more,
});
