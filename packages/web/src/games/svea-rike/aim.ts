import type { PlayCard } from "@stormakt/svea-rike/types";

/** What a card is aimed at, in the order in which it is asked for. */
export const AIM_FIELDS = ["seat", "from", "fief", "country", "to", "history", "next", "royal", "activity", "take", "gold"] as const;
export type AimField = (typeof AIM_FIELDS)[number];
export type Picked = Partial<Record<AimField, number>>;
export interface Aim {
  /** What is to be said next, and what may be said; null: nothing is left to say. */
  readonly field: AimField | null;
  readonly values: readonly number[];
  /** The play, when all has been said. */
  readonly play: PlayCard | null;
}

/** The plays that agree with what has been said so far. */
export const agreeing = (plays: readonly PlayCard[], picked: Picked): readonly PlayCard[] =>
  plays.filter((play) => AIM_FIELDS.every((field) => picked[field] === undefined || picked[field] === play[field]));
/** A card is aimed one word at a time; where only one word is possible it goes without saying. */
export function aimOf(plays: readonly PlayCard[], picked: Picked): Aim {
  const left = agreeing(plays, picked);
  const [first] = left;
  if (first === undefined) return { field: null, values: [], play: null };
  for (const field of AIM_FIELDS) {
    const values = [...new Set(left.flatMap((play) => (play[field] === undefined ? [] : [play[field]])))];
    if (values.length > 1) return { field, values, play: null };
  }
  return { field: null, values: [], play: first };
}
