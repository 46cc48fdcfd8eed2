/** SR-BOOTY-3 to -5, -8 One reward for one participant. */
import type { Play, Seat } from "@stormakt/kernel";
import type { Fief } from "../catalog/index.ts";
import { EVERY_FIEF, EVERY_HISTORY } from "../catalog/index.ts";
import type { OpenTable } from "../table.ts";
import { IN_ROW, isOnSale } from "../table.ts";
import { moveFief, receive, takeFromRow } from "../things.ts";
import type { Action, SveaRike } from "../types.ts";
import { decision } from "../types.ts";

const BOOTY_DICE = 3;
type TakeHistory = Extract<Action, { kind: "takeHistory" }>;
const TAKE_HISTORY = EVERY_HISTORY.map((history): TakeHistory => ({ kind: "takeHistory", history }));

export const reward = decision("reward", {
  moves: {
    takeFief: {
      candidates: [{ kind: "takeFief" }],
      requires: { "SR-BOOTY-4": ({ table }) => fiefsOnOffer(table).length > 0 },
      perform(play, _action, seat) {
        const fief = play.chance.pick(fiefsOnOffer(play.table), "booty fief");
        moveFief(play.table, fief, seat);
        play.table.war?.spoilFiefs.push(fief);
        play.tell?.({ kind: "rewardFief", seat, fief });
      },
    },
    takeHistory: {
      count: ({ table }) => table.row.length,
      nth: ({ table }, index) => TAKE_HISTORY[table.row[index] as number] as TakeHistory,
      requires: { "SR-BOOTY-4": ({ table }, { history }) => table.history[history] === IN_ROW },
      perform(play, { history }, seat) {
        play.table.war?.spoilCards.push(history);
        play.tell?.({ kind: "rewardHistory", seat, history });
        takeFromRow(play, history, seat);
      },
    },
    takeGold: { candidates: [{ kind: "takeGold" }], requires: {}, perform: (play, _action, seat) => rollForGold(play, seat) },
  },
  otherwise: () => ({ kind: "takeGold" }),
});
function rollForGold(play: Play<SveaRike>, seat: Seat): void {
  const dice = Array.from({ length: BOOTY_DICE }, () => play.chance.die(6, "booty"));
  const gold = dice.reduce((sum, die) => sum + die, 0);
  receive(play.table, seat, gold);
  if (play.table.war !== null) play.table.war.spoilGold += gold;
  play.tell?.({ kind: "rewardGold", seat, gold, dice });
}
const fiefsOnOffer = (table: Readonly<OpenTable>): Fief[] => EVERY_FIEF.filter((fief) => isOnSale(table, fief));
