import { createInterface } from "node:readline";

/** Lines that somebody types, or that come from a file. Null when there are no more. */
export class Lines {
  private readonly reader = createInterface({
    input: process.stdin,
    ...(process.stdin.isTTY && process.stdout.isTTY && { output: process.stdout }),
  });
  private readonly waiting: string[] = [];
  private wanted: ((line: string | null) => void) | null = null;
  private ended = false;
  constructor() {
    this.reader.on("line", (line) => {
      if (this.wanted === null) this.waiting.push(line);
      else this.answer(line);
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
