import type { Charge } from "./charges.ts";
import type { Tincture } from "./tinctures.ts";

/** Whose it is: a tincture (with its hatching) and a charge. */
export interface Arms {
  readonly tincture: Tincture;
  readonly charge: Charge;
}
const arms = (tincture: Tincture, charge: Charge): Arms => ({ tincture, charge });

/** For games that have no houses of their own: by seat. */
export const SEAT_ARMS: readonly Arms[] = [
  arms("gules", "star"),
  arms("azure", "crescent"),
  arms("or", "sun"),
  arms("sable", "pikes"),
  arms("purpure", "tower"),
  arms("vert", "fish"),
];
/** The houses of Svea Rike and Mare Balticum, and powers of the age. The charges are our own drawings. */
export const HOUSES = {
  sture: arms("azure", "leaves"),
  grip: arms("gules", "griffin"),
  brahe: arms("sable", "wing"),
  eka: arms("vert", "oak"),
  threeRoses: arms("or", "roses"),
  baner: arms("gules", "banner"),
  fleming: arms("or", "anchor"),
  bielke: arms("azure", "beams"),
  deLaGardie: arms("argent", "tower"),
  king: arms("purpure", "crowns"),
  sweden: arms("azure", "crowns"),
  denmark: arms("or", "lion"),
  poland: arms("gules", "eagle"),
  russia: arms("sable", "eagle"),
  prussia: arms("argent", "eagle"),
} as const satisfies Record<string, Arms>;

export const armsId = ({ tincture, charge }: Arms): string => `sh-${tincture}-${charge}`;
export const ALL_ARMS: readonly Arms[] = [...SEAT_ARMS, ...Object.values(HOUSES)].filter(
  (one, at, all) => all.findIndex((other) => armsId(other) === armsId(one)) === at,
);
