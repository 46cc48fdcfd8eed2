/** What a playable card would do, as the events that would be told: for boards and hints. Dice are given as odds. */
import type { Seat } from "@stormakt/kernel";
import type { Fief, History } from "../catalog/index.ts";
import { areaAround, costOf, crownsOn, EVENT_IDS, EVERY_FIEF, isPerson, NONE, priceOf, royalTroops, troopsOn } from "../catalog/index.ts";
import type { OpenTable } from "../table.ts";
import { AVAILABLE, hasBit, IN_ROW, ownerOf, ownsFief, placeOf, seatsOf, troopsOf } from "../table.ts";
import type { Event, PlayCard } from "../types.ts";
import { AGRICULTURE, COMMERCE, CULTURE } from "../types.ts";
import { incomeFromCommerce, incomeFromFiefs } from "./income.ts";

/** The open table with what is seen of gold and hands: a table view is one. */
export interface Seen extends OpenTable {
  readonly gold: readonly (number | null)[];
  readonly handSizes: readonly number[];
}
/** What the card would do if nobody answers it; nothing where its text says all. */
export function foresee(table: Readonly<Seen>, by: Seat, action: PlayCard): readonly Event[] {
  return FORESIGHT[EVENT_IDS[action.card] ?? ""]?.(table, by, action) ?? [];
}
type Foresee = (table: Readonly<Seen>, by: Seat, action: PlayCard) => readonly Event[];

const FORESIGHT: Readonly<Record<string, Foresee>> = {
  "tax-refund": (table) => each(table, (seat) => gains(seat, 5)),
  "reductions-from-the-church": (table, by) => each(table, (seat) => gains(seat, seat === by ? 5 : 2)),
  "hidden-reserves": (_table, by) => gains(by, 5),
  inflation: (table, by) => each(table, (seat) => (seat === by ? [] : pays(seat, 2))),
  reduction: (table) => each(table, (seat) => pays(seat, Math.floor((table.gold[seat] ?? 0) / 2))),
  "extra-war-taxes": (table) => each(table, (seat) => (hasBit(table.supplied, seat) ? [] : pays(seat, troopsOf(table, seat)))),
  "supply-train": (_table, by) => [{ kind: "upkeepFree", seat: by }],
  "heavy-loans": (_table, by, { gold = 0 }) => [{ kind: "loanTaken", seat: by, gold, debt: 2 * gold }],
  "extra-church-tax": (table, _by, { fief }) => each(table, (seat) => pays(seat, inArea(table, seat, fief, crownsOn))),
  "local-war-tax": (table, _by, { fief }) => each(table, (seat) => pays(seat, inArea(table, seat, fief, troopsOn))),
  "peasant-revolt": (table, _by, { fief }) => endangered(table, fief, crownsOn),
  "riots-in-towns": (table, _by, { fief }) => endangered(table, fief, troopsOn),
  "witch-hunt": (table, _by, { fief }) =>
    each(table, (seat) => {
      const count = Math.min(
        inArea(table, seat, fief, () => 1),
        table.handSizes[seat] ?? 0,
      );
      return count === 0 ? [] : [{ kind: "wouldThrow", seat, count }];
    }),
  plague: (table, _by, { fief }) =>
    each(table, (seat) =>
      inArea(table, seat, fief, () => 1) > 0 && table.history.some((owner, card) => owner === seat && isPerson(card))
        ? [{ kind: "wouldMourn", seat }]
        : [],
    ),
  "fall-from-grace": (table, by, { fief = NONE }) => [
    { kind: "goldHanded", seat: by, payee: ownerOf(table, fief), gold: costOf(fief) },
    { kind: "fiefTaken", seat: by, fief, owner: ownerOf(table, fief) },
  ],
  "feud-with-neighbours": (_table, by, aim) => feud(by, aim, troopsOn),
  "powerful-neighbour": (_table, by, aim) => feud(by, aim, crownsOn),
  "royal-wrath": (_table, _by, { seat = NONE }) => [{ kind: "wouldGiveUp", seat }],
  "palace-fire": (table, _by, { history = NONE }) => removes(table, history),
  "untimely-death": (table, _by, { history = NONE }) => removes(table, history),
  "smart-negotiator": (table, by, { history = NONE }) => [
    { kind: "goldHanded", seat: by, payee: placeOf(table, history), gold: 2 * priceOf(history) },
    { kind: "historyTaken", seat: by, history, owner: placeOf(table, history) },
  ],
  "a-time-of-changes": (_table, _by, { history = NONE, next }) => [
    { kind: "rowCardsBuried", histories: next === undefined ? [history] : [history, next] },
  ],
  "inspiring-speech": (_table, by) => [{ kind: "drewSome", seat: by, count: 3 }],
  "lost-opportunity": (_table, _by, { seat = NONE }) => [{ kind: "wouldThrow", seat, count: 1 }],
  "diplomatic-pressure": (_table, _by, { seat = NONE, country = NONE }) => [{ kind: "merchantHome", seat, country, count: 1 }],
  "out-of-the-fire": (_table, _by, { seat = NONE, country = NONE, to = NONE }) => [{ kind: "merchantMoved", seat, country, to }],
  "trade-privileges": (_table, by, { country = NONE }) => [{ kind: "merchantPlaced", seat: by, country, count: 1 }],
  "low-demand-for-imported-goods": (_table, _by, { country = NONE }) => [{ kind: "demandLow", country }],
  "political-influence": (_table, by) => [{ kind: "movesFirst", seat: by }],
  abdication: () => [{ kind: "turnStopped" }],
  "murder-at-the-opera": () => [{ kind: "turnStopped" }],
  "protector-government": () => [{ kind: "repeatAhead" }],
  intrigues: ({ move }, _by, { activity = 0 }) => (move === null ? [] : [{ kind: "activityDictated", seat: move.seat, activity }]),
  "good-administration": (_table, by) => [{ kind: "wouldMoveAgain", seat: by }],
  "winds-of-war": (_table, by, { country = NONE }) => [...pays(by, 7), { kind: "warDeclared", country }],
  "bad-harvest": (table) => collects(table, table.move?.seat ?? NONE, table.struck, true),
  famine: (table, _by, { fief = NONE }) => [
    { kind: "fiefsStruck", fiefs: area(fief).filter((near) => ownerOf(table, near) >= 0 || ownerOf(table, near) === AVAILABLE) },
    ...collects(table, table.move?.seat ?? NONE, table.struck | areaAround(fief), table.move?.badHarvest === true),
  ],
  "demand-for-imported-goods": (table, by) => [
    {
      kind: "wouldCollect",
      seat: by,
      gold: incomeFromCommerce(table, by, table.move?.activity === COMMERCE ? COMMERCE : CULTURE, (table.move?.demands ?? 0) + 1),
    },
  ],
  "conflict-of-interest": ({ purchase }) => {
    if (purchase === null) return [];
    const { buyer: seat, fief, history } = purchase;
    return fief === NONE ? [{ kind: "historyStopped", seat, history }] : [{ kind: "fiefStopped", seat, fief }];
  },
  "noble-marriage": ({ purchase }, by) =>
    purchase === null || purchase.fief === NONE
      ? []
      : [{ kind: "wouldPay", seat: by, gold: Math.max(0, costOf(purchase.fief) - 2 * crownsOn(purchase.fief)) }],
  "battle-of-breitenfeld": (table) => weakest(table, 2),
  "battle-of-kliszow": (table) => weakest(table, 2),
  "battle-of-narva": (table) => weakest(table, 2),
  "march-over-the-great-belt": (table) => weakest(table, 2),
  "battle-of-poltava": ({ war }, _by, { fief = NONE }) => [{ kind: "fiefFalls", seat: war?.sent.indexOf(fief) ?? NONE, fief }],
  "high-treason": (_table, by) => [{ kind: "staysLoyal", seat: by }],
  treason: ({ war }) => (war === null ? [] : [{ kind: "rewardsUndone", seat: war.rewarded }]),
};

