import type { Game } from "@stormakt/kernel";
import { NOTHING } from "@stormakt/kernel";
import { groupsAtStart } from "./catalog/index.ts";
import { copyTable } from "./copy.ts";
import { invariants } from "./invariants.ts";
import { askFavor, court } from "./modules/court.ts";
import { calming, cancelling, freeArmies, freeBuilding } from "./modules/favors.ts";
import { landsknechtCheck, takeBenefit } from "./modules/landsknechte.ts";
import { firstLeaders, leaderMarch, leadersReturn, marchLeader, placeLeader } from "./modules/leaders.ts";
import { OPTIONS } from "./options.ts";
import { RULES } from "./rulebook/ids.ts";
import { schema } from "./schema.ts";
import { setUp } from "./setup.ts";
import { chooseColour, colours } from "./steps/colours.ts";
import { combat } from "./steps/combat.ts";
import { redeployment } from "./steps/deploying.ts";
import { claim, draft, placing } from "./steps/draft.ts";
import { choosePosition, playerOrder } from "./steps/order.ts";
import { performActions } from "./steps/performing.ts";
import { planning } from "./steps/planning.ts";
import { round } from "./steps/round.ts";
import { war, year } from "./steps/war.ts";
import { nextRevolt, winter } from "./steps/winter.ts";
import { sum } from "./table.ts";
import type { Wallenstein } from "./types.ts";
import { imagine, viewOf } from "./view.ts";

export * from "./advice/index.ts";
export * from "./catalog/index.ts";
export { own } from "./copy.ts";
export type { Action, Config, Event, March, Plan, Rule, Table, TableView, Wallenstein } from "./types.ts";

export const wallenstein: Game<Wallenstein> = {
  id: "wallenstein",
  rulesVersion: "2",
  former: { 1: { way: "pinned" } },
  seats: { min: 3, max: 5 },
  options: OPTIONS,
  rules: RULES,
  steps: [
    war,
    colours,
    chooseColour,
    draft,
    claim,
    placing,
    year,
    round,
    planning,
    playerOrder,
    choosePosition,
    firstLeaders,
    placeLeader,
    landsknechtCheck,
    takeBenefit,
    court,
    askFavor,
    cancelling,
    calming,
    freeBuilding,
    freeArmies,
    performActions,
    redeployment,
    combat,
    leaderMarch,
    marchLeader,
    winter,
    nextRevolt,
    leadersReturn,
  ],
  /**
   * WA-ROUND-1, I-23 A colour; draft turns; the first leader; six rounds of plan, position, benefit, favor with its choice, three marches,
   * leader; two winters of two choices among revolts and the return of the leader.
   */
  longest: ({ seats }) => seats * (1 + 3 * sum(groupsAtStart(seats)) + 1 + 6 * 9 + 2 * 3),
  setUp,
  begin: (play) => play.call(war, NOTHING),
  copyTable,
  schema,
  viewOf,
  imagine,
  invariants,
};
