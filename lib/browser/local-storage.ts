import { parseJson } from "@/lib/listing-text/plain-text/parse-json";

/**
 * All of ours in the storage of this origin start so, by which they are found
 * when they are to go.
 */
type StoredKey = `${typeof prefix}${string}`;
const prefix = "listwright:";

let isStopped = false;

/**
 * Undefined where nothing readable is stored, or the browser blocks storage.
 */
export function readStored(key: StoredKey): unknown {
  try {
    return parseJson(localStorage.getItem(key) ?? "");
  } catch {
    return undefined;
  }
}

/**
 * Does nothing where storage is full or blocked: whatever is stored here, the
 * page works without it.
 */
export function writeStored(key: StoredKey, value: unknown) {
  if (isStopped) return;
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

export function removeStored(key: StoredKey) {
  try {
    localStorage.removeItem(key);
  } catch {}
}

/**
 * Begins the name of what is the browser's own and nobody's: it stays when
 * somebody leaves.
 */
const lasting = `${prefix}kept:`;

/** All that is stored of ours and belongs to somebody. */
export function clearStored() {
  try {
    const keys = Object.keys(localStorage).filter(
      (key) => key.startsWith(prefix) && !key.startsWith(lasting),
    );
    for (const key of keys) localStorage.removeItem(key);
  } catch {}
}

/**
 * Until the page is loaded anew, it stores nothing more: what it still shows
 * belonged to somebody who has left.
 */
export function stopStoring() {
  isStopped = true;
}
