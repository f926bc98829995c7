type InStore = <T>(
  mode: IDBTransactionMode,
  send: (store: IDBObjectStore) => IDBRequest<T>,
) => Promise<T>;

/** All of this origin. `listwright-shared` is also written by public/sw.js. */
const databases = [
  "listwright",
  "listwright-audit",
  "listwright-batch",
  "listwright-shared",
] as const;
type DatabaseName = (typeof databases)[number];

function openDatabase(
  database: DatabaseName,
  store: string,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(opening.error);
  });
}

/**
 * A database of this browser with one store. What it returns sends one request
 * there, and resolves with its result once that is kept; rejects where the
 * browser blocks storage or has no room.
 */
export function browserDatabase(
  database: DatabaseName,
  store: string,
): InStore {
  return async <T>(
    mode: IDBTransactionMode,
    send: (store: IDBObjectStore) => IDBRequest<T>,
  ) => {
    const opened = await openDatabase(database, store);
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = opened.transaction(store, mode);
        const request = send(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      opened.close();
    }
  };
}

const deleteDatabase = (name: DatabaseName) =>
  new Promise<void>((resolve) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = deleting.onerror = () => resolve();
    // Another tab is writing; it is deleted as soon as that is done.
    deleting.onblocked = () => resolve();
  });

/** Deletes all of them. Does nothing where the browser blocks storage. */
export async function deleteDatabases() {
  await Promise.all(databases.map(deleteDatabase)).catch(() => undefined);
}
