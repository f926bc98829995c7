import {
  createUploadQueue,
  type UploadStatus,
} from "@/components/photos/create-upload-queue";
import type { SendOptions } from "@/components/photos/send-photo";
import { ApiError, unreachable } from "@/lib/browser/api-error";
import type { UploadedPhoto } from "@/lib/photos/schema";
import { file } from "@/tests/components/browser-parts";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const stored = (key: string): UploadedPhoto => ({
  id: `id of ${key}`,
  width: 3000,
  height: 2000,
  checks: [],
  thumbnailUrl: "/",
  expiresAt: "2026-11-30",
});

type Sending = SendOptions & {
  key: string;
  answer: (key: string) => void;
  fail: (error: unknown) => void;
};

/** A queue whose uploads are answered by the test. */
function openQueue() {
  const sendings: Sending[] = [];
  const statuses = new Map<string, UploadStatus>();
  const uploaded: string[] = [];
  const queue = createUploadQueue({
    send: (photo, _, options) =>
      new Promise((resolve, reject) => {
        const answer = () => resolve(stored(photo.name));
        sendings.push({ ...options, key: photo.name, answer, fail: reject });
        options.signal.addEventListener("abort", () =>
          reject(new DOMException("", "AbortError")),
        );
      }),
    onStatus: (key, status) => statuses.set(key, status),
    onUploaded: (key) => {
      statuses.delete(key);
      uploaded.push(key);
    },
  });
  const add = (...keys: string[]) => {
    for (const key of keys)
      queue.add({ key, photo: file("image/jpeg", key), size: null });
  };
  const flush = () => jest.advanceTimersByTimeAsync(0);
  const last = (key: string) =>
    sendings.findLast((sending) => sending.key === key);
  return {
    queue,
    add,
    sendings,
    statuses,
    uploaded,
    flush,
    last,
    sent: () => sendings.map(({ key }) => key),
  };
}

test("uploads: three at a time, in order, the next as soon as one is done", async () => {
  const { queue, add, sent, last, flush, uploaded } = openQueue();
  queue.open();
  add("a", "b", "c", "d", "e");
  expect(sent()).toEqual(["a", "b", "c"]);
  last("b")?.answer("b");
  await flush();
  expect(sent()).toEqual(["a", "b", "c", "d"]);
  for (const key of ["a", "c", "d"]) last(key)?.answer(key);
  await flush();
  last("e")?.answer("e");
  await queue.whenDone();
  expect(uploaded.sort()).toEqual(["a", "b", "c", "d", "e"]);
});

test("before anybody is signed in: nothing is sent", () => {
  const { queue, add, sent, statuses } = openQueue();
  add("a");
  expect(sent()).toEqual([]);
  expect(statuses.get("a")).toEqual({ type: "waiting" });
  queue.open();
  expect(sent()).toEqual(["a"]);
});

test("progress: each photo has its own", () => {
  const { queue, add, last, statuses } = openQueue();
  queue.open();
  add("a", "b");
  last("a")?.onPercent(40);
  expect(statuses.get("a")).toEqual({ type: "uploading", percent: 40 });
  expect(statuses.get("b")).toEqual({ type: "uploading", percent: 0 });
});

test("a photo that the server refuses: is not tried again, says why, and the others go on", async () => {
  const { queue, add, sent, last, flush, statuses, uploaded } = openQueue();
  queue.open();
  add("a", "b");
  last("a")?.fail(new ApiError(422, "invalid_image", "It may be damaged."));
  last("b")?.answer("b");
  await queue.whenDone();
  await flush();
  expect(statuses.get("a")).toEqual({
    type: "failed",
    message: "It may be damaged.",
  });
  expect([uploaded, sent()]).toEqual([["b"], ["a", "b"]]);
});

test("a server that is away: tried again after a longer delay each time, and given up after the sixth attempt", async () => {
  const { queue, add, sendings, last, flush, statuses } = openQueue();
  queue.open();
  add("a");
  for (const delay of [1_000, 2_000, 4_000, 8_000, 16_000]) {
    last("a")?.fail(new ApiError(503, "unavailable", "Please try again."));
    await flush();
    expect(statuses.get("a")).toEqual({ type: "resting" });
    const before = sendings.length;
    await jest.advanceTimersByTimeAsync(delay - 1);
    expect(sendings).toHaveLength(before);
    await jest.advanceTimersByTimeAsync(1);
    expect(sendings).toHaveLength(before + 1);
  }
  last("a")?.fail(new ApiError(503, "unavailable", "Please try again."));
  await flush();
  expect(statuses.get("a")).toEqual({
    type: "failed",
    message: "Please try again.",
  });
});

test("without a connection: tried again as often as it takes, and at once when the line is back", async () => {
  const { queue, add, sendings, last, flush, statuses, uploaded } = openQueue();
  queue.open();
  add("a");
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    last("a")?.fail(unreachable());
    await flush();
    expect(statuses.get("a")).toEqual({ type: "resting" });
    await jest.advanceTimersByTimeAsync(30_000);
    expect(sendings).toHaveLength(attempt + 1);
  }
  last("a")?.fail(unreachable());
  await flush();
  queue.resume();
  last("a")?.answer("a");
  await flush();
  expect(uploaded).toEqual(["a"]);
});

test("waiting for the uploads: ends with an error when the line is gone", async () => {
  const { queue, add, last } = openQueue();
  queue.open();
  add("a");
  const waiting = queue.whenDone();
  last("a")?.fail(unreachable());
  await expect(waiting).rejects.toMatchObject({ status: 0 });
});

test("a removed photo: its upload is stopped, and makes room for the next", () => {
  const { queue, add, sent, last } = openQueue();
  queue.open();
  add("a", "b", "c", "d");
  queue.remove("a");
  expect(last("a")?.signal.aborted).toBe(true);
  expect(sent()).toEqual(["a", "b", "c", "d"]);
});

test("a photo that is added again: only its newest upload counts", async () => {
  const { queue, add, sendings, flush, uploaded } = openQueue();
  queue.open();
  add("a");
  add("a");
  expect(sendings[0]?.signal.aborted).toBe(true);
  sendings[1]?.answer("a");
  await flush();
  expect(uploaded).toEqual(["a"]);
});

test("a page that is left: what was under way starts over when it is opened again", async () => {
  const { queue, add, sendings, flush, uploaded } = openQueue();
  queue.open();
  add("a", "b");
  queue.close();
  expect(sendings.every(({ signal }) => signal.aborted)).toBe(true);
  await flush();
  queue.open();
  expect(sendings).toHaveLength(4);
  for (const sending of sendings.slice(2)) sending.answer(sending.key);
  await flush();
  expect(uploaded).toEqual(["a", "b"]);
});
