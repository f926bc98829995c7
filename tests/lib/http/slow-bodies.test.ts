import { z } from "zod";
import { readJson } from "@/lib/http/body";
import { createBodyMemory } from "@/lib/http/body-memory";
import { type BodyLimits, readBytes } from "@/lib/http/read-bytes";
import { readUpload } from "@/lib/http/read-upload";

const type = { "Content-Type": "multipart/form-data; boundary=x" };

/** A body that the test sends chunk by chunk. `reads` counts the read calls. */
function createBody(headers: Record<string, string> = {}) {
  const state = { reads: 0, canceled: false };
  let sending: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        sending = controller;
      },
      pull() {
        state.reads += 1;
      },
      cancel() {
        state.canceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { ...type, ...headers },
    body,
    duplex: "half",
  };
  const request = new Request("http://localhost/", init);
  const send = (bytes: number) => sending?.enqueue(new Uint8Array(bytes));
  const finish = () => {
    sending?.enqueue(Buffer.from("--x--"));
    sending?.close();
  };
  return { request, state, send, finish };
}

const settle = () => new Promise(setImmediate);
const limits: BodyLimits = {
  maxBytes: 1_000_000,
  deadline: 60_000,
  pace: { bytes: 1_000, period: 10_000 },
};

describe("time", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ["of which nothing comes", 0, 0],
    ["that drips", 0, 100],
    ["that brings much and then drips", 500_000, 100],
  ])(
    "a body %s is canceled and not read further",
    async (_, first, perSecond) => {
      const { request, send, state } = createBody();
      const outcome = expect(readBytes(request, limits)).rejects.toMatchObject({
        code: "bad_request",
        status: 408,
      });
      if (first > 0) send(first);
      await jest.advanceTimersByTimeAsync(first > 0 ? 10_000 : 0);
      for (let second = 0; second < 10; second += 1) {
        expect(state.canceled).toBe(false);
        if (perSecond > 0 && second < 9) send(perSecond);
        await jest.advanceTimersByTimeAsync(1_000);
      }
      await outcome;
      expect(state.canceled).toBe(true);
    },
  );

  test("JSON: at most ten seconds", async () => {
    const { request, send, state } = createBody({
      "Content-Type": "application/json",
    });
    const outcome = expect(
      readJson(request, z.unknown()),
    ).rejects.toMatchObject({ status: 408 });
    await jest.advanceTimersByTimeAsync(9_000);
    send(1);
    expect(state.canceled).toBe(false);
    await jest.advanceTimersByTimeAsync(1_000);
    await outcome;
  });

  test("a slow body above the minimum pace: may take until the deadline", async () => {
    const { request, send } = createBody();
    const outcome = expect(readBytes(request, limits)).rejects.toMatchObject({
      status: 408,
    });
    for (let second = 0; second < 59; second += 1) {
      send(150);
      await jest.advanceTimersByTimeAsync(1_000);
    }
    jest.advanceTimersByTime(1_000);
    await outcome;
  });

  test("ten megabytes at 50 KB a second with a pause of eight seconds: accepted", async () => {
    const { request, send, finish } = createBody();
    const reading = readUpload(request, "1", () => null);
    for (let second = 0; second < 200; second += 1) {
      send(second === 0 ? 0 : 50_000);
      if (second === 100) await jest.advanceTimersByTimeAsync(8_000);
      await jest.advanceTimersByTimeAsync(1_000);
    }
    finish();
    // It arrived completely: the only error is that it isn't a form.
    await expect(reading).rejects.toMatchObject({
      code: "bad_request",
      status: 400,
    });
  });

  test("a complete body leaves no timer behind", async () => {
    const { request, finish } = createBody();
    finish();
    await readBytes(request, limits);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("memory", () => {
  test("a large Content-Length alone uses no memory; at the limit, the largest body is canceled", async () => {
    const memory = createBodyMemory(700_000);
    const shared = { ...limits, maxBytes: 10_000_000, memory };
    const declared = { "Content-Length": "9000000" };
    const little = Array.from({ length: 5 }, () => createBody(declared));
    const much = createBody(declared);
    const readings = [...little, much].map(({ request }) =>
      readBytes(request, shared),
    );
    const outcome = expect(readings[5]).rejects.toMatchObject({
      code: "unavailable",
      status: 503,
      retryAfter: 5,
    });
    for (const { send } of little) send(1_000);
    much.send(300_000);
    await settle();
    expect(much.state.canceled).toBe(false);
    const newcomer = createBody({ "Content-Length": "250005" });
    const read = readBytes(newcomer.request, shared);
    newcomer.send(250_000);
    await outcome;
    newcomer.finish();
    expect(await read).toHaveLength(250_005);
    for (const { finish } of little) finish();
    expect(await Promise.all(readings.slice(0, 5))).toHaveLength(5);
  });

  test("a body releases its memory, however it ends", async () => {
    const shared = {
      ...limits,
      maxBytes: 100_000,
      memory: createBodyMemory(150_000),
    };
    for (let count = 0; count < 10; count += 1) {
      const [whole, large] = [createBody(), createBody()];
      const reading = readBytes(whole.request, shared);
      whole.send(50_000);
      whole.finish();
      expect(await reading).toHaveLength(50_005);
      const refused = expect(
        readBytes(large.request, shared),
      ).rejects.toMatchObject({ code: "too_large" });
      large.send(90_000);
      large.send(90_000);
      await refused;
    }
  });
});

test("uploads: at most four in parallel per user, without blocking others", async () => {
  const own = Array.from({ length: 6 }, () => createBody());
  const others = Array.from({ length: 30 }, () => createBody());
  const readings = [
    ...own.map(({ request }) => readUpload(request, "10", () => null)),
    ...others.map(({ request }, index) =>
      readUpload(request, String(100 + index), () => null),
    ),
  ].map((reading) => reading.catch((error: unknown) => error));
  await settle();
  expect(own.map(({ state }) => state.reads)).toEqual([1, 1, 1, 1, 0, 0]);
  expect(others.every(({ state }) => state.reads === 1)).toBe(true);
  own[2]?.finish();
  await readings[2];
  await settle();
  expect(own.map(({ state }) => state.reads > 0)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  for (const body of [...own, ...others]) if (body !== own[2]) body.finish();
  await Promise.all(readings);
});
