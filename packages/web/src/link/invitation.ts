import { secretIn } from "@stormakt/protocol/links";

const kept = (to: string): string => `invite ${to}`;

/**
 * The invitation to a table or a club this page was opened with. It is remembered for the tab: other things stand after `#` now and then,
 * and whoever becomes a member first comes back without it.
 */
export function invitationTo(to: string): string | undefined {
  const shown = secretIn(location.hash);
  try {
    if (shown !== null) sessionStorage.setItem(kept(to), shown);
    return shown ?? sessionStorage.getItem(kept(to)) ?? undefined;
  } catch {
    return shown ?? undefined; // a browser that keeps nothing
  }
}
