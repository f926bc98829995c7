import { createConcurrencyLimiter } from "@/lib/resilience/create-concurrency-limiter";

/** Work that runs until the test ends it. */
function createWork() {
  const ends: (() => void)[] = [];
  const started: string[] = [];
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { work, started, end: (index: number) => ends[index]?.() };
}

const settle = () => new Promise(setImmediate);

test("no more than maxConcurrent run at once, and the next starts when one ends", async () => {
  const run = createConcurrencyLimiter({
    maxConcurrent: 2,
    maxPerKey: 2,
    maxQueued: 5,
  });
  const { work, started, end } = createWork();
  const all = ["a", "b", "c"].map((name) => run("", work(name)));
  await settle();
  expect(started).toEqual(["a", "b"]);
  end(1);
  await settle();
  expect(started).toEqual(["a", "b", "c"]);
  end(0);
  end(2);
  expect(await Promise.all(all)).toEqual(["a", "b", "c"]);
});

test("a key at its own limit does not block another key", async () => {
  const run = createConcurrencyLimiter({
    maxConcurrent: 3,
    maxPerKey: 1,
    maxQueued: 5,
  });
  const { work, started, end } = createWork();
  const all = [
    run("one", work("1a")),
    run("one", work("1b")),
    run("two", work("2a")),
  ];
  await settle();
  expect(started).toEqual(["1a", "2a"]);
  end(0);
  await settle();
  expect(started).toEqual(["1a", "2a", "1b"]);
  end(1);
  end(2);
  await Promise.all(all);
});

test("a newcomer is rejected when the queue is full", async () => {
  const run = createConcurrencyLimiter({
    maxConcurrent: 1,
    maxPerKey: 1,
    maxQueued: 1,
  });
  const { work, end } = createWork();
  const all = [run("", work("a")), run("", work("b"))];
  await expect(run("", work("c"))).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: 5,
  });
  end(0);
  await settle();
  end(1);
  await Promise.all(all);
});

test("failed work frees its place", async () => {
  const run = createConcurrencyLimiter({
    maxConcurrent: 1,
    maxPerKey: 1,
    maxQueued: 0,
  });
  await expect(run("", () => Promise.reject(new Error("no")))).rejects.toThrow(
    "no",
  );
  expect(await run("", async () => "yes")).toBe("yes");
});

test("a waiter is rejected after queueTimeout, and the queue moves on", async () => {
  jest.useFakeTimers();
  const run = createConcurrencyLimiter({
    maxConcurrent: 1,
    maxPerKey: 1,
    maxQueued: 5,
    queueTimeout: 1_000,
  });
  const { work, started, end } = createWork();
  const first = run("", work("first"));
  const late = expect(run("", work("late"))).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: 5,
  });
  await jest.advanceTimersByTimeAsync(900);
  const next = run("", work("next"));
  await jest.advanceTimersByTimeAsync(200);
  await late;
  end(0);
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toEqual(["first", "next"]);
  end(1);
  expect(await Promise.all([first, next])).toEqual(["first", "next"]);
  jest.useRealTimers();
});

test("keys take turns: a key with many waiters does not block another", async () => {
  const run = createConcurrencyLimiter({
    maxConcurrent: 1,
    maxPerKey: 1,
    maxQueued: 20,
  });
  const { work, started, end } = createWork();
  const names = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"];
  const all = names.map((name) => run(name.charAt(0), work(name)));
  for (let index = 0; index < names.length; index += 1) {
    await settle();
    end(index);
  }
  await Promise.all(all);
  expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("in a full queue the key with the most waiters loses its newest one", async () => {
  const run = createConcurrencyLimiter({
    maxConcurrent: 1,
    maxPerKey: 1,
    maxQueued: 3,
  });
  const { work, started, end } = createWork();
  const first = run("greedy", work("1"));
  const second = run("greedy", work("2"));
  const third = run("greedy", work("3"));
  const fourth = expect(run("greedy", work("4"))).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: 5,
  });
  const other = run("other", work("other"));
  await fourth;
  // Both now have almost as many waiters, so neither loses one to the other.
  await expect(run("greedy", work("5"))).rejects.toMatchObject({
    code: "unavailable",
  });
  await expect(run("other", work("again"))).rejects.toMatchObject({
    code: "unavailable",
  });
  for (const index of [0, 1, 2, 3]) {
    end(index);
    await settle();
  }
  await Promise.all([first, second, third, other]);
  expect(started).toEqual(["1", "2", "other", "3"]);
});
