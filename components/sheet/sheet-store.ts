import { Store } from "@/components/ui/store";
import type { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import { sheetChanges, sheetPage } from "@/lib/listings/sheet/limits";
import type {
  LastSheetEdit,
  SheetAnswer,
  SheetChange,
  SheetKind,
  SheetOutcome,
  SheetRow,
  SheetSave,
  SheetUndoAnswer,
} from "@/lib/listings/sheet/schema";

/** What was not saved, by name. */
type NotSaved = { id: number; name: string; message: string };

type Sent = Pick<SheetSave, "edit" | "kind"> & { changes: SheetChange[] };

type SheetSnapshot = {
  /** Null until all are read. */
  rows: SheetRow[] | null;
  /** How many of them are read. */
  read: number;
  /** Why they could not be read. */
  error: Error | null;
  /** How many of how many are being saved; null when nothing is. */
  progress: { done: number; of: number } | null;
  notSaved: NotSaved[];
  /** What was cut off in the middle, and why: it can be sent again. */
  cutOff: { sent: Sent; message: string } | null;
  /** What can be undone. */
  last: LastSheetEdit | null;
};

type SheetOptions = {
  call: typeof api;
  /** A key of one press. */
  newKey: () => string;
  now: () => number;
};

const nothing: SheetSnapshot = {
  rows: null,
  read: 0,
  error: null,
  progress: null,
  notSaved: [],
  cutOff: null,
  last: null,
};
/** Milliseconds after which an edit is no longer offered to be undone. */
const undoOffered = 24 * 3_600_000;
const path = "/api/listings/sheet";

/** The listings of a sheet, and what the seller changes of many at once. */
export class SheetStore extends Store<SheetSnapshot> {
  readonly #options: SheetOptions;

  constructor(options: SheetOptions) {
    super(nothing);
    this.#options = options;
  }

  /** Listings that come later, as those of a batch, are added at the end. */
  readonly follow = (ids: readonly number[]) => {
    this.#ids = ids;
    if (this.getSnapshot().rows) this.#readNew();
  };
  #ids: readonly number[] = [];
  readonly #seen = new Set<number>();
  #isReading = false;

  readonly read = () => {
    this.#seen.clear();
    this.set({ ...nothing });
    return this.#readNew();
  };

  async #readNew() {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      const added = await this.#readUnseen();
      const { rows } = this.getSnapshot();
      if (rows === null) this.set({ last: await this.#readLast() });
      if (rows === null || added.length > 0)
        this.set({ rows: [...(rows ?? []), ...added] });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // What is there can be gone on with.
      if (this.getSnapshot().rows === null) this.set({ error });
    } finally {
      this.#isReading = false;
    }
  }

  async #readUnseen() {
    const added: SheetRow[] = [];
    for (;;) {
      const page = this.#ids
        .filter((id) => !this.#seen.has(id))
        .slice(0, sheetPage);
      if (page.length === 0) return added;
      const { rows } = await this.#options.call<{ rows: SheetRow[] }>(
        "GET",
        `${path}?ids=${page.join(",")}`,
      );
      for (const id of page) this.#seen.add(id);
      added.push(...rows);
      this.set({ read: this.#seen.size });
    }
  }

  /**
   * Resolves with the ids of what was saved. What was not is named in
   * `notSaved`, and what a lost connection cut off is kept in `cutOff`.
   */
  readonly save = (kind: SheetKind, changes: SheetChange[]) =>
    this.#send({ edit: this.#options.newKey(), kind, changes });

  /** The same press once more: what was saved already is not saved twice. */
  readonly sendAgain = async () => {
    const { cutOff } = this.getSnapshot();
    return cutOff ? this.#send(cutOff.sent) : [];
  };

  readonly undo = async () => {
    const { last, progress } = this.getSnapshot();
    if (!last || progress) return;
    const { edit, count } = last;
    this.set({ progress: { done: 0, of: count }, notSaved: [] });
    try {
      for (let left = count; left > 0; ) {
        const answer = await this.#options.call<SheetUndoAnswer>(
          "POST",
          `${path}/undo`,
          { edit },
        );
        this.#take(answer.results);
        left = answer.left;
        this.set({ progress: { done: count - left, of: count } });
      }
      this.set({ last: null });
    } catch (error) {
      this.#fail(error, null);
    } finally {
      this.set({ progress: null });
    }
  };

  readonly dismissUndo = () => this.set({ last: null });
  readonly dismissNotSaved = () => this.set({ notSaved: [] });

  async #send({ edit, kind, changes }: Sent): Promise<number[]> {
    if (this.getSnapshot().progress || changes.length === 0) return [];
    const saved: number[] = [];
    this.set({
      progress: { done: 0, of: changes.length },
      notSaved: [],
      cutOff: null,
    });
    try {
      for (const part of pagesOf(changes, sheetChanges)) {
        const { results } = await this.#options.call<SheetAnswer>(
          "POST",
          path,
          { edit, kind, changes: part },
        );
        this.#take(results);
        saved.push(...savedIn(results));
        this.#tellProgress(part.length);
      }
    } catch (error) {
      const left = changes.filter(({ id }) => !this.#isAnswered(id, saved));
      this.#fail(error, { edit, kind, changes: left });
    }
    // How many it changed, with what calls before a lost connection did.
    const last = await this.#readLast().catch(() => null);
    this.set({ progress: null, ...(last && { last }) });
    return saved;
  }

  async #readLast() {
    const { last } = await this.#options.call<{ last: LastSheetEdit | null }>(
      "GET",
      `${path}/undo`,
    );
    const { now } = this.#options;
    return last && now() - Date.parse(last.at) < undoOffered ? last : null;
  }

  #isAnswered(id: number, saved: readonly number[]) {
    const { notSaved } = this.getSnapshot();
    return saved.includes(id) || notSaved.some((each) => each.id === id);
  }

  #tellProgress(more: number) {
    const { progress } = this.getSnapshot();
    if (progress)
      this.set({ progress: { ...progress, done: progress.done + more } });
  }

  #fail(error: unknown, sent: Sent | null) {
    if (!(error instanceof ApiError)) throw error;
    const { notSaved } = this.getSnapshot();
    const { message, status } = error;
    if (sent) return this.set({ cutOff: { sent, message } });
    this.set({
      notSaved: [...notSaved, { id: 0, name: "", message }],
      ...(status === 404 && { last: null }),
    });
  }

  /** Takes what the server has now of each, and names what was not saved. */
  #take(results: readonly SheetOutcome[]) {
    const { rows, notSaved } = this.getSnapshot();
    const answered = new Map(results.map((result) => [result.id, result]));
    const nameOf = (id: number) =>
      rows?.find((row) => row.id === id)?.name ?? "A listing";
    const failed = results
      .filter(({ outcome }) => outcome !== "saved")
      .map(({ id, message }) => ({ id, name: nameOf(id), message }));
    this.set({
      rows: (rows ?? []).flatMap((row) => {
        const result = answered.get(row.id);
        if (result === undefined) return [row];
        return result.row ? [result.row] : [];
      }),
      notSaved: [...notSaved, ...failed],
    });
  }
}

const savedIn = (results: readonly SheetOutcome[]) =>
  results.filter(({ outcome }) => outcome === "saved").map(({ id }) => id);

function pagesOf<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  const pages: Entry[][] = [];
  for (let at = 0; at < entries.length; at += size)
    pages.push(entries.slice(at, at + size));
  return pages;
}
