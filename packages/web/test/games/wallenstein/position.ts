/** Real matches, played by anybody up to a question, and what a board is given of them. */
import type { Seat, State } from "@stormakt/kernel";
import { Engine, fastDice, usualConfig } from "@stormakt/kernel";
import type { Config, Event, Wallenstein } from "@stormakt/wallenstein";
import { wallenstein } from "@stormakt/wallenstein";
import { manner } from "@stormakt/wallenstein/words";
import type { Language } from "@stormakt/words";
import { inEachLanguage, Speaker } from "@stormakt/words";
import { SEAT_ARMS } from "../../../src/art/arms.ts";
import type { BoardProps } from "../../../src/games/plugin.ts";
import { catalogueIn } from "../../../src/games/wallenstein/words.ts";

export const engine = new Engine(wallenstein);
const NAMES = ["Ann", "Bo", "Cia", "Dag", "Eva"];
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
export function propsOf(state: State<Wallenstein>, seat: Seat | null, language: Language = "en"): BoardProps<Wallenstein> {
  const view = engine.view(state, seat);
  const top = state.outcome === null ? view.stack.at(-1) : undefined;
  const waiting = top?.waiting ?? [];
  return {
    view,
    config: ALL_MODULES,
    seat,
    seats: Array.from({ length: view.table.seats }, (_, at) => ({
      seat: at,
      name: NAMES[at] ?? "?",
      arms: SEAT_ARMS[at] ?? { tincture: "argent", charge: "tower" },
      bot: null,
      mine: at === seat,
      here: true,
      asked: waiting.includes(at),
    })),
    prompt:
      top === undefined
        ? null
        : {
            step: top.step,
            memory: top.memory,
            waiting,
            asked: seat !== null && waiting.includes(seat),
            window: false,
            own: top.own as never,
            order: false,
          },
    choices:
      seat === null || state.outcome !== null
        ? []
        : engine.choices(state, seat).map(({ action, verdict }) => ({ action, rule: verdict.legal ? null : verdict.rule })),
    composable: seat === null || state.outcome !== null ? [] : (engine.composable(state, seat) as "plan"[]),
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
  };
}
