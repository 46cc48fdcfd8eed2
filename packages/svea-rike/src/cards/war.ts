/** Cards for the start and the rounds of a war, and for what comes after it. */

import type { Seat } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import { has, including, setOf, without } from "@stormakt/kernel/ids";
import type { Fief, Title } from "../catalog/index.ts";
import { BATTLES, battleAgainst, countryCalled, FIEF, titleCalled } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { fiefsStanding } from "../sets.ts";
import { reward } from "../steps/rewards.ts";
import { hasFief, merchantsIn, standingFief } from "../table.ts";
import { bury, drawArmy, loseFief, refillRow, removeWeakest, spend, turnDown } from "../things.ts";
import type { Emblem, Pen } from "./card.ts";
import { card } from "./card.ts";

/** How many cards of the enemy a battle removes, and steel where it bites; the weakest go. */
const FELLED_IN_BATTLE = 2;
const FELLED_BY_STEEL = 1;
/** The same by title; of others none. */
export const enemiesFelledBy = (title: Title): number =>
  battleAgainst(title) !== null ? FELLED_IN_BATTLE : title === STEEL ? FELLED_BY_STEEL : 0;
const STEEL = titleCalled("swedish-steel-bites");

export const WAR_CARDS = {
  "blockade-runner": card({
    emblem: ["ship", "plus"],
    windows: { "war-start": "any" },
    requires: ({ table, seat }) => table.war !== null && merchantsIn(table, seat, table.war.country) > 0,
    effect({ table, tell }, _action, by) {
      const war = own.war(table);
      if (war === null) return;
      war.runners = including(war.runners, by);
      const { country } = war;
      tell?.({ kind: "blockadeRun", seat: by, country, count: merchantsIn(table, by, country) });
    },
  }),
  "battle-of-breitenfeld": battle(["guns", "plus"], "battle-of-breitenfeld"),
  "battle-of-kliszow": battle(["swords", "plus"], "battle-of-kliszow"),
  "battle-of-narva": battle(["guns", "plus"], "battle-of-narva"),
  "march-over-the-great-belt": battle(["helmet", "plus"], "march-over-the-great-belt"),
  /** The enemy is reinforced, and the fief named is turned down. */
  "battle-of-poltava": card({
    emblem: ["guns", "cross"],
    windows: { "war-round": "any" },
    aim: { fief: FIEF },
    requires: { fief: ({ table }) => fiefsStanding(table) },
    effect(play, { fief }) {
      drawArmy(play, 2);
      turnDown(play, seatStandingAt(play.table, fief));
    },
  }),
  "superior-tactician": card({
    emblem: ["quill", "arrow"],
    windows: { "war-round": "participant" },
    effect({ table }, _action, by) {
      const war = own.war(table);
      if (war !== null) war.tacticians = including(war.tacticians, by);
    },
  }),
  /** On 1 to 4 it bites. */
  "swedish-steel-bites": card({
    emblem: ["swords"],
    copies: 2,
    windows: { "war-round": "any" },
    effect(play, action, by) {
      const die = play.chance.die(6, "steel");
      play.tell?.({ kind: "dieRolled", seat: by, card: action.card, die });
      if (die <= 4) fell(play, FELLED_BY_STEEL);
    },
  }),
  "extra-booty": card({
    emblem: ["chest", "plus"],
    windows: { "booty-received": "active" },
    requires: ({ table: { war }, seat }) => war !== null && !has(war.extraBooty, seat) && !has(war.betrayed, seat),
    effect(play, _action, by) {
      const war = own.war(play.table);
      if (war !== null) war.extraBooty = including(war.extraBooty, by);
      play.ask(reward, by);
    },
  }),
  /** All that the rewarded player has got from this war goes back: fiefs to the pile, cards under the deck, gold to the Exchequer. */
  treason: card({
    emblem: ["mask", "minus"],
    windows: { "booty-received": "others" },
    effect(play) {
      const { table } = play;
      const war = own.war(table);
      if (war === null) return;
      const seat = war.rewarded;
      for (const fief of war.spoilFiefs) loseFief(table, fief);
      for (const history of war.spoilCards) bury(table, history);
      spend(table, seat, war.spoilGold);
      war.spoilFiefs = [];
      war.spoilCards = [];
      war.spoilGold = 0;
      war.betrayed = including(war.betrayed, seat);
      play.tell?.({ kind: "rewardsUndone", seat });
      refillRow(play);
    },
  }),
  "high-treason": card({
    emblem: ["mask", "cross"],
    copies: 2,
    windows: { "after-war-loss": "any" },
    requires: ({ table, seat }) => table.war !== null && has(table.war.yields, seat) && hasFief(table, seat),
    effect({ table, tell }, _action, by) {
      const war = own.war(table);
      if (war !== null) war.yields = without(war.yields, setOf(by));
      tell?.({ kind: "staysLoyal", seat: by });
    },
  }),
};
/** The card itself stays on the war table. */
function battle(emblem: Emblem, id: keyof typeof BATTLES) {
  const country = countryCalled(BATTLES[id]);
  return card({
    emblem,
    windows: { "war-round": "any" },
    requires: ({ table }) => table.war?.country === country,
    effect: (play) => fell(play, FELLED_IN_BATTLE),
  });
}
function fell(play: Pen, enemies: number): void {
  for (let felled = 0; felled < enemies; felled++) removeWeakest(play);
}
const seatStandingAt = (table: Pen["table"], fief: Fief): Seat =>
  table.war === null ? NOBODY : table.war.sent.findIndex((sent, seat) => sent === fief && standingFief(table, seat) === fief);
