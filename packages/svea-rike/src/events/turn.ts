/** Cards that steer the turn: its royal card, its order, its end and its repetition. */

import { isLastReign } from "../table.ts";
import type { CardRule, OnRoyal, Plain } from "./card.ts";
import { atNothing, atRoyal, card } from "./card.ts";

/** The turn ends at once: whoever has not completed a move gets none. Its windows exist in peace only. */
const turnStopper: CardRule = card<Plain>({
  aims: atNothing,
  effect({ table, tell }) {
    table.stopped = true;
    tell?.({ kind: "turnStopped" });
  },
});

export const TURN_CARDS = {
  /** The last one named counts; it is put in place when the royal card is turned up. */
  "fall-of-the-monarchy": card<OnRoyal>({
    aims: atRoyal,
    effect({ table }, _by, { royal }) {
      table.chosenRoyal = royal;
    },
  }),
  "political-influence": card<Plain>({
    aims: atNothing,
    effect({ table, tell }, by) {
      table.first = by;
      tell?.({ kind: "movesFirst", seat: by });
    },
  }),
  abdication: turnStopper,
  "murder-at-the-opera": turnStopper,
  "protector-government": card<Plain>({
    aims: atNothing,
    may: (table) =>
      !table.repeatNext && table.repeats < table.config.maxRepeatedTurns && (table.config.protectorAfterLastTurn || !isLastReign(table)),
    effect({ table, tell }) {
      table.repeatNext = true;
      tell?.({ kind: "repeatAhead" });
    },
  }),
};
