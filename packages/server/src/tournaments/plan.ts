/** How a tournament is played. */
import { Level, Pace, TableName, Timeout } from "@stormakt/protocol";
import * as z from "zod";
import { ROBIN_MOST } from "./pairing/robin.ts";
import type { TableSizes } from "./pairing/sizes.ts";

/** So many may enter: a Swiss tournament, and one in which all meet all. */
export const MOST_ENTRANTS = { swiss: 64, robin: ROBIN_MOST } as const;
export const Plan = z.strictObject({
  name: TableName.min(1),
  form: z.enum(["swiss", "robin"]),
  game: z.string().max(40),
  options: z.record(z.string().max(60), z.union([z.boolean(), z.number(), z.string().max(60)])).default({}),
  /** Seats at a table, as many as there should be. */
  size: z.int().min(2).max(6),
  /** Rounds; where all meet all, at least so many. */
  rounds: z.int().min(1).max(15),
  pace: Pace.refine(({ kind }) => kind !== "none", { error: "a tournament needs a clock, or one who is away holds up all" }),
  timeout: Timeout,
  /** The bots that take seats which are left; null: tables are smaller or larger instead. */
  bots: Level.nullable(),
  rated: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

export const sizesOf = ({ size, bots }: Plan, { min, max }: { readonly min: number; readonly max: number }): TableSizes => ({
  size,
  min,
  max: Math.min(max, 6),
  bots: bots !== null,
});
