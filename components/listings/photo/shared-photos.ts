/** Milliseconds. One that was shared longer ago is forgotten: whoever shared it chose it again, or went away. */
const maxAge = 24 * 3_600_000;

type SharedPhoto = { name: string; type: string; sharedAt: number; bytes: ArrayBuffer };

/** Written by public/sw.js when a photo is shared to the installed app. */
function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("listwright-shared", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("photos", { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(opening.error);
  });
}

async function takeAll(): Promise<SharedPhoto[]> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction("photos", "readwrite");
      const store = transaction.objectStore("photos");
      const reading: IDBRequest<SharedPhoto[]> = store.getAll();
      store.clear();
      transaction.oncomplete = () => resolve(reading.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** The photos that were shared to the installed app, each once, signed in or not. Never rejects. */
export async function takeSharedPhotos(now: Date): Promise<File[]> {
  const photos = await takeAll().catch(() => []);
  return photos
    .filter(({ sharedAt }) => now.getTime() - sharedAt < maxAge)
    .map(({ name, type, bytes }) => new File([bytes], name, { type }));
}

/** Where a shared photo could not be taken, such as on a device whose service worker was removed. */
export const sharedPhotoLost = "The photo that you shared didn't arrive. Please choose it here.";

/** Whether the page was opened by sharing a photo that got lost. Takes the mark out of the address, for the next reload. */
export function wasSharedPhotoLost() {
  const url = new URL(location.href);
  const mark = url.searchParams.get("shared");
  if (mark === null) return false;
  url.searchParams.delete("shared");
  history.replaceState(history.state, "", url);
  return mark === "again";
}
