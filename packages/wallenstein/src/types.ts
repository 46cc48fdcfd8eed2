/** What the rules of Wallenstein are written in: options, actions, events, and the steps' vocabulary. */
import type { ConfigOf, Play, Seat } from "@stormakt/kernel";
import { stepsOf } from "@stormakt/kernel";
import type {
  ActionCard,
  Benefit,
  Box,
  Building,
  Card,
  Colour,
  County,
  EventCard,
  Favor,
  GroupSize,
  ScorePart,
  Season,
  Tile,
} from "./catalog/index.ts";
import type { OPTIONS } from "./options.ts";
import type { Rule } from "./rulebook/ids.ts";
import type { Table, TableView } from "./table.ts";

export type { Rule, Table, TableView };

export type Config = ConfigOf<typeof OPTIONS>;

/** A plan: one card for each box of the mat, the ten actions first, then the auction box, with the Court the three convert boxes. */
export interface Plan {
  readonly kind: "plan";
  readonly boxes: readonly Card[];
}
export interface March {
  readonly kind: "march";
  readonly to: County;
  readonly armies: number;
}

export type Action =
  | { readonly kind: "takeColour"; readonly colour: Colour }
  | { readonly kind: "refresh" }
  | { readonly kind: "takeOpen"; readonly county: County }
  | { readonly kind: "takeUnseen" }
  | { readonly kind: "placeGroup"; readonly armies: GroupSize; readonly withLeader: boolean }
  | Plan
  | { readonly kind: "takePosition"; readonly position: number; readonly tile: Tile }
  | { readonly kind: "placeLeader"; readonly county: County }
  | { readonly kind: "takeBenefit"; readonly benefit: Benefit; readonly amount: number }
  | { readonly kind: "takeFavor"; readonly favor: Favor; readonly courtiers: number }
  | { readonly kind: "declineFavor" }
  | { readonly kind: "cancelEvent" }
  | { readonly kind: "keepEvent" }
  | { readonly kind: "removeMarker"; readonly county: County }
  | { readonly kind: "buildFree"; readonly building: Building; readonly county: County }
  | { readonly kind: "placeArmies"; readonly county: County; readonly armies: number }
  | March
  | { readonly kind: "stay" }
  | { readonly kind: "marchLeader"; readonly county: County; readonly statue: boolean }
  | { readonly kind: "quell"; readonly county: County };

/** Why money, grain or points came in. */
export type Source = "taxes" | "harvest" | "favor" | "landsknechte";

/**
 * Lists of cubes have the peasants' first, then the seats'. `defender` is -1 for a neutral county. Where a battle or a revolt is decided,
 * `attackers`, `own`, `defenders` and `peasants` are the cubes in the tray that counted.
 */
