/** The four foreign countries with their trade circles. A country is known by its place in this list. */
import type { IdOf } from "@stormakt/kernel/ids";
import { called, domain } from "@stormakt/kernel/ids";
import { figures, ids, numberAt } from "../lists.ts";

/** No country, no fief, no card. */
export { NONE, type None } from "@stormakt/kernel/ids";
export interface CountryCircle {
  readonly id: string;
  /** SR-COMM-2 So many merchants more than there are players. */
  readonly roomOverPlayers: number;
  readonly x: number;
  readonly y: number;
}
export const COUNTRIES: readonly CountryCircle[] = [
  { id: "denmark", roomOverPlayers: 2, x: 141, y: 1071 },
  { id: "prussia", roomOverPlayers: 1, x: 508, y: 1223 },
  { id: "poland", roomOverPlayers: 1, x: 692, y: 1190 },
  { id: "russia", roomOverPlayers: 3, x: 905, y: 470 },
];
export const COUNTRY = domain("country", ids(COUNTRIES));
export type Country = IdOf<typeof COUNTRY>;
export const COUNTRY_COUNT: number = COUNTRY.size;
export const EVERY_COUNTRY: readonly Country[] = COUNTRY.all;
export const countryCalled = (id: string): Country => called(COUNTRY, id);
export const RUSSIA: Country = countryCalled("russia");
const roomOver = figures<Country>(COUNTRIES.map(({ roomOverPlayers }) => roomOverPlayers));
/** SR-COMM-2 How many merchants a circle holds. */
export const roomFor = (country: Country, players: number): number => players + roomOver(country);
/** SR-COMM-5 Gold for so many own merchants in one circle; more than five earn no more. */
export const TRADE_INCOME: readonly number[] = [0, 2, 6, 10, 15, 21];
export const tradeIncome = (merchants: number): number => numberAt(TRADE_INCOME, Math.min(merchants, 5));
