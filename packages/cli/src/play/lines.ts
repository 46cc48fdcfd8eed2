import { createInterface } from "node:readline";

/** Lines that somebody types, or that come from a file. Null when there are no more. */
export class Lines {
  /** The words the Tab key may complete: asked when it is pressed. */
  words: () => readonly string[] = () => [];
  private readonly reader = createInterface({
    input: process.stdin,
    ...(process.stdin.isTTY && process.stdout.isTTY && { output: process.stdout }),
    completer: (line: string): [string[], string] => completed(line, this.words()),
  });
  private readonly waiting: string[] = [];
  private wanted: ((line: string | null) => void) | null = null;
  private ended = false;
  constructor() {
    this.reader.on("line", (line) => {
      if (this.wanted === null) this.waiting.push(line);
      else {
        if (!process.stdin.isTTY) console.log(line); // nobody has seen it typed
        this.answer(line);
      }
    });
    this.reader.on("close", () => {
      this.ended = true;
      this.answer(null);
    });
  }
  private answer(line: string | null): void {
    const { wanted } = this;
    this.wanted = null;
    wanted?.(line);
  }
  next(prompt: string): Promise<string | null> {
    const line = this.waiting.shift();
    if (line !== undefined) {
      console.log(`${prompt}${line}`);
      return Promise.resolve(line);
    }
    if (this.ended) return Promise.resolve(null);
    if (process.stdout.isTTY) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    } else process.stdout.write(prompt);
    return new Promise((resolve) => {
      this.wanted = resolve;
    });
  }
  close(): void {
    this.reader.close();
  }
}

/** The words that may end the line, and the part of it they would replace. */
export function completed(line: string, words: readonly string[]): [string[], string] {
  const begun = /\S*$/.exec(line)?.[0] ?? "";
  const fits = [...new Set(words)].filter((word) => word.toLowerCase().startsWith(begun.toLowerCase())).sort();
  return [fits.map((word) => `${word} `), begun];
}
