/** SR-SETUP-1, -3 The noble families, in seat order, and the fiefs each starts with. */
import type { Fief } from "./fiefs.ts";
import { fiefCalled } from "./fiefs.ts";

export interface Family {
  readonly id: string;
  readonly colour: string;
  /** By number of players. */
  readonly fiefs: Readonly<Record<number, readonly string[]>>;
}
export const FAMILIES: readonly Family[] = [
  {
    id: "sture",
    colour: "#1f5fa8",
    fiefs: {
      2: ["vastergotland", "smaland", "gotland", "savolaks", "tavastehus"],
      3: ["vastergotland", "smaland", "tavastehus"],
      4: ["vastergotland", "gotland"],
      5: ["vastergotland", "tavastehus"],
    },
  },
  {
    id: "grip",
    colour: "#b3261e",
    fiefs: {
      2: ["sodermanland", "dalekarlia", "abo", "lapponia", "karelia"],
      3: ["sodermanland", "dalekarlia", "lapponia"],
      4: ["sodermanland", "abo"],
      5: ["sodermanland", "lapponia"],
    },
  },
  {
    id: "brahe",
    colour: "#222222",
    fiefs: {
      3: ["narke", "halsingland", "norrbotten"],
      4: ["narke", "halsingland"],
      5: ["narke", "savolaks"],
    },
  },
  {
    id: "eka",
    colour: "#2e7d32",
    fiefs: {
      4: ["uppland", "dalekarlia"],
      5: ["uppland", "norrbotten"],
    },
  },
  {
    id: "three-roses",
    colour: "#c9a227",
    fiefs: {
      5: ["dalekarlia", "halsingland"],
    },
  },
];
/** What a family owns at the start of a game of so many players. */
const STARTING = FAMILIES.map(({ fiefs }) =>
  Array.from({ length: FAMILIES.length + 1 }, (_, players) => (fiefs[players] ?? []).map(fiefCalled)),
);
export const startingFiefs = (family: number, players: number): readonly Fief[] => STARTING[family]?.[players] ?? [];
/** The name of a family, as the dice of its seat are called. */
export const familyOf = (seat: number): string => FAMILIES[seat]?.id ?? "";
