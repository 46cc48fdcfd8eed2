/** What was learned, on its way into a file. */
import { writeFileSync } from "node:fs";
import { Misuse } from "../misuse.ts";

/** The command as it is told in what it made. Where the file lies is nobody else's business. */
export function toldAs(args: readonly string[]): string {
  const told = args.filter((arg, at) => arg !== "--out" && args[at - 1] !== "--out" && !arg.startsWith("--out="));
  return `npx stormakt train ${told.join(" ")}`;
}
export function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Misuse(`${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? "?"})`);
  }
}
