/** What everybody starts with. */
import type { IdOf, None } from "@stormakt/kernel/ids";
import { domain, NONE } from "@stormakt/kernel/ids";
import type { CountyId } from "./counties.ts";

export const ARMIES_EACH = 62;
export const PEASANTS = 20;
export const REVOLT_MARKERS = 42;
/** WA-SETUP-11 What goes into the tower before play. */
export const FILL_ARMIES = 7;
export const FILL_PEASANTS = 10;

/** WA-SETUP-1 The colours to choose from; green belongs to the peasants. */
export const COLOURS = ["red", "blue", "black", "yellow", "purple"] as const;
/** A colour, by its place in COLOURS. */
export const COLOUR = domain("colour", COLOURS);
export type Colour = IdOf<typeof COLOUR>;
export const NO_COLOUR: None = NONE;

/** Where points come from, as they are told when the game is over. */
export const SCORE_PARTS = ["counties", "buildings", "majorities", "favors", "landsknechte", "statues", "trophies"] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

const THALERS_AT_START: Readonly<Record<number, number>> = { 3: 18, 4: 15, 5: 12 };
export const thalersAtStart = (seats: number): number => THALERS_AT_START[seats] ?? 0;

/** The sizes a group of armies can have; and how many of each a player gets. */
export const GROUP_SIZES = [5, 4, 3, 2] as const;
export type GroupSize = (typeof GROUP_SIZES)[number];
const GROUPS: Readonly<Record<number, readonly number[]>> = { 3: [1, 2, 2, 4], 4: [1, 2, 2, 3], 5: [1, 2, 2, 2] };
export const groupsAtStart = (seats: number): readonly number[] => GROUPS[seats] ?? [];

/** WA-SETUP-7 The printed line-ups, by number of players: columns A, B, C and so on, with the armies in each county. */
export const LINEUPS: Readonly<Record<number, readonly Readonly<Partial<Record<CountyId, number>>>[]>> = {
  3: [
    {
      mark: 5,
      osnabrueck: 4,
      oberoesterreich: 4,
      passau: 3,
      trier: 3,
      koeln: 2,
      niederoesterreich: 2,
      "saechsische-lande": 2,
      vogtland: 2,
    },
    { strassburg: 5, mittelmark: 4, paderborn: 4, baden: 3, breisgau: 3, lothringen: 2, "hessen-kassel": 2, neumark: 2, vorpommern: 2 },
    { augsburg: 5, boehmen: 4, lueneburg: 4, salzburg: 3, wuerzburg: 3, kaernten: 2, lausitz: 2, mecklenburg: 2, schlesien: 2 },
  ],
  4: [
    { lueneburg: 5, holstein: 4, wuerttemberg: 4, mecklenburg: 3, wolfenbuettel: 3, anhalt: 2, baden: 2, mittelmark: 2 },
    { oberoesterreich: 5, mark: 4, schlesien: 4, kaernten: 3, tirol: 3, trier: 2, lausitz: 2, niederoesterreich: 2 },
    { zweibruecken: 5, boehmen: 4, paderborn: 4, koeln: 3, strassburg: 3, "hessen-darmstadt": 2, lothringen: 2, passau: 2 },
    { augsburg: 5, oberpfalz: 4, osnabrueck: 4, kursachsen: 3, salzburg: 3, bremen: 2, "fm-bayern": 2, vogtland: 2 },
  ],
  5: [
    { mark: 5, boehmen: 4, schlesien: 4, koeln: 3, lausitz: 3, maehren: 2, vogtland: 2 },
    { augsburg: 5, mecklenburg: 4, wuerzburg: 4, bremen: 3, "hessen-darmstadt": 3, holstein: 2, regensburg: 2 },
    { altmark: 5, trier: 4, neumark: 4, luettich: 3, kursachsen: 3, anhalt: 2, mittelmark: 2 },
    { lothringen: 5, zweibruecken: 4, kaernten: 4, baden: 3, niederoesterreich: 3, burgund: 2, steiermark: 2 },
    { paderborn: 5, oberoesterreich: 4, osnabrueck: 4, salzburg: 3, wolfenbuettel: 3, "hessen-kassel": 2, passau: 2 },
  ],
};
