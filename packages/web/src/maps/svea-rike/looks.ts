/** What lies on the map of Svea Rike, as it is drawn: arms and figures, no rules. */
import type { Arms } from "../../art/arms.ts";
import type { Mark } from "../chart/spots.tsx";

/** What is to be seen in one fief. */
export interface FiefLook {
  /** As the texts call it; usual: as it stands in the atlas. */
  readonly name?: string;
  /** The family that owns it. */
  readonly owner: Arms | null;
  /** It belongs to who looks. */
  readonly own?: boolean;
  /** The foreign power it belongs to instead. */
  readonly power?: Arms | null;
  /** What it costs, while it is free. */
  readonly price?: number | null;
  /** Its troops are turned down, or committed to a war. */
  readonly spent?: boolean;
  /** It yields nothing now. */
  readonly barren?: boolean;
  /** Out of the game for good. */
  readonly lost?: boolean;
  readonly mark?: Mark | null;
  /** What a reader hears. */
  readonly says: string;
}
/** One country's trading circle. */
export interface CountryLook {
  readonly name?: string;
  readonly arms: Arms;
  /** How many merchants it has room for. */
  readonly room: number;
  /** Whose merchants stand there. */
  readonly merchants: readonly Arms[];
  readonly war?: boolean;
  readonly mark?: Mark | null;
  readonly says: string;
}
