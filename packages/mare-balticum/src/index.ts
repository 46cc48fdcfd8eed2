import type { Game } from "@stormakt/kernel";
import { NOTHING } from "@stormakt/kernel";
import { ENDINGS } from "./catalog/index.ts";
import { copyTable } from "./copy.ts";
import { invariants } from "./invariants.ts";
import { OPTIONS } from "./options.ts";
import type { Rule } from "./rulebook/ids.ts";
import { RULES } from "./rulebook/ids.ts";
import { schema } from "./schema.ts";
import { setUp } from "./setup.ts";
import { battle, hiring, playingCards, retreating } from "./steps/battle.ts";
import { battlePhase, choosingBattle } from "./steps/battles.ts";
import { endOfTurn } from "./steps/end-of-turn.ts";
import { enemyPhase, pickingRoutes } from "./steps/enemy.ts";
import { game } from "./steps/game.ts";
import { investing, investmentPhase } from "./steps/investment.ts";
import { movementPhase, moving } from "./steps/movement.ts";
import { biddingForOffice } from "./steps/offices.ts";
import { harvesting, productionPhase } from "./steps/production.ts";
import { awardingProvinces, biddingForProvince, choosingProvince, relocatingMarker } from "./steps/provinces.ts";
import { calling, payingTax, voting } from "./steps/riksdag.ts";
import { placingFarmer, placingInBuild, settingUp, takingHouse } from "./steps/setting-up.ts";
import { takingSpoils } from "./steps/spoils.ts";
import type { Config, MareBalticum } from "./types.ts";
import { imagine, viewOf } from "./view.ts";

export const mareBalticum: Game<MareBalticum> = {
  id: "mare-balticum",
  rulesVersion: "2",
  former: { 1: { way: "pinned" } },
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  refuses,
  rules: RULES,
  steps: [
    game,
    settingUp,
    takingHouse,
    placingFarmer,
    placingInBuild,
    productionPhase,
    harvesting,
    battlePhase,
    choosingBattle,
    battle,
    hiring,
    playingCards,
    retreating,
    takingSpoils,
    enemyPhase,
    pickingRoutes,
    movementPhase,
    moving,
    investmentPhase,
    investing,
    endOfTurn,
    biddingForOffice,
    awardingProvinces,
    biddingForProvince,
    choosingProvince,
    relocatingMarker,
    calling,
    voting,
    payingTax,
  ],
  longest: ({ seats }) => MOST_IN_A_TURN * (ENDINGS[seats]?.turns ?? 0),
  setUp,
  begin: (play) => play.call(game, NOTHING),
  copyTable,
  viewOf,
  imagine,
  invariants,
  schema,
};

/** MB-SETUP-14, MB-KING-1 The neutral line is for three or four people, the King for six, and he is never Chancellor. */
function refuses({ seats, neutralLine, king, firstChancellor }: Config): Rule | null {
  if (neutralLine && seats !== 3 && seats !== 4) return "MB-SETUP-14";
  if (king !== "random" && (seats !== 6 || king === firstChancellor)) return "MB-KING-1";
  return null;
}
/** Five lines of 24 units: each can produce, fight, move, desert, be invested, saved or taxed only so often. */
const MOST_IN_A_TURN = 2000;

export * from "./catalog/index.ts";
export { own } from "./copy.ts";
export * from "./standing.ts";
export * from "./table.ts";
export type * from "./types.ts";
