/* Part of the service worker: shows what the server tells while no page is open, and opens the table at a click. */
self.addEventListener("push", (event) => {
  let told = null;
  try {
    told = event.data.json();
  } catch {
    return;
  }
  const { title, body, link, tag } = told;
  event.waitUntil(
    self.registration.showNotification(String(title), {
      body: String(body),
      tag: String(tag),
      renotify: true,
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      data: { link: String(link) },
    }),
  );
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  // Whatever the notice says, only this site is opened.
  const path = new URL(event.notification.data.link, self.location.origin).pathname;
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const open = windows.find((one) => new URL(one.url).pathname === path);
      if (open !== undefined) return open.focus();
      return self.clients.openWindow(path);
    })(),
  );
});
