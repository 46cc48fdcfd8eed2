/** Answers to other cards. */
import type { Seat } from "@stormakt/kernel";
import type { Title } from "../catalog/index.ts";
import type { OpenTable } from "../table.ts";

import { handOf, intoHand } from "../things.ts";
import type { OnTitle, Plain } from "./card.ts";
import { atNothing, atUsedCard, card } from "./card.ts";

export const REACTION_CARDS = {
  /** Played on a card: see `cardPlayed`, which marks the card beneath as cancelled. It is never itself resolved. */
  "connections-at-court": card<Plain>({ aims: atNothing, effect() {} }),
  /** A card just used by somebody else comes into the hand, for all to see; another Influential Office too. */
  "influential-office": card<OnTitle>({
    aims: atUsedCard,
    may: (table, seat, { take }) => usedAt(table, seat, take) >= 0,
    effect({ table, tell }, by, { take }) {
      const at = usedAt(table, by, take);
      const owner = table.usedBy[at] as number;
      table.used.splice(at, 1);
      table.usedBy.splice(at, 1);
      table.discards.splice(table.discards.lastIndexOf(take), 1);
      intoHand(table, by, take);
      handOf(table.known, by).push(take);
      tell?.({ kind: "cardFetched", seat: by, card: take, owner });
    },
  }),
};
const usedAt = ({ used, usedBy }: Readonly<OpenTable>, seat: Seat, take: Title): number =>
  used.findIndex((title, at) => title === take && usedBy[at] !== seat);
