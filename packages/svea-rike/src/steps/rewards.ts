/** SR-BOOTY-3 to -5, -8 One reward for one participant. */

import type { Play, Seat } from "@stormakt/kernel";
import { isEmpty, list } from "@stormakt/kernel/ids";
import { HISTORY_CARD } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { fiefsOnSale, historyRow } from "../sets.ts";
import { moveFief, receive, takeFromRow } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { decision, move } from "../types.ts";

const BOOTY_DICE = 3;

export const reward = decision("reward", {
  moves: {
    takeFief: move(
      "takeFief",
      {},
      {
        requires: { "SR-BOOTY-4": ({ table }) => !isEmpty(fiefsOnSale(table)) },
        perform(play, _action, seat) {
          const fief = play.chance.pick(list(fiefsOnSale(play.table)), "booty fief");
          moveFief(play.table, fief, seat);
          own.war(play.table)?.spoilFiefs.push(fief);
          play.tell?.({ kind: "rewardFief", seat, fief });
        },
      },
    ),
    takeHistory: move(
      "takeHistory",
      { history: HISTORY_CARD },
      {
        requires: { "SR-BOOTY-4": { history: ({ table }) => historyRow(table) } },
        perform(play, { history }, seat) {
          own.war(play.table)?.spoilCards.push(history);
          play.tell?.({ kind: "rewardHistory", seat, history });
          takeFromRow(play, history, seat);
        },
      },
    ),
    takeGold: move("takeGold", {}, { perform: (play, _action, seat) => rollForGold(play, seat) }),
  },
  otherwise: () => ({ kind: "takeGold" }),
});
function rollForGold(play: Play<SveaRike>, seat: Seat): void {
  const dice = Array.from({ length: BOOTY_DICE }, () => play.chance.die(6, "booty"));
  const gold = dice.reduce((sum, die) => sum + die, 0);
  receive(play.table, seat, gold);
  const war = own.war(play.table);
  if (war !== null) war.spoilGold += gold;
  play.tell?.({ kind: "rewardGold", seat, gold, dice });
}
