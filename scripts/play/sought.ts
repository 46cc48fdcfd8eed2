/** What leads to questions that hardly ever come, by game; the most wanted first, and what would lead away from them. */
import { CULTURE } from "@stormakt/svea-rike/advice";
import { HISTORY, OFFICES } from "@stormakt/svea-rike/catalog";

/** As much of an action as is looked at. */
export interface Doing {
  readonly kind: string;
  readonly card?: unknown;
  readonly history?: number;
  readonly activity?: number;
}
interface Sought {
  readonly wanted: readonly ((doing: Doing) => boolean)[];
  readonly shunned: (doing: Doing) => boolean;
}
const isKind =
  (...kinds: readonly string[]) =>
  ({ kind }: Doing): boolean =>
    kinds.includes(kind);
const isScientist = (history: number | undefined): boolean => HISTORY[history ?? -1]?.series === "scientist";

export const SOUGHT: Readonly<Record<string, Sought>> = {
  // SR-HIST-3 An office that buys a scientist.
  "svea-rike": {
    wanted: [
      ({ kind, history }) => kind === "useOfficeForHistory" && isScientist(history),
      ({ kind, history }) => kind === "buyHistory" && OFFICES.some((office) => office === history),
      ({ kind, activity }) => kind === "chooseActivity" && activity === CULTURE,
    ],
    shunned: ({ kind }) => kind.startsWith("useOffice"),
  },
  // VR-BUILD-16 Several parts of which all threes are out.
  "vasa-regalis": { wanted: [isKind("exchange")], shunned: isKind("callBuilding") },
  // MB-KING-5 Titles, and as many of them as can be for the King.
  "mare-balticum": {
    wanted: ["investInTitle", "investInProvince", "generateRest", "takeRest"].map((kind) => isKind(kind)),
    shunned: () => false,
  },
};
