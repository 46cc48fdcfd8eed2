import type { ErrorCode, Failure } from "@stormakt/protocol";

/** A request that cannot be granted: said to whoever asked, and nothing is changed. */
export class Refusal extends Error {
  readonly failure: Failure;
  constructor(code: ErrorCode, text: string, more: { readonly rule?: string; readonly wait?: number } = {}) {
    super(`${code}: ${text}`);
    this.failure = { code, text, ...more };
  }
}
/** What is said when the store is away: nobody knows what became of the request, so its sender asks again. */
export const TRY_AGAIN: Failure = {
  code: "try-again",
  text: "the server cannot reach what it keeps just now; try again in a moment",
  wait: 500,
};
export const refuse = (code: ErrorCode, text: string, more?: { readonly rule?: string; readonly wait?: number }): never => {
  throw new Refusal(code, text, more);
};
