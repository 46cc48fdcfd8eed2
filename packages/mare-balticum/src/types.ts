import type { Ballot, Bid, ConfigOf, Seat, Step, Vote } from "@stormakt/kernel";
import { stepsOf } from "@stormakt/kernel";
import type {
  Force,
  Good,
  Group,
  Hex,
  King,
  Line,
  Local,
  Motion,
  Office,
  Overseas,
  Payment,
  Place,
  Power,
  Province,
  Route,
  Square,
} from "./catalog/index.ts";
import type { OPTIONS } from "./options.ts";
import type { Rule } from "./rulebook/ids.ts";
import type { Table } from "./table.ts";

export type Config = ConfigOf<typeof OPTIONS>;

export type Action =
  // set-up
  | { readonly kind: "takeHouse"; readonly line: Line }
  | { readonly kind: "placeFarmer"; readonly province: Local }
  | { readonly kind: "placeInBuild"; readonly square: Square }
  // production
  | { readonly kind: "generate"; readonly province: Province; readonly force: Force; readonly circle: Place }
  | { readonly kind: "generateRest" }
  | { readonly kind: "generateNoMore" }
  // battle
  | { readonly kind: "fight"; readonly province: Province; readonly force: Group; readonly target: Group }
  | { readonly kind: "endBattles" }
  | { readonly kind: "hireMercenaries" }
  | { readonly kind: "hireNobody" }
  | { readonly kind: "playCards"; readonly attackers: readonly Place[] } // the circles that attack; the rest of the seat's subjects defend
  | { readonly kind: "retreat" }
  | { readonly kind: "fightOn" }
  | { readonly kind: "takeGold"; readonly line: Line }
  | { readonly kind: "takeGood"; readonly force: Force; readonly circle: Place }
  | { readonly kind: "takeRest" }
  | { readonly kind: "takeNoMore" }
  // enemy
  | { readonly kind: "pickRoute"; readonly routes: readonly Route[] } // one for each line the seat plays
  // movement
  | { readonly kind: "sail"; readonly from: Overseas; readonly to: Overseas }
  | { readonly kind: "march"; readonly from: Province; readonly to: Province }
  | { readonly kind: "moveFarmer"; readonly from: Local; readonly circle: Place; readonly to: Local }
  | { readonly kind: "deploy"; readonly force: Group; readonly layer: number; readonly to: Province }
  | { readonly kind: "desert"; readonly province: Province; readonly force: Group; readonly circle: Place }
  | { readonly kind: "endMovement" }
  // investment
  | { readonly kind: "investInBuild"; readonly square: Square; readonly pay: Payment }
  | { readonly kind: "investInTitle"; readonly hex: Hex; readonly pay: Payment }
  | { readonly kind: "investInProvince"; readonly province: Province; readonly force: Force; readonly pay: Payment }
  | { readonly kind: "discardGood"; readonly good: Good }
  | { readonly kind: "discardSold" }
  | { readonly kind: "endInvestment" }
  // end of turn
  | Bid
  | { readonly kind: "chooseProvince"; readonly province: Province }
  | { readonly kind: "moveMarker"; readonly from: Province; readonly to: Province }
  | { readonly kind: "declineTitle" }
  // Riksdag
  | { readonly kind: "callTaxation" }
  | { readonly kind: "callTruce"; readonly power: Power }
  | { readonly kind: "callPeace"; readonly power: Power }
  | { readonly kind: "callWar"; readonly province: Province }
  | { readonly kind: "callMobilization" }
  | { readonly kind: "callNothing" }
  | Ballot
  | { readonly kind: "payTaxInGold" }
  | { readonly kind: "payTaxFromBuild"; readonly square: Square; readonly layer: number }
  | { readonly kind: "payTaxFromTitle"; readonly hex: Hex };

