// oxlint-disable-next-line import/default -- made by the build: the address of the worker
import workerAddress from "../offline/worker.ts?worker&url";

/**
 * A game on this device is played to its end by the version it was begun with. For each such table the address of that version's host
 * is remembered, and its scripts are laid in a cache that a new version does not clear.
 */
export const currentHost: string = new URL(workerAddress, location.href).href;
const KEY = "stormakt.rules";
const cacheOf = (host: string): string => `rules ${host.split("/").at(-1)}`;

function remembered(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
function remember(all: Record<string, string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage the table itself will not outlive this version either.
  }
}
/** The host that a table was begun with, where it is another than the one of this version. */
export function formerHostOf(table: string): string | null {
  const host = remembered()[table];
  return host === undefined || host === currentHost ? null : host;
}
/** Sees to it that this version's rules outlive it, for as long as the table is played. */
export async function keepRulesFor(table: string): Promise<void> {
  const all = remembered();
  if (all[table] === undefined) remember({ ...all, [table]: currentHost });
  if (!("caches" in globalThis) || (all[table] ?? currentHost) !== currentHost) return;
  const kept = await caches.open(cacheOf(currentHost));
  if ((await kept.match(currentHost)) !== undefined) return;
  for (const name of await caches.keys()) {
    if (!name.includes("precache")) continue;
    const precache = await caches.open(name);
    for (const request of await precache.keys()) {
      if (!new URL(request.url).pathname.endsWith(".js") || !request.url.includes("/assets/")) continue;
      const response = await precache.match(request);
      if (response !== undefined) await kept.put(request.url, response);
    }
  }
}
/** The table is over or gone: rules that no other needs are cleared away. */
export async function forgetRulesOf(table: string): Promise<void> {
  const { [table]: host, ...rest } = remembered();
  if (host === undefined) return;
  remember(rest);
  if (host !== currentHost && !Object.values(rest).includes(host)) await caches.delete(cacheOf(host));
}
