/**
 * Links, as people send them to each other: one form for every client. What lets somebody in stands after `#`, which no browser sends to a
 * server: so it is in no log of a proxy, no referrer and no history that is synchronised as visited pages are.
 */
export type Link =
  | { readonly kind: "server"; readonly origin: string }
  | { readonly kind: "table"; readonly origin: string; readonly table: string; readonly invite: string | null }
  | { readonly kind: "seat"; readonly origin: string; readonly key: string };

/** `of`: which game it is, for the card that a link to a private table bears: the server itself says nothing of it. */
export const tableLink = (origin: string, table: string, invite: string | null, of?: string): string =>
  `${origin}/t/${table}${of === undefined ? "" : `?of=${of}`}${invite === null ? "" : `#${invite}`}`;
export const seatLink = (origin: string, key: string): string => `${origin}/s#${key}`;

/** The secret in the part of an address after `#`, where there is one: other things stand there too. */
export const secretIn = (hash: string): string | null => /^#([A-Za-z0-9_-]{16,64})$/.exec(hash)?.[1] ?? null;

/** What a link leads to; null: it is none. A secret in the path or the query is none that this program ever gave out. */
export function readLink(text: string): Link | null {
  let url: URL;
  try {
    url = new URL(text.includes("://") ? text : `http://${text}`);
  } catch {
    return null;
  }
  const { origin, pathname, search, hash } = url;
  if (origin === "null" || !/^(\?of=[a-z-]{1,40})?$/.test(search)) return null;
  const secret = secretIn(hash);
  if (hash !== "" && secret === null) return null;
  if (pathname === "/s") return secret === null ? null : { kind: "seat", origin, key: secret };
  const table = /^\/t\/([A-Za-z0-9_-]{8,40})$/.exec(pathname)?.[1];
  if (table !== undefined) return { kind: "table", origin, table, invite: secret };
  return pathname === "/" && secret === null ? { kind: "server", origin } : null;
}
