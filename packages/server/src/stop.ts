import type { RunningServer } from "./server.ts";
import type { Settings } from "./settings.ts";

/** Resolves when a signal has asked the server to stop and it has. Whoever asks twice means now. */
export function untilStopped(server: RunningServer, settings: Settings): Promise<void> {
  return new Promise((resolve) => {
    let isAsked = false;
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.on(signal, () => {
        if (isAsked) process.exit(1);
        isAsked = true;
        void server
          .drain(settings.drain)
          .then(() => server.close())
          .then(resolve);
      });
  });
}
