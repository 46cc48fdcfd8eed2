/** Real matches, played by anybody up to a question, and what a board is given of them. */
import type { Seat, State } from "@stormakt/kernel";
import { Engine, fastDice, usualConfig } from "@stormakt/kernel";
import type { Config, VasaRegalis } from "@stormakt/vasa-regalis";
import { vasaRegalis } from "@stormakt/vasa-regalis";
import { manner } from "@stormakt/vasa-regalis/words";
import type { Language } from "@stormakt/words";
import { inEachLanguage, Speaker } from "@stormakt/words";
import { SEAT_ARMS } from "../../../src/art/arms.ts";
import type { BoardProps } from "../../../src/games/plugin.ts";
import { catalogueIn } from "../../../src/games/vasa-regalis/words.ts";

export const engine = new Engine(vasaRegalis);
const NAMES = ["Ann", "Bo", "Cia", "Dag"];
const speakers = await inEachLanguage(
  async (language) => new Speaker(language, (await catalogueIn(language)).words, manner, (seat) => NAMES[seat] ?? "?"),
);
export const USUAL: Config = usualConfig(vasaRegalis, { seats: 4, inventory: true, royalPatience: 3, firstLeader: 0 });
export const begin = (seed = "board"): State<VasaRegalis> => engine.begin(USUAL, seed);
/** Plays anything allowed until this is asked, in as many games as it takes. */
export function playTo(step: string, fits: (state: State<VasaRegalis>) => boolean = () => true): State<VasaRegalis> {
  for (let game = 0; game < 100; game++) {
    const state = begin(`game ${game}`);
    const dice = fastDice(`dice ${game}`);
    while (state.outcome === null) {
      if (engine.stepOf(state) === step && fits(state)) return state;
      engine.playAny(state, dice);
    }
  }
  throw new Error(`${step} is never asked`);
}
export function propsOf(
  state: State<VasaRegalis>,
  seat: Seat | null,
  language: Language = "en",
  more: Partial<BoardProps<VasaRegalis>> = {},
): BoardProps<VasaRegalis> {
  const view = engine.view(state, seat);
  const top = view.stack.at(-1);
  const waiting = engine.waitsFor(state);
  const asked = seat !== null && waiting.includes(seat);
  return {
    view,
    config: USUAL,
    seat,
    seats: NAMES.map((name, at) => ({
      seat: at,
      name,
      arms: SEAT_ARMS[at] ?? { tincture: "argent", charge: "tower" },
      bot: null,
      mine: at === seat,
      here: true,
      asked: waiting.includes(at),
    })),
    prompt:
      top === undefined || state.outcome !== null
        ? null
        : { step: top.step, memory: top.memory, waiting, asked, window: false, own: top.own as never, order: false },
    choices: !asked
      ? []
      : engine.choices(state, seat).map(({ action, verdict }) => ({ action, rule: verdict.legal ? null : verdict.rule })),
    composable: !asked ? [] : (engine.composable(state, seat) as "offer"[]),
    chosen: null,
    choose() {},
    unchoose() {},
    act() {},
    judge: () => Promise.resolve(null),
    toldSince: () => [],
    explain() {},
    openRule() {},
    orders: [],
    setOrders() {},
    shared: false,
    speaker: speakers[language],
    language,
    live: seat !== null && state.outcome === null,
    over: state.outcome !== null,
    ...more,
  };
}
