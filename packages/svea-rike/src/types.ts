import type { ConfigOf, Pass, Seat } from "@stormakt/kernel";
import { stepsOf } from "@stormakt/kernel";
import type { Country, Era, Fief, History, Reign, Royal, Title } from "./catalog/index.ts";
import type { Activity, Source } from "./domains.ts";
import type { OPTIONS } from "./options.ts";
import type { Rule } from "./rulebook/ids.ts";
import type { Table } from "./table.ts";
import type { TableView } from "./view.ts";

export type { Rule } from "./rulebook/ids.ts";

/** What is agreed before play: the options of section 28. The player at a seat leads the family of that place in the list. */
export type Config = ConfigOf<typeof OPTIONS>;

/** SR-EVENT-9 An event card is played with every choice it demands; which ones are there depends on the card. */
export interface PlayCard {
  readonly kind: "playCard";
  readonly card: Title;
  readonly fief?: Fief;
  /** Feuds: the own fief that attacks. */
  readonly from?: Fief;
  readonly country?: Country;
  /** Out of the Fire: where the merchant goes. */
  readonly to?: Country;
  readonly seat?: Seat;
  readonly history?: History;
  /** A Time of Changes: the second card. */
  readonly next?: History;
  readonly gold?: number;
  readonly royal?: Royal;
  readonly activity?: Activity;
  /** Influential Office: the card fetched. */
  readonly take?: Title;
}
export type Action =
  | Pass
  | PlayCard
  | { readonly kind: "placeMerchant"; readonly country: Country }
  | { readonly kind: "moveMerchant"; readonly country: Country; readonly to: Country }
  | { readonly kind: "leaveMerchants" }
  | { readonly kind: "useOfficeForFief"; readonly office: History; readonly fief: Fief }
  | { readonly kind: "useOfficeInMarriage"; readonly office: History; readonly fief: Fief }
  | { readonly kind: "useOfficeForHistory"; readonly office: History; readonly history: History }
  | { readonly kind: "useOfficeForMerchant"; readonly office: History; readonly country: Country }
  | { readonly kind: "drawEvents"; readonly count: number }
  | { readonly kind: "chooseActivity"; readonly activity: Activity }
  | { readonly kind: "chooseSource"; readonly source: Source }
  | { readonly kind: "buyFief"; readonly fief: Fief }
  | { readonly kind: "buyFiefInMarriage"; readonly fief: Fief }
  | { readonly kind: "buyHistory"; readonly history: History }
  | { readonly kind: "finishPurchases" }
  | { readonly kind: "commit"; readonly fief: Fief }
  | { readonly kind: "stayHome" }
  | { readonly kind: "takeFief" }
  | { readonly kind: "takeHistory"; readonly history: History }
  | { readonly kind: "takeGold" }
  | { readonly kind: "giveUpFief"; readonly fief: Fief }
  | { readonly kind: "losePerson"; readonly history: History }
  | { readonly kind: "sellFief"; readonly fief: Fief }
  /** SR-SELL-4 To the buyer named, or to all. */
  | { readonly kind: "offerFief"; readonly fief: Fief; readonly gold: number; readonly buyer?: Seat }
  | { readonly kind: "acceptOffer" }
  | { readonly kind: "refuseOffer" }
  | { readonly kind: "namePrice"; readonly gold: number }
  | { readonly kind: "takePrice"; readonly buyer: Seat; readonly gold: number }
  | { readonly kind: "refusePrices" };

