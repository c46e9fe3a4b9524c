/* What the browser keeps for us: a page for when the server cannot be reached, and the word that it is somebody's turn. */

const SHELF = "magnat-1";
const OFFLINE = "offline.html"; // beside this file, wherever a proxy shows the server

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([OFFLINE, "icon-192.png"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([old, self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});

/** `{title, body, path, tag}`: the table that waits, in the reader's language; nothing that is hidden at it. */
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const shown = self.registration.showNotification(told.title ?? "Magnat", {
    body: told.body ?? "",
    tag: told.tag ?? "magnat",
    icon: "icon-192.png",
    data: { path: typeof told.path === "string" && told.path.startsWith("/m/") ? told.path : "/" },
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { pathname: path } = new URL(`.${event.notification.data.path}`, self.registration.scope);
  const open = self.clients.matchAll({ type: "window" }).then((windows) => {
    const there = windows.find((window) => new URL(window.url).pathname === path);
    return there ? there.focus() : self.clients.openWindow(path);
  });
  event.waitUntil(open);
});
