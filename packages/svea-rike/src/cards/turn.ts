/** Cards that steer the turn: its royal card, its order, its end and its repetition. */
import { ROYAL } from "../catalog/index.ts";
import { isLastReign } from "../table.ts";
import type { Emblem } from "./card.ts";
import { card } from "./card.ts";

/** The turn ends at once: whoever has not completed a move gets none. Its windows exist in peace only. */
const turnStopper = (emblem: Emblem) =>
  card({
    emblem,
    windows: { "before-order": "any", "before-move": "any", "move-start": "active", "move-end": "any" },
    effect({ table, tell }) {
      table.stopped = true;
      tell?.({ kind: "turnStopped" });
    },
  });

export const TURN_CARDS = {
  /** The last one named counts; it is put in place when the royal card is turned up. */
  "fall-of-the-monarchy": card({
    emblem: ["cage", "arrow"],
    windows: { "before-royal": "any" },
    aim: { royal: ROYAL },
    effect({ table }, { royal }) {
      table.chosenRoyal = royal;
    },
  }),
  "political-influence": card({
    emblem: ["speech", "arrow"],
    windows: { "before-order": "any" },
    effect({ table, tell }, _action, by) {
      table.first = by;
      tell?.({ kind: "movesFirst", seat: by });
    },
  }),
  abdication: turnStopper(["cage"]),
  "murder-at-the-opera": turnStopper(["mask", "cross"]),
  "protector-government": card({
    emblem: ["crown", "plus"],
    windows: { "turn-end": "any" },
    requires: ({ table }) =>
      !table.repeatNext && table.repeats < table.config.maxRepeatedTurns && (table.config.protectorAfterLastTurn || !isLastReign(table)),
    effect({ table, tell }) {
      table.repeatNext = true;
      tell?.({ kind: "repeatAhead" });
    },
  }),
};
