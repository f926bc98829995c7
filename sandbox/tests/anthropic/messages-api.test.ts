import Anthropic from "@anthropic-ai/sdk";
import { z } from "zod";
import { createClient, messageParams, textOf } from "../support/anthropic";
import { createImage } from "../support/image";
import { getJson, postJson, useSandbox } from "../support/sandbox";

const { url } = useSandbox();
const facts = { productName: "Walnut phone stand", colors: ["Brown"] };
const key = {
  authorization: "Bearer sk-ant-sandbox-tests",
  "anthropic-version": "2026-10-21",
};

function send(changes: object, headers: Record<string, string> = key) {
  return postJson(
    `${url()}/v1/messages`,
    { ...messageParams(facts), ...changes },
    headers,
  );
}

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

test.each([
  ["no key", { "anthropic-version": "2026-10-21" }],
  [
    "a key of another kind",
    { ...key, authorization: "Bearer sk-ant-of-another-kind" },
  ],
])("%s is refused", async (_, headers) => {
  const { status, body } = await send({}, headers);
  expect(status).toBe(401);
  expect(body).toMatchObject({
    type: "error",
    error: { type: "authentication_error" },
  });
});

test("a wrong key is the SDK's AuthenticationError", async () => {
  await expect(
    createClient(url(), "sk-ant-of-another-kind").messages.create(
      messageParams(facts),
    ),
  ).rejects.toThrow(Anthropic.AuthenticationError);
});

test("the version header is required", async () => {
  const { status, body } = await send({}, { authorization: key.authorization });
  expect([status, body]).toMatchObject([
    400,
    { error: { message: "anthropic-version: header is required" } },
  ]);
});

const format = (schema: object) => ({
  output_config: { format: { type: "json_schema", schema } },
});
const object = { type: "object", properties: {}, additionalProperties: false };
const user = (content: unknown) => ({ messages: [{ role: "user", content }] });
const source = (media_type: string, data: string) =>
  user([{ type: "image", source: { type: "base64", media_type, data } }]);

test.each([
  [
    "an unknown parameter",
    { frobnicate: 1 },
    "frobnicate: Extra inputs are not permitted",
  ],
  [
    "temperature",
    { temperature: 1 },
    "temperature: Extra inputs are not permitted",
  ],
  ["top_p", { top_p: 1 }, "top_p: Extra inputs are not permitted"],
  ["top_k", { top_k: 1 }, "top_k: Extra inputs are not permitted"],
  ["no max_tokens", { max_tokens: undefined }, "max_tokens: Field required"],
  ["no model", { model: undefined }, "model: Field required"],
  [
    "no messages",
    { messages: [] },
    "messages: at least one message is required",
  ],
  [
    "an empty text",
    user([{ type: "text", text: "" }]),
    "messages.0.content.0.text: text content blocks must be non-empty",
  ],
  [
    "an assistant prefill",
    { messages: [{ role: "assistant", content: "{" }] },
    /does not support assistant message prefill/,
  ],
  [
    "an object without additionalProperties: false",
    format({ type: "object", properties: {} }),
    /'additionalProperties' must be explicitly set to false/,
  ],
  [
    "a nested object without additionalProperties: false",
    format({
      ...object,
      properties: { a: { type: "array", items: { type: "object" } } },
    }),
    /'additionalProperties' must be explicitly set to false/,
  ],
  [
    "maxLength in the schema",
    format({ ...object, properties: { a: { type: "string", maxLength: 9 } } }),
    /'maxLength' is not supported/,
  ],
  [
    "another format",
    { output_config: { format: { type: "text" } } },
    /^output_config.format/,
  ],
  [
    "an image URL",
    user([{ type: "image", source: { type: "url", url: "http://x" } }]),
    /^messages.0.content.0.source/,
  ],
  ["an unsupported image type", source("image/tiff", "AAAA"), /media_type/],
  [
    "bytes of another image type",
    source(
      "image/jpeg",
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1").toString("base64"),
    ),
    /does not match the provided media type/,
  ],
  [
    "an incomplete image",
    source(
      "image/png",
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1").toString("base64"),
    ),
    /Could not process image/,
  ],
  ["invalid base64", source("image/png", "not base64!"), /invalid base64/],
  [
    "an image over 5 MB",
    source("image/png", "A".repeat(5 * 1024 * 1024 + 4)),
    /image exceeds 5 MB maximum/,
  ],
  [
    "max_tokens below the thinking budget",
    { max_tokens: 2_000, thinking: { type: "enabled", budget_tokens: 2_000 } },
    /must be greater than/,
  ],
  ["tools", { tools: [{ name: "x", input_schema: object }] }, /^tools/],
])("%s is refused", async (_, changes, message) => {
  const { status, body } = await send(changes);
  expect(status).toBe(400);
  expect(body).toEqual({
    type: "error",
    error: {
      type: "invalid_request_error",
      message: expect.stringMatching(message),
    },
    request_id: expect.any(String),
  });
});

test.each([
  ["claude-sonnet-5-5", "disabled"],
  ["claude-opus-5-5", "disabled"],
  ["claude-fable-5-2", "disabled"],
  ["claude-fable-5-2", "between_tools"],
])("%s with thinking %s is refused", async (model, type) => {
  const { status, body } = await send({ model, thinking: { type } });
  const message = `thinking: this model does not support \`${type}\`.`;
  expect([status, body]).toMatchObject([
    400,
    { error: { type: "invalid_request_error", message } },
  ]);
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

test("an unknown model is not found", async () => {
  const { status, body } = await send({ model: "gpt-9" });
  expect([status, body]).toMatchObject([
    404,
    { error: { type: "not_found_error", message: "model: gpt-9" } },
  ]);
});

test.each(["{", "[]", "null", '"text"', ""])(
  "the body %j is refused",
  async (body) => {
    const { status } = await postJson(`${url()}/v1/messages`, body, key);
    expect(status).toBe(400);
  },
);

test("a body over 16 MB is refused", async () => {
  const { status, body } = await send({ system: "x".repeat(17 * 1024 * 1024) });
  expect([status, body]).toMatchObject([
    413,
    { error: { type: "request_too_large" } },
  ]);
});

test("parameters without effect are accepted", async () => {
  const { status } = await send({
    system: [
      { type: "text", text: "Rules.", cache_control: { type: "ephemeral" } },
    ],
    metadata: { user_id: "u1" },
    stop_sequences: ["THE END"],
    service_tier: "auto",
    output_config: { ...messageParams(facts).output_config, effort: "low" },
  });
  expect(status).toBe(200);
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