export type Event =
  | { readonly kind: "houseTaken"; readonly seat: Seat; readonly line: Line }
  | { readonly kind: "neutralJoined"; readonly line: Line }
  | { readonly kind: "kingNamed"; readonly seat: Seat }
  | { readonly kind: "farmerPlaced"; readonly line: Line; readonly province: Province }
  | { readonly kind: "buildPlaced"; readonly line: Line; readonly square: Square }
  | { readonly kind: "turnBegan"; readonly line: Line; readonly turn: number; readonly round: number }
  // production
  | { readonly kind: "productionStopped"; readonly provinces: readonly Province[] }
  | { readonly kind: "produced"; readonly line: Line; readonly goods: readonly Good[]; readonly lost: number } // lost: due, but not generated
  // battle
  | { readonly kind: "battleBegan"; readonly province: Province; readonly force: Force; readonly target: Force; readonly units: number }
  | { readonly kind: "mercenariesHired"; readonly line: Line; readonly province: Province }
  | {
      readonly kind: "cardsShown";
      readonly province: Province;
      readonly attackers: readonly Line[];
      readonly defenders: readonly Line[];
    }
  | { readonly kind: "subjectsLost"; readonly province: Province; readonly force: Force; readonly lines: readonly Line[] }
  | { readonly kind: "retreated"; readonly line: Line; readonly province: Province; readonly force: Force }
  | { readonly kind: "foughtOn"; readonly line: Line; readonly province: Province }
  | { readonly kind: "battleWon"; readonly province: Province; readonly force: Force }
  | { readonly kind: "battleLost"; readonly province: Province; readonly force: Force }
  | { readonly kind: "ransomTaken"; readonly line: Line; readonly gold: number }
  | { readonly kind: "spoilsTaken"; readonly line: Line; readonly province: Province; readonly goods: readonly Good[] }
  | { readonly kind: "spoilsLost"; readonly line: Line; readonly count: number }
  // enemy
  | { readonly kind: "routePicked"; readonly line: Line; readonly route: Route }
  | { readonly kind: "noRouteActive" }
  | { readonly kind: "routesActive"; readonly routes: readonly Route[] }
  | { readonly kind: "enemiesShort"; readonly routes: readonly Route[] }
  | { readonly kind: "enemyWithdrew"; readonly route: Route; readonly units: number }
  | { readonly kind: "enemyCame"; readonly route: Route; readonly province: Province; readonly target: Force; readonly units: number }
  | { readonly kind: "enemyHeldBack"; readonly route: Route; readonly units: number }
  | { readonly kind: "fortStormed"; readonly province: Province }
  // movement
  | { readonly kind: "sailed"; readonly line: Line; readonly from: Province; readonly to: Province }
  | { readonly kind: "marched"; readonly line: Line; readonly from: Province; readonly to: Province }
  | { readonly kind: "merged"; readonly force: Force; readonly province: Province; readonly line: Line }
  | { readonly kind: "farmerMoved"; readonly line: Line; readonly from: Province; readonly to: Province }
  | { readonly kind: "deployed"; readonly line: Line; readonly force: Group; readonly to: Province; readonly lines: readonly Line[] }
  | { readonly kind: "deserted"; readonly line: Line; readonly force: Group; readonly province: Province; readonly goods: number }
  | { readonly kind: "goodsSold"; readonly line: Line; readonly count: number }
  // investment
  | { readonly kind: "investedInBuild"; readonly line: Line; readonly square: Square; readonly pay: Payment }
  | { readonly kind: "buildFinished"; readonly force: Group; readonly line: Line }
  | { readonly kind: "investedInTitle"; readonly line: Line; readonly hex: Hex; readonly pay: Payment }
  | { readonly kind: "investedInProvince"; readonly line: Line; readonly province: Province; readonly force: Force; readonly pay: Payment }
  | { readonly kind: "goodDiscarded"; readonly line: Line; readonly good: Good }
  | { readonly kind: "soldDiscarded"; readonly line: Line }
  | { readonly kind: "saved"; readonly line: Line; readonly count: number }
  // end of turn
  | { readonly kind: "titleLost"; readonly province: Province; readonly line: Line | King }
  | { readonly kind: "officeVacated"; readonly office: Office; readonly line: Line }
  | { readonly kind: "officeTaken"; readonly office: Office; readonly line: Line; readonly gold: number }
  | { readonly kind: "officeNotAwarded"; readonly office: Office; readonly lines: readonly Line[] }
  | { readonly kind: "bidShown"; readonly line: Line; readonly gold: number }
  | { readonly kind: "provinceWon"; readonly line: Line; readonly province: Province; readonly gold: number }
  | { readonly kind: "kingTookProvince"; readonly line: Line; readonly province: Province }
  | { readonly kind: "kingMovedMarker"; readonly from: Province; readonly to: Province }
  | { readonly kind: "kingDeclined" }
  | { readonly kind: "leadersPromoted" }
  | { readonly kind: "swedenConquered"; readonly provinces: readonly Province[] }
  // Riksdag
  | {
      readonly kind: "motionCalled";
      readonly line: Line;
      readonly motion: Motion;
      readonly power: Power | null;
      readonly province: Province | null;
    }
  | { readonly kind: "voted"; readonly line: Line; readonly vote: Vote }
  | { readonly kind: "motionDecided"; readonly motion: Motion; readonly passed: "yes" | "no" }
  | { readonly kind: "taxGivenInGold"; readonly line: Line; readonly count: number }
  | { readonly kind: "taxGivenFromBuild"; readonly line: Line; readonly square: Square }
  | { readonly kind: "taxGivenFromTitle"; readonly line: Line; readonly hex: Hex }
  | { readonly kind: "taxPaid"; readonly line: Line; readonly count: number }
  // end of the game
  | {
      readonly kind: "titlesCounted";
      readonly line: Line | King;
      readonly halves: number;
      readonly overseas: number;
      readonly atHome: number;
      readonly offices: number;
      readonly subjects: number;
    };

export interface MareBalticum {
  Config: Config;
  Table: Table;
  TableView: Table;
  Action: Action;
  Event: Event;
  Rule: Rule;
}

export const { procedure, decision, sealed, move } = stepsOf<MareBalticum>();
/** The notes of a step that is sure to be under way. */
export function notesOf<N extends object>(asked: { find(step: Step<MareBalticum, N>): N | null }, step: Step<MareBalticum, N>): N {
  const notes = asked.find(step);
  if (notes === null) throw new Error(`${step.name} is not under way`);
  return notes;
}
