/** Maps are stored as lines that neighbours share, packed as text by scripts/make-maps.mjs. Here they become paths again. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
/** What of the plane a map shows. */
export type View = readonly [x: number, y: number, w: number, h: number];
/** A point of a map in shares of its width and height, as ZoomPan's `showPoint` wants it. */
export const shareIn =
  ([left, top, width, height]: View) =>
  ([x, y]: readonly [number, number, ...number[]]): Point => [(x - left) / width, (y - top) / height];

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUE = new Map(Array.from(ALPHABET).map((letter, value) => [letter, value]));

/** Whole numbers: five bits a letter, the sixth says that more follow; the lowest bit of the whole is the sign. */
export function unpack(text: string): readonly number[] {
  const numbers: number[] = [];
  let sum = 0;
  let weight = 1;
  for (const letter of text) {
    const value = VALUE.get(letter) ?? 0;
    sum += (value % 32) * weight;
    weight *= 32;
    if (value < 32) {
      numbers.push(sum % 2 === 1 ? -(sum + 1) / 2 : sum / 2);
      sum = 0;
      weight = 1;
    }
  }
  return numbers;
}
const words = (packed: string): readonly string[] => (packed === "" ? [] : packed.split(" "));

/** Lines as steps in tenths. */
export const linesOf = (packed: string): readonly Line[] =>
  words(packed).map((text) => {
    const steps = unpack(text);
    const points: Point[] = [];
    let x = 0;
    let y = 0;
    for (let i = 0; i + 1 < steps.length; i += 2) {
      x += steps[i] ?? 0;
      y += steps[i + 1] ?? 0;
      points.push([x / 10, y / 10]);
    }
    return points;
  });
export const pathOf = (lines: readonly Line[], closed: boolean): string =>
  lines.map((line) => `M${line.map(([x, y]) => `${x} ${y}`).join("L")}${closed ? "Z" : ""}`).join("");

/** The rings of an area, put together from the lines it shares; ~n is line n backwards. */
export const ringsOf = (arcs: readonly Line[], packed: string): readonly Line[] =>
  words(packed).map((text) =>
    unpack(text).flatMap((ref) => {
      const line = arcs[ref < 0 ? ~ref : ref] ?? [];
      return (ref < 0 ? line.toReversed() : line).slice(0, -1);
    }),
  );
export const areaPath = (arcs: readonly Line[], packed: string): string => pathOf(ringsOf(arcs, packed), true);
/** Some of the lines, by their numbers. */
export const linesPath = (arcs: readonly Line[], packed: string): string =>
  pathOf(
    unpack(packed).map((at) => arcs[at] ?? []),
    false,
  );
/** Strokes of the engraved shore, row by row: height, then by turns a gap and a length. */
export const strokesPath = (packed: string): string =>
  words(packed)
    .map((text) => {
      const [y = 0, ...runs] = unpack(text);
      let x = 0;
      let d = "";
      for (let i = 0; i + 1 < runs.length; i += 2) {
        x += runs[i] ?? 0;
        const length = runs[i + 1] ?? 0;
        d += `M${x} ${y / 10}h${length}`;
        x += length;
      }
      return d;
    })
    .join("");
