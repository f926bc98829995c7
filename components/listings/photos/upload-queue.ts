import type { SendOptions } from "@/components/listings/photos/send-photo";
import { ApiError, unreachable } from "@/lib/api-client";
import type { PhotoSize } from "@/lib/photos/limits";

export type UploadStatus =
  | { type: "waiting" }
  | { type: "uploading"; percent: number }
  /** Between two attempts, for example without a connection. */
  | { type: "resting" }
  | { type: "failed"; message: string };

type Upload = { key: string; photo: File; size: PhotoSize | null };

type QueueOptions<T> = {
  send: (
    photo: File,
    size: PhotoSize | null,
    options: SendOptions,
  ) => Promise<T>;
  onStatus: (key: string, status: UploadStatus) => void;
  onUploaded: (key: string, uploaded: T) => void;
};

type Entry = Upload & {
  attempts: number;
  /** Set while it is being sent. */
  sending: AbortController | null;
  /** Set between two attempts. */
  timer: ReturnType<typeof setTimeout> | undefined;
};

const maxParallel = 3;
/** Milliseconds before the second attempt, the third, and so on. */
const delays = [1_000, 2_000, 4_000, 8_000, 16_000];
const longestDelay = 30_000;

const isOffline = (error: unknown) =>
  error instanceof ApiError && error.status === 0;

/**
 * Worth another attempt without anybody doing anything: the line or the server
 * was away.
 */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

function messageOf(error: unknown) {
  if (!(error instanceof ApiError)) return "It could not be uploaded.";
  return error.status === 401 ? "Sign in again to upload it." : error.message;
}

/**
 * Uploads photos, three at a time and each by itself. One that can't be sent
 * rests and is tried again: without a connection as often as it takes,
 * otherwise five times. Nothing is sent before `open`.
 */
export function createUploadQueue<T>({
  send,
  onStatus,
  onUploaded,
}: QueueOptions<T>) {
  const entries = new Map<string, Entry>();
  let isOpen = false;
  let waiters: { resolve: () => void; reject: (error: unknown) => void }[] = [];

  function settle() {
    if (entries.size > 0) return;
    for (const { resolve } of waiters) resolve();
    waiters = [];
  }

  function next() {
    const all = [...entries.values()];
    const free = maxParallel - all.filter(({ sending }) => sending).length;
    const due = all.filter(
      ({ sending, timer }) => !sending && timer === undefined,
    );
    if (isOpen) for (const entry of due.slice(0, Math.max(free, 0))) run(entry);
    settle();
  }

  async function run(entry: Entry) {
    const { key, photo, size } = entry;
    const sending = new AbortController();
    entry.sending = sending;
    entry.attempts += 1;
    onStatus(key, { type: "uploading", percent: 0 });
    const onPercent = (percent: number) =>
      sending.signal.aborted || onStatus(key, { type: "uploading", percent });
    try {
      const uploaded = await send(photo, size, {
        onPercent,
        signal: sending.signal,
      });
      if (sending.signal.aborted) return;
      entries.delete(key);
      onUploaded(key, uploaded);
    } catch (error) {
      if (sending.signal.aborted) return;
      entry.sending = null;
      fail(entry, error);
    }
    next();
  }

  function fail(entry: Entry, error: unknown) {
    const delay = delays[entry.attempts - 1];
    if (isPassing(error) && (isOffline(error) || delay !== undefined)) {
      entry.timer = setTimeout(() => wake(entry), delay ?? longestDelay);
      onStatus(entry.key, { type: "resting" });
    } else {
      entries.delete(entry.key);
      onStatus(entry.key, { type: "failed", message: messageOf(error) });
    }
    if (!isOffline(error)) return;
    for (const { reject } of waiters) reject(unreachable());
    waiters = [];
  }

  function wake(entry: Entry) {
    clearTimeout(entry.timer);
    entry.timer = undefined;
    next();
  }

  function remove(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    clearTimeout(entry.timer);
    entries.delete(key);
    entry.sending?.abort();
    next();
  }

  /** Tries at once what rests. */
  function resume() {
    for (const entry of entries.values())
      if (entry.timer !== undefined) wake(entry);
  }

  return {
    add(upload: Upload) {
      remove(upload.key);
      entries.set(upload.key, {
        ...upload,
        attempts: 0,
        sending: null,
        timer: undefined,
      });
      onStatus(upload.key, { type: "waiting" });
      next();
    },
    remove,
    resume,
    open() {
      isOpen = true;
      next();
    },
    /** Stops everything; what is in it starts over with the next `open`. */
    close() {
      isOpen = false;
      for (const entry of entries.values()) {
        entry.sending?.abort();
        clearTimeout(entry.timer);
        Object.assign(entry, { sending: null, timer: undefined });
      }
    },
    /**
     * Resolves when nothing is under way any more. Rejects with ApiError of
     * status 0 when the line is gone.
     */
    whenDone() {
      resume();
      if (entries.size === 0) return Promise.resolve();
      return new Promise<void>((resolve, reject) => {
        waiters.push({ resolve, reject });
      });
    },
  };
}
