import { parseSync } from "oxc-parser";

/** One mention of another module in a source file. `target` is null where it is computed at run time. */
export interface Import {
  readonly target: string | null;
  /** `import type`, `export type` and `import("x").T` vanish before the program runs. `import { type T }` does not: it still loads the module. */
  readonly typeOnly: boolean;
  readonly line: number;
}

/** Every import, re-export, dynamic import and type import of a file. */
export function importsOf(file: string, text: string): Import[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map((error) => error.message).join("; ")}`);
  const found: Import[] = [];
  const lineOf = (offset: number) => text.slice(0, offset).split("\n").length;
  visit(program, (node) => {
    const source = sourceOf(node);
    if (source === undefined) return;
    found.push({ target: literal(source), typeOnly: isTypeOnly(node), line: lineOf(node.start) });
  });
  return found;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** The module a node mentions; undefined if it mentions none. */
function sourceOf(node: Node): unknown {
  switch (node.type) {
    case "ImportDeclaration":
    case "ImportExpression":
    case "ExportAllDeclaration":
    case "TSImportType":
      return node["source"] ?? node["argument"];
    case "ExportNamedDeclaration":
      return node["source"] ?? undefined;
    default:
      return undefined;
  }
}

const isTypeOnly = (node: Node) => node.type === "TSImportType" || node["importKind"] === "type" || node["exportKind"] === "type";

function literal(source: unknown): string | null {
  if (!isNode(source)) return null;
  if (source.type === "TSLiteralType") return literal(source["literal"]);
  if (source.type === "TemplateLiteral") return underAPackage(source["quasis"]);
  return source.type === "Literal" && typeof source["value"] === "string" ? source["value"] : null;
}
/** `@stormakt/game/words/${language}`: which package and which folder of it is known, so it counts as that folder. */
function underAPackage(quasis: unknown): string | null {
  const [first] = quasis as readonly { readonly value: { readonly cooked: string } }[];
  return /^(@stormakt\/[\w-]+\/[\w-]+)\/$/.exec(first?.value.cooked ?? "")?.[1] ?? null;
}

function visit(value: unknown, meet: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, meet);
  } else if (isNode(value)) {
    meet(value);
    for (const field of Object.values(value)) if (typeof field === "object") visit(field, meet);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
