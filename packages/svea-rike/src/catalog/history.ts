/** The 50 history cards. A card is known by its place in this list. */

import type { IdOf, Wide } from "@stormakt/kernel/ids";
import { called, domain, wideOf } from "@stormakt/kernel/ids";
import { entry, figures, ids } from "../lists.ts";
import type { Era } from "./sovereigns.ts";
import { ERA, EXPANSION, LIBERTY, VASA } from "./sovereigns.ts";

export type Series = "palace" | "cultural" | "scientist" | "military" | "queen" | "resource";
/** SR-HIST-1 The five series that score; resources never do. */
export const SCORING_SERIES: readonly Series[] = ["palace", "cultural", "scientist", "military", "queen"];
export interface HistoryCard {
  readonly id: string;
  readonly series: Series;
  readonly era: Era;
  readonly cost: number;
  /** SR-HIST-5 A military card that is a person. */
  readonly commander: boolean;
  /** SR-HIST-6 Of use in war in the era of Expansion only. */
  readonly expansionOnly: boolean;
  /** SR-HIST-9 */
  readonly office: boolean;
}
const card = (id: string, series: Series, era: Era, cost: number, is: Partial<HistoryCard> = {}): HistoryCard => ({
  id,
  series,
  era,
  cost,
  commander: false,
  expansionOnly: false,
  office: false,
  ...is,
});
export const HISTORY: readonly HistoryCard[] = [
  card("conrad-von-pyhy", "cultural", VASA, 2),
  card("olaus-petri", "cultural", VASA, 2),
  card("georg-stiernhielm", "cultural", EXPANSION, 4),
  card("nicodemus-tessin", "cultural", EXPANSION, 4),
  card("carl-michael-bellman", "cultural", LIBERTY, 5),
  card("emanuel-swedenborg", "cultural", LIBERTY, 5),
  card("johan-henric-kellgren", "cultural", LIBERTY, 5),
  card("german-landsknechts", "military", VASA, 5),
  card("viborg-castle", "military", VASA, 5),
  card("carolines", "military", EXPANSION, 5),
  card("carl-gustaf-armfeldt", "military", EXPANSION, 3, { commander: true, expansionOnly: true }),
  card("gustaf-horn", "military", EXPANSION, 3, { commander: true, expansionOnly: true }),
  card("lennart-torstensson", "military", EXPANSION, 3, { commander: true, expansionOnly: true }),
  card("axel-von-fersen", "military", LIBERTY, 3, { commander: true }),
  card("georg-carl-von-dobeln", "military", LIBERTY, 3, { commander: true }),
  card("baltic-fleet", "military", LIBERTY, 5),
  card("finnish-cavalry", "military", LIBERTY, 5),
  card("glimmingehus", "palace", VASA, 5),
  card("gripsholm", "palace", VASA, 5),
  card("vadstena", "palace", VASA, 5),
  card("drottningholm", "palace", EXPANSION, 5),
  card("skokloster", "palace", EXPANSION, 5),
  card("orbyhus", "palace", EXPANSION, 5),
  card("haga", "palace", LIBERTY, 5),
  card("royal-palace", "palace", LIBERTY, 5),
  card("karin-mansdotter", "queen", VASA, 3),
  card("katarina-jagellonica", "queen", VASA, 3),
  card("hedvig-eleonora", "queen", EXPANSION, 4),
  card("maria-eleonora", "queen", EXPANSION, 4),
  card("lovisa-ulrika", "queen", LIBERTY, 5),
  card("sofia-magdalena", "queen", LIBERTY, 5),
  card("mining", "resource", VASA, 6),
  card("falun-copper-mine", "resource", VASA, 4),
  card("sala-silver-mine", "resource", VASA, 4),
  card("relations-with-the-hansa", "resource", VASA, 4),
  card("seneschal-vasa", "resource", VASA, 2, { office: true }),
  card("seneschal-expansion", "resource", EXPANSION, 2, { office: true }),
  card("iron-works-in-uppland", "resource", EXPANSION, 4),
  card("land-reform", "resource", EXPANSION, 3),
  card("factories", "resource", LIBERTY, 20),
  card("president-of-the-chancery", "resource", LIBERTY, 3, { office: true }),
  card("east-india-company", "resource", LIBERTY, 5),
  card("support-for-the-hat-party", "resource", LIBERTY, 2),
  card("olaus-magnus", "scientist", VASA, 4),
  card("tycho-brahe", "scientist", VASA, 4),
  card("christopher-polhem", "scientist", EXPANSION, 6),
  card("johannes-bureus", "scientist", EXPANSION, 6),
  card("anders-celsius", "scientist", LIBERTY, 6),
  card("carl-von-linne", "scientist", LIBERTY, 6),
  card("jons-jacob-berzelius", "scientist", LIBERTY, 6),
];
export const HISTORY_CARD = domain("history card", ids(HISTORY));
export type History = IdOf<typeof HISTORY_CARD>;
export const EVERY_HISTORY: readonly History[] = HISTORY_CARD.all;
export const historyCalled = (id: string): History => called(HISTORY_CARD, id);
const PRICES = HISTORY.map(({ cost }) => cost);
export const priceOf = figures<History>(PRICES);
const where = (is: (card: HistoryCard) => boolean): readonly History[] => EVERY_HISTORY.filter((history) => is(entry(HISTORY, history)));
export const OFFICES: readonly History[] = where(({ office }) => office);
export const PALACES: readonly History[] = where(({ series }) => series === "palace");
export const QUEENS: readonly History[] = where(({ series }) => series === "queen");
export const MILITARY: readonly History[] = where(({ series }) => series === "military");
/** Whom the plague and an untimely death may take: scientists, commanders, queens and cultural personalities. */
export const PERSONS: readonly History[] = where(
  ({ series, commander }) => commander || ["scientist", "queen", "cultural"].includes(series),
);
const IS_PERSON = EVERY_HISTORY.map((history) => PERSONS.includes(history));
export const isPerson = (history: History): boolean => IS_PERSON[history] === true;
export const seriesOf = (history: History): Series => entry(HISTORY, history).series;
export const CARDS_OF_SERIES: Readonly<Record<Series, readonly History[]>> = {
  palace: PALACES,
  cultural: where(({ series }) => series === "cultural"),
  scientist: where(({ series }) => series === "scientist"),
  military: MILITARY,
  queen: QUEENS,
  resource: where(({ series }) => series === "resource"),
};
const OF_ERA = ERA.all.map((era) => where((card) => card.era === era));
export const historyOfEra = (era: Era): readonly History[] => entry(OF_ERA, era);
/** SR-HIST-6 The military cards that count in war, by era. */
const ACTIVE_MILITARY = ERA.all.map((era) =>
  wideOf(MILITARY.filter((history) => era === EXPANSION || HISTORY[history]?.expansionOnly === false)),
);
export const activeMilitary = (era: Era): Wide<History> => entry(ACTIVE_MILITARY, era);

export const MINING: History = historyCalled("mining");
export const FALUN: History = historyCalled("falun-copper-mine");
export const SALA: History = historyCalled("sala-silver-mine");
export const IRON_WORKS: History = historyCalled("iron-works-in-uppland");
export const HANSA: History = historyCalled("relations-with-the-hansa");
export const LAND_REFORM: History = historyCalled("land-reform");
export const FACTORIES: History = historyCalled("factories");
export const EAST_INDIA: History = historyCalled("east-india-company");
export const HAT_PARTY: History = historyCalled("support-for-the-hat-party");
