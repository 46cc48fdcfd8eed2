import type { ConfigOf, Seat } from "@stormakt/kernel";
import { stepsOf } from "@stormakt/kernel";
import type { Good, Role, Value } from "./catalog/index.ts";
import type { OPTIONS } from "./options.ts";
import type { Rule } from "./rulebook/ids.ts";
import type { Table } from "./table.ts";
import type { TableView } from "./view.ts";

export interface VasaRegalis {
  Config: Config;
  Table: Table;
  TableView: TableView;
  Action: Action;
  Event: Event;
  Rule: Rule;
}

/** VR-SETUP-9 */
export type Config = ConfigOf<typeof OPTIONS>;

/** Markers by kind, twelve counts: wood 1, wood 2, wood 3, cloth 1 … sculpture 3. */
export type Markers = readonly number[];

export type Action =
  | { readonly kind: "takeRole"; readonly role: Role }
  | { readonly kind: "procureAny"; readonly good: Good }
  | { readonly kind: "exchange"; readonly good: Good /** A one and this become one of the next value. */; readonly oneAnd: 1 | 2 }
  | { readonly kind: "stopExchanging" }
  | { readonly kind: "replace"; readonly good: Good /** 0: the same marker goes back. */; readonly value: Value | 0 }
  | { readonly kind: "declineReplacing" }
  | { readonly kind: "order"; readonly target: Seat; readonly good: Good }
  | { readonly kind: "declineOrder" }
  | { readonly kind: "obey"; readonly value: Value }
  | { readonly kind: "offer"; readonly to: Seat; readonly give: Markers; readonly take: Markers }
  /** The offer meant is the one with this number among those `from` has made to this seat. */
  | { readonly kind: "counter"; readonly from: Seat; readonly number: number; readonly give: Markers; readonly take: Markers }
  | { readonly kind: "accept"; readonly from: Seat; readonly number: number }
  | { readonly kind: "decline"; readonly from: Seat; readonly number: number }
  | { readonly kind: "withdraw"; readonly to: Seat; readonly number: number }
  | { readonly kind: "ready" }
  | { readonly kind: "unready" }
  | { readonly kind: "callBuilding"; readonly good: Good }
  | { readonly kind: "passBuilding" }
  | { readonly kind: "pickBuilding"; readonly good: Good }
  | { readonly kind: "place"; readonly value: Value }
  | { readonly kind: "inspect"; readonly ship: Seat; readonly good: Good }
  | { readonly kind: "declineInspection" };

