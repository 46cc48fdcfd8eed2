/** The cache that the service worker fills with what is fetched of the games. */
const VISITED = "visited";

/**
 * Keeps what this page or worker has fetched already: on a first visit that is before there is a service worker to do it. Asking twice
 * costs nothing.
 */
export async function keepVisited(): Promise<void> {
  if (typeof caches === "undefined") return;
  const cache = await caches.open(VISITED);
  const visited = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|editions)\//.test(pathname));
  for (const { href } of visited) if ((await cache.match(href)) === undefined) await cache.add(href);
}
