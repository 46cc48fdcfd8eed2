import type { Arms } from "../../art/arms.ts";
import { ALL_ARMS } from "../../art/arms.ts";
import type { ClubsWords } from "../../words/en/clubs.ts";
import { useT } from "../../words/index.ts";

export const useClubsWords = (): ClubsWords => useT().clubs;

/** Shields are kept as their tincture and charge; one that is not drawn here is a tower. */
export const shieldName = ({ tincture, charge }: Arms): string => `${tincture}-${charge}`;
export const armsOf = (shield: string): Arms =>
  ALL_ARMS.find((arms) => shieldName(arms) === shield) ?? { tincture: "argent", charge: "tower" };
