import { globSync, readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { inRoot } from "../bootstrap/paths.mjs";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
function visit(value: unknown, meet: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, meet);
  else if (isNode(value)) {
    meet(value);
    for (const field of Object.values(value)) if (typeof field === "object") visit(field, meet);
  }
}
const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"]);
/** How many parameters a requirement has says what it looks at. A default value, or a rest, would lie about that. */
const lies = (made: Node): boolean => (made["params"] as Node[]).some(({ type }) => type === "AssignmentPattern" || type === "RestElement");
const nameOf = (node: unknown): string | null => (isNode(node) && node.type === "Identifier" ? (node["name"] as string) : null);

/** Functions that stand as a requirement and lie about what they look at, in place or by name. */
function liars(sources: Readonly<Record<string, string>>): string[] {
  const found: string[] = [];
  const named = new Set<string>();
  const declared: { readonly name: string; readonly made: Node; readonly file: string }[] = [];
  for (const [file, text] of Object.entries(sources)) {
    const { program } = parseSync(file, text);
    const requirement = (value: unknown): void => {
      if (!isNode(value)) return;
      if (FUNCTIONS.has(value.type) && lies(value)) found.push(`${file}:${text.slice(0, value.start).split("\n").length}`);
      const name = nameOf(value);
      if (name !== null) named.add(name);
      if (value.type === "ObjectExpression") for (const property of value["properties"] as Node[]) requirement(property["value"]);
      if (value.type === "ArrayExpression") for (const item of value["elements"] as unknown[]) requirement(item);
    };
    visit(program, (node) => {
      if (node.type === "Property" && nameOf(node["key"]) === "requires") requirement(node["value"]);
      if (node.type === "FunctionDeclaration") declared.push({ name: nameOf(node["id"]) ?? "", made: node, file });
      const init = node.type === "VariableDeclarator" ? node["init"] : null;
      if (isNode(init) && FUNCTIONS.has(init.type)) declared.push({ name: nameOf(node["id"]) ?? "", made: init, file });
      // what a name in `requires` stands for may itself be a literal of requirements
      if (isNode(init) && init.type === "ObjectExpression" && /requires$/i.test(nameOf(node["id"]) ?? "")) requirement(init);
    });
  }
  for (const { name, made, file } of declared) if (named.has(name) && lies(made)) found.push(`${file}: ${name}`);
  return found;
}

describe("requirements", () => {
  it("have no default values, in any game", () => {
    const files = globSync("packages/*/src/**/*.ts", { cwd: inRoot(".") });
    expect(files.length).toBeGreaterThan(100);
    expect(liars(Object.fromEntries(files.map((file) => [file, readFileSync(inRoot(file), "utf8")])))).toEqual([]);
  });
  it("are found wherever they stand", () => {
    const text = (requires: string): Record<string, string> => ({ "trial.ts": `const it = { requires: ${requires} };` });
    expect(liars(text("{ a: (ask, action = 1) => true }"))).toEqual(["trial.ts:1"]);
    expect(liars(text("{ a: { fief: (ask, chosen = {}) => 1 } }"))).toEqual(["trial.ts:1"]);
    expect(liars(text("{ a: (...all) => true }"))).toEqual(["trial.ts:1"]);
    expect(liars(text("{ a: function (ask = null) { return true; } }"))).toEqual(["trial.ts:1"]);
    expect(liars(text("[{ fief: (ask, chosen = {}) => 1 }]"))).toEqual(["trial.ts:1"]);
    expect(liars(text("{ a: ({ table }, { fief }) => true, b: other }"))).toEqual([]);
    expect(liars({ ...text("{ b: other }"), "more.ts": "export function other(ask, action = 1) {}" })).toEqual(["more.ts: other"]);
    expect(liars({ ...text("{ b: { fief: other } }"), "more.ts": "export const other = (ask = 1) => 1;" })).toEqual(["more.ts: other"]);
    expect(liars({ "trial.ts": "function other(ask = 1) {} const it = { requires: { a: (ask) => other() } };" })).toEqual([]);
  });
});
