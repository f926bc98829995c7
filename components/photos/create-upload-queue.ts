import type { SendOptions } from "@/components/photos/send-photo";
import { ApiError, unreachable } from "@/lib/browser/api-error";
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

const toEntry = (upload: Upload): Entry => ({
  ...upload,
  attempts: 0,
  sending: null,
  timer: undefined,
});

function stop({ timer, sending }: Entry) {
  clearTimeout(timer);
  sending?.abort();
}

/** Those that may be sent now, in order. */
function dueOf(all: Entry[]): Entry[] {
  const free = maxParallel - all.filter(({ sending }) => sending).length;
  return all
    .filter(({ sending, timer }) => !sending && timer === undefined)
    .slice(0, Math.max(free, 0));
}

/** Sends a photo once, and says how far it is. */
async function attempt<T>(
  { key, photo, size }: Upload,
  signal: AbortSignal,
  { send, onStatus }: Pick<QueueOptions<T>, "send" | "onStatus">,
): Promise<{ isSent: true; uploaded: T } | { isSent: false; error: unknown }> {
  const onPercent = (percent: number) =>
    signal.aborted || onStatus(key, { type: "uploading", percent });
  onPercent(0);
  try {
    const uploaded = await send(photo, size, { onPercent, signal });
    return { isSent: true, uploaded };
  } catch (error) {
    return { isSent: false, error };
  }
}

/** Those who wait for the end of what is under way. */
function createWaiters() {
  let waiting: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  return {
    wait: () =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ resolve, reject });
      }),
    resolve() {
      for (const { resolve } of waiting) resolve();
      waiting = [];
    },
    reject(error: unknown) {
      for (const { reject } of waiting) reject(error);
      waiting = [];
    },
  };
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
  const waiters = createWaiters();

  function next() {
    if (isOpen) for (const entry of dueOf([...entries.values()])) run(entry);
    if (entries.size === 0) waiters.resolve();
  }

  async function run(entry: Entry) {
    const sending = new AbortController();
    Object.assign(entry, { sending, attempts: entry.attempts + 1 });
    const outcome = await attempt(entry, sending.signal, { send, onStatus });
    if (sending.signal.aborted) return;
    if (outcome.isSent) {
      entries.delete(entry.key);
      onUploaded(entry.key, outcome.uploaded);
    } else {
      entry.sending = null;
      fail(entry, outcome.error);
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
    if (isOffline(error)) waiters.reject(unreachable());
  }

  function wake(entry: Entry) {
    clearTimeout(entry.timer);
    entry.timer = undefined;
    next();
  }

  function remove(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    stop(entry);
    entries.delete(key);
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
      entries.set(upload.key, toEntry(upload));
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
        stop(entry);
        Object.assign(entry, { sending: null, timer: undefined });
      }
    },
    /**
     * Resolves when nothing is under way any more. Rejects with ApiError of
     * status 0 when the line is gone.
     */
    whenDone() {
      resume();
      return entries.size === 0 ? Promise.resolve() : waiters.wait();
    },
  };
}
