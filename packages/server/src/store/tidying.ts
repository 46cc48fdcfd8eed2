/** When the log of a SQLite file goes into the file, and who does it: most of it a thread of its own, the rest the thread that writes. */
import { Worker } from "node:worker_threads";
import type Sqlite from "better-sqlite3";

/** Appends after which the log goes into the file, some thousands of pages; and pages after which the library does it, should that not do. */
const APPENDS = 1_500;
const PAGES = 6_000;
/** Brings the log into the file while the writer goes on, and calls back when little of it is left. */
export interface Tidying {
  tidy(then: () => void): void;
}
/**
 * Brings the log into the file now and then, as the library would with a commit; but to be called when those have been answered who wait for
 * theirs, since it takes longer than many commits. `besides`: who does most of it; left out, all is done here.
 */
export function tidierOf(file: Sqlite.Database, besides?: Tidying): (appends: number) => void {
  file.pragma(`wal_autocheckpoint = ${PAGES}`);
  const rest = file.prepare("pragma wal_checkpoint(passive)");
  const tidy = (): void => {
    try {
      rest.all();
    } catch {
      // What is in the log is safe there, and the next time comes soon.
    }
  };
  // Whoever wrote before may have fallen before it came to that: a log that is left over is brought in with the first append.
  let since = APPENDS;
  let isFirst = true;
  return (appends) => {
    since += appends;
    if (since < APPENDS) return;
    since = 0;
    if (isFirst || besides === undefined) tidy();
    else besides.tidy(tidy);
    isFirst = false;
  };
}
/** A thread that tidies: begun when there is something to do, which most servers that only start and stop never have. */
export class TidyThread implements Tidying {
  private readonly path: string;
  private thread: Worker | null = null;
  /** Whom to call back; null: it is not at work. */
  private asked: (() => void) | null = null;
  constructor(path: string) {
    this.path = path;
  }
  /** Whoever asks while it is at work need not ask again. */
  tidy(then: () => void): void {
    if (this.asked !== null) return;
    this.asked = then;
    this.thread ??= this.begun();
    this.thread.postMessage("tidy", []);
  }
  async close(): Promise<void> {
    const { thread } = this;
    if (thread === null) return;
    this.asked = null;
    const ended = new Promise((resolve) => thread.once("exit", resolve));
    thread.postMessage("close", []);
    await ended;
  }
  private begun(): Worker {
    const thread = new Worker(new URL("./tidier.ts", import.meta.url), { workerData: { path: this.path } });
    const goOn = (): void => {
      const { asked } = this;
      this.asked = null;
      asked?.();
    };
    // One that has died leaves all of it to the writer, and the next time another is begun.
    const lose = (): void => {
      if (this.thread !== thread) return;
      this.thread = null;
      goOn();
    };
    thread.on("message", goOn);
    thread.on("error", lose);
    thread.on("exit", lose);
    return thread;
  }
}
