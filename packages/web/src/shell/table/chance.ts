import type { MareBalticum } from "@stormakt/mare-balticum/types";
import type { LogLine } from "@stormakt/protocol";
import type { SveaRike } from "@stormakt/svea-rike/types";
import type { Wallenstein } from "@stormakt/wallenstein/types";

/** What dice, draws and shuffles do, by the events that tell of it. Vasa Regalis has none once it has begun. */
const FELL: Readonly<Record<string, ReadonlySet<string>>> = {
  "mare-balticum": new Set<MareBalticum["Event"]["kind"]>(["enemiesShort"]),
  wallenstein: new Set<Wallenstein["Event"]["kind"]>([
    "pairRefreshed",
    "countyTaken",
    "towerFilled",
    "yearBegan",
    "roundBegan",
    "favorsDisplayed",
    "eventDrawn",
    "lotDrawn",
    "actionTurnedUp",
    "towerDropped",
    "hungerStruck",
  ]),
  "svea-rike": new Set<SveaRike["Event"]["kind"]>([
    "royalTurnedUp",
    "royalShuffled",
    "eventsShuffled",
    "orderShuffled",
    "drewCards",
    "drewSome",
    "rowRefilled",
    "collected",
    "fiefSold",
    "dieRolled",
    "cowardRolls",
    "armyDrawn",
    "swedeRolls",
    "enemyRolls",
    "feudFought",
    "rewardGold",
    "factoriesPay",
    "eastIndiaPays",
  ]),
};
/** Whether chance had a hand in what this line tells. */
export const isChance = (game: string, line: LogLine): boolean =>
  line.kind === "moved" && line.events.some((event) => FELL[game]?.has(event.kind) === true && hasFallen(event));
/** Some deeds go with dice or without, and a card is taken from those that lie open or from those that do not. */
function hasFallen(event: { readonly [field: string]: unknown }): boolean {
  const { dice, unseen } = event;
  return !(Array.isArray(dice) && dice.length === 0) && unseen !== false;
}
