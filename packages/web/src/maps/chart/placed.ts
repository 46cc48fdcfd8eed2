import type { CSSProperties } from "react";

/** Around which point of a map a piece is drawn, and how large. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number | undefined;
}
const COMMAND = /([a-z])([^a-z]*)/giu;
const NUMBER = /-?(?:\d*\.\d+|\d+)/gu;
/** Which of a command's numbers are measured across, down, as a length, or are no measure at all. */
const MEASURES: Readonly<Record<string, string>> = { H: "x", V: "y", A: "ll---xy", M: "xy", L: "xy", C: "xyxyxy", Q: "xyxy", T: "xy" };
const short = (value: number): number => +value.toFixed(3);

/** The points of a path moved to their place: whatever has a transform of its own is painted apart, and there are hundreds on a map. */
export const placedPath = (d: string, { x, y, scale = 1 }: Place): string =>
  d.replaceAll(COMMAND, (_, command: string, numbers: string) => {
    const measures = MEASURES[command.toUpperCase()] ?? "-";
    const from = command === command.toUpperCase() ? { x, y } : { x: 0, y: 0 };
    const moved = [...numbers.matchAll(NUMBER)].map(([number], at) => {
      const measure = measures[at % measures.length];
      if (measure === "x" || measure === "y") return short(from[measure] + Number(number) * scale);
      return measure === "l" ? short(Number(number) * scale) : Number(number);
    });
    return command + moved.join(" ");
  });
/** A circle moved to its place. */
export const placedCircle = (
  { x, y, scale = 1 }: Place,
  r: number,
  down = 0,
): { readonly cx: number; readonly cy: number; readonly r: number } => ({
  cx: x,
  cy: short(y + down * scale),
  r: short(r * scale),
});
/** Lines of what is drawn at its place are as broad as it is large: `--of` in the style of a piece. */
export const asLargeAs = ({ scale = 1 }: Place): CSSProperties | undefined =>
  scale === 1 ? undefined : ({ "--of": scale } as CSSProperties);
