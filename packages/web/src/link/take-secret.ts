import { secretIn } from "@stormakt/protocol/links";

/** The secret this page was opened with, for whoever uses it up at once: it is not left in the history. */
export function takeSecret(): string | null {
  const secret = secretIn(location.hash);
  if (secret !== null) history.replaceState(null, "", location.pathname);
  return secret;
}