export type Event =
  | { readonly kind: "warBegan"; readonly seat: Seat }
  | { readonly kind: "colourTaken"; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: "pairRefreshed"; readonly seat: Seat; readonly counties: readonly County[] }
  | { readonly kind: "countyTaken"; readonly seat: Seat; readonly county: County; readonly unseen: boolean }
  | { readonly kind: "groupPlaced"; readonly seat: Seat; readonly county: County; readonly armies: number }
  | { readonly kind: "leaderPlaced"; readonly seat: Seat; readonly county: County }
  | { readonly kind: "towerFilled"; readonly inside: readonly number[]; readonly fell: readonly number[] }
  | { readonly kind: "courtiersArrived"; readonly seat: Seat; readonly courtiers: number }
  | { readonly kind: "yearBegan"; readonly year: number; readonly events: readonly EventCard[] }
  | {
      readonly kind: "roundBegan";
      readonly year: number;
      readonly season: Season;
      readonly row: readonly ActionCard[];
      readonly tiles: readonly Tile[];
    }
  | { readonly kind: "favorsDisplayed"; readonly favors: readonly Favor[] }
  | { readonly kind: "plansLaid"; readonly seats: readonly Seat[] }
  | { readonly kind: "boxesLeftOpen"; readonly seat: Seat; readonly boxes: readonly Box[] }
  | { readonly kind: "eventDrawn"; readonly event: EventCard }
  | { readonly kind: "bidRevealed"; readonly seat: Seat; readonly card: Card; readonly price: number }
  | { readonly kind: "lotDrawn"; readonly seat: Seat; readonly among: readonly Seat[] }
  | { readonly kind: "positionTaken"; readonly seat: Seat; readonly position: number; readonly tile: Tile }
  | { readonly kind: "orderSet"; readonly seats: readonly Seat[] }
  | { readonly kind: "landsknechteCame"; readonly seat: Seat; readonly landsknecht: number }
  | { readonly kind: "landsknechteStayedAway"; readonly seat: Seat; readonly regions: number }
  | { readonly kind: "converted"; readonly seat: Seat; readonly box: Box; readonly card: Card; readonly courtiers: number }
  | { readonly kind: "notConverted"; readonly seat: Seat; readonly box: Box; readonly card: Card; readonly rule: SkipRule }
  | { readonly kind: "notUsed"; readonly seat: Seat; readonly box: Box; readonly card: Card }
  | { readonly kind: "favorOutOfReach"; readonly seat: Seat; readonly courtiers: number }
  | { readonly kind: "favorTaken"; readonly seat: Seat; readonly favor: Favor; readonly courtiers: number }
  | { readonly kind: "favorDeclined"; readonly seat: Seat }
  | { readonly kind: "favorKept"; readonly seat: Seat }
  | { readonly kind: "favorWithoutEffect"; readonly seat: Seat; readonly favor: Favor }
  | { readonly kind: "favorSpent"; readonly seat: Seat; readonly county: County }
  | { readonly kind: "favorsGone"; readonly favors: readonly Favor[] }
  | { readonly kind: "eventCancelled"; readonly seat: Seat; readonly event: EventCard }
  | { readonly kind: "eventKept"; readonly seat: Seat; readonly event: EventCard }
  | { readonly kind: "markerRemoved"; readonly seat: Seat; readonly county: County }
  | { readonly kind: "shielded"; readonly seat: Seat; readonly actions: readonly ActionCard[] }
  | { readonly kind: "trayReinforced"; readonly seat: Seat; readonly armies: number }
  | { readonly kind: "thalersGained"; readonly seat: Seat; readonly thalers: number; readonly source: Source }
  | { readonly kind: "grainGained"; readonly seat: Seat; readonly grain: number; readonly source: Source }
  | { readonly kind: "pointsGained"; readonly seat: Seat; readonly points: number; readonly source: Source }
  | { readonly kind: "cardRevealed"; readonly seat: Seat; readonly action: ActionCard; readonly card: Card }
  | { readonly kind: "actionSkipped"; readonly seat: Seat; readonly action: ActionCard; readonly county: County; readonly rule: SkipRule }
  | { readonly kind: "actionTurnedUp"; readonly action: ActionCard; readonly place: number }
  | { readonly kind: "built"; readonly seat: Seat; readonly county: County; readonly building: Building; readonly price: number }
  | { readonly kind: "deployed"; readonly seat: Seat; readonly county: County; readonly armies: number; readonly price: number }
  | { readonly kind: "marched"; readonly seat: Seat; readonly from: County; readonly to: County; readonly armies: number }
  | { readonly kind: "stayed"; readonly seat: Seat; readonly county: County }
  | {
      readonly kind: "attacked";
      readonly seat: Seat;
      readonly from: County;
      readonly to: County;
      readonly armies: number;
      /** One from the supply, by the tile. */
      readonly extra: number;
      readonly defender: Seat;
      /** The armies in the county, and those that come from the supply. */
      readonly defenders: number;
      readonly guards: number;
      readonly peasants: number;
    }
  | {
      readonly kind: "towerDropped";
      /** All that fell in, what lay in the tray before included. */
      readonly dropped: readonly number[];
      readonly lay: readonly number[];
      /** What rested in the tower before. */
      readonly inside: readonly number[];
      /** What lies in the tray now. */
      readonly tray: readonly number[];
    }
  | ({ readonly kind: "attackWon"; readonly armies: number; readonly defender: Seat } & Fought)
  | ({ readonly kind: "attackBeaten"; readonly armies: number; readonly defender: Seat } & Fought)
  | ({ readonly kind: "attackTied"; readonly defender: Seat } & Fought)
  | {
      readonly kind: "attackFailed";
      readonly seat: Seat;
      readonly county: County;
      readonly attackers: number;
      readonly peasants: number;
    }
  | { readonly kind: "boxEmptied"; readonly seat: Seat; readonly box: Box; readonly county: County }
  | { readonly kind: "revoltBrokeOut"; readonly seat: Seat; readonly county: County; readonly peasants: number }
  | {
      readonly kind: "revoltSubdued";
      readonly seat: Seat;
      readonly county: County;
      readonly armies: number;
      readonly own: number;
      readonly peasants: number;
    }
  | { readonly kind: "revoltLost"; readonly seat: Seat; readonly county: County; readonly own: number; readonly peasants: number }
  | { readonly kind: "markerPlaced"; readonly county: County; readonly markers: number }
  | { readonly kind: "leaderLost"; readonly seat: Seat; readonly county: County }
  | { readonly kind: "leaderCannotReturn"; readonly seat: Seat }
  | { readonly kind: "leaderMarched"; readonly seat: Seat; readonly from: County; readonly to: County }
  | { readonly kind: "leaderStayed"; readonly seat: Seat }
  | { readonly kind: "statuePlaced"; readonly seat: Seat; readonly county: County }
  | { readonly kind: "trophiesTaken"; readonly seat: Seat; readonly county: County; readonly statues: number }
  | { readonly kind: "roundEnded"; readonly year: number; readonly season: Season }
  | { readonly kind: "winterCame"; readonly year: number; readonly event: EventCard; readonly loss: number }
  | { readonly kind: "grainLost"; readonly seat: Seat; readonly loss: number; readonly grain: number }
  | {
      readonly kind: "hungerStruck";
      readonly seat: Seat;
      readonly shortage: number;
      readonly peasants: number;
      readonly counties: readonly County[];
    }
  | {
      readonly kind: "scored";
      readonly seat: Seat;
      readonly counties: number;
      readonly buildings: number;
      readonly majorities: number;
      readonly points: number;
    }
  | { readonly kind: "leadersScored"; readonly seat: Seat; readonly statues: number; readonly trophies: number; readonly points: number }
  | ({ readonly kind: "tallied"; readonly seat: Seat; readonly points: number; readonly thalers: number } & Readonly<
      Record<ScorePart, number>
    >)
  | { readonly kind: "gameEnded"; readonly points: readonly number[]; readonly thalers: readonly number[] };

