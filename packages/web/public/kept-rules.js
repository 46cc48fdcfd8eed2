// Part of the service worker. Scripts of earlier versions that a running game still needs lie in caches of their own (see link/kept-rules.ts).
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== self.location.origin || !pathname.startsWith("/assets/") || !pathname.endsWith(".js")) return;
  event.respondWith(caches.match(event.request.url, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request)));
});
