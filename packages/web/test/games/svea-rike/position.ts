/** Positions of real games, and the props a board is given there. */
import type { Outcome, State } from "@stormakt/kernel";
import { Engine, fastDice, usualConfig } from "@stormakt/kernel";
import type { Action, Config, SveaRike } from "@stormakt/svea-rike";
import { sveaRike } from "@stormakt/svea-rike";
import { manner } from "@stormakt/svea-rike/words";
import type { Language } from "@stormakt/words";
import { inEachLanguage, Speaker } from "@stormakt/words";
import { HOUSES } from "../../../src/art/arms.ts";
import type { BoardProps } from "../../../src/games/plugin.ts";
import { catalogueIn } from "../../../src/games/svea-rike/words.ts";

export const engine = new Engine(sveaRike);
export const USUAL: Config = usualConfig(sveaRike, { seats: 4 });
export const begin = (seed = "board", more: Partial<Config> = {}): State<SveaRike> => engine.begin({ ...USUAL, ...more }, seed);
/** Plays at random until this is asked, in as many games as it takes. */
export function playTo(step: string, fits: (state: State<SveaRike>) => boolean = () => true): State<SveaRike> {
  for (let game = 0; game < 600; game++) {
    const state = begin(`game ${game}`);
    const dice = fastDice(`dice ${game}`);
    while (state.outcome === null) {
      if (engine.stepOf(state) === step && fits(state)) return state;
      engine.playAny(state, dice);
    }
  }
  throw new Error(`${step} is never asked`);
}
const NAMES = ["Anna", "Bo", "Cilla", "Dag", "Eva"];
const speakers = await inEachLanguage(
  async (language) => new Speaker(language, (await catalogueIn(language)).words, manner, (seat) => NAMES[seat] ?? "?"),
);
const FAMILIES = [HOUSES.sture, HOUSES.grip, HOUSES.brahe, HOUSES.eka, HOUSES.threeRoses];
export function propsOf(
  state: State<SveaRike>,
  seat: number | null,
  language: Language = "en",
  more: Partial<BoardProps<SveaRike>> = {},
): BoardProps<SveaRike> {
  const view = engine.view(state, seat);
  const top = view.stack.at(-1);
  const waiting = engine.waitsFor(state);
  return {
    view,
    config: state.table.config,
    seat,
    seats: Array.from({ length: state.table.config.seats }, (_, at) => ({
      seat: at,
      name: NAMES[at] ?? "?",
      arms: FAMILIES[at] ?? HOUSES.sture,
      bot: null,
      mine: at === seat,
      here: true,
      asked: waiting.includes(at),
    })),
    prompt:
      top === undefined || state.outcome !== null
        ? null
        : {
            step: top.step,
            memory: top.memory,
            waiting: top.waiting,
            asked: seat !== null && waiting.includes(seat),
            window: top.order !== null,
            own: null,
            order: false,
          },
    choices:
      seat === null || state.outcome !== null
        ? []
        : engine.choices(state, seat).map(({ action, verdict }) => ({ action, rule: verdict.legal ? null : verdict.rule })),
    composable: seat === null || state.outcome !== null ? [] : (engine.composable(state, seat) as Action["kind"][]),
    chosen: null,
    choose() {},
    unchoose() {},
    act() {},
    judge: () => Promise.resolve(null),
    orders: [],
    setOrders() {},
    shared: false,
    toldSince: () => [],
    explain() {},
    openRule() {},
    speaker: speakers[language],
    language,
    live: seat !== null,
    over: false,
    ...more,
  };
}
export function playOut(seed = "end"): { readonly state: State<SveaRike>; readonly outcome: Outcome } {
  const state = begin(seed);
  const dice = fastDice(seed);
  while (engine.playAny(state, dice));
  if (state.outcome === null) throw new Error("the game has no end");
  return { state, outcome: state.outcome };
}
