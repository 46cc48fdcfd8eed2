import type { Fief } from "@stormakt/svea-rike/catalog";
import { COUNTRIES, costOf, crownsOn, FIEFS, homeOf, NEIGHBOURS, roomFor, troopsOn } from "@stormakt/svea-rike/catalog";
import { AVAILABLE, FOREIGN, hasBit, isOnSale, merchantsIn, REMOVED } from "@stormakt/svea-rike/catalog/helpers";
import type { Mark } from "../../maps/chart/spots.tsx";
import type { CountryLook, FiefLook } from "../../maps/svea-rike/svea-rike-map.tsx";
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
    hasBit(table.struck, fief) ? w.barren : "",
    at >= 0 && war !== null ? (hasBit(war.down, at) ? w.down : w.sent) : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}
export const neighboursOf = (props: Seen, fief: Fief): string => {
  const w = boardWords(props.language).map;
  const names = (NEIGHBOURS[fief] ?? []).map((near) => nameOf(props, "fief", near));
  return names.length === 0 ? w.island : w.neighbours(new Intl.ListFormat(props.language).format(names));
};
export function sayCountry(props: Seen, country: number): string {
  const w = boardWords(props.language).map;
  const { table } = props.view;
  const merchants = props.seats.reduce((sum, { seat }) => sum + merchantsIn(table, seat, country), 0);
  const own = props.seat === null ? 0 : merchantsIn(table, props.seat, country);
  return [
    w.country(nameOf(props, "country", country), merchants, roomFor(country, props.seats.length)),
    own > 0 ? w.own(own) : "",
    table.enemy === country ? w.war : "",
    hasBit(table.lowDemand, country) ? w.low : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

const isAlike = (one: object, other: object | undefined): boolean =>
  other !== undefined && Object.entries(one).every(([key, value]) => (other as Record<string, unknown>)[key] === value);
/** What is to be seen in each fief; one that has not changed stays the same object, so that it is not drawn again. */
export function fiefLooks(props: Seen, marks: ReadonlyMap<string, Mark>, before: readonly FiefLook[]): readonly FiefLook[] {
  const { table } = props.view;
  const { war } = table;
  return FIEFS.map((_, fief): FiefLook => {
    const owner = table.fiefs[fief] ?? AVAILABLE;
    const at = war === null ? -1 : war.sent.indexOf(fief);
    const look: FiefLook = {
      owner: owner >= 0 ? (FAMILY_ARMS[owner] ?? null) : null,
      power: owner === FOREIGN ? (COUNTRY_ARMS[homeOf(fief)] ?? null) : null,
      price: isOnSale(table, fief) ? costOf(fief) : null,
      spent: at >= 0,
      barren: hasBit(table.struck, fief),
      lost: owner === REMOVED,
      mark: marks.get(`fief-${fief}`) ?? null,
      says: sayFief(props, fief),
    };
    const was = before[fief];
    return was !== undefined && isAlike(look, was) ? was : look;
  });
}
export function countryLooks(props: Seen, marks: ReadonlyMap<string, Mark>, before: readonly CountryLook[]): readonly CountryLook[] {
  const { table } = props.view;
  return COUNTRIES.map((_, country): CountryLook => {
    const merchants = props.seats.flatMap(({ seat }) =>
      Array.from({ length: merchantsIn(table, seat, country) }, () => FAMILY_ARMS[seat] ?? COUNTRY_ARMS[0]),
    );
    const was = before[country];
    const arms = COUNTRY_ARMS[country];
    const look: CountryLook = {
      arms: arms ?? (COUNTRY_ARMS[0] as NonNullable<typeof arms>),
      room: roomFor(country, props.seats.length),
      merchants: (was !== undefined && JSON.stringify(was.merchants) === JSON.stringify(merchants)
        ? was.merchants
        : merchants) as CountryLook["merchants"],
      war: table.enemy === country,
      mark: marks.get(`country-${country}`) ?? null,
      says: sayCountry(props, country),
    };
    return was !== undefined && isAlike(look, was) ? was : look;
  });
}
