/** The 24 fief cards: what is printed on each, and where it lies. A fief is known by its place in this list. */
import type { IdOf, None, SetOf } from "@stormakt/kernel/ids";
import { addedUp, called, domain, has, including, list, NONE, where } from "@stormakt/kernel/ids";
import { entry, figures, ids, numberAt } from "../lists.ts";
import type { Country } from "./countries.ts";
import { countryCalled } from "./countries.ts";

export interface FiefCard {
  readonly id: string;
  readonly cost: number;
  readonly crowns: number;
  readonly troops: number;
  /** The country it belongs to at the start and after a war lost to that country. */
  readonly home: string | null;
  readonly finnish: boolean;
  readonly colony: boolean;
  /** Middle of the fief on a board of 1000 x 1400. */
  readonly x: number;
  readonly y: number;
}
const fief = (
  id: string,
  cost: number,
  crowns: number,
  troops: number,
  [x, y]: readonly [number, number],
  is: Partial<FiefCard> = {},
): FiefCard => ({
  id,
  cost,
  crowns,
  troops,
  home: null,
  finnish: false,
  colony: false,
  x,
  y,
  ...is,
});

export const FIEFS: readonly FiefCard[] = [
  fief("africa", 8, 1, 0, [230, 130], { colony: true }),
  fief("america", 8, 1, 0, [100, 130], { colony: true }),
  fief("dalekarlia", 15, 2, 1, [335, 747]),
  fief("estonia", 15, 2, 0, [720, 898], { home: "russia" }),
  fief("gotland", 15, 2, 0, [476, 979]),
  fief("halsingland", 15, 2, 2, [417, 692]),
  fief("jamtland", 8, 1, 0, [363, 606]),
  fief("karelia", 5, 1, 2, [806, 703], { finnish: true }),
  fief("lapponia", 8, 1, 0, [498, 411]),
  fief("livonia", 15, 2, 0, [692, 1012], { home: "poland" }),
  fief("norrbotten", 8, 1, 1, [568, 433]),
  fief("nyland", 15, 3, 1, [682, 795], { finnish: true }),
  fief("narke", 21, 3, 1, [325, 833]),
  fief("pommern", 21, 3, 0, [335, 1196], { home: "prussia" }),
  fief("savolaks", 5, 1, 2, [730, 638], { finnish: true }),
  fief("skane", 21, 3, 2, [308, 1055], { home: "denmark" }),
  fief("smaland", 15, 2, 1, [341, 990]),
  fief("sodermanland", 21, 3, 3, [417, 898]),
  fief("tavastehus", 5, 1, 0, [665, 714], { finnish: true }),
  fief("trondelag", 15, 2, 0, [254, 590], { home: "denmark" }),
  fief("uppland", 21, 3, 2, [438, 828]),
  fief("vastergotland", 21, 3, 3, [285, 925]),
  fief("abo", 10, 2, 0, [590, 741], { finnish: true }),
  fief("osterbotten", 5, 1, 0, [671, 509], { finnish: true }),
];
export const FIEF = domain("fief", ids(FIEFS));
export type Fief = IdOf<typeof FIEF>;
export const EVERY_FIEF: readonly Fief[] = FIEF.all;
export const fiefCalled = (id: string): Fief => called(FIEF, id);

// The printed values in lists of their own: quicker to look up than cards.
const COLONY = FIEFS.map(({ colony }) => colony);
export const costOf = figures<Fief>(FIEFS.map(({ cost }) => cost));
export const crownsOn = figures<Fief>(FIEFS.map(({ crowns }) => crowns));
export const troopsOn = figures<Fief>(FIEFS.map(({ troops }) => troops));
/** The same of a set of fiefs together. */
export const crownsIn = addedUp(FIEF, crownsOn);
export const troopsIn = addedUp(FIEF, troopsOn);
export const isColony = (fief: Fief): boolean => COLONY[fief] === true;
/** The country a fief belongs to at the start; NONE if it is none's. */
export const homeOf = figures<Fief, Country | None>(FIEFS.map(({ home }) => (home === null ? NONE : countryCalled(home))));
const ESTONIA = fiefCalled("estonia");
/** SR-DEFEAT-3 Lost for good with Finland: its six fiefs and Estonia. */
export const FINLAND_AND_ESTONIA: readonly Fief[] = EVERY_FIEF.filter((fief) => FIEFS[fief]?.finnish === true || fief === ESTONIA);

/** SR-MAP-1, -2, -3 Common land borders, each pair once. */
export const BORDERS: readonly (readonly [string, string])[] = [
  ["skane", "smaland"],
  ["skane", "vastergotland"],
  ["smaland", "vastergotland"],
  ["smaland", "sodermanland"],
  ["vastergotland", "narke"],
  ["sodermanland", "narke"],
  ["sodermanland", "uppland"],
  ["narke", "uppland"],
  ["narke", "dalekarlia"],
  ["narke", "jamtland"],
  ["narke", "trondelag"],
  ["uppland", "dalekarlia"],
  ["uppland", "halsingland"],
  ["dalekarlia", "halsingland"],
  ["dalekarlia", "jamtland"],
  ["halsingland", "jamtland"],
  ["halsingland", "lapponia"],
  ["halsingland", "norrbotten"],
  ["jamtland", "lapponia"],
  ["jamtland", "trondelag"],
  ["trondelag", "lapponia"],
  ["lapponia", "norrbotten"],
  ["lapponia", "osterbotten"],
  ["norrbotten", "osterbotten"],
  ["osterbotten", "abo"],
  ["osterbotten", "tavastehus"],
  ["osterbotten", "savolaks"],
  ["abo", "tavastehus"],
  ["abo", "nyland"],
  ["tavastehus", "nyland"],
  ["tavastehus", "savolaks"],
  ["tavastehus", "karelia"],
  ["nyland", "karelia"],
  ["savolaks", "karelia"],
  ["estonia", "livonia"],
];
export const NEIGHBOURS: readonly (readonly Fief[])[] = FIEFS.map(({ id }) =>
  BORDERS.flatMap(([one, other]) => (one === id ? [fiefCalled(other)] : other === id ? [fiefCalled(one)] : [])).sort((a, b) => a - b),
);
const NEAR = FIEF.all.map((fief) => where(FIEF, (other) => entry(NEIGHBOURS, fief).includes(other)));
export const neighboursOf = (fief: Fief): SetOf<Fief> => numberAt(NEAR, fief);
export const areAdjacent = (one: Fief, other: Fief): boolean => has(neighboursOf(one), other);
/** A fief and its neighbours: what an area card reaches (SR-EVENT-10). */
const AREA = FIEF.all.map((centre) => including(neighboursOf(centre), centre));
const AREA_LISTS = AREA.map((area) => list(area));
export const fiefsAround = (fief: Fief): readonly Fief[] => entry(AREA_LISTS, fief);
export const areaAround = (fief: Fief): SetOf<Fief> => numberAt(AREA, fief);
