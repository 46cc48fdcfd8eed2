// Writes what would follow from the layout of a game's table, were a loop over its fields not so slow: how it is copied, field by field.
//   packages/<game>/src/layout.ts  →  packages/<game>/src/copy.ts
// Where the layout says besides what everybody sees (`open`), a copy of that alone, and how a whole table is put together with it.
// Usage: node scripts/tables.ts [--check] [game …]
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Layout } from "@stormakt/kernel/layout";
import type { Copied } from "@stormakt/kernel/shapes";
import { gamesOnShelf } from "./games.ts";

const ROOT = join(import.meta.dirname, "..");
const sourceOf = (game: string, file: string): string => join(ROOT, "packages", game, "src", file);
export const copyOf = (game: string): string => sourceOf(game, "copy.ts");
export const gamesWithLayout = (): string[] => gamesOnShelf(ROOT).filter((game) => existsSync(sourceOf(game, "layout.ts")));

/** What the layout of a game exports. */
export interface Layouts {
  readonly table: Pick<Layout<object>, "all">;
  readonly open?: Pick<Layout<object>, "all">;
}
export const layoutsOf = async (game: string): Promise<Layouts> =>
  (await import(pathToFileURL(sourceOf(game, "layout.ts")).href)) as Layouts;

interface Field {
  readonly name: string;
  readonly copied: Copied;
  readonly mayBeNull: boolean;
  readonly onlyWith: string | null;
}
function fieldsOf({ all }: Layouts["table"], game: string): Field[] {
  return all.map(([name, of]): Field => {
    const { copied, mayBeNull = false, onlyWith = null } = of as Partial<Field>;
    if (copied === undefined || (mayBeNull && (copied === "list" || copied === "lists")))
      throw new Error(`${game}: the layout does not say how "${name}" is copied`);
    return { name, copied, mayBeNull: mayBeNull && copied !== "value", onlyWith };
  });
}
/** A value of its own for a field. */
function fresh({ name, copied, mayBeNull }: Field): string {
  const from = `table.${name}`;
  const ways = {
    value: from,
    list: `${from}.slice()`,
    lists: `${from}.map((list) => list.slice())`,
    note: `{ ...${from} }`,
    record: `copyRecord(${from})`,
  };
  const own = typeof copied === "function" ? `${copied.name}(${from})` : ways[copied];
  return mayBeNull ? `${from} === null ? null : ${own}` : own;
}
/** A field written over the one that is there: lists are kept, and nothing is left to collect. */
function over(field: Field): string {
  const { name, copied } = field;
  if (copied === "list") return `overwrite(into.${name}, table.${name});`;
  if (copied === "lists") return `overwriteAll(into.${name}, table.${name});`;
  return `into.${name} = ${fresh(field)};`;
}
const lines = (of: readonly string[]): string => of.map((line) => `  ${line}\n`).join("");
/** What is copied only where a flag is set at one of two tables, as a function of its own. */
const copierWith = (flag: string): string => `copy${flag.charAt(0).toUpperCase()}${flag.slice(1)}`;

/** The text of the made file. */
export function copyTextOf({ table, open }: Layouts, game: string): string {
  const fields = fieldsOf(table, game);
  const openFields = open === undefined ? [] : fieldsOf(open, game);
  const isOpen = (field: Field): boolean => openFields.some(({ name }) => name === field.name);
  const flags = [...new Set(fields.flatMap(({ onlyWith }) => onlyWith ?? []))];
  const body = `export function copyTable(table: Readonly<Table>, into?: Table): Table {
  return into === undefined ? copyRecord(table) : copyOver(table, into);
}
${flags.length === 0 ? "" : "/** What goes with a flag is empty without it: where neither table has it, it is left alone. */\n"}function copyOver(table: Untouched<Table>, into: Table): Table {
${lines([
  ...flags.map((flag) => `if (table.${flag} || into.${flag}) ${copierWith(flag)}(table, into);`),
  ...fields.filter(({ onlyWith }) => onlyWith === null).map(over),
  "return into;",
])}}
${flags
  .map(
    (flag) =>
      `function ${copierWith(flag)}(table: Untouched<Table>, into: Table): void {\n${lines(fields.filter(({ onlyWith }) => onlyWith === flag).map(over))}}\n`,
  )
  .join("")}${
  open === undefined
    ? ""
    : `/** A copy of what everybody sees. */
export const copyOpen = (table: Untouched<OpenTable>): OpenTable => ({
${lines(openFields.map((field) => `${field.name}: ${fresh(field)},`))}});
/** A table of what lies open and what does not. Made here alone, so that all tables are laid out alike: then reading one is quickest. */
export const laid = (open: OpenTable, hidden: Omit<Table, keyof OpenTable>): Table => ({
${lines(fields.map((field) => `${field.name}: ${isOpen(field) ? "open" : "hidden"}.${field.name},`))}});
`
}`;
  const own = [...fields, ...openFields].flatMap(({ copied }) => (typeof copied === "function" ? [copied.name] : []));
  const used = ["copyRecord", "overwrite", "overwriteAll", ...new Set(own)].filter((name) => body.includes(`${name}(`)).toSorted();
  return `// Made by scripts/tables.ts from layout.ts. Change that, not this, and run: node scripts/bootstrap.mjs exec -- node scripts/tables.ts ${game}
/** A table of its own. Every field by name, which is quicker than any loop. */
import { ${used.join(", ")} } from "@stormakt/kernel";
import type { Untouched } from "@stormakt/kernel/layout";
import type { ${open === undefined ? "" : "OpenTable, "}Table } from "./layout.ts";

${body}`;
}

if (import.meta.main) {
  const isCheck = process.argv.includes("--check");
  const named = process.argv.slice(2).filter((word) => !word.startsWith("--"));
  for (const game of named.length > 0 ? named : gamesWithLayout()) {
    const path = copyOf(game);
    const text = copyTextOf(await layoutsOf(game), game);
    if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
    if (isCheck) {
      console.error(
        `${relative(ROOT, path)} is not what the layout says: run node scripts/bootstrap.mjs exec -- node scripts/tables.ts ${game}`,
      );
      process.exitCode = 1;
    } else writeFileSync(path, text);
  }
}
