/** Honest undo, and who hears what: written once, for matches at this machine and for hosts, and proven by the laws. */
import type { Seat } from "./contract.ts";

/** The way back from moves that can be taken back: what was before each of them. A move that cannot be taken back closes it. */
export class WayBack<S> {
  private readonly befores: S[] = [];
  get isOpen(): boolean {
    return this.befores.length > 0;
  }
  /** What the next step back leads to; null: there is none. */
  get next(): S | null {
    return this.befores.at(-1) ?? null;
  }
  /** A move was made: `revocable` as its receipt says. */
  moved({ revocable }: { readonly revocable: boolean }, before: S): void {
    if (revocable) this.befores.push(before);
    else this.close();
  }
  /** One move back; null where that would not be honest. */
  back(): S | null {
    return this.befores.pop() ?? null;
  }
  close(): void {
    this.befores.length = 0;
  }
}

/** What a seat hears of all that was told; null: a spectator. */
export function heardBy<E>(
  told: readonly { readonly event: E; readonly audience: { readonly only: readonly Seat[]; readonly others?: E } | null }[],
  seat: Seat | null,
): E[] {
  const heard: E[] = [];
  for (const { event, audience } of told) {
    if (audience === null || (seat !== null && audience.only.includes(seat))) heard.push(event);
    else if (audience.others !== undefined) heard.push(audience.others);
  }
  return heard;
}
