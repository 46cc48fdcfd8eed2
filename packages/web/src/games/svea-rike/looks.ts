import { AVAILABLE, FOREIGN, has, isOnSale, merchantsIn, REMOVED } from "@stormakt/svea-rike/advice";
import type { Country, Fief } from "@stormakt/svea-rike/catalog";
import { costOf, crownsOn, EVERY_COUNTRY, EVERY_FIEF, homeOf, NEIGHBOURS, roomFor, troopsOn } from "@stormakt/svea-rike/catalog";
import { listIn } from "@stormakt/words/languages";
import type { Mark } from "../../maps/chart/spots.tsx";
import type { CountryLook, FiefLook } from "../../maps/svea-rike/looks.ts";
import type { Props } from "./offers.ts";
import { COUNTRY_ARMS, FAMILY_ARMS, nameOf } from "./offers.ts";
import { boardWords } from "./words.ts";

type Seen = Pick<Props, "view" | "seats" | "seat" | "speaker" | "language">;

/** Where a fief is, in words. */
export function standingOf(props: Seen, fief: Fief): string {
  const w = boardWords(props.language).map;
  const { table } = props.view;
  const owner = table.fiefs[fief] ?? AVAILABLE;
  if (owner >= 0) return props.seats[owner]?.name ?? "?";
  if (owner === REMOVED) return w.gone;
  if (owner === FOREIGN) return w.foreign(nameOf(props, "country", homeOf(fief)));
  return isOnSale(table, fief) ? w.free(costOf(fief)) : w.locked;
}
export function sayFief(props: Seen, fief: Fief): string {
  const w = boardWords(props.language).map;
  const { table } = props.view;
  const { war } = table;
  const at = war === null ? -1 : war.sent.indexOf(fief);
  return [
    w.fief(nameOf(props, "fief", fief), standingOf(props, fief), crownsOn(fief), troopsOn(fief)),
    has(table.struck, fief) ? w.barren : "",
    at >= 0 && war !== null ? (has(war.down, at) ? w.down : w.sent) : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}
export const neighboursOf = (props: Seen, fief: Fief): string => {
  const w = boardWords(props.language).map;
  const names = (NEIGHBOURS[fief] ?? []).map((near) => nameOf(props, "fief", near));
  return names.length === 0 ? w.island : w.neighbours(listIn(props.language, names));
};
export function sayCountry(props: Seen, country: Country): string {
  const w = boardWords(props.language).map;
  const { table } = props.view;
  const merchants = props.seats.reduce((sum, { seat }) => sum + merchantsIn(table, seat, country), 0);
  const own = props.seat === null ? 0 : merchantsIn(table, props.seat, country);
  return [
    w.country(nameOf(props, "country", country), merchants, roomFor(country, props.seats.length)),
    own > 0 ? w.own(own) : "",
    table.enemy === country ? w.war : "",
    has(table.lowDemand, country) ? w.low : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** Looks are kept by what they say: one that has not changed is the same object, so that its place is not drawn again. */
export type Keep = <T extends FiefLook | CountryLook>(look: T) => T;
const MANY = 3000;
export function keeper(): Keep {
  const kept = new Map<string, FiefLook | CountryLook>();
  return <T extends FiefLook | CountryLook>(look: T): T => {
    const key = JSON.stringify(look);
    const found = kept.get(key);
    if (found !== undefined) return found as T;
    if (kept.size > MANY) kept.clear();
    kept.set(key, look);
    return look;
  };
}
/** What is to be seen in each fief. */
export function fiefLooks(props: Seen, keep: Keep): readonly FiefLook[] {
  const { table } = props.view;
  const { war } = table;
  return EVERY_FIEF.map((fief) => {
    const owner = table.fiefs[fief] ?? AVAILABLE;
    return keep<FiefLook>({
      name: nameOf(props, "fief", fief),
      owner: owner >= 0 ? (FAMILY_ARMS[owner] ?? null) : null,
      own: owner >= 0 && owner === props.seat,
      power: owner === FOREIGN ? (COUNTRY_ARMS[homeOf(fief)] ?? null) : null,
      price: isOnSale(table, fief) ? costOf(fief) : null,
      spent: war?.sent.includes(fief) === true,
      barren: has(table.struck, fief),
      lost: owner === REMOVED,
      says: sayFief(props, fief),
    });
  });
}
export function countryLooks(props: Seen, keep: Keep): readonly CountryLook[] {
  const { table } = props.view;
  return COUNTRY_ARMS.flatMap((arms, at) => {
    const country = EVERY_COUNTRY[at];
    if (country === undefined) return [];
    const look = {
      name: nameOf(props, "country", country),
      arms,
      room: roomFor(country, props.seats.length),
      merchants: props.seats.flatMap(({ seat, arms: own }) => Array.from({ length: merchantsIn(table, seat, country) }, () => own)),
      war: table.enemy === country,
      says: sayCountry(props, country),
    };
    return [keep<CountryLook>(look)];
  });
}

/** The same places with how they stand out. One that stands out as before is the same object. */
export const withMarks = <T extends FiefLook | CountryLook>(
  looks: readonly T[],
  kind: "fief" | "country",
  marks: ReadonlyMap<string, Mark>,
): readonly T[] =>
  looks.map((look, at) => {
    const mark = marks.get(`${kind}-${at}`);
    return mark === undefined ? look : marked(look, mark);
  });
const MARKED = new WeakMap<FiefLook | CountryLook, Map<Mark, FiefLook | CountryLook>>();
function marked<T extends FiefLook | CountryLook>(look: T, mark: Mark): T {
  const ways = MARKED.get(look) ?? new Map<Mark, FiefLook | CountryLook>();
  const made = ways.get(mark) ?? { ...look, mark };
  MARKED.set(look, ways.set(mark, made));
  return made as T;
}