/** What players are told. */
export type Event =
  | (Omit<PlayCard, "kind" | "seat"> & { readonly kind: "cardPlayed"; readonly by: Seat; readonly seat?: Seat })
  | EventOf<
      "merchantPlaced" | "merchantHome" | "blockadeRun" | "warMerchantsHome",
      { readonly seat: Seat; readonly country: Country; readonly count: number }
    >
  | EventOf<"merchantMoved", { readonly seat: Seat; readonly country: Country; readonly to: Country }>
  | EventOf<"sovereignReigns" | "turnRepeated", { readonly sovereign: number }>
  | EventOf<"eraBegins", { readonly era: Era }>
  | EventOf<"royalTurnedUp", { readonly royal: Royal; readonly reign: Reign }>
  | EventOf<"royalShuffled" | "eventsShuffled" | "orderShuffled" | "turnStopped" | "turnEnds" | "repeatAhead", object>
  | EventOf<
      | "goldGained"
      | "goldPaid"
      | "historyPays"
      | "taxGathered"
      | "upkeepPaid"
      | "warUpkeepPaid"
      | "loanRepaid"
      | "debtVoid"
      | "debtStays"
      | "debtPostponed",
      { readonly seat: Seat; readonly gold: number }
    >
  | EventOf<"loanTaken", { readonly seat: Seat; readonly gold: number; readonly debt: number }>
  | EventOf<"goldHanded", { readonly seat: Seat; readonly payee: Seat; readonly gold: number }>
  | EventOf<
      | "upkeepFree"
      | "moveBegins"
      | "extraMove"
      | "movesFirst"
      | "offerRefused"
      | "pricesRefused"
      | "staysHome"
      | "staysLoyal"
      | "plagueComes"
      | "plagueSpares",
      { readonly seat: Seat }
    >
  | EventOf<"drewCards", { readonly seat: Seat; readonly cards: readonly Title[] }>
  | EventOf<"drewSome", { readonly seat: Seat; readonly count: number }>
  | EventOf<"activityChosen" | "activityDictated", { readonly seat: Seat; readonly activity: Activity }>
  | EventOf<"sourceChosen", { readonly seat: Seat; readonly source: Source }>
  | EventOf<"collected", { readonly seat: Seat; readonly gold: number; readonly source: Source; readonly dice: readonly number[] }>
  | EventOf<"fiefWanted" | "fiefBought" | "priceNamed", { readonly seat: Seat; readonly fief: Fief; readonly gold: number }>
  | EventOf<"fiefOffered", { readonly seat: Seat; readonly fief: Fief; readonly gold: number; readonly buyer?: Seat }>
  | EventOf<"historyWanted" | "historyBought", { readonly seat: Seat; readonly history: History; readonly gold: number }>
  | EventOf<"fiefStopped" | "fiefUnpaid" | "fiefGone", { readonly seat: Seat; readonly fief: Fief }>
  | EventOf<
      "historyStopped" | "historyUnpaid" | "historyGone" | "officeUsed" | "rewardHistory" | "historyLost",
      { readonly seat: Seat; readonly history: History }
    >
  | EventOf<"rowCardLost", { readonly history: History }>
  | EventOf<"rowCardsBuried" | "rowRefilled", { readonly histories: readonly History[] }>
  | EventOf<"historyTaken", { readonly seat: Seat; readonly history: History; readonly owner: Seat }>
  | EventOf<"cardCancelled" | "cardFetched", { readonly seat: Seat; readonly card: Title; readonly owner: Seat }>
  | EventOf<"cardFailed" | "battleKept", { readonly seat: Seat; readonly card: Title }>
  | EventOf<"cardsThrown" | "handShown", { readonly seat: Seat; readonly cards: readonly Title[] }>
  | EventOf<"fiefSold", { readonly seat: Seat; readonly fief: Fief; readonly gold: number; readonly dice: readonly number[] }>
  | EventOf<"fiefSoldTo", { readonly seat: Seat; readonly buyer: Seat; readonly fief: Fief; readonly gold: number }>
  | EventOf<
      "fiefLost" | "fiefGivenUp" | "fiefFalls" | "rewardFief" | "fiefSent" | "fiefTakenBack",
      { readonly seat: Seat; readonly fief: Fief }
    >
  | EventOf<"fiefTaken", { readonly seat: Seat; readonly fief: Fief; readonly owner: Seat }>
  | EventOf<"fiefSeized", { readonly seat: Seat; readonly fief: Fief }>
  | EventOf<"fiefsStruck" | "fiefsFreed" | "fiefsRevert" | "finlandLost", { readonly fiefs: readonly Fief[] }>
  | EventOf<"demandLow" | "warDeclared" | "warWon" | "warLost", { readonly country: Country }>
  | EventOf<"feudFought", { readonly fief: Fief; readonly from: Fief; readonly attack: number; readonly defence: number }>
  | EventOf<"dieRolled", { readonly seat: Seat; readonly card: Title; readonly die: number }>
  | EventOf<"cowardRolls", { readonly seat: Seat; readonly die: number }>
  | EventOf<"armyDrawn", { readonly royals: readonly Royal[]; readonly troops: readonly number[] }>
  | EventOf<"swedeRolls", { readonly seat: Seat; readonly die: number; readonly value: number; readonly hit: number }>
  | EventOf<"enemyRolls", { readonly die: number; readonly value: number; readonly hit: number }>
  | EventOf<"enemyFalls", { readonly value: number }>
  /** What an attack has come to: hits, and how many are left standing with what strength in all. */
  | EventOf<
      "swedesStruck" | "enemyStruck",
      { readonly round: number; readonly hits: number; readonly left: number; readonly value: number }
    >
  | EventOf<"rewardGold", { readonly seat: Seat; readonly gold: number; readonly dice: readonly number[] }>
  | EventOf<"rewardsUndone", { readonly seat: Seat }>
  | EventOf<"factoriesPay" | "eastIndiaPays", { readonly seat: Seat; readonly die: number; readonly gold: number }>
  | Foreseen
  | EventOf<"scored", { readonly seat: Seat; readonly points: number } & ScoreParts>;
/** SR-SCORE-1 to -8 What the points of a family are made of. */
interface ScoreParts {
  readonly ofGold: number;
  readonly ofCrowns: number;
  readonly ofTroops: number;
  readonly ofSeries: number;
  readonly ofMerchants: number;
  readonly ofTrophies: number;
  readonly ofEastIndia: number;
  readonly ofDebt: number;
}
/** What a card would do, where what is told of deeds will not do: never told in play, only foreseen. */
export type Foreseen =
  | EventOf<"wouldWin" | "wouldLose", { readonly seat: Seat; readonly fief: Fief; readonly percent: number }>
  | EventOf<"wouldThrow", { readonly seat: Seat; readonly count: number }>
  | EventOf<"wouldGiveUp", { readonly seat: Seat }>
  | EventOf<"wouldCollect" | "wouldPay", { readonly seat: Seat; readonly gold: number }>;
type EventOf<K extends string, F> = K extends string ? { readonly kind: K } & F : never;

export interface SveaRike {
  Config: Config;
  Table: Table;
  TableView: TableView;
  Action: Action;
  Event: Event;
  Rule: Rule;
}
export const { procedure, decision, sealed, window, move } = stepsOf<SveaRike>();
