import { Refusal } from "@stormakt/host";
import type * as z from "zod";

/** What somebody sent, if it has the form that it must have. */
export function read<T>(reader: z.ZodType<T>, json: unknown): T {
  const found = reader.safeParse(json ?? {});
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new Refusal("bad-message", `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "unreadable"}`.slice(0, 200));
}
