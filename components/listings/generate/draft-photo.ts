const storeName = "photos";
const key = "draft";

type StoredPhoto = { owner: number | null; name: string; type: string; bytes: ArrayBuffer };

function openStore(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("listwright", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(opening.error);
  });
}

async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openStore();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = ask(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** The photo that goes with the draft, kept as bytes: not every browser can store a file. */
export async function findDraftPhoto(): Promise<{ owner: number | null; photo: File } | null> {
  const stored = await inStore<StoredPhoto | undefined>("readonly", (store) => store.get(key)).catch(() => undefined);
  return stored ? { owner: stored.owner, photo: new File([stored.bytes], stored.name, { type: stored.type }) } : null;
}

/** Resolves when the photo is kept, or can't be: then the seller chooses it again. */
export async function keepDraftPhoto(photo: File, owner: number | null) {
  try {
    const stored: StoredPhoto = { owner, name: photo.name, type: photo.type, bytes: await photo.arrayBuffer() };
    await inStore("readwrite", (store) => store.put(stored, key));
  } catch {
    await dropDraftPhoto();
  }
}

export async function dropDraftPhoto() {
  await inStore("readwrite", (store) => store.delete(key)).catch(() => undefined);
}
