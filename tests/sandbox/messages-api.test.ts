import Anthropic from "@anthropic-ai/sdk";
import { z } from "zod";
import { client, question, textOf } from "@/tests/sandbox/asking";
import { picture } from "@/tests/sandbox/picture";
import { getJson, postJson, runningSandbox } from "@/tests/sandbox/running";

const { url } = runningSandbox();
const facts = { productName: "Walnut phone stand", colors: ["Brown"] };
const key = { authorization: "Bearer sk-ant-sandbox-tests", "anthropic-version": "2026-10-21" };

function send(changes: object, headers: Record<string, string> = key) {
  return postJson(`${url()}/v1/messages`, { ...question(facts), ...changes }, headers);
}

test("a stream says the same as a whole answer", async () => {
  const whole = await client(url()).messages.create(question(facts));
  const stream = client(url()).messages.stream(question(facts));
  const types: string[] = [];
  let text = "";
  stream.on("streamEvent", (event) => {
    types.push(event.type);
    if (event.type === "content_block_delta" && event.delta.type === "text_delta") text += event.delta.text;
  });
  const streamed = await stream.finalMessage();
  expect(text).toBe(textOf(whole));
  expect({ ...streamed, id: "", parsed_output: null }).toMatchObject({
    content: [{ type: "text", text }],
    model: whole.model,
    stop_reason: "end_turn",
    stop_details: null,
    usage: { input_tokens: whole.usage.input_tokens, output_tokens: whole.usage.output_tokens },
  });
  expect(types.slice(0, 3)).toEqual(["message_start", "content_block_start", "content_block_delta"]);
  expect(types.slice(-3)).toEqual(["content_block_stop", "message_delta", "message_stop"]);
});

