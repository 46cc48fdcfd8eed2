import type { RunningServer } from "./server.ts";
import type { Settings } from "./settings.ts";

/** At a terminal Ctrl-C reaches the server and whatever started it, which hands it on: so soon after the first it is the same wish. */
const SAME = 1_000;

/** Resolves when a signal has asked the server to stop and it has. Whoever asks twice means now. */
export function untilStopped(server: RunningServer, settings: Settings): Promise<void> {
  return new Promise((resolve) => {
    let asked: number | null = null;
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.on(signal, () => {
        if (asked !== null) {
          if (performance.now() - asked > SAME) process.exit(1);
          return;
        }
        asked = performance.now();
        void server
          .drain(settings.drain)
          .then(() => server.close())
          .then(resolve);
      });
  });
}