const each = (table: Readonly<OpenTable>, of: (seat: Seat) => readonly Event[]): Event[] =>
  Array.from({ length: seatsOf(table) }, (_, seat) => seat).flatMap(of);
const gains = (seat: Seat, gold: number): readonly Event[] => [{ kind: "goldGained", seat, gold }];
const pays = (seat: Seat, gold: number): readonly Event[] => (gold === 0 ? [] : [{ kind: "wouldPay", seat, gold }]);
const area = (centre: Fief): Fief[] => EVERY_FIEF.filter((fief) => hasBit(areaAround(centre), fief));
const inArea = (table: Readonly<OpenTable>, seat: Seat, centre: Fief = NONE, worth: (fief: Fief) => number = () => 1): number =>
  area(centre).reduce((sum, fief) => sum + (ownsFief(table, seat, fief) ? worth(fief) : 0), 0);
/** 4-6 takes what has one or none, 5-6 two, 6 all. */
const endangered = (table: Readonly<OpenTable>, centre: Fief = NONE, worth: (fief: Fief) => number = crownsOn): Event[] =>
  area(centre).flatMap((fief): Event[] => {
    const seat = ownerOf(table, fief);
    const sixths = worth(fief) <= 1 ? 3 : worth(fief) === 2 ? 2 : 1;
    return seat < 0 ? [] : [{ kind: "wouldLose", seat, fief, percent: Math.round((100 * sixths) / 6) }];
  });
/** The attacker must be strictly higher. */
function feud(seat: Seat, { from = NONE, fief = NONE }: PlayCard, strength: (fief: Fief) => number): readonly Event[] {
  const lead = strength(from) - strength(fief);
  let wins = 0;
  for (let attack = 1; attack <= 6; attack++) for (let defence = 1; defence <= 6; defence++) if (attack + lead > defence) wins++;
  return [{ kind: "wouldWin", seat, fief, percent: Math.round((100 * wins) / 36) }];
}
const removes = (table: Readonly<OpenTable>, history: History): readonly Event[] =>
  placeOf(table, history) === IN_ROW
    ? [{ kind: "rowCardLost", history }]
    : [{ kind: "historyLost", seat: placeOf(table, history), history }];
function collects(table: Readonly<OpenTable>, seat: Seat, struck: number, badHarvest: boolean): readonly Event[] {
  const activity = table.move?.activity === AGRICULTURE ? AGRICULTURE : CULTURE;
  return [{ kind: "wouldCollect", seat, gold: incomeFromFiefs({ ...table, struck }, seat, activity, badHarvest) }];
}
const weakest = ({ army }: Readonly<OpenTable>, count: number): Event[] =>
  army.slice(0, count).map((royal) => ({ kind: "enemyFalls", value: royalTroops(royal) }));
