/** What lies on the map of Wallenstein, as it is drawn: arms and figures, no rules. */
import type { Arms } from "../../art/arms.ts";
import type { BuildingKind } from "../chart/pieces.tsx";
import type { Mark } from "../chart/spots.tsx";

/** What is to be seen in one county. */
export interface CountyLook {
  readonly owner: Arms | null;
  /** On the owner's shield; in a county of nobody, if not 0, on the empty shield. */
  readonly armies: number;
  readonly buildings: readonly BuildingKind[];
  readonly revolts: number;
  /** Whose leader stands here. */
  readonly leader?: Arms | null;
  readonly statue?: boolean;
  /** It belongs to who looks. */
  readonly own?: boolean;
  /** Not used with this number of players. */
  readonly out?: boolean;
  readonly mark?: Mark | null;
  /** What `extra` is told of it. */
  readonly tag?: number | undefined;
  /** What a reader hears. */
  readonly says: string;
}
