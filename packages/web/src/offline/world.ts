import type { World } from "@stormakt/host";

/** How long bots wait before they answer. Whoever wants no motion wants no waiting either. */
export const pause = { least: 450, most: 900 };
export function setPause({ least, most }: { readonly least: number; readonly most: number }): void {
  pause.least = least;
  pause.most = most;
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Chance and time of a browser. */
export const world: World = {
  now: () => Date.now(),
  ticks: () => performance.now(),
  secret(bits) {
    const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(bits / 6)));
    return Array.from(bytes, (byte) => ALPHABET[byte & 63]).join("");
  },
  async hash(secret) {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  },
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  report: (problem) => console.error(problem),
};
