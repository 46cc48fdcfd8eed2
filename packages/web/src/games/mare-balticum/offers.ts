import { controllerOf, linesInOrder, linesOwnedBy } from "@stormakt/mare-balticum/advice";
import type { Force, Line, Province } from "@stormakt/mare-balticum/catalog";
import { KING, NO_LINE } from "@stormakt/mare-balticum/catalog";
import type { MareBalticum } from "@stormakt/mare-balticum/types";
import type { Arms } from "../../art/arms.ts";
import { HOUSES } from "../../art/arms.ts";
import type { BoardProps, Offer } from "../plugin.ts";

export type Props = BoardProps<MareBalticum>;
export type MareOffer = Offer<MareBalticum>;
export type Table = Props["view"]["table"];

const { baner, fleming, bielke, deLaGardie, brahe, king, russia, poland, denmark } = HOUSES;
/** By line, and at last the King. */
const LINE_ARMS: readonly Arms[] = [baner, fleming, bielke, deLaGardie, brahe, king];
export const armsOfLine = (line: number): Arms => LINE_ARMS[line] ?? HOUSES.sweden;
export const POWER_ARMS: readonly Arms[] = [russia, poland, denmark];
/** Borne until a house is taken. */
const BEFORE: readonly Arms[] = [
  { tincture: "vert", charge: "fish" },
  { tincture: "vert", charge: "oak" },
  { tincture: "purpure", charge: "tower" },
  { tincture: "argent", charge: "eagle" },
  { tincture: "azure", charge: "leaves" },
  { tincture: "or", charge: "roses" },
];
/** A seat bears the arms of its line, with two of them those of the first; the King his own. */
export const armsOfSeats = (seats: number, table: Table | null): readonly Arms[] =>
  Array.from({ length: seats }, (_, seat) => {
    if (table?.king === seat) return armsOfLine(KING);
    const line = table === null ? undefined : linesOwnedBy(table, seat)[0];
    return line === undefined || (line as number) === NO_LINE ? (BEFORE[seat] ?? HOUSES.sweden) : armsOfLine(line);
  });

/** The lines a seat decides for this turn, in turn order. */
export const linesPlayedBy = (table: Table, seat: number | null): readonly Line[] =>
  seat === null ? [] : linesInOrder(table).filter((line) => controllerOf(table, line) === seat);

export interface Battle {
  readonly province: Province;
  readonly force: Force;
  readonly target: Force;
  readonly prisoners: readonly number[];
}
const PHASES = ["productionPhase", "battlePhase", "enemyPhase", "movementPhase", "investmentPhase", "endOfTurn"];
/** The phase of the turn, from 0; -1 during set-up. */
export const phaseOf = (view: Props["view"]): number => PHASES.findIndex((step) => view.stack.some((frame) => frame.step === step));
