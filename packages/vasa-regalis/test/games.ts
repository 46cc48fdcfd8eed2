/** Whole random games, followed action by action: for tests. */
import type { Receipt, Seat, State } from "@stormakt/kernel";
import { fastChance, fastDice } from "@stormakt/kernel";
import type { Action, Config, VasaRegalis } from "../src/types.ts";
import { engine, usual } from "./scenario.ts";

export interface Taken {
  readonly seat: Seat;
  readonly action: Action;
  readonly step: string;
  readonly receipt: Receipt<VasaRegalis>;
}
/** Plays to the end; `look` sees the state before (as a copy, if it asks for one) and after each action. */
export function followGame(
  config: Config,
  seed: number | string,
  look: (state: State<VasaRegalis>, taken: Taken | null) => void,
): State<VasaRegalis> {
  const state = engine.beginWith(config, fastChance(seed));
  const dice = fastDice(`follow ${seed}`);
  look(state, null);
  while (state.outcome === null) {
    const seat = dice.pick(engine.waitsFor(state));
    const step = engine.stepOf(state)!;
    const action = engine.sampleAction(state, seat, dice)!;
    const receipt = engine.submit(state, seat, action);
    if (!receipt.legal) throw new Error(`${JSON.stringify(action)} was sampled and is refused: ${receipt.rule}`);
    look(state, { seat, action, step, receipt });
  }
  return state;
}
export const everyTable = (games: number, inventory: readonly boolean[] = [false, true]): { config: Config; seed: string }[] =>
  [3, 4, 5].flatMap((seats) =>
    inventory.flatMap((inventory) =>
      Array.from({ length: games }, (_, game) => ({
        config: usual(seats, { inventory, firstLeader: "random" }),
        seed: `${seats}/${String(inventory)}/${game}`,
      })),
    ),
  );
