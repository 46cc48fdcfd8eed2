/** Answers to other cards. */

import { EVENT_CARD } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { usedByOthers } from "../sets.ts";
import { numberAt, playerOf, titleOf } from "../table.ts";
import { intoHand, ownKnown } from "../things.ts";
import { card } from "./card.ts";

export const ANSWER_CARDS = {
  /** Played on a card: see `cardPlayed`, which marks the card beneath as cancelled. It is never itself resolved. */
  "connections-at-court": card({ emblem: ["letter", "cross"], copies: 3, windows: { "card-played": "others" }, effect() {} }),
  /** A card just used by somebody else comes into the hand, for all to see; another Influential Office too. */
  "influential-office": card({
    emblem: ["seal", "plus"],
    copies: 2,
    windows: { "card-discarded": "any" },
    aim: { take: EVENT_CARD },
    requires: { take: ({ table, seat }) => usedByOthers(table, seat) },
    effect({ table, tell }, { take }, by) {
      const at = table.used.findIndex((played) => titleOf(played) === take && playerOf(played) !== by);
      const owner = playerOf(numberAt(table.used, at));
      own.used(table).splice(at, 1);
      own.discards(table).splice(table.discards.lastIndexOf(take), 1);
      intoHand(table, by, take);
      ownKnown(table, by).push(take);
      tell?.({ kind: "cardFetched", seat: by, card: take, owner });
    },
  }),
};
