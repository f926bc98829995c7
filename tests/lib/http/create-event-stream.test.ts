import { createEventStream } from "@/lib/http/create-event-stream";

const lastOf = (text: string) => text.trim().split("\n\n").at(-1);

test("event stream: each event has its name and its data, until the stream is closed", async () => {
  const { response, send, close } = createEventStream();
  send("stage", { stage: "reserved" });
  send("result", { title: "Mug" });
  close();
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "private, no-store, no-transform",
    "x-accel-buffering": "no",
  });
  expect(await response.text()).toBe(
    'event: stage\ndata: {"stage":"reserved"}\n\nevent: result\ndata: {"title":"Mug"}\n\n',
  );
});

test("event stream: after the reader disconnected or the end, sending and closing do nothing", async () => {
  const { response, send, sendIfRead, close } = createEventStream();
  await response.body?.cancel();
  send("result", {});
  sendIfRead("stage", {});
  close();
  close();
  send("result", {});
});

test("event stream: a slow reader misses what a later event repeats, and nothing else", async () => {
  const { response, send, sendIfRead, close } = createEventStream();
  for (let count = 1; count <= 100; count += 1) sendIfRead("fields", { count });
  send("result", { title: "Mug" });
  close();
  const text = await response.text();
  expect(text.match(/^event: fields$/gm)).toHaveLength(64);
  expect(lastOf(text)).toBe('event: result\ndata: {"title":"Mug"}');
});
