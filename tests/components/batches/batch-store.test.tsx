import { BatchStore } from "@/components/batches/table/batch-store";
import { toast } from "@/components/ui/toast";
import type { BatchAnswer } from "@/lib/batches/schema";
import { ApiError, unreachable } from "@/lib/browser/api-error";
import {
  batchOf,
  id,
  path,
  row,
} from "@/tests/components/batches/open-batches";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

beforeEach(() => {
  jest.mocked(toast).mockReset();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

type Answer = object | Error;

/** A store whose calls get these answers, one after the other. */
function openStore(...answers: Answer[]) {
  const calls: unknown[][] = [];
  const updates: (BatchAnswer | undefined)[] = [];
  const onChanged = jest.fn();
  const store = new BatchStore({
    id,
    async call<T>(...sent: unknown[]) {
      calls.push(sent);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer as T;
    },
    async update(answer) {
      updates.push(answer);
    },
    onChanged,
  });
  return { store, calls, updates, onChanged };
}

test("rows that are as they were: the same objects in each answer, so that only others are drawn", async () => {
  const { store, updates } = openStore(
    batchOf([row(1), row(2)]),
    batchOf([row(1), row(2, { score: 70 })]),
    { ...batchOf([row(1), row(2, { score: 70 })]), accepted: [], open: [] },
  );
  const first = await store.read();
  const second = await store.read();
  expect(second.rows[0]).toBe(first.rows[0]);
  expect(second.rows[1]).not.toBe(first.rows[1]);
  await store.accept(["row-1"]);
  expect(updates[0]?.rows[1]).toBe(second.rows[1]);
});

test("changes: one at a time, and the quota is read after each", async () => {
  const { store, calls, onChanged } = openStore(batchOf([]), batchOf([]));
  const pausing = store.pause();
  expect(store.getSnapshot().isBusy).toBe(true);
  await store.cancel();
  await pausing;
  expect(calls).toEqual([["POST", `${path}/pause`, undefined]]);
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot().isBusy).toBe(false);
  await store.resume("day");
  expect(calls[1]).toEqual(["POST", `${path}/resume`, { mode: "day" }]);
});

test("a change that fails: said, and the batch is read as it is then", async () => {
  const { store, updates } = openStore(
    new ApiError(409, "conflict", "It is done already."),
    new TypeError("broken"),
  );
  await store.pause();
  expect(toast).toHaveBeenLastCalledWith({
    title: "Failed to pause",
    description: "It is done already.",
    variant: "error",
  });
  await store.cancel();
  expect(toast).toHaveBeenLastCalledWith(
    expect.objectContaining({ description: "Please try again." }),
  );
  expect(updates).toEqual([undefined, undefined]);
  expect(store.getSnapshot()).toEqual({ isBusy: false, last: null });
});

test("an answer of a server before this one: the batch is read again", async () => {
  const { store, updates } = openStore({ state: "paused" });
  await store.pause();
  expect(updates).toEqual([undefined]);
});

test("a review: told with what stays open, and taken back once", async () => {
  const batch = batchOf([row(1), row(2)]);
  const { store, calls } = openStore(
    { ...batch, accepted: ["row-1"], open: ["row-2"] },
    { ...batch, reopened: ["row-1"] },
    { ...batch, rejected: ["row-2"] },
    { ...batch, reopened: [] },
  );
  await store.accept(["row-1", "row-2"]);
  expect(store.getSnapshot().last).toEqual({
    type: "accepted",
    ids: ["row-1"],
    open: 1,
  });
  await store.reopen(["row-1"]);
  expect(calls[1]).toEqual(["POST", `${path}/rows/reopen`, { ids: ["row-1"] }]);
  expect(store.getSnapshot().last).toBeNull();
  expect(toast).not.toHaveBeenCalled();
  await store.reject(["row-2"]);
  await store.reopen(["row-2"]);
  expect(toast).toHaveBeenCalledWith({
    title: "This can no longer be undone",
    variant: "error",
  });
});

test("a review without an answer: nothing can be taken back", async () => {
  const { store } = openStore(unreachable());
  await store.accept(["row-1"]);
  expect(store.getSnapshot().last).toBeNull();
});

test("a retry that is refused: left to the form, with the batch as it is", async () => {
  const refusal = new ApiError(422, "invalid", "It needs a name.");
  const { store, updates } = openStore(refusal);
  await expect(store.retry("row-1", { form: {}, photoIds: [] })).rejects.toBe(
    refusal,
  );
  expect(updates).toEqual([]);
  expect(toast).not.toHaveBeenCalled();
});

test("polling: only a batch that is under way, and not while a change is made", async () => {
  const { store, updates } = openStore(batchOf([]));
  const running = batchOf([row(1, { state: "queued" })], { state: "running" });
  store.follow(undefined);
  store.follow(batchOf([row(1)]));
  expect(updates).toHaveLength(0);
  store.follow(running);
  expect(updates).toHaveLength(1);
  const pausing = store.pause();
  store.follow(running);
  expect(updates).toHaveLength(1);
  await pausing;
});

test("saves of a listing: its row is read once, after the last; not after the page is left", () => {
  const { store, updates } = openStore();
  store.noteSaved();
  jest.advanceTimersByTime(1_000);
  store.noteSaved();
  jest.advanceTimersByTime(1_499);
  expect(updates).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(updates).toHaveLength(1);
  store.noteSaved();
  store.close();
  jest.runAllTimers();
  expect(updates).toHaveLength(1);
});