test("the stream's bytes are the events of the wire, with a ping", async () => {
  const response = await fetch(`${url()}/v1/messages`, {
    method: "POST",
    headers: { ...key, "content-type": "application/json" },
    body: JSON.stringify({ ...question(facts), stream: true }),
  });
  expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
  const events = (await response.text()).trimEnd().split("\n\n");
  expect(events.every((event) => /^event: (\w+)\ndata: \{"type":"\1"/.test(event))).toBe(true);
  expect(events[2]).toBe('event: ping\ndata: {"type":"ping"}');
});

test("the answer tells who wrote it, in words to show", async () => {
  const { model } = await client(url()).messages.create(question(facts));
  expect(model).toBe("Sample writer: set ANTHROPIC_API_KEY for the real one");
});

test("a picture costs tokens by its size", async () => {
  const without = await client(url()).messages.create(question(facts));
  const image = await picture("#8b2a1a");
  const withPicture = await client(url()).messages.create(question(facts, { image }));
  expect(withPicture.usage.input_tokens - without.usage.input_tokens).toBe((600 * 400) / 750);
});

test("an answer longer than max_tokens is cut there", async () => {
  const message = await client(url()).messages.create({ ...question(facts), max_tokens: 20 });
  expect(message).toMatchObject({ stop_reason: "max_tokens", usage: { output_tokens: 20 } });
  expect(textOf(message)).toHaveLength(80);
});

test.each([
  ["no key", { "anthropic-version": "2026-10-21" }],
  ["a key of another kind", { ...key, authorization: "Bearer sk-ant-of-another-kind" }],
])("%s is refused", async (_, headers) => {
  const { status, body } = await send({}, headers);
  expect(status).toBe(401);
  expect(body).toMatchObject({ type: "error", error: { type: "authentication_error" } });
});

test("the SDK throws its own error for a wrong key", async () => {
  await expect(client(url(), "sk-ant-of-another-kind").messages.create(question(facts))).rejects.toThrow(
    Anthropic.AuthenticationError,
  );
});

test("the version header is required", async () => {
  const { status, body } = await send({}, { authorization: key.authorization });
  expect([status, body]).toMatchObject([400, { error: { message: "anthropic-version: header is required" } }]);
});

const format = (schema: object) => ({ output_config: { format: { type: "json_schema", schema } } });
const object = { type: "object", properties: {}, additionalProperties: false };
const user = (content: unknown) => ({ messages: [{ role: "user", content }] });
const source = (media_type: string, data: string) =>
  user([{ type: "image", source: { type: "base64", media_type, data } }]);

test.each([
  ["an unknown parameter", { frobnicate: 1 }, "frobnicate: Extra inputs are not permitted"],
  ["temperature", { temperature: 1 }, "temperature: Extra inputs are not permitted"],
  ["top_p", { top_p: 1 }, "top_p: Extra inputs are not permitted"],
  ["top_k", { top_k: 1 }, "top_k: Extra inputs are not permitted"],
  ["no max_tokens", { max_tokens: undefined }, "max_tokens: Field required"],
  ["no model", { model: undefined }, "model: Field required"],
  ["no messages", { messages: [] }, "messages: at least one message is required"],
  [
    "an empty text",
    user([{ type: "text", text: "" }]),
    "messages.0.content.0.text: text content blocks must be non-empty",
  ],
  [
    "a prefilled answer",
    { messages: [{ role: "assistant", content: "{" }] },
    /does not support assistant message prefill/,
  ],
  [
    "an open object",
    format({ type: "object", properties: {} }),
    /'additionalProperties' must be explicitly set to false/,
  ],
  [
    "an open object inside",
    format({ ...object, properties: { a: { type: "array", items: { type: "object" } } } }),
    /'additionalProperties' must be explicitly set to false/,
  ],
  [
    "a length in the schema",
    format({ ...object, properties: { a: { type: "string", maxLength: 9 } } }),
    /'maxLength' is not supported/,
  ],
  ["another format", { output_config: { format: { type: "text" } } }, /^output_config.format/],
  [
    "an image by address",
    user([{ type: "image", source: { type: "url", url: "http://x" } }]),
    /^messages.0.content.0.source/,
  ],
  ["an image type that is none", source("image/tiff", "AAAA"), /media_type/],
  [
    "bytes of another type",
    source("image/jpeg", Buffer.from("\x89PNG\r\n\x1a\n", "latin1").toString("base64")),
    /does not match the provided media type/,
  ],
  [
    "a picture cut short",
    source("image/png", Buffer.from("\x89PNG\r\n\x1a\n", "latin1").toString("base64")),
    /Could not process image/,
  ],
  ["no base64", source("image/png", "not base64!"), /invalid base64/],
  ["a picture over 5 MB", source("image/png", "A".repeat(5 * 1024 * 1024 + 4)), /image exceeds 5 MB maximum/],
  [
    "too little room for thinking",
    { max_tokens: 2_000, thinking: { type: "enabled", budget_tokens: 2_000 } },
    /must be greater than/,
  ],
  ["tools", { tools: [{ name: "x", input_schema: object }] }, /^tools/],
])("%s is refused", async (_, changes, message) => {
  const { status, body } = await send(changes);
  expect(status).toBe(400);
  expect(body).toEqual({
    type: "error",
    error: { type: "invalid_request_error", message: expect.stringMatching(message) },
    request_id: expect.any(String),
  });
});

test("a model that does not exist is not found", async () => {
  const { status, body } = await send({ model: "gpt-9" });
  expect([status, body]).toMatchObject([404, { error: { type: "not_found_error", message: "model: gpt-9" } }]);
});

test.each(["{", "[]", "null", '"text"', ""])("a body of %j is refused", async (body) => {
  const { status } = await postJson(`${url()}/v1/messages`, body, key);
  expect(status).toBe(400);
});

test("a body over 16 MB is refused", async () => {
  const { status, body } = await send({ system: "x".repeat(17 * 1024 * 1024) });
  expect([status, body]).toMatchObject([413, { error: { type: "request_too_large" } }]);
});

test("parameters that change nothing here are accepted", async () => {
  const { status } = await send({
    system: [{ type: "text", text: "Rules.", cache_control: { type: "ephemeral" } }],
    metadata: { user_id: "u1" },
    stop_sequences: ["THE END"],
    service_tier: "auto",
    output_config: { ...question(facts).output_config, effort: "low" },
  });
  expect(status).toBe(200);
});

test("a schema of any other kind is met too", async () => {
  const schema = z.object({ words: z.array(z.string()), mood: z.enum(["calm", "loud"]), count: z.number() });
  const message = await client(url()).messages.create(question(facts, { schema }));
  expect(schema.parse(JSON.parse(textOf(message)))).toEqual({ words: [], mood: "calm", count: 0 });
});

test("requests can be read afterwards, without keys", async () => {
  const image = await picture("#8b2a1a");
  await client(url()).messages.create(question(facts, { image }));
  await client(url()).messages.create(question({ productName: "second" }));
  const [second, first] = (await getJson(`${url()}/requests.json?service=anthropic`)) as Record<string, unknown>[];
  expect(JSON.stringify(second?.body)).toContain("second");
  expect(JSON.stringify(first?.body)).toContain(image.toString("base64"));
  expect(first).toMatchObject({ path: "/v1/messages", headers: { "anthropic-version": "2026-10-21" } });
  expect(JSON.stringify([first, second])).not.toContain("sk-ant-sandbox-tests");
  expect(await getJson(`${url()}/requests.json?service=resend`)).toEqual([]);
  expect(await getJson(`${url()}/requests.json?limit=1`)).toEqual([second]);
  await fetch(`${url()}/requests.json`, { method: "DELETE" });
  expect(await getJson(`${url()}/requests.json`)).toEqual([]);
});
