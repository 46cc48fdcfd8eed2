import type { KernelRule } from "@stormakt/kernel";

/** What is said in every game. */
export interface CommonWords {
  readonly refusals: Readonly<Record<KernelRule, string>>;
  readonly moves: { readonly pass: string };
  readonly spectator: string;
  genitive(name: string): string;
}
