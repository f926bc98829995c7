import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "@/lib/errors";
import { createWorkerPool } from "@/lib/resilience/create-worker-pool";

const file = path.resolve("tests/support/thread.mjs");
type Task = { kind: string; value?: unknown; flag?: SharedArrayBuffer };

const createPool = (
  options: {
    deadline?: number;
    maxWorkers?: number;
    maxQueued?: number;
    file?: string;
  } = {},
) =>
  createWorkerPool<Task>({
    file,
    maxWorkers: 2,
    deadline: 60_000,
    maxQueued: 10,
    queueTimeout: 60_000,
    ...options,
    tooLong: () => new AppError("too_complex", "Too long."),
  });

/** Something that a thread sets when it begins a task. */
function createFlag() {
  const flag = new SharedArrayBuffer(4);
  const isSet = async () => {
    while (Atomics.load(new Int32Array(flag), 0) === 0) await nextTurn();
  };
  return { flag, isSet };
}

test("a task: its value, and the thread stays for the next one", async () => {
  const run = createPool({ maxWorkers: 1 });
  expect(await run({ key: "a" }, { kind: "say", value: { score: 3 } })).toEqual(
    { score: 3 },
  );
  const first = await run({ key: "a" }, { kind: "thread" });
  expect(await run({ key: "b" }, { kind: "thread" })).toBe(first);
});

test("a task that refuses or fails: so does the call, and the thread goes on", async () => {
  const run = createPool({ maxWorkers: 1 });
  const thread = await run({ key: "a" }, { kind: "thread" });
  await expect(run({ key: "a" }, { kind: "refuse" })).rejects.toMatchObject({
    code: "invalid_input",
    status: 422,
  });
  await expect(run({ key: "a" }, { kind: "fail" })).rejects.toThrow(
    "TypeError: of ours",
  );
  expect(await run({ key: "a" }, { kind: "thread" })).toBe(thread);
});

test("a pattern that is matched for ever: ended at the deadline while this process goes on, and the next task is done", async () => {
  const run = createPool({ maxWorkers: 1, deadline: 300 });
  const { flag, isSet } = createFlag();
  const endless = run({ key: "a" }, { kind: "search", flag });
  const refused = expect(endless).rejects.toMatchObject({
    code: "too_complex",
    status: 422,
  });
  await isSet();
  // Turns of the event loop, while the thread is busy.
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  await refused;
  expect(await run({ key: "a" }, { kind: "say", value: 1 })).toBe(1);
});

test("a closed connection: ends the work, and the place is free", async () => {
  const run = createPool({ maxWorkers: 1 });
  const { flag, isSet } = createFlag();
  const connection = new AbortController();
  const refused = expect(
    run({ key: "a", signal: connection.signal }, { kind: "search", flag }),
  ).rejects.toMatchObject({
    code: "bad_request",
  });
  await isSet();
  connection.abort();
  await refused;
  expect(await run({ key: "b" }, { kind: "say", value: 1 })).toBe(1);
});

test("a connection that closed while its task waited: the task is never begun", async () => {
  const run = createPool({ maxWorkers: 1 });
  const busy = createFlag();
  const holder = new AbortController();
  const held = run(
    { key: "a", signal: holder.signal },
    { kind: "search", flag: busy.flag },
  ).catch(() => "ended");
  await busy.isSet();
  const waiting = createFlag();
  const connection = new AbortController();
  const refused = expect(
    run(
      { key: "b", signal: connection.signal },
      { kind: "say", flag: waiting.flag },
    ),
  ).rejects.toMatchObject({ code: "bad_request" });
  connection.abort();
  holder.abort();
  expect(await held).toBe("ended");
  await refused;
  expect(Atomics.load(new Int32Array(waiting.flag), 0)).toBe(0);
});

test("one caller with many endless tasks: another is answered meanwhile", async () => {
  const run = createPool({ maxWorkers: 2 });
  const connection = new AbortController();
  const { flag, isSet } = createFlag();
  const endless = Array.from({ length: 5 }, () =>
    run(
      { key: "address:1", signal: connection.signal },
      { kind: "search", flag },
    ).catch(() => "ended"),
  );
  await isSet();
  expect(await run({ key: "address:2" }, { kind: "say", value: 1 })).toBe(1);
  connection.abort();
  expect(await Promise.all(endless)).toEqual(Array(5).fill("ended"));
});

test("more tasks than may wait: unavailable, with a time to come back", async () => {
  const run = createPool({ maxWorkers: 1, maxQueued: 1 });
  const connection = new AbortController();
  const { flag, isSet } = createFlag();
  const ask = (key: string) =>
    run({ key, signal: connection.signal }, { kind: "search", flag });
  const waiting = [ask("a"), ask("b")].map((call) => call.catch(() => "ended"));
  await isSet();
  await expect(ask("c")).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: expect.any(Number),
  });
  connection.abort();
  await Promise.all(waiting);
});

test("a task that takes all memory: the thread dies alone, and the next task has another", async () => {
  const run = createPool({ maxWorkers: 1 });
  await expect(run({ key: "a" }, { kind: "grow" })).rejects.toThrow(/memory/);
  expect(await run({ key: "a" }, { kind: "say", value: 1 })).toBe(1);
});

test("a bundle that isn't there: the call fails, and so does the next, which doesn't wait", async () => {
  const run = createPool({
    file: path.resolve("tests/support/no-such-thread.mjs"),
    maxWorkers: 1,
  });
  await expect(run({ key: "a" }, { kind: "say" })).rejects.toThrow(
    "A worker could not be started.",
  );
  await expect(run({ key: "a" }, { kind: "say" })).rejects.toThrow(
    "A worker could not be started.",
  );
});
