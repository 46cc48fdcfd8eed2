import { parseSync } from "oxc-parser";

/** One small fault that could be put into a file: the text from `start` to `end` becomes `text`. */
export interface Fault {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What is done to the code, in a few words. */
  readonly what: string;
  readonly line: number;
  /** The line as it stands, without its margin: with file and `what` it names the fault, wherever the line moves to. */
  readonly code: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
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

/** Every fault this page knows that fits somewhere in the file, in the order of the text. */
export function faultsIn(file: string, source: string): Fault[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map((error) => error.message).join("; ")}`);
  const found: Fault[] = [];
  const lines = source.split("\n");
  const put = (node: { readonly start: number; readonly end: number }, text: string, what: string): void => {
    const line = source.slice(0, node.start).split("\n").length;
    found.push({ file, start: node.start, end: node.end, text, what, line, code: (lines[line - 1] ?? "").trim() });
  };
  const textOf = ({ start, end }: Node): string => source.slice(start, end);
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
      case "ConditionalExpression":
        if (isNode(node["test"])) {
          put(node["test"], "true", "condition always holds");
          put(node["test"], "false", "condition never holds");
        }
        break;
      case "UnaryExpression":
        if (node["operator"] === "!" && isNode(node["argument"])) put(node, textOf(node["argument"]), "! dropped");
        break;
      case "Literal":
        if (typeof node["value"] === "boolean") put(node, String(!node["value"]), "flag turned");
        else if (typeof node["value"] === "number") put(node, String(node["value"] + 1), "number one more");
        break;
      case "ExpressionStatement":
        if (isNode(node["expression"]) && !isDirective(node)) put(node, ";", "statement dropped");
        break;
      case "Property":
        if (inRequires && isNode(node["value"]) && node["value"].type === "ArrowFunctionExpression")
          put(node["value"], "() => true", "requirement dropped");
        break;
      default:
    }
  };
  const turnOperator = (node: Node): void => {
    const other = OTHER_OPERATOR[String(node["operator"])];
    const { left, right } = node;
    if (other === undefined || !isNode(left) || !isNode(right) || isText(left) || isText(right)) return;
    const between = source.slice(left.end, right.start);
    const at = between.indexOf(String(node["operator"]));
    if (at === -1) return;
    const start = left.end + at;
    put({ start, end: start + String(node["operator"]).length }, other, `${String(node["operator"])} to ${other}`);
  };
  visit(program.body, false);
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

const isRequires = (node: Node): boolean => {
  const key = node["key"];
  return node.type === "Property" && isNode(key) && key.type === "Identifier" && key["name"] === "requires";
};
const isDirective = (node: Node): boolean => typeof node["directive"] === "string";
const isText = (node: Node): boolean => node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node["value"] === "string");

/** The file with the fault in it. */
export const withFault = (source: string, { start, end, text }: Fault): string => source.slice(0, start) + text + source.slice(end);
