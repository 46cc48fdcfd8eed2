/** SR-TIME-1 The windows in which event cards are played, in the order of the rulebook. */
import type { IdOf } from "@stormakt/kernel/ids";
import { called, domain } from "@stormakt/kernel/ids";
import { ids } from "../lists.ts";

export interface WindowKind {
  readonly id: string;
  /** SR-TIME-2 Open windows take all any-time cards and the offices. */
  readonly open: boolean;
  /** Only the active player, or the debtor, is asked, as part of the own decision. */
  readonly activeOnly: boolean;
}
export const WINDOWS: readonly WindowKind[] = [
  { id: "before-royal", open: false, activeOnly: false },
  { id: "war-start", open: true, activeOnly: false },
  { id: "before-order", open: false, activeOnly: false },
  { id: "before-move", open: true, activeOnly: false },
  { id: "move-start", open: true, activeOnly: true },
  { id: "income-fiefs", open: true, activeOnly: false },
  { id: "income-commerce", open: true, activeOnly: false },
  { id: "upkeep", open: true, activeOnly: true },
  { id: "collected", open: true, activeOnly: false },
  { id: "purchase", open: true, activeOnly: true },
  { id: "purchase-declared", open: true, activeOnly: false },
  { id: "card-played", open: false, activeOnly: false },
  { id: "card-discarded", open: false, activeOnly: false },
  { id: "move-end", open: true, activeOnly: false },
  { id: "war-reveal", open: true, activeOnly: false },
  { id: "war-round", open: true, activeOnly: false },
  { id: "booty-received", open: false, activeOnly: false },
  { id: "after-war-loss", open: false, activeOnly: false },
  { id: "turn-end", open: true, activeOnly: false },
  { id: "debt", open: true, activeOnly: true },
  { id: "game-end", open: false, activeOnly: true },
];
export const MOMENT = domain("window", ids(WINDOWS));
export type Moment = IdOf<typeof MOMENT>;
const momentCalled = (id: string): Moment => called(MOMENT, id);
export const BEFORE_ROYAL: Moment = momentCalled("before-royal");
export const WAR_START: Moment = momentCalled("war-start");
export const BEFORE_ORDER: Moment = momentCalled("before-order");
export const BEFORE_MOVE: Moment = momentCalled("before-move");
export const MOVE_START: Moment = momentCalled("move-start");
export const INCOME_FIEFS: Moment = momentCalled("income-fiefs");
export const INCOME_COMMERCE: Moment = momentCalled("income-commerce");
export const UPKEEP: Moment = momentCalled("upkeep");
export const COLLECTED: Moment = momentCalled("collected");
export const PURCHASE: Moment = momentCalled("purchase");
export const PURCHASE_DECLARED: Moment = momentCalled("purchase-declared");
export const CARD_PLAYED: Moment = momentCalled("card-played");
export const CARD_DISCARDED: Moment = momentCalled("card-discarded");
export const MOVE_END: Moment = momentCalled("move-end");
export const WAR_REVEAL: Moment = momentCalled("war-reveal");
export const WAR_ROUND: Moment = momentCalled("war-round");
export const BOOTY_RECEIVED: Moment = momentCalled("booty-received");
export const AFTER_WAR_LOSS: Moment = momentCalled("after-war-loss");
export const TURN_END: Moment = momentCalled("turn-end");
export const DEBT: Moment = momentCalled("debt");
export const GAME_END: Moment = momentCalled("game-end");
const OPEN = WINDOWS.map(({ open }) => open);
export const isOpen = (moment: Moment): boolean => OPEN[moment] === true;