/** Who fought for what, and what counted in the tray. */
export interface Fought {
  readonly seat: Seat;
  readonly county: County;
  readonly attackers: number;
  readonly defenders: number;
  readonly peasants: number;
}

export interface Wallenstein {
  Config: Config;
  Table: Table;
  TableView: TableView;
  Action: Action;
  Event: Event;
  Rule: Rule;
}

export const { procedure, decision, sealed, move } = stepsOf<Wallenstein>();
/** What steps and the functions they share write with. */
export type Pen = Play<Wallenstein>;

/** The steps at which somebody is asked. */
export type StepName =
  | "chooseColour"
  | "claim"
  | "placing"
  | "planning"
  | "choosePosition"
  | "placeLeader"
  | "takeBenefit"
  | "askFavor"
  | "cancelling"
  | "calming"
  | "freeBuilding"
  | "freeArmies"
  | "redeployment"
  | "combat"
  | "marchLeader"
  | "nextRevolt";
/** Why a planned action came to nothing, or certainly will. */
export const SKIP_RULES = [
  "WA-BUILD-1",
  "WA-BUILD-2",
  "WA-BUILD-3",
  "WA-SETUP-12",
  "WA-SETUP-14",
  "WA-DEPLOY-1",
  "WA-DEPLOY-5",
  "WA-COMBAT-1",
  "WA-COMBAT-4",
  "WA-COURT-6",
  "WA-COURT-7",
] as const satisfies readonly Rule[];
export type SkipRule = (typeof SKIP_RULES)[number];
/** The rules by which something can be refused, or skipped. */
export type RefusalRule =
  | SkipRule
  | Extract<
      Rule,
      | "WA-DRAFT-3"
      | "WA-DRAFT-5"
      | "WA-DRAFT-6"
      | "WA-SETUP-1"
      | "WA-SETUP-2"
      | "WA-SETUP-6"
      | "WA-PLAN-2"
      | "WA-PLAN-3"
      | "WA-PLAN-4"
      | "WA-PLAN-9"
      | "WA-ORDER-4"
      | "WA-LEADER-1"
      | "WA-LEADER-2"
      | "WA-LEADER-3"
      | "WA-LEADER-8"
      | "WA-LEADER-9"
      | "WA-LANDS-6"
      | "WA-COURT-3"
      | "WA-COURT-12"
      | "WA-FAVOR-4"
      | "WA-FAVOR-7"
      | "WA-FAVOR-12"
      | "WA-COMBAT-5"
      | "WA-DEPLOY-4"
      | "WA-DEPLOY-6"
      | "WA-EVENT-16"
      | "WA-WINTER-6"
    >;
