/**
 * Holds the client's styles to its tokens: space, size of type and layers come from `tokens.css`, and nowhere else. What lies in an area
 * of the table asks how large that area is, never how large the window is.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Folders of the client that are held to the tokens. */
const FOLDERS = ["games", "kit", "maps", "shell", "style"] as const;
/** A rule of a drawing: letters there are measured in the units of the drawing, which grows and shrinks as a whole. */
const OF_A_DRAWING = /(?:^|[\s>,])(?:svg|text|g)\b|(?:^|\s)(?:fill|stroke|text-anchor):/;
/** Folders whose styles lie in areas of the table. */
const IN_AREAS = /src\/(?:games|maps)\//;
const ASKS_THE_WINDOW = /^\s*@media\b.*\b(?:width|height|aspect-ratio|orientation)\b/;
const OF_THE_WINDOW = /(?<![\w.])\d*\.?\d+[dsl]?v(?:w|h|min|max|i|b)\b/;

const SPACE: Readonly<Record<number, string>> = {
  4: "--s-1",
  6: "--s-1h",
  8: "--s-2",
  10: "--s-2h",
  12: "--s-3",
  14: "--s-3h",
  16: "--s-4",
  20: "--s-4h",
  24: "--s-5",
  32: "--s-6",
  48: "--s-7",
};
/** A hairline is no space; and what is larger than the largest step is a measure of the layout. */
const HAIRLINE = 3;
const LARGEST = 48;
/** Tokens for type, by their size in rem. */
const TYPE: readonly (readonly [number, string])[] = [
  [0.75, "--fs-0"],
  [0.8125, "--fs-1"],
  [0.9375, "--fs-2"],
  [1, "--fs-text"],
  [1.0625, "--fs-3"],
  [1.1875, "--fs-3h"],
  [1.3125, "--fs-4"],
  [1.5, "--fs-4h"],
  [1.75, "--fs-5"],
  [2.375, "--fs-6"],
];
const LAYERS: Readonly<Record<number, string>> = {
  1: "--z-raised",
  3: "--z-chip",
  4: "--z-stage",
  5: "--z-strip",
  6: "--z-drawer",
  7: "--z-sheet",
  8: "--z-bar",
  10: "--z-head",
  30: "--z-note",
  40: "--z-over",
  60: "--z-tip",
  100: "--z-skip",
};

const SPACING = /^(?:padding|margin|gap|row-gap|column-gap|(?:padding|margin)-[a-z-]+)$/;
const DECLARATION = /^(\s*)([a-z-]+):\s*([^;{}]+);/;
const PIXELS = /(?<![\w.])(-?)(\d+(?:\.\d+)?)px\b/g;
const REMS = /(?<![\w.-])(\d*\.?\d+)rem\b/;

export interface Checked {
  readonly files: number;
  readonly declarations: number;
  readonly problems: readonly string[];
}
export function checkStyles(root: string): Checked {
  const problems: string[] = [];
  let declarations = 0;
  const files = stylesIn(root);
  for (const file of files) {
    const place = relative(root, file);
    const lines = readFileSync(file, "utf8").split("\n");
    lines.forEach((line, at) => {
      if (IN_AREAS.test(place) && ASKS_THE_WINDOW.test(line))
        problems.push(`${place}:${at + 1}  ${line.trim()}  asks the window instead of the area it lies in (@container …)`);
      const found = DECLARATION.exec(line);
      if (found === null) return;
      declarations++;
      const [, , property = "", value = ""] = found;
      const problem = problemOf({ place, rule: ruleAround(lines, at) }, property, value);
      if (problem !== null) problems.push(`${place}:${at + 1}  ${property}: ${value}  ${problem}`);
    });
  }
  return { files: files.length, declarations, problems };
}
/** A rule with its selectors, around one of its lines. */
function ruleAround(lines: readonly string[], at: number): string {
  const brace = lines.findLastIndex((line, n) => n < at && line.includes("{"));
  const from = lines.findLastIndex((line, n) => n < brace && !line.trimEnd().endsWith(",")) + 1;
  const to = lines.findIndex((line, n) => n > at && line.includes("}"));
  return lines.slice(from, to).join("\n");
}
/** The same line by tokens; the nearest one where none is exact. */
export function fixed(line: string): string {
  const found = DECLARATION.exec(line);
  if (found === null) return line;
  const [whole, , property = "", value = ""] = found;
  if (problemOf({ place: "", rule: "" }, property, value) === null) return line;
  return line.replace(whole, whole.replace(value, byTokens(property, value)));
}
export const stylesIn = (root: string): readonly string[] =>
  FOLDERS.flatMap((folder) => {
    const path = join(root, "packages/web/src", folder);
    return readdirSync(path, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".css") && !name.endsWith("tokens.css"))
      .map((name) => join(path, name));
  });

interface Where {
  readonly place: string;
  readonly rule: string;
}
function problemOf({ place, rule }: Where, property: string, value: string): string | null {
  if (SPACING.test(property) && spacesIn(value).length > 0) return "is a space without its token (--s-…)";
  if (property === "font-size" || property === "font") {
    if (/(?<![\w.])\d+(?:\.\d+)?px\b/.test(value) && !OF_A_DRAWING.test(rule)) return "does not follow the reader’s size of text";
    if (REMS.test(value) && !value.includes("clamp(")) return "is a size of type without its token (--fs-…)";
  }
  if (IN_AREAS.test(place) && OF_THE_WINDOW.test(value)) return "is measured by the window instead of the area it lies in (cqi, cqb)";
  return property === "z-index" && /\d/.test(value) && !value.includes("var(") ? "is a layer without its token (--z-…)" : null;
}
const spacesIn = (value: string): readonly number[] =>
  [...value.matchAll(PIXELS)].map(([, , number]) => Number(number)).filter((number) => number > HAIRLINE && number <= LARGEST);

function byTokens(property: string, value: string): string {
  if (property === "z-index") return `var(${LAYERS[Number(value)] ?? "--z-note"})`;
  if (SPACING.test(property))
    return value.replaceAll(PIXELS, (text, sign: string, number: string) => {
      const size = Number(number);
      if (size <= HAIRLINE || size > LARGEST) return text;
      const token = `var(${nearest(
        Object.entries(SPACE).map(([one, name]) => [Number(one), name] as const),
        size,
      )})`;
      return sign === "-" ? (value.includes("calc(") ? `-1 * ${token}` : `calc(-1 * ${token})`) : token;
    });
  return value.replace(REMS, (_, size: string) => `var(${nearest(TYPE, Number(size))})`);
}
const nearest = (among: readonly (readonly [number, string])[], size: number): string =>
  among.reduce((best, one) => (Math.abs(one[0] - size) < Math.abs(best[0] - size) ? one : best))[1];
