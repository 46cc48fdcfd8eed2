import { createHash } from "node:crypto";
import { parseSync } from "oxc-parser";

/** One small fault that could be put into a file: the text from `start` to `end` becomes `text`. */
export interface Fault {
  /** Names the fault wherever its line moves to: a hash of file, line as it stands, place in the line, and what is done. */
  readonly id: string;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What is done to the code, in a few words. */
  readonly what: string;
  readonly line: number;
  /** The line as it stands, without its margin. */
  readonly code: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
type Place = Pick<Node, "start" | "end">;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value && "start" in value;

const OTHER_OPERATOR: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "==": "!=",
  "!=": "==",
  "+": "-",
  "-": "+",
  "*": "+",
  "%": "*",
  "&&": "||",
  "||": "&&",
  "+=": "-=",
  "-=": "+=",
};
const OTHER_METHOD: ReadonlyMap<string, string> = new Map([
  ["some", "every"],
  ["every", "some"],
  ["min", "max"],
  ["max", "min"],
]);

/** Every fault this page knows that fits somewhere in the file, in the order of the text. */
export function faultsIn(file: string, source: string): Fault[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map((error) => error.message).join("; ")}`);
  const found: (Place & { readonly text: string; readonly what: string })[] = [];
  const put = ({ start, end }: Place, text: string, what: string): void => {
    found.push({ start, end, text, what });
  };
  const visit = (value: unknown, inRequires: boolean): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one, inRequires);
      return;
    }
    if (!isNode(value) || value.type.startsWith("TS") || value.type.startsWith("Import") || value.type === "ExportAllDeclaration") {
      // What is cast or asserted is still code; types are not.
      if (isNode(value) && ["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"].includes(value.type))
        visit(value["expression"], inRequires);
      return;
    }
    meet(value, inRequires);
    for (const [field, held] of Object.entries(value)) {
      if (typeof held !== "object" || held === null) continue;
      visit(held, field === "value" ? isRequires(value) : field === "properties" && inRequires);
    }
  };
  const meet = (node: Node, inRequires: boolean): void => {
    switch (node.type) {
      case "BinaryExpression":
      case "LogicalExpression":
      case "AssignmentExpression":
        turnOperator(node);
        break;
      case "IfStatement":
        holdCondition(node);
        break;
      case "ConditionalExpression":
        holdCondition(node);
        swapBranches(node);
        break;
      case "UnaryExpression":
        if (node["operator"] === "!" && isNode(node["argument"])) put(node, textOf(node["argument"]), "! dropped");
        break;
      case "Literal":
        moveValue(node);
        break;
      case "ExpressionStatement":
        if (isNode(node["expression"]) && !isDirective(node)) put(node, ";", "statement dropped");
        break;
      case "ReturnStatement":
        if (node["argument"] === null) put(node, ";", "return dropped");
        break;
      case "MemberExpression":
        turnMethod(node);
        break;
      case "ObjectExpression":
        dropFields(node);
        break;
      case "Property":
        if (inRequires && isNode(node["value"]) && node["value"].type === "ArrowFunctionExpression")
          put(node["value"], "() => true", "requirement dropped");
        break;
      default:
    }
  };
  const textOf = ({ start, end }: Place): string => source.slice(start, end);
  const holdCondition = ({ test }: Node): void => {
    if (!isNode(test)) return;
    put(test, "true", "condition always holds");
    put(test, "false", "condition never holds");
  };
  const swapBranches = ({ consequent, alternate }: Node): void => {
    if (!isNode(consequent) || !isNode(alternate)) return;
    const between = source.slice(consequent.end, alternate.start);
    put({ start: consequent.start, end: alternate.end }, textOf(alternate) + between + textOf(consequent), "branches swapped");
  };
  const moveValue = (node: Node): void => {
    if (typeof node["value"] === "boolean") put(node, String(!node["value"]), "flag turned");
    if (typeof node["value"] !== "number") return;
    put(node, String(node["value"] + 1), "number one more");
    if (node["value"] > 1) put(node, String(node["value"] - 1), "number one less");
  };
  const turnMethod = ({ property }: Node): void => {
    if (!isNode(property) || property.type !== "Identifier") return;
    const other = OTHER_METHOD.get(String(property["name"]));
    if (other !== undefined) put(property, other, `${String(property["name"])} to ${other}`);
  };
  /** What has a kind is told or asked: every field beside it says something. */
  const dropFields = (node: Node): void => {
    const fields = (node["properties"] as readonly Node[]).filter((one) => one.type === "Property");
    if (!fields.some((one) => keyOf(one) === "kind")) return;
    for (const one of fields) if (keyOf(one) !== "kind") put(one, `...{}`, "field dropped");
  };
  const turnOperator = (node: Node): void => {
    const { left, right } = node;
    if (!isNode(left) || !isNode(right)) return;
    const operator = String(node["operator"]);
    if (operator === "??") {
      put({ start: left.end, end: right.end }, "", "default dropped");
      return;
    }
    const other = OTHER_OPERATOR[operator];
    if (other === undefined || isText(left) || isText(right)) return;
    const between = source.slice(left.end, right.start);
    const at = between.indexOf(operator);
    if (at === -1) return;
    const start = left.end + at;
    put({ start, end: start + operator.length }, other, `${operator} to ${other}`);
  };
  visit(program.body, false);
  found.sort((a, b) => a.start - b.start || a.end - b.end);
  return named(file, source, found);
}

/** The faults with their lines and names. Two lines that read the same are told apart by which comes first. */
function named(file: string, source: string, found: readonly (Place & { readonly text: string; readonly what: string })[]): Fault[] {
  const lines = source.split("\n");
  const seen = new Map<string, number>();
  return found.map((one) => {
    const before = source.slice(0, one.start);
    const line = before.split("\n").length;
    const raw = lines[line - 1] ?? "";
    const code = raw.trim();
    const place = before.length - before.lastIndexOf("\n") - 1 - (raw.length - raw.trimStart().length);
    const name = `${file}\n${code}\n${place}\n${one.end - one.start}\n${one.what}`;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    const id = createHash("sha256").update(`${name}\n${nth}`).digest("hex").slice(0, 8);
    return { id, file, ...one, line, code };
  });
}

const keyOf = ({ key }: Node): string | null => (isNode(key) && key.type === "Identifier" ? String(key["name"]) : null);
const isRequires = (node: Node): boolean => node.type === "Property" && keyOf(node) === "requires";
const isDirective = (node: Node): boolean => typeof node["directive"] === "string";
const isText = (node: Node): boolean => node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node["value"] === "string");

/** The file with the fault in it. */
export const withFault = (source: string, { start, end, text }: Fault): string => source.slice(0, start) + text + source.slice(end);

/** So many of them, the same ones for the same seed, whatever else is edited: those whose hash with the seed comes first. */
export function drawn(faults: readonly Fault[], count: number, seed: string): Fault[] {
  return faults
    .map((fault) => ({ fault, rank: createHash("sha256").update(`${seed}/${fault.id}`).digest("hex") }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ fault }) => fault);
}
