import Anthropic from "@anthropic-ai/sdk";
import { createClient, messageParams } from "../support/anthropic";
import { postJson, useSandbox } from "../support/sandbox";

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
