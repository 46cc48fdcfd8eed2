/** Cards for the start and the rounds of a war, and for what comes after it. */
import type { Country } from "../catalog/index.ts";
import { countryCalled } from "../catalog/index.ts";
import { reward } from "../steps/rewards.ts";
import { hasBit, hasFief, isStanding, merchantsIn, standingFief } from "../table.ts";
import { bury, drawArmy, loseFief, refillRow, removeWeakest, spend, turnDown } from "../things.ts";
import type { CardRule, OnFief, Pen, Plain } from "./card.ts";
import { atFief, atNothing, card } from "./card.ts";

export const WAR_START_CARDS = {
  "blockade-runner": card<Plain>({
    aims: atNothing,
    may: (table, seat) => table.war !== null && merchantsIn(table, seat, table.war.country) > 0,
    effect({ table, tell }, by) {
      if (table.war === null) return;
      table.war.runners |= 1 << by;
      const { country } = table.war;
      tell?.({ kind: "blockadeRun", seat: by, country, count: merchantsIn(table, by, country) });
    },
  }),
};

export const WAR_ROUND_CARDS = {
  "battle-of-breitenfeld": battle(countryCalled("prussia")),
  "battle-of-kliszow": battle(countryCalled("poland")),
  "battle-of-narva": battle(countryCalled("russia")),
  "march-over-the-great-belt": battle(countryCalled("denmark")),
  /** The enemy is reinforced, and the fief named is turned down. */
  "battle-of-poltava": card<OnFief>({
    aims: atFief,
    may: (table, _seat, { fief }) => seatStandingAt(table, fief) >= 0,
    effect(play, _by, { fief }) {
      drawArmy(play, 2);
      turnDown(play, seatStandingAt(play.table, fief));
    },
  }),
  "superior-tactician": card<Plain>({
    aims: atNothing,
    may: (table, seat) => isStanding(table, seat),
    effect({ table }, by) {
      if (table.war !== null) table.war.tacticians |= 1 << by;
    },
  }),
  "swedish-steel-bites": card<Plain>({
    aims: atNothing,
    effect(play, by, { card }) {
      const die = play.chance.die(6, "steel");
      play.tell?.({ kind: "dieRolled", seat: by, card, die });
      if (die <= 4) removeWeakest(play);
    },
  }),
};
/** The two weakest enemy cards are removed. The card itself stays on the war table. */
function battle(country: Country): CardRule {
  return card<Plain>({
    aims: atNothing,
    may: ({ war }) => war !== null && war.country === country,
    effect(play) {
      removeWeakest(play);
      removeWeakest(play);
    },
  });
}
const seatStandingAt = (table: Pen["table"], fief: number): number =>
  table.war === null ? -1 : table.war.sent.findIndex((sent, seat) => sent === fief && standingFief(table, seat) === fief);

export const AFTER_WAR_CARDS = {
  "extra-booty": card<Plain>({
    aims: atNothing,
    may: ({ war }, seat) => war !== null && !hasBit(war.extraBooty, seat) && !hasBit(war.betrayed, seat),
    effect(play, by) {
      if (play.table.war !== null) play.table.war.extraBooty |= 1 << by;
      play.ask(reward, by);
    },
  }),
  /** All that the rewarded player has got from this war goes back: fiefs to the pile, cards under the deck, gold to the Exchequer. */
  treason: card<Plain>({
    aims: atNothing,
    effect(play) {
      const { table } = play;
      const { war } = table;
      if (war === null) return;
      const seat = war.rewarded;
      for (const fief of war.spoilFiefs) loseFief(table, fief);
      for (const history of war.spoilCards) bury(table, history);
      spend(table, seat, war.spoilGold);
      war.spoilFiefs = [];
      war.spoilCards = [];
      war.spoilGold = 0;
      war.betrayed |= 1 << seat;
      play.tell?.({ kind: "rewardsUndone", seat });
      refillRow(play);
    },
  }),
  "high-treason": card<Plain>({
    aims: atNothing,
    may: (table, seat) => table.war !== null && hasBit(table.war.yields, seat) && hasFief(table, seat),
    effect({ table, tell }, by) {
      if (table.war !== null) table.war.yields &= ~(1 << by);
      tell?.({ kind: "staysLoyal", seat: by });
    },
  }),
};
