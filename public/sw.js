// Shows the offline page for navigations that fail, and takes photos that are shared to the installed app.
// Caches only that page with its styles and fonts: no answer of the API, no photo, no page of a signed-in user.
// To take it back from every device, serve a worker that calls `self.registration.unregister()` when it is activated.
const store = "offline-2";
const page = "/offline";
const shareAction = "/api/share";
/** Photos that may wait for the seller's answer, as many as are grouped at a time, and milliseconds: whoever shared one before that went away. */
const maxWaiting = 200;
const maxAge = 24 * 3_600_000;

/** The offline page of the present deployment. What only an earlier one used is deleted last, so that one is always complete. */
async function cachePage() {
  const cache = await caches.open(store);
  const response = await fetch(page, { cache: "no-cache" });
  if (!response.ok || response.redirected) throw new Error(`${page}: ${response.status}`);
  const html = await response.clone().text();
  const parts = [...html.matchAll(/href="(\/_next\/static\/[^"]+\.(?:css|woff2))"/g)].map(([, address]) => address);
  for (const part of new Set(parts)) if (!(await cache.match(part))) await cache.add(part);
  await cache.put(page, response);
  const kept = new Set([page, ...parts]);
  for (const request of await cache.keys()) {
    if (!kept.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

async function deleteOldCaches() {
  for (const name of await caches.keys()) if (name !== store) await caches.delete(name);
}

let refreshed = null;
/** Once while this worker runs, after a page was loaded: the page of an earlier deployment stays until this one is stored. */
function refreshPage() {
  refreshed ??= cachePage().catch(() => undefined);
  return refreshed;
}

const cached = async (url) => (await caches.match(url)) ?? Response.error();

async function navigate(event) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(refreshPage());
    return response;
  } catch {
    return cached(page);
  }
}

/** Read by components/photos/shared-photos.ts. Its keys are times in milliseconds, each higher than the one before. */
function openShared() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("listwright-shared", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("photos");
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error("blocked"));
  });
}

/** Lays as many aside as there is room for, behind those that wait. Resolves with how many that were. */
async function layAside(photos) {
  const database = await openShared();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction("photos", "readwrite");
      const store = transaction.objectStore("photos");
      const now = Date.now();
      store.delete(IDBKeyRange.upperBound(now - maxAge));
      let taken = [];
      const waiting = store.getAllKeys();
      waiting.onsuccess = () => {
        const keys = waiting.result;
        const first = Math.max(now, (keys.at(-1) ?? 0) + 1);
        taken = photos.slice(0, Math.max(0, maxWaiting - keys.length));
        for (const [index, photo] of taken.entries()) store.add({ ...photo, sharedAt: now }, first + index);
      };
      transaction.oncomplete = () => resolve(taken.length);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/**
 * Any page can send photos here as the phone does. They only wait, until the seller says on /generate that they are hers. Each
 * stays a blob, on the disk: the memory of a phone doesn't hold 200.
 */
async function receiveShare(request) {
  try {
    const files = (await request.formData()).getAll("photos").filter((part) => part instanceof File && part.size > 0);
    const photos = files.slice(0, maxWaiting).map((file) => ({ name: file.name, type: file.type, blob: file }));
    const taken = await layAside(photos);
    const outcome = files.length === 0 ? "again" : taken < files.length ? "full" : "1";
    return Response.redirect(`/generate?shared=${outcome}`, 303);
  } catch {
    return Response.redirect("/generate?shared=again", 303);
  }
}

self.addEventListener("install", (event) => event.waitUntil(cachePage().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(deleteOldCaches().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && request.mode === "navigate" && pathname === shareAction && origin === location.origin) {
    event.respondWith(receiveShare(request));
  }
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(navigate(event));
  else if (request.destination === "style" || request.destination === "font")
    event.respondWith(fetch(request).catch(() => cached(request.url)));
});
