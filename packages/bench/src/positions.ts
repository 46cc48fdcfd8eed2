import type { Chance, Engine, GameTypes, State } from "@stormakt/kernel";

const MIDDLES = 16;

/** Positions in the middle of random games, each some actions further on than the one before; never one that is over. */
export function middlesOf(engine: Engine<GameTypes>, begin: (by: Engine<GameTypes>) => State<GameTypes>, dice: Chance): State<GameTypes>[] {
  return Array.from({ length: MIDDLES }, (_, at) => {
    const state = begin(engine);
    for (let action = 0; action < 40 + 10 * at; action++) {
      const before = engine.copy(state);
      engine.playAny(state, dice);
      if (state.outcome !== null) return before;
    }
    return state;
  });
}
