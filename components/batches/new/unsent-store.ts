import { AskedTables } from "@/components/batches/new/asked-tables";
import {
  type BatchUploadOptions,
  BatchUploads,
} from "@/components/batches/new/batch-uploads";
import {
  lostMessage,
  messageOf,
  missingName,
  problemOfFiles,
} from "@/components/batches/new/problem-of-files";
import {
  type PathFile,
  sortFiles,
} from "@/components/batches/new/read-dropped";
import type { AskedTable } from "@/components/batches/new/read-table-file";
import {
  newBatchId,
  offeredName,
  type sendRows,
  type startBatch,
} from "@/components/batches/new/send-rows";
import { sortByName } from "@/components/batches/new/sort-by-name";
import type { RestoredBatch } from "@/components/batches/new/stored-batch";
import {
  type PhotoReaders,
  type Progress,
  UnnamedPhotos,
} from "@/components/batches/new/unnamed-photos";
import {
  emptyBatch,
  selectedPhotos,
  type UnsentAction,
  type UnsentBatch,
  unsentReducer,
} from "@/components/batches/new/unsent-batch";
import {
  type BatchFacts,
  noFacts,
  type UnsentPhoto,
  type UnsentRow,
} from "@/components/batches/new/unsent-rows";
import { Store } from "@/components/ui/store";
import type { Encoding } from "@/lib/audit/file/encoding-names";
import { type BatchMode, batchLimits } from "@/lib/batches/schema";
import { ApiError } from "@/lib/browser/api-error";
import type { Language } from "@/lib/listing-text/languages/writing-languages";

/** The draft at the server and how many rows it has. */
type Draft = { id: string; sent: number };

/** What all listings of the batch share, and when they are written. */
type SharedFields = {
  facts: BatchFacts;
  language: Language;
  mode: BatchMode;
  /** Null for the name that is offered. */
  name: string | null;
};

export type UnsentSnapshot = SharedFields & {
  unsent: UnsentBatch;
  /** Photos that are selected, of all rows; some may be gone. */
  selection: ReadonlySet<string>;
  /** Tables whose letters the seller looks at before their rows are added. */
  asked: AskedTable[];
  /** A sentence for the seller; "" for none. */
  problem: string;
  batch: Draft | null;
  /** Photos that are read, to be grouped. */
  reading: Progress | null;
  sending: Progress | null;
  /** Whether photos wait for the connection. */
  isResting: boolean;
  /** Whether closing the page loses something of it. */
  isUnsafe: boolean;
};

export type UnsentStoreOptions = Omit<BatchUploadOptions, "onResting"> &
  PhotoReaders & {
    sendRows: typeof sendRows;
    startBatch: typeof startBatch;
    onStarted: (id: string) => void;
  };

const none: ReadonlySet<string> = new Set();
const emptyFields = { facts: noFacts, mode: "now", name: null } as const;

/** Listings to be, until the server has them. */
export class UnsentStore extends Store<UnsentSnapshot> {
  readonly #options: UnsentStoreOptions;
  readonly #uploads: BatchUploads;
  readonly #unnamed: UnnamedPhotos;
  readonly #tables: AskedTables;