/** Where an event has a secret in it, another of a like name is what the rest hear. */
export type Event =
  | { readonly kind: "roleTaken"; readonly seat: Seat; readonly role: Role }
  | { readonly kind: "procured"; readonly seat: Seat; readonly good: Good; readonly count: number }
  /** Who goes without, because there are no ones left, or because the chooser's right-hand neighbour does. */
  | { readonly kind: "noneLeft"; readonly seat: Seat; readonly good: Good; readonly missing: number }
  | { readonly kind: "barred"; readonly seat: Seat; readonly role: Role; readonly chooser: Seat }
  | { readonly kind: "exchanged"; readonly seat: Seat; readonly good: Good; readonly oneAnd: 1 | 2; readonly gained: Value }
  | { readonly kind: "exchangedNoMore"; readonly seat: Seat }
  | { readonly kind: "replaced"; readonly seat: Seat; readonly good: Good; readonly on: Value; readonly off: Value }
  | { readonly kind: "faked"; readonly seat: Seat; readonly good: Good }
  | { readonly kind: "squareHandled"; readonly seat: Seat; readonly good: Good }
  | { readonly kind: "replacementDeclined"; readonly seat: Seat }
  | { readonly kind: "orderGiven"; readonly seat: Seat; readonly target: Seat; readonly good: Good }
  | { readonly kind: "orderVoid"; readonly target: Seat; readonly good: Good }
  | { readonly kind: "orderDeclined"; readonly seat: Seat }
  | { readonly kind: "obeyedWith"; readonly target: Seat; readonly good: Good; readonly on: Value; readonly off: Value }
  | { readonly kind: "orderObeyed"; readonly target: Seat; readonly good: Good }
  | { readonly kind: "inventoryBegins" }
  | {
      readonly kind: "offered";
      readonly from: Seat;
      readonly to: Seat;
      readonly number: number;
      readonly give: Markers;
      readonly take: Markers;
    }
  | { readonly kind: "offerDeclined"; readonly from: Seat; readonly to: Seat; readonly number: number }
  | { readonly kind: "offerWithdrawn"; readonly from: Seat; readonly to: Seat; readonly number: number }
  | { readonly kind: "traded"; readonly from: Seat; readonly to: Seat; readonly give: Markers; readonly take: Markers }
  | { readonly kind: "tradeSeen"; readonly from: Seat; readonly to: Seat; readonly given: number; readonly taken: number }
  | { readonly kind: "offersLeft"; readonly seat: Seat; readonly left: number }
  | { readonly kind: "saidReady"; readonly seat: Seat }
  | { readonly kind: "readyNoMore"; readonly seat: Seat }
  | { readonly kind: "inventoryEnds" }
  | { readonly kind: "buildingPassed"; readonly seat: Seat }
  | { readonly kind: "buildingCalled"; readonly seat: Seat; readonly good: Good }
  | { readonly kind: "buildingForced"; readonly seat: Seat; readonly good: Good }
  | { readonly kind: "patienceLost"; readonly seat: Seat; readonly good: Good }
  | { readonly kind: "placed"; readonly seat: Seat; readonly good: Good; readonly value: Value }
  | { readonly kind: "built"; readonly good: Good }
  | { readonly kind: "saw"; readonly seat: Seat; readonly ship: Seat; readonly good: Good; readonly value: Value }
  | { readonly kind: "inspected"; readonly seat: Seat; readonly ship: Seat; readonly good: Good }
  | { readonly kind: "inspectionDeclined"; readonly seat: Seat }
  | { readonly kind: "roundBegins"; readonly round: number; readonly leader: Seat }
  | { readonly kind: "revealed"; readonly totals: readonly number[]; readonly failed: readonly Good[] }
  | { readonly kind: "partHolds"; readonly good: Good; readonly total: number; readonly needed: number }
  | { readonly kind: "partFails"; readonly good: Good; readonly total: number; readonly needed: number }
  | { readonly kind: "turnedUp"; readonly seat: Seat; readonly ship: readonly Value[]; readonly hand: Markers }
  | { readonly kind: "countedInHand"; readonly seat: Seat; readonly threes: number; readonly twos: number; readonly ones: number }
  | {
      readonly kind: "countedOnShip";
      readonly seat: Seat;
      readonly onWeakParts: number;
      readonly threes: number;
      readonly twos: number;
      readonly ones: number;
    };

export const { procedure, decision, sealed, move } = stepsOf<VasaRegalis>();

/** The decisions, by name. */
export type StepName =
  | "chooseRole"
  | "procureAny"
  | "exchange"
  | "admiralParts"
  | "replacement"
  | "kingParts"
  | "order"
  | "obeying"
  | "trading"
  | "pickBuilding"
  | "callBuilding"
  | "placing"
  | "inspect";
/** The rules by which a move can be refused. */
export type RefusalRule =
  | "VR-ROUND-3"
  | "VR-PROCURE-8"
  | "VR-CRAFT-1"
  | "VR-CRAFT-2"
  | "VR-CRAFT-6"
  | "VR-CRAFT-13"
  | "VR-ADMIRAL-3"
  | "VR-ADMIRAL-5"
  | "VR-KING-2"
  | "VR-KING-4"
  | "VR-INVENTORY-2"
  | "VR-INVENTORY-3"
  | "VR-INVENTORY-5"
  | "VR-INVENTORY-7"
  | "VR-INVENTORY-8"
  | "VR-INVENTORY-10"
  | "VR-INVENTORY-14"
  | "VR-BUILD-3"
  | "VR-BUILD-9"
  | "VR-BUILD-12"
  | "VR-BUILD-16"
  | "VR-INSPECT-3"
  | "VR-INSPECT-4";
