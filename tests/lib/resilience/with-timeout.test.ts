import { withTimeout } from "@/lib/resilience/with-timeout";

const never = () => new Promise<string>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("work that finishes in time: its result is returned, and no timer is left", async () => {
  expect(await withTimeout(async () => "done", { ms: 1_000 })).toBe("done");
  expect(jest.getTimerCount()).toBe(0);
});

test("work that fails: its own error is thrown", async () => {
  await expect(
    withTimeout(() => Promise.reject(new Error("no")), { ms: 1_000 }),
  ).rejects.toThrow("no");
});

test("work that takes too long: a TimeoutError is thrown, even if the work ignores its signal", async () => {
  const outcome = expect(
    withTimeout(never, { ms: 1_000 }),
  ).rejects.toMatchObject({ name: "TimeoutError" });
  await jest.advanceTimersByTimeAsync(1_000);
  await outcome;
});

test("the signal of the work fires at the timeout, and the caller's own error is thrown", async () => {
  let seen: AbortSignal | undefined;
  const work = (signal: AbortSignal) => {
    seen = signal;
    return never();
  };
  const outcome = expect(
    withTimeout(work, { ms: 1_000, error: () => new Error("late") }),
  ).rejects.toThrow("late");
  await jest.advanceTimersByTimeAsync(999);
  expect(seen?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await outcome;
  expect(seen?.aborted).toBe(true);
});

test("the caller's signal ends the wait with its own reason, also when it fired before", async () => {
  const leaving = new AbortController();
  const outcome = expect(
    withTimeout(never, { ms: 1_000, signal: leaving.signal }),
  ).rejects.toThrow("stopping");
  leaving.abort(new Error("stopping"));
  await outcome;
  await expect(
    withTimeout(never, { ms: 1_000, signal: leaving.signal }),
  ).rejects.toThrow("stopping");
  expect(jest.getTimerCount()).toBe(0);
});