  constructor(options: UnsentStoreOptions) {
    super({
      ...emptyFields,
      language: "en",
      unsent: emptyBatch,
      selection: none,
      asked: [],
      problem: "",
      batch: null,
      reading: null,
      sending: null,
      isResting: false,
      isUnsafe: false,
    });
    this.#options = options;
    this.#unnamed = new UnnamedPhotos(options, (reading) =>
      this.set({ reading }),
    );
    this.#tables = new AskedTables({
      onAsked: (asked) => this.set({ asked }),
      onRows: (rows) => this.#addRows(rows),
      onNote: (note) => this.#tell(note),
    });
    this.#uploads = new BatchUploads({
      send: options.send,
      prepare: options.prepare,
      onResting: (isResting) => {
        if (isResting !== this.getSnapshot().isResting) this.set({ isResting });
      },
    });
  }

  /** The browser asks before a page with unsent photos is left. */
  open() {
    const close = this.#uploads.open();
    const warn = (event: BeforeUnloadEvent) => {
      const { unsent, reading, sending, isUnsafe } = this.getSnapshot();
      const isAtWork = sending !== null || isUnsafe;
      if (reading !== null || (unsent.rows.length > 0 && isAtWork))
        event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      this.#unnamed.cancel();
      close();
    };
  }

  readonly dispatch = (action: UnsentAction) =>
    this.set({ unsent: unsentReducer(this.getSnapshot().unsent, action) });

  readonly change = (fields: Partial<SharedFields>) => this.set(fields);

  readonly changeFacts = (change: Partial<BatchFacts>) =>
    this.set({ facts: { ...this.getSnapshot().facts, ...change } });

  /** Adds a photo to the selection, or takes it out again. */
  readonly select = (key: string) => {
    const { selection } = this.getSnapshot();
    const others = [...selection].filter((other) => other !== key);
    this.set({
      selection: new Set(selection.has(key) ? others : [...others, key]),
    });
  };

  readonly clearSelection = () => this.set({ selection: none });

  /** To a row by its key; null for a new row each. */
  readonly moveSelected = (to: string | null) => {
    const { unsent, selection } = this.getSnapshot();
    const photos = selectedPhotos(unsent, selection);
    this.dispatch({ type: "move", photos, to });
    this.clearSelection();
  };

  /** False where the seller canceled it; `whenCanceled` is what is said then. */
  readonly addFiles = async (files: PathFile[], whenCanceled?: string) => {
    this.#tell("");
    const sorted = sortFiles(files);
    const { rows, unnamed } = sortByName(sorted.photos);
    this.#addRows(rows);
    const problems: (string | null)[] = [];
    for (const table of sorted.tables)
      problems.push(await this.#tables.add(table));
    problems.push(problemOfFiles(sorted));
    const grouped = await this.#addUnnamed(unnamed);
    problems.push(grouped.problem);
    if (grouped.isCanceled && whenCanceled) problems.push(whenCanceled);
    this.#tell(problems.filter(Boolean).join(" "));
    return !grouped.isCanceled;
  };

  readonly cancelReading = () => this.#unnamed.cancel();
  readonly changeEncoding = (chosen: Encoding) =>
    this.#tables.changeEncoding(chosen);
  readonly answerTable = (isWanted: boolean) => this.#tables.answer(isWanted);

  /** Uploads and sends the rows, and starts the batch when none is left. */
  readonly write = async () => {
    const { reading, sending, unsent, batch } = this.getSnapshot();
    if (reading !== null || sending !== null) return;
    const missing = missingName(unsent.rows);
    this.#tell(missing ?? "");
    if (missing !== null) return;
    const known = batch ?? { id: newBatchId(), sent: 0 };
    const of = unsent.rows.reduce((sum, { photos }) => sum + photos.length, 0);
    this.set({ batch: known });
    await this.#send(of, () =>
      this.#sendRest(known, of).catch((error: unknown) => {
        // The draft was started, changed or deleted elsewhere: what is left
        // goes into one of its own.
        if (error instanceof ApiError && error.status === 409)
          this.set({ batch: null });
        throw error;
      }),
    );
  };

  /** Writes what the server has, and lets go of the rest. */
  readonly writeSent = async () => {
    const { batch } = this.getSnapshot();
    if (batch) await this.#send(0, () => this.#start(batch));
  };

  readonly discard = () => {
    this.dispatch({ type: "clear" });
    this.set({ ...emptyFields, batch: null, problem: "" });
  };

  /**
   * What was arranged the last time, above what was added before it was read.
   */
  restore({ rows, lost, ...fields }: RestoredBatch) {
    this.set(fields);
    this.dispatch({ type: "restore", rows });
    if (lost.length > 0) this.#tell(lostMessage(lost));
  }

  noteUnsafe(isUnsafe: boolean) {
    if (isUnsafe !== this.getSnapshot().isUnsafe) this.set({ isUnsafe });
  }

  #tell(problem: string) {
    this.set({ problem });
  }

  #addRows(rows: UnsentRow[]) {
    if (rows.length > 0) this.dispatch({ type: "add", rows });
  }

  /** Groups them by what they show. */
  async #addUnnamed(photos: UnsentPhoto[]) {
    if (photos.length === 0) return { problem: null, isCanceled: false };
    const { rows } = this.getSnapshot().unsent;
    const grouped = await this.#unnamed.group(photos, rows);
    this.#addRows(grouped.rows);
    return grouped;
  }

  async #send(of: number, work: () => Promise<void>) {
    this.set({ sending: { photos: 0, of } });
    try {
      await work();
    } catch (error) {
      this.#tell(messageOf(error));
    } finally {
      this.set({ sending: null });
    }
  }

  async #sendRest({ id, sent: before }: Draft, of: number) {
    const { facts, language, unsent, ...typed } = this.getSnapshot();
    const name = (typed.name ?? offeredName()).trim() || "Batch";
    let sent = before;
    const { problems } = await this.#options.sendRows(
      { id, name, facts, language },
      unsent.rows,
      before,
      {
        upload: this.#uploads.upload,
        onProgress: (photos) => this.set({ sending: { photos, of } }),
        // At once: a tab that is closed now must not send them again.
        onSent: (keys) => {
          sent += keys.length;
          this.set({ batch: { id, sent } });
          this.dispatch({ type: "sent", keys, problems: new Map() });
        },
      },
    );
    if (problems.size === 0) await this.#start({ id, sent });
    else this.dispatch({ type: "sent", keys: [], problems });
  }

  async #start({ id, sent }: Draft) {
    const { mode } = this.getSnapshot();
    await this.#options.startBatch(
      id,
      sent < batchLimits.rowsWithinDay ? "now" : mode,
    );
    this.dispatch({ type: "clear" });
    this.set({ batch: null });
    this.#options.onStarted(id);
  }
}
