import type { ErrorCode, Failure } from "@stormakt/protocol";

/** A request that cannot be granted: said to whoever asked, and nothing is changed. */
export class Refusal extends Error {
  readonly failure: Failure;
  constructor(code: ErrorCode, text: string, more: { readonly rule?: string; readonly wait?: number } = {}) {
    super(`${code}: ${text}`);
    this.failure = { code, text, ...more };
  }
}
export const refuse = (code: ErrorCode, text: string, more?: { readonly rule?: string; readonly wait?: number }): never => {
  throw new Refusal(code, text, more);
};
