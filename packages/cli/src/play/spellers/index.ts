import type { Speaker } from "@stormakt/words";
import { vasaRegalisOffer } from "./vasa-regalis.ts";

/** Reads what somebody types about a move with too many forms to list, and changes the draft by it; null: it makes no sense. */
export type Speller = (text: string, draft: object, names: readonly string[], speaker: Speaker) => object | null;

/** Games that can be told such a move in words; the usage line is shown while composing. */
export const SPELLERS: Readonly<Record<string, { readonly usage: string; readonly spell: Speller }>> = {
  "vasa-regalis": { usage: "to 2 give wood 3, 2 iron 1 take cloth 2", spell: vasaRegalisOffer },
};
