import { browserDatabase } from "@/lib/browser/browser-database";
import { dayLength } from "@/lib/time/day";

/**
 * The audit that is open, so that signing in, going back or a reload loses
 * nothing. It stays in this browser.
 */
export type StoredAudit = {
  /**
   * The user's id, or null for a visitor, whose audit belongs to the next user
   * who signs in.
   */
  owner: number | null;
  name: string;
  /**
   * The listings in JSON, as the worker read them: of the file itself nothing
   * is stored, since it may hold more.
   */
  read: ArrayBuffer;
  /** Milliseconds. */
  savedAt: number;
  /**
   * Listings that were opened in the editor: its id by the place in the file.
   */
  fixed: Record<number, number>;
  /** The listing that a visitor wants to fix, who is signing in meanwhile. */
  waiting: number | null;
};

/**
 * What was read is null until it was, and the file is null where it was read
 * before.
 */
export type OpenAudit = Omit<StoredAudit, "read"> & {
  read: ArrayBuffer | null;
  file: Blob | null;
};

/**
 * Milliseconds. A file that is older is deleted when this page is next opened:
 * nothing runs before.
 */
const lifetime = dayLength;
const key = "open";

const inStore = browserDatabase("listwright-audit", "audits");

/** Null where nothing is stored, or the browser blocks storage. */
export async function findStoredAudit(): Promise<StoredAudit | null> {
  const reading = inStore<StoredAudit | undefined>("readonly", (store) =>
    store.get(key),
  );
  const stored = await reading.catch(() => undefined);
  if (!stored) return null;
  // A former version stored the file.
  if (Date.now() - stored.savedAt <= lifetime && "read" in stored)
    return stored;
  await removeStoredAudit();
  return null;
}

/** Never fails: what can't be stored is chosen again. */
export async function storeAudit(audit: StoredAudit) {
  await inStore("readwrite", (store) => store.put(audit, key)).catch(
    () => undefined,
  );
}

export async function removeStoredAudit() {
  await inStore("readwrite", (store) => store.delete(key)).catch(
    () => undefined,
  );
}
