/**
 * Brings the log of a SQLite file into the file, in a thread of its own: most of that is waiting for the disk, and commits go on meanwhile.
 * The thread that writes asks for it, and brings in the little that came in between, so that the log begins anew.
 */
import { parentPort, workerData } from "node:worker_threads";
import Sqlite from "better-sqlite3";

/** The second time there is only what was written during the first. */
const TIMES = 2;

const { path } = (workerData ?? {}) as { readonly path?: string };
if (parentPort !== null && path !== undefined) {
  const file = new Sqlite(path, { timeout: 10_000 });
  file.pragma("synchronous = normal");
  const tidy = file.prepare("pragma wal_checkpoint(passive)");
  const port = parentPort;
  port.on("message", (asked: "tidy" | "close") => {
    if (asked === "close") {
      file.close();
      port.close();
      return;
    }
    try {
      for (let time = 0; time < TIMES; time++) tidy.all();
    } catch {
      // What is in the log is safe there, and the next time comes soon.
    }
    port.postMessage("tidied");
  });
}
