/**
 * All that is printed on the components, a line for each thing that a catalogue exports, its lists an entry to a line: held against a file
 * a reader can hold against the components. What a catalogue works out has tests of its own.
 */
export function printedIn(catalog: Readonly<Record<string, unknown>>): string {
  const plain = Object.entries(catalog).filter(([, value]) => typeof value !== "function");
  return plain.flatMap(([name, value]) => linesOf(name, value)).join("\n");
}
function linesOf(name: string, value: unknown): string[] {
  if (!Array.isArray(value) || !value.some((entry) => typeof entry === "object")) return [`${name} ${JSON.stringify(value)}`];
  return value.map((entry, at) => `${name} ${at} ${JSON.stringify(entry)}`);
}
