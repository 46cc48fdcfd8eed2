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
  /** Copies share it until somebody writes. */
  readonly lent: boolean;
}
function fieldsOf({ all }: Layouts["table"], game: string): Field[] {
  return all.map(([name, of]): Field => {
    const { copied, mayBeNull = false, onlyWith = null, lent = copied === "list" || copied === "lists" } = of as Partial<Field>;
    if (copied === undefined || (mayBeNull && (copied === "list" || copied === "lists")))
      throw new Error(`${game}: the layout does not say how "${name}" is copied`);
    return { name, copied, mayBeNull: mayBeNull && copied !== "value", onlyWith, lent };
  });
}
/** A value of its own for a field. */
function fresh({ name, copied, mayBeNull }: Field): string {
  const from = `table.${name}`;
  const ways = {
    value: from,
    list: `${from}.slice()`,
    lists: `copyLists(${from})`,
    note: `{ ...${from} }`,
    record: `copyRecord(${from})`,
  };
  const own = typeof copied === "function" ? `${copied.name}(${from})` : ways[copied];
  return mayBeNull ? `${from} === null ? null : ${own}` : own;
}
/** As one table takes it over from another: what is lent as it is. */
function over(field: Field): string {
  return `into.${field.name} = ${field.lent ? `table.${field.name}` : fresh(field)};`;
}
const lines = (of: readonly string[]): string => of.map((line) => `  ${line}\n`).join("");
/** Bits of a small integer, in a browser too. */
const BITS = 30;
/** What a table lends, each with its bit; lists that go with one flag have one bit together. */
function lentByBit(fields: readonly Field[], game: string): Field[][] {
  const byBit = new Map<string, Field[]>();
  for (const field of fields.filter(({ lent }) => lent)) {
    const key = field.onlyWith === null ? field.name : `with ${field.onlyWith}`;
    byBit.set(key, [...(byBit.get(key) ?? []), field]);
  }
  if (byBit.size > BITS)
    throw new Error(`${game}: ${byBit.size} lists and notes are more than a number has bits: say which go together (onlyWith)`);
  return [...byBit.values()];
}
const own = (field: Field, together: readonly Field[], bit: number): string => `  ${field.name}(table: Table): Owned["${field.name}"] {
    if (((table[SHARED] as number) & ${hex(1 << bit)}) !== 0) {
${together.map((one) => `      table.${one.name} = ${fresh(one)};\n`).join("")}      table[SHARED] = (table[SHARED] as number) & ~${hex(1 << bit)};
    }
    return table.${field.name}${field.copied === "note" ? "" : ` as Owned["${field.name}"]`};
  },
`;
const hex = (number: number): string => `0x${number.toString(16)}`;

/** The text of the made file. */
export function copyTextOf({ table, open }: Layouts, game: string): string {
  const fields = fieldsOf(table, game);
  const openFields = open === undefined ? [] : fieldsOf(open, game);
  const isOpen = (field: Field): boolean => openFields.some(({ name }) => name === field.name);
  const lent = lentByBit(fields, game);
  const all = hex(2 ** lent.length - 1);
  const body = `export function copyTable(table: Table, into?: Table): Table {
  return into === undefined ? copyOver(table, { ...table }) : copyOver(table, into);
}
function copyOver(table: Table, into: Table): Table {
${lines([...fields.map(over), `table[SHARED] = ${all};`, `into[SHARED] = ${all};`, "return into;"])}}
/** Its lists and notes, to be written on: what a copy may have too is made its own first. */
export const own = {
${lent.flatMap((together, bit) => together.map((field) => own(field, together, bit))).join("")}};
${
  open === undefined
    ? ""
    : `/** A copy of what everybody sees. */
export const copyOpen = (table: Untouched<OpenTable>): OpenTable => ({
${lines(openFields.map((field) => `${field.name}: ${fresh(field)},`))}});
/** A table of what lies open and what does not. Made here alone, so that all tables are laid out alike: then reading one is quickest. */
export const laid = (open: OpenTable, hidden: Omit<Table, keyof OpenTable | typeof SHARED>): Table => ({
${lines([...fields.map((field) => `${field.name}: ${isOpen(field) ? "open" : "hidden"}.${field.name},`), "[SHARED]: 0,"])}});
`
}`;
  const ways = [...fields, ...openFields].flatMap(({ copied }) => (typeof copied === "function" ? [copied.name] : []));
  const used = ["copyLists", "copyRecord", ...new Set(ways)].filter((name) => body.includes(`${name}(`)).toSorted();
  return `// Made by scripts/tables.ts from layout.ts. Change that, not this, and run: node scripts/bootstrap.mjs exec -- node scripts/tables.ts ${game}
/** A table of its own. Every field by name, which is quicker than any loop. */
${used.length === 0 ? "" : `import { ${used.join(", ")} } from "@stormakt/kernel";\n`}import type { Own${open === undefined ? "" : ", Untouched"} } from "@stormakt/kernel/layout";
import { SHARED } from "@stormakt/kernel/layout";
import type { Placed } from "@stormakt/kernel/shapes";
import type { table as layout, ${open === undefined ? "" : "OpenTable, "}Table } from "./layout.ts";

type Owned = Own<Placed<typeof layout>>;

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
