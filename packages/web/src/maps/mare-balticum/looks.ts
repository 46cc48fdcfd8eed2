/** What lies on the map of Mare Balticum, as it is drawn: arms and figures, no rules. */
import type { Arms } from "../../art/arms.ts";
import type { GoodKind } from "../chart/pieces.tsx";

/** By the catalog's numbers: goods 0 to 4, and gold. */
export const GOOD_KINDS: readonly GoodKind[] = ["grain", "wood", "cloth", "iron", "stone", "gold"];

/** A circle: whose unit lies in it, and whether an enemy lies there, on top if there is a unit too. */
export interface CircleLook {
  readonly unit: Arms | null;
  /** Goods of the province that lie on the unit. */
  readonly goods?: number;
  readonly enemy?: boolean;
}
export interface ProvinceLook {
  /** As the texts call it; usual: as it stands on the printed board. */
  readonly name?: string;
  /** By force (farm, fleet, army, fort), then by place. */
  readonly circles: readonly (readonly CircleLook[])[];
  /** Who holds its title. */
  readonly title: Arms | null;
}
export interface PowerLook {
  readonly name: string;
  readonly arms: Arms;
  /** Units of the supply that it may send; null: not told here. */
  readonly reserve: number | null;
  /** One line: "routes 1 and 2". */
  readonly note: string;
}
export interface SoldLook {
  readonly arms: Arms;
  readonly count: number;
}
