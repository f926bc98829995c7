// Shows the offline page for navigations that fail. Caches only that page with its styles and fonts.
const store = "offline-1";
const page = "/offline";

async function cachePage() {
  const cache = await caches.open(store);
  const response = await fetch(page, { cache: "reload" });
  const html = await response.clone().text();
  const parts = [...html.matchAll(/href="(\/_next\/static\/[^"]+\.(?:css|woff2))"/g)].map(([, address]) => address);
  await cache.addAll([...new Set(parts)]);
  await cache.put(page, response);
}

const fetchOrCached = (request, url) => fetch(request).catch(async () => (await caches.match(url)) ?? Response.error());

self.addEventListener("install", (event) => event.waitUntil(cachePage().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(fetchOrCached(request, page));
  else if (request.destination === "style" || request.destination === "font")
    event.respondWith(fetchOrCached(request, request.url));
});
