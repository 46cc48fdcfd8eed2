import { secretIn } from "@stormakt/protocol/links";

const kept = (table: string): string => `invite ${table}`;

/** The invitation this page was opened with. It is remembered for the tab: other things stand after `#` now and then. */
export function invitationTo(table: string): string | undefined {
  const shown = secretIn(location.hash);
  try {
    if (shown !== null) sessionStorage.setItem(kept(table), shown);
    return shown ?? sessionStorage.getItem(kept(table)) ?? undefined;
  } catch {
    return shown ?? undefined; // a browser that keeps nothing
  }
}
