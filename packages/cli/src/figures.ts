/** Shares as people read them. */
import type { Share } from "@stormakt/lab";
import { dim } from "./terminal.ts";

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const between = ({ low, high }: Share): string => dim(`${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`);
