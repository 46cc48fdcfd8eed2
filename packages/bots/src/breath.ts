/** So often a worker's other messages are heard, a stop among them. */
export const BREATH = 12;

/** Lets other messages through. Not a timer: browsers make those wait. */
export function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      "message",
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(null);
  });
}
