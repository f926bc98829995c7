import { createSlots } from "@/lib/slots";

/** Work that goes on until it is told to end. */
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

test("no more runs at once than allowed; the next starts when one ends", async () => {
  const run = createSlots({ atOnce: 2, perKey: 2, waiting: 5 });
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

test("one key can't hold all of it: another passes by", async () => {
  const run = createSlots({ atOnce: 3, perKey: 1, waiting: 5 });
  const { work, started, end } = createWork();
  const all = [run("one", work("1a")), run("one", work("1b")), run("two", work("2a"))];
  await settle();
  expect(started).toEqual(["1a", "2a"]);
  end(0);
  await settle();
  expect(started).toEqual(["1a", "2a", "1b"]);
  end(1);
  end(2);
  await Promise.all(all);
});

test("who comes when the line is full is sent away", async () => {
  const run = createSlots({ atOnce: 1, perKey: 1, waiting: 1 });
  const { work, end } = createWork();
  const all = [run("", work("a")), run("", work("b"))];
  await expect(run("", work("c"))).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
  end(0);
  await settle();
  end(1);
  await Promise.all(all);
});

test("work that fails makes room too", async () => {
  const run = createSlots({ atOnce: 1, perKey: 1, waiting: 0 });
  await expect(run("", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await run("", async () => "yes")).toBe("yes");
});

test("who has waited too long is sent away, and the line goes on without him", async () => {
  jest.useFakeTimers();
  const run = createSlots({ atOnce: 1, perKey: 1, waiting: 5, patience: 1_000 });
  const { work, started, end } = createWork();
  const first = run("", work("first"));
  const late = expect(run("", work("late"))).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
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

test("keys take turns: one with many waiting does not keep another from its turn", async () => {
  const run = createSlots({ atOnce: 1, perKey: 1, waiting: 20 });
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

test("in a full line the one with the most waiting gives way, its last first", async () => {
  const run = createSlots({ atOnce: 1, perKey: 1, waiting: 3 });
  const { work, started, end } = createWork();
  const first = run("greedy", work("1"));
  const second = run("greedy", work("2"));
  const third = run("greedy", work("3"));
  const fourth = expect(run("greedy", work("4"))).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
  const other = run("other", work("other"));
  await fourth;
  // Now both have nearly as many: nobody gives way to the greedy one, nor for one more than it has.
  await expect(run("greedy", work("5"))).rejects.toMatchObject({ code: "unavailable" });
  await expect(run("other", work("again"))).rejects.toMatchObject({ code: "unavailable" });
  for (const index of [0, 1, 2, 3]) {
    end(index);
    await settle();
  }
  await Promise.all([first, second, third, other]);
  expect(started).toEqual(["1", "2", "other", "3"]);
});
