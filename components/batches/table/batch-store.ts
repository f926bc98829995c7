import { isOnItsWay } from "@/components/batches/drafts/draft-rows";
import { isBeingWritten } from "@/components/batches/shown-state";
import { Store } from "@/components/ui/store";
import { toast } from "@/components/ui/toast";
import type {
  BatchAnswer,
  BatchMode,
  RowAnswer,
  RowRetry,
} from "@/lib/batches/schema";
import type { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";

/**
 * Milliseconds between two looks at a batch that is being written. A large
 * answer is asked for less often.
 */
const interval = 3_000;
const longInterval = 10_000;
const largeBatch = 100;
const dayInterval = 30_000;
/**
 * Milliseconds after the last save of a listing in which its row is read again.
 */
const reloadDelay = 1_500;

/** Milliseconds between two looks at a batch. */
export function paceOf(batch: BatchAnswer | undefined): number {
  if (!batch) return interval;
  if (batch.mode === "day" && !batch.rows.some(isOnItsWay)) return dayInterval;
  return batch.rows.length > largeBatch ? longInterval : interval;
}

/** Whether something of it is being written or on its way to Etsy. */
const isUnderWay = (batch: BatchAnswer) =>
  isBeingWritten(batch) || batch.rows.some(isOnItsWay);

export type Reviewed = {
  type: "accepted" | "rejected";
  ids: string[];
  open: number;
};

type BatchSnapshot = {
  /** Whether a change is under way. */
  isBusy: boolean;
  /** What the seller decided last, as far as it can be taken back. */
  last: Reviewed | null;
};

type BatchStoreOptions = {
  id: string;
  call: typeof api;
  /** Takes a newer answer; without one, reads the batch again. */
  update: (answer?: BatchAnswer) => Promise<unknown>;
  /** After each change: it may have cost or returned quota. */
  onChanged: () => void;
};

/** A batch with its rows, and what the seller does to it. */
export class BatchStore extends Store<BatchSnapshot> {
  readonly #options: BatchStoreOptions;
  readonly path: string;
  readonly #known = new Map<string, { text: string; row: RowAnswer }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: BatchStoreOptions) {
    super({ isBusy: false, last: null });
    this.#options = options;
    this.path = `/api/batches/${encodeURIComponent(options.id)}`;
  }

  close() {
    clearTimeout(this.#timer);
  }

  readonly read = async () =>
    this.#stable(await this.#options.call<BatchAnswer>("GET", this.path));

  readonly reload = () => this.#options.update();

  /** What a change answers is newer than what is asked for while it is made. */
  readonly follow = (batch: BatchAnswer | undefined) => {
    if (batch && !this.getSnapshot().isBusy && isUnderWay(batch)) this.reload();
  };

  readonly pause = () =>
    this.#change("Failed to pause", () => this.#post("pause"));

  /** The mode is that of a draft, which starts with it. */
  readonly resume = (mode?: BatchMode) =>
    this.#change("Failed to continue", () =>
      this.#post("resume", mode === "day" ? { mode } : undefined),
    );

  readonly cancel = () =>
    this.#change("Failed to cancel", () => this.#post("cancel"));

  /** Rejects with ApiError, whose message belongs into the form. */
  readonly retry = async (rowId: string, changes: RowRetry) => {
    await this.#post(`rows/${rowId}/retry`, changes);
  };

  readonly retryDraft = (publicationId: string) =>
    this.#change("Failed to retry", async () => {
      const path = `/api/publications/${publicationId}/retry`;
      await this.#options.call("POST", path, {});
      await this.reload();
    });

  readonly accept = async (ids: string[]) => {
    const answer = await this.#change("Failed to accept", () =>
      this.#post<{ accepted: string[]; open: string[] }>("rows/accept", {
        ids,
      }),
    );
    if (!answer) return;
    const { accepted, open } = answer;
    this.set({ last: { type: "accepted", ids: accepted, open: open.length } });
  };

  readonly reject = async (ids: string[]) => {
    const answer = await this.#change("Failed to reject", () =>
      this.#post<{ rejected: string[] }>("rows/reject", { ids }),
    );
    if (answer)
      this.set({ last: { type: "rejected", ids: answer.rejected, open: 0 } });
  };

  readonly reopen = async (ids: string[]) => {
    const answer = await this.#change("Failed to undo", () =>
      this.#post<{ reopened: string[] }>("rows/reopen", { ids }),
    );
    if (!answer) return;
    this.dismiss();
    if (answer.reopened.length === 0)
      toast({ title: "This can no longer be undone", variant: "error" });
  };

  readonly dismiss = () => this.set({ last: null });

  /** Its row is read again, once nothing of a listing is saved any more. */
  readonly noteSaved = () => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.reload, reloadDelay);
  };

  /**
   * Makes a change whose answer holds the batch as it is then, and shows that.
   */
  async #post<T>(action: string, body?: object) {
    const answer = await this.#options.call<BatchAnswer & T>(
      "POST",
      `${this.path}/${action}`,
      body,
    );
    // A server before this one answers with less.
    await this.#options.update(
      "rows" in answer ? this.#stable(answer) : undefined,
    );
    return answer;
  }

  /**
   * Makes one change at a time; says why it failed, and reads what the batch is
   * like then.
   */
  async #change<T>(title: string, work: () => Promise<T>): Promise<T | null> {
    if (this.getSnapshot().isBusy) return null;
    this.set({ isBusy: true });
    try {
      return await work();
    } catch (failure) {
      const description =
        failure instanceof ApiError ? failure.message : "Please try again.";
      toast({ title, description, variant: "error" });
      await this.reload().catch(() => undefined);
      return null;
    } finally {
      this.#options.onChanged();
      this.set({ isBusy: false });
    }
  }

  /** A row that is as it was is the same object, so it isn't drawn again. */
  #stable(answer: BatchAnswer): BatchAnswer {
    const rows = answer.rows.map((row) => {
      const text = JSON.stringify(row);
      const before = this.#known.get(row.id);
      if (before?.text === text) return before.row;
      this.#known.set(row.id, { text, row });
      return row;
    });
    return { ...answer, rows };
  }
}
