/** The 24 fief cards: what is printed on each, and where it lies. A fief is known by its place in this list. */
import { entry, figures, numberAt } from "../lists.ts";
import type { Country } from "./countries.ts";
import { COUNTRIES } from "./countries.ts";

export type Fief = number;
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
export const FIEF_COUNT: number = FIEFS.length;
export const EVERY_FIEF: readonly Fief[] = FIEFS.map((_, fief) => fief);
export const fiefCalled = (id: string): Fief => {
  const fief = FIEFS.findIndex((card) => card.id === id);
  if (fief < 0) throw new Error(`there is no fief ${id}`);
  return fief;
};

// The printed values in lists of their own: quicker to look up than cards.
const COLONY = FIEFS.map(({ colony }) => colony);
export const costOf = figures(FIEFS.map(({ cost }) => cost));
export const crownsOn = figures(FIEFS.map(({ crowns }) => crowns));
export const troopsOn = figures(FIEFS.map(({ troops }) => troops));
export const isColony = (fief: Fief): boolean => COLONY[fief] === true;
/** The country a fief belongs to at the start; NONE if it is none's. */
export const homeOf: (fief: Fief) => Country = figures(FIEFS.map(({ home }) => COUNTRIES.findIndex(({ id }) => id === home)));
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
/** A fief and its neighbours, one bit each: what an area card reaches (SR-EVENT-10). */
const AREA = NEIGHBOURS.map((list, centre) => list.reduce((mask, fief) => mask | (1 << fief), 1 << centre));
const AREA_LISTS = AREA.map((area) => EVERY_FIEF.filter((fief) => (area & (1 << fief)) !== 0));
export const fiefsAround = (fief: Fief): readonly Fief[] => entry(AREA_LISTS, fief);
export const areaAround = (fief: Fief): number => numberAt(AREA, fief);
export const areAdjacent = (one: Fief, other: Fief): boolean => one !== other && (areaAround(one) & (1 << other)) !== 0;
