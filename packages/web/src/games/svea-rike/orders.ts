import type { ActionPattern, StandingOrder } from "@stormakt/protocol";
import { EVENTS, whoMayPlay } from "@stormakt/svea-rike/advice";
import type { Moment, None } from "@stormakt/svea-rike/catalog";
import { EVENT_CARD, MOMENT, NONE, titleCalled, WINDOWS } from "@stormakt/svea-rike/catalog";

/** The windows in which others than the active player are asked too, or one is asked before a payment: by name of step and moment. */
export const WINDOW_STEPS = [
  ["beforeRoyal", "before-royal"],
  ["beforeOrder", "before-order"],
  ["beforeMove", "before-move"],
  ["incomeFiefs", "income-fiefs"],
  ["incomeCommerce", "income-commerce"],
  ["upkeep", "upkeep"],
  ["collected", "collected"],
  ["purchaseDeclared", "purchase-declared"],
  ["cardPlayed", "card-played"],
  ["cardDiscarded", "card-discarded"],
  ["moveEnd", "move-end"],
  ["warStart", "war-start"],
  ["warReveal", "war-reveal"],
  ["warRound", "war-round"],
  ["bootyReceived", "booty-received"],
  ["afterWarLoss", "after-war-loss"],
  ["turnEnd", "turn-end"],
] as const;
export type WindowStep = (typeof WINDOW_STEPS)[number][0];
export const momentOf = (step: string): Moment | None => {
  const id = WINDOW_STEPS.find(([name]) => name === step)?.[1];
  return MOMENT.all.find((moment) => WINDOWS[moment]?.id === id) ?? NONE;
};

/** Where a person is stopped: always, when a card fits, only when the window is about the own family, never. */
export type WindowPolicy = "always" | "cards" | "mine" | "never";
/** For which windows a card stops its holder: those it is usually kept for, all it fits in, only those about the own family, none. */
export type CardPolicy = "usual" | "fits" | "mine" | "never";
export interface Policy {
  readonly windows: Readonly<Partial<Record<WindowStep, WindowPolicy>>>;
  readonly cards: Readonly<Record<string, CardPolicy>>;
  /** Nothing is asked until the own move, or the next turn. */
  readonly untilOwnMove: boolean;
}
export const USUAL_POLICY: Policy = { windows: {}, cards: {}, untilOwnMove: false };
export const windowPolicy = ({ windows }: Policy, step: WindowStep): WindowPolicy => windows[step] ?? "cards";
export const cardPolicy = ({ cards }: Policy, title: number): CardPolicy => cards[EVENTS[title]?.id ?? ""] ?? "usual";

/** The windows a card is usually kept for. An any-time card is played in one's own move, where it needs no window, or at the end of the turn. */
const KEPT_FOR: Readonly<Record<WindowStep, readonly string[]>> = {
  beforeRoyal: ["fall-of-the-monarchy"],
  beforeOrder: ["political-influence", "abdication", "murder-at-the-opera"],
  beforeMove: ["intrigues"],
  incomeFiefs: ["bad-harvest", "famine", "extra-tax-on-peasants"],
  incomeCommerce: ["demand-for-imported-goods", "low-demand-for-imported-goods"],
  upkeep: ["supply-train"],
  collected: [],
  purchaseDeclared: ["conflict-of-interest", "noble-marriage"],
  cardPlayed: ["connections-at-court", "supply-train"],
  cardDiscarded: ["influential-office"],
  moveEnd: ["good-administration", "winds-of-war"],
  warStart: ["blockade-runner"],
  warReveal: ["supply-train"],
  warRound: [
    "battle-of-breitenfeld",
    "battle-of-kliszow",
    "battle-of-narva",
    "march-over-the-great-belt",
    "battle-of-poltava",
    "superior-tactician",
    "swedish-steel-bites",
  ],
  bootyReceived: ["extra-booty", "treason"],
  afterWarLoss: ["high-treason"],
  turnEnd: EVENTS.filter(({ windows }) => windows["turn-end"] !== undefined).map(({ id }) => id),
};
const keptFor = (step: WindowStep): readonly number[] => KEPT_FOR[step].map(titleCalled);

/** What the host is told: it passes for the seat wherever nothing here stops it. Hands are not looked at: the orders are the same for all. */
export function ordersOf(policy: Policy): readonly StandingOrder[] {
  const orders = WINDOW_STEPS.flatMap(([step]): StandingOrder[] => {
    switch (windowPolicy(policy, step)) {
      case "always":
        return [];
      case "never":
        return [{ step, times: null }];
      case "mine":
        return [{ step, times: null, others: true }];
      case "cards":
        return stopForCards(policy, step);
    }
  });
  return policy.untilOwnMove ? [...orders, { step: "*", times: null, others: true }] : orders;
}
function stopForCards(policy: Policy, step: WindowStep): StandingOrder[] {
  const usual = keptFor(step);
  const fitting = EVENT_CARD.all.filter((title) => whoMayPlay(title, momentOf(step)) !== null);
  const stopping = fitting.filter((title) => {
    const kept = cardPolicy(policy, title);
    return kept === "fits" || (kept === "usual" && usual.includes(title));
  });
  const aboutMe = fitting.filter((title) => cardPolicy(policy, title) === "mine");
  if (aboutMe.length === 0) return [{ step, times: null, ...except(stopping) }];
  return [
    { step, times: null, others: true, ...except(stopping) },
    { step, times: null, ...except([...stopping, ...aboutMe].sort((a, b) => a - b)) },
  ];
}
const except = (titles: readonly number[]): { readonly except?: ActionPattern[] } =>
  titles.length === 0 ? {} : { except: [{ kind: "playCard", card: [...titles] }] };
