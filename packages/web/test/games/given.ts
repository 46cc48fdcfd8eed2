/** What a board is given at a table where nothing has been chosen yet. */
import type { Engine, GameTypes, Seat, State } from "@stormakt/kernel";
import { fastDice } from "@stormakt/kernel";
import type { Language, Speaker } from "@stormakt/words";
import type { Arms } from "../../src/art/arms.ts";
import { SEAT_ARMS } from "../../src/art/arms.ts";
import type { BoardProps } from "../../src/games/plugin.ts";

export const NAMES = ["Ann", "Bo", "Cia", "Dag", "Eva", "Finn"];

export interface Sitting<G extends GameTypes> {
  readonly engine: Engine<G>;
  readonly state: State<G>;
  readonly config: G["Config"];
  /** How many sit there. */
  readonly count: number;
  /** Whose eyes these are; null: a spectator's. */
  readonly seat: Seat | null;
  readonly speakers: Readonly<Record<Language, Speaker>>;
  readonly language: Language;
  readonly arms?: readonly Arms[];
  readonly names?: readonly string[];
}
export function givenAt<G extends GameTypes>(sitting: Sitting<G>): BoardProps<G> {
  const { engine, state, config, count, seat, speakers, language, arms = SEAT_ARMS, names = NAMES } = sitting;
  const view = engine.view(state, seat);
  const top = state.outcome === null ? view.stack.at(-1) : undefined;
  const waiting = engine.waitsFor(state);
  const isPlaying = seat !== null && state.outcome === null;
  return {
    view,
    config,
    seat,
    seats: Array.from({ length: count }, (_, at) => ({
      seat: at,
      name: names[at] ?? "?",
      arms: arms[at] ?? { tincture: "argent", charge: "tower" },
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
            waiting: top.waiting,
            asked: seat !== null && waiting.includes(seat),
            window: top.order !== null,
            own: top.own as never,
            order: false,
          },
    choices: isPlaying
      ? engine.choices(state, seat).map(({ action, verdict }) => ({ action, rule: verdict.legal ? null : verdict.rule }))
      : [],
    composable: isPlaying ? engine.composable(state, seat) : [],
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
    live: isPlaying,
    over: state.outcome !== null,
  };
}
/** Plays anything allowed until this is asked, in as many games as it takes. */
export function playUntil<G extends GameTypes>(
  engine: Engine<G>,
  begin: (seed: string) => State<G>,
  step: string,
  fits: (state: State<G>) => boolean,
): State<G> {
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
