/** SR-TIME-1 The windows in which event cards are played, in the order of the rulebook. */
export type Moment = number;
export interface WindowKind {
  readonly id: string;
  /** SR-TIME-2 Open windows take all any-time cards and the offices. */
  readonly open: boolean;
  /** Only the active player is asked, as part of the own decision. */
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
  { id: "purchase", open: true, activeOnly: true },
  { id: "purchase-declared", open: false, activeOnly: false },
  { id: "card-played", open: false, activeOnly: false },
  { id: "card-discarded", open: false, activeOnly: false },
  { id: "move-end", open: false, activeOnly: false },
  { id: "war-reveal", open: true, activeOnly: false },
  { id: "war-round", open: true, activeOnly: false },
  { id: "booty-received", open: false, activeOnly: false },
  { id: "after-war-loss", open: false, activeOnly: false },
  { id: "turn-end", open: true, activeOnly: false },
];
export const BEFORE_ROYAL: Moment = 0;
export const WAR_START: Moment = 1;
export const BEFORE_ORDER: Moment = 2;
export const BEFORE_MOVE: Moment = 3;
export const MOVE_START: Moment = 4;
export const INCOME_FIEFS: Moment = 5;
export const INCOME_COMMERCE: Moment = 6;
export const UPKEEP: Moment = 7;
export const PURCHASE: Moment = 8;
export const PURCHASE_DECLARED: Moment = 9;
export const CARD_PLAYED: Moment = 10;
export const CARD_DISCARDED: Moment = 11;
export const MOVE_END: Moment = 12;
export const WAR_REVEAL: Moment = 13;
export const WAR_ROUND: Moment = 14;
export const BOOTY_RECEIVED: Moment = 15;
export const AFTER_WAR_LOSS: Moment = 16;
export const TURN_END: Moment = 17;
const OPEN = WINDOWS.map(({ open }) => open);
export const isOpen = (moment: Moment): boolean => OPEN[moment] === true;
