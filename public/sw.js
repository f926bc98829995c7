// Answers a navigation that fails with the page that says so. Keeps that page, its styles and its fonts, nothing else.
const store = "offline-1";
const page = "/offline";

async function keepPage() {
  const cache = await caches.open(store);
  const response = await fetch(page, { cache: "reload" });
  const html = await response.clone().text();
  const parts = [...html.matchAll(/href="(\/_next\/static\/[^"]+\.(?:css|woff2))"/g)].map(([, address]) => address);
  await cache.addAll([...new Set(parts)]);
  await cache.put(page, response);
}

const orKept = (request, address) => fetch(request).catch(async () => (await caches.match(address)) ?? Response.error());

self.addEventListener("install", (event) => event.waitUntil(keepPage().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(orKept(request, page));
  else if (request.destination === "style" || request.destination === "font")
    event.respondWith(orKept(request, request.url));
});
