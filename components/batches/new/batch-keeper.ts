import type {
  clearBatch,
  findBatch,
  saveBatch,
  saveFile,
} from "@/components/batches/new/stored-batch";
import type { UnsentRow } from "@/components/batches/new/unsent-rows";
import type { UnsentStore } from "@/components/batches/new/unsent-store";

type Kept = {
  findBatch: typeof findBatch;
  saveBatch: typeof saveBatch;
  saveFile: typeof saveFile;
  clearBatch: typeof clearBatch;
};

const photosOf = (rows: UnsentRow[]) => rows.flatMap(({ photos }) => photos);

/**
 * Keeps listings to be in this browser until they are at the server, also when
 * the tab is closed. Nothing is kept anew before what was kept is restored.
 */
export class BatchKeeper {
  readonly #store: UnsentStore;
  readonly #kept: Kept;
  #owner: number | null = null;
  #restoring: Promise<void> = Promise.resolve();
  #isRestored = false;
  #hasStored = false;
  #saved: readonly unknown[] = [];
  /** Photos whose files are stored, or about to be. */
  readonly #files = new Map<string, Promise<boolean>>();
  #shown: readonly UnsentRow[] = [];

  constructor(store: UnsentStore, kept: Kept) {
    this.#store = store;
    this.#kept = kept;
  }

  /** Keeps each change. Returns how to stop. */
  open() {
    return this.#store.subscribe(() => this.#keep());
  }

  /** Returns how to stop. */
  restore(owner: number) {
    const stopping = new AbortController();
    this.#owner = owner;
    this.#restoring = this.#restore(owner, stopping.signal);
    return () => stopping.abort();
  }

  /** Whether all photos that are there are stored, once that is known. */
  async hasStoredAll() {
    await this.#restoring;
    const { rows } = this.#store.getSnapshot().unsent;
    const files = photosOf(rows).map(({ key }) => this.#files.get(key));
    return (await Promise.all(files)).every((isSaved) => isSaved === true);
  }

  async #restore(owner: number, signal: AbortSignal) {
    const kept = await this.#kept.findBatch(owner);
    if (signal.aborted) return;
    for (const { key } of photosOf(kept?.rows ?? []))
      this.#files.set(key, Promise.resolve(true));
    this.#hasStored = kept !== null;
    if (kept) this.#store.restore(kept);
    this.#isRestored = true;
    this.#keep();
  }

  #keep() {
    if (!this.#isRestored || this.#owner === null) return;
    const { unsent, facts, language, name, mode, batch } =
      this.#store.getSnapshot();
    const { rows } = unsent;
    const parts = [this.#owner, rows, facts, language, name, mode, batch];
    if (parts.every((part, at) => part === this.#saved[at])) return;
    this.#saved = parts;
    if (rows.length === 0 && batch === null) {
      this.#files.clear();
      if (this.#hasStored) void this.#kept.clearBatch();
      this.#hasStored = false;
    } else {
      this.#hasStored = true;
      this.#kept.saveBatch(
        { rows, facts, language, name, mode, batch },
        this.#owner,
      );
    }
    if (rows !== this.#shown) void this.#keepFiles(rows);
  }

  async #keepFiles(rows: UnsentRow[]) {
    this.#shown = rows;
    const saving = photosOf(rows).map((photo) => {
      const known = this.#files.get(photo.key);
      if (known) return known;
      // One after the other: each is read from the disk and written to it.
      const before = [...this.#files.values()].at(-1) ?? Promise.resolve(true);
      const saved = before.then(() => this.#kept.saveFile(photo));
      this.#files.set(photo.key, saved);
      return saved;
    });
    if (saving.length > 0) this.#store.noteUnsafe(true);
    const results = await Promise.all(saving);
    if (rows === this.#shown)
      this.#store.noteUnsafe(results.some((isSaved) => !isSaved));
  }
}
