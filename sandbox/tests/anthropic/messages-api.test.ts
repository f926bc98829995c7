import Anthropic from "@anthropic-ai/sdk";
import { z } from "zod";
import { createClient, messageParams, textOf } from "../support/anthropic";
import { createImage } from "../support/image";
import { getJson, useSandbox } from "../support/sandbox";

const { url } = useSandbox();
const facts = { productName: "Walnut phone stand", colors: ["Brown"] };
const key = {
  authorization: "Bearer sk-ant-sandbox-tests",
  "anthropic-version": "2026-10-21",
};

test("a stream has the same text as a message", async () => {
  const whole = await createClient(url()).messages.create(messageParams(facts));
  const stream = createClient(url()).messages.stream(messageParams(facts));
  const types: string[] = [];
  let text = "";
  stream.on("streamEvent", (event) => {
    types.push(event.type);
    if (
      event.type === "content_block_delta" &&
      event.delta.type === "text_delta"
    )
      text += event.delta.text;
  });
  const streamed = await stream.finalMessage();
  expect(text).toBe(textOf(whole));
  expect({ ...streamed, id: "", parsed_output: null }).toMatchObject({
    content: [{ type: "text", text }],
    model: whole.model,
    stop_reason: "end_turn",
    stop_details: null,
    usage: {
      input_tokens: whole.usage.input_tokens,
      output_tokens: whole.usage.output_tokens,
    },
  });
  expect(types.slice(0, 3)).toEqual([
    "message_start",
    "content_block_start",
    "content_block_delta",
  ]);
  expect(types.slice(-3)).toEqual([
    "content_block_stop",
    "message_delta",
    "message_stop",
  ]);
});

test("stream: the bytes are server-sent events, with a ping", async () => {
  const response = await fetch(`${url()}/v1/messages`, {
    method: "POST",
    headers: { ...key, "content-type": "application/json" },
    body: JSON.stringify({ ...messageParams(facts), stream: true }),
  });
  expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
  const events = (await response.text()).trimEnd().split("\n\n");
  expect(
    events.every((event) => /^event: (\w+)\ndata: \{"type":"\1"/.test(event)),
  ).toBe(true);
  expect(events[2]).toBe('event: ping\ndata: {"type":"ping"}');
});

test("the model's name says that it is a sample writer", async () => {
  const { model } = await createClient(url()).messages.create(
    messageParams(facts),
  );
  expect(model).toBe("Sample writer");
});

test("an image costs tokens by its size", async () => {
  const without = await createClient(url()).messages.create(
    messageParams(facts),
  );
  const image = await createImage("#8b2a1a");
  const withImage = await createClient(url()).messages.create(
    messageParams(facts, { image }),
  );
  expect(withImage.usage.input_tokens - without.usage.input_tokens).toBe(
    (600 * 400) / 750,
  );
});

test("max_tokens: a longer text is cut", async () => {
  const message = await createClient(url()).messages.create({
    ...messageParams(facts),
    max_tokens: 20,
  });
  expect(message).toMatchObject({
    stop_reason: "max_tokens",
    usage: { output_tokens: 20 },
  });
  expect(textOf(message)).toHaveLength(80);
});

test("a model that always thinks: its thinking takes part of max_tokens, and precedes the text", async () => {
  const { thinking: _, ...params } = {
    ...messageParams(facts),
    model: "claude-fable-5-2",
  };
  const { content, usage } = await createClient(url()).messages.create({
    ...params,
    max_tokens: 8_000,
  });
  expect(content.map(({ type }) => type)).toEqual(["thinking", "text"]);
  expect(usage.output_tokens_details).toEqual({ thinking_tokens: 2_000 });
  expect(usage.output_tokens).toBeGreaterThan(2_000);
  const streamed = await createClient(url())
    .messages.stream({ ...params, max_tokens: 8_000 })
    .finalMessage();
  expect(streamed.content.map(({ type }) => type)).toEqual([
    "thinking",
    "text",
  ]);
  const cut = await createClient(url()).messages.create({
    ...params,
    max_tokens: 1_000,
  });
  expect(cut).toMatchObject({
    stop_reason: "max_tokens",
    usage: { output_tokens: 1_000 },
  });
});

test("any other schema is matched, too", async () => {
  const schema = z.object({
    words: z.array(z.string()),
    mood: z.enum(["calm", "loud"]),
    count: z.number(),
  });
  const message = await createClient(url()).messages.create(
    messageParams(facts, { schema }),
  );
  expect(schema.parse(JSON.parse(textOf(message)))).toEqual({
    words: [],
    mood: "calm",
    count: 0,
  });
});

test("request log: requests are listed without keys", async () => {
  const image = await createImage("#8b2a1a");
  await createClient(url()).messages.create(messageParams(facts, { image }));
  await createClient(url()).messages.create(
    messageParams({ productName: "second" }),
  );
  const [second, first] = (await getJson(
    `${url()}/requests.json?service=anthropic`,
  )) as Record<string, unknown>[];
  expect(JSON.stringify(second?.body)).toContain("second");
  expect(JSON.stringify(first?.body)).toContain(image.toString("base64"));
  expect(first).toMatchObject({
    path: "/v1/messages",
    headers: { "anthropic-version": "2026-10-21" },
  });
  expect(JSON.stringify([first, second])).not.toContain("sk-ant-sandbox-tests");
  expect(await getJson(`${url()}/requests.json?service=resend`)).toEqual([]);
  expect(await getJson(`${url()}/requests.json?limit=1`)).toEqual([second]);
  await fetch(`${url()}/requests.json`, { method: "DELETE" });
  expect(await getJson(`${url()}/requests.json`)).toEqual([]);
});

test("a known model can be retrieved, an unknown one is not found", async () => {
  const { models } = createClient(url());
  expect(await models.retrieve("claude-haiku-5-5")).toMatchObject({
    id: "claude-haiku-5-5",
    lifecycle: "active",
  });
  await expect(models.retrieve("gpt-4")).rejects.toBeInstanceOf(
    Anthropic.NotFoundError,
  );
});
