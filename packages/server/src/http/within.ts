import { Refusal } from "@stormakt/host";
import type { Buckets } from "../limits.ts";

/** Refuses whoever has used up what they are allowed. */
export function within(buckets: Buckets, key: string, text = "too many requests; wait a little"): void {
  const wait = buckets.take(key, performance.now());
  if (wait !== null) throw new Refusal("too-fast", text, { wait });
}
