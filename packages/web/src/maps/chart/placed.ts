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

/** A command of a path with its numbers, and what each of them measures. */
interface Stroke {
  readonly command: string;
  readonly isAbsolute: boolean;
  readonly numbers: readonly number[];
  readonly measures: string;
}
const strokesIn = (d: string): readonly Stroke[] =>
  [...d.matchAll(COMMAND)].map(([, command = "", numbers = ""]) => ({
    command,
    isAbsolute: command === command.toUpperCase(),
    numbers: [...numbers.matchAll(NUMBER)].map(Number),
    measures: MEASURES[command.toUpperCase()] ?? "-",
  }));
/** Pieces are of a few shapes, each drawn in many places and again whenever something moves: each is read once. */
const shapes = new Map<string, readonly Stroke[]>();
function strokesOf(d: string): readonly Stroke[] {
  const known = shapes.get(d);
  if (known !== undefined) return known;
  const strokes = strokesIn(d);
  shapes.set(d, strokes);
  return strokes;
}

/** The points of a path moved to their place: whatever has a transform of its own is painted apart, and there are hundreds on a map. */
export function placedPath(d: string, { x, y, scale = 1 }: Place): string {
  let path = "";
  for (const { command, isAbsolute, numbers, measures } of strokesOf(d)) {
    const moved = numbers.map((number, at) => {
      const measure = measures[at % measures.length];
      if (measure === "x") return short((isAbsolute ? x : 0) + number * scale);
      if (measure === "y") return short((isAbsolute ? y : 0) + number * scale);
      return measure === "l" ? short(number * scale) : number;
    });
    path += command + moved.join(" ");
  }
  return path;
}
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
