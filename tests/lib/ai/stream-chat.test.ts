import type http from "node:http";
import { aiBreaker, callModel } from "@/lib/ai/call-model";
import { createModelBatch, NoBatches } from "@/lib/ai/model-batches";
import { env, parseEnv } from "@/lib/env";
import { closeConnections } from "@/tests/support/connections";
import {
  question,
  refusedWith,
  startScriptedModel,
} from "@/tests/support/scripted-model";

Object.assign(process.env, {
  MODEL_API: "openai",
  OPENAI_MODEL: "qwen3:8b",
  OPENAI_API_KEY: "",
  OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
});
let model: Awaited<ReturnType<typeof startScriptedModel>>;
beforeAll(async () => {
  model = await startScriptedModel();
  env().OPENAI_BASE_URL = `${model.url}/v1/`;
});
afterAll(() => Promise.all([model.close(), closeConnections()]));
beforeEach(() => aiBreaker.recordSuccess());

type Reply = (response: http.ServerResponse, body: string) => void;
type Sent = {
  response_format?: { type: string };
  messages: { role: string; content: unknown }[];
};
const requests = () => model.received.map((body) => JSON.parse(body) as Sent);
const call = (images?: { label: string | null; jpeg: Buffer }[]) =>
  callModel(
    images ? { ...question, images } : question,
    AbortSignal.timeout(3_000),
  );

const chunk = (content: string | null, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ model: "qwen3:8b-q4", choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;
const usage = `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 12, completion_tokens: 5 } })}\n\n`;
const done = "data: [DONE]\n\n";
const events =
  (...pieces: string[]): Reply =>
  (response) =>
    void response
      .writeHead(200, { "content-type": "text/event-stream" })
      .end(pieces.join(""));
const answer = '{"name":"Mug"}';
const whole = events(chunk('{"name":'), chunk('"Mug"}', "stop"), usage, done);

test("an answer: its text while it is written, the model's own name and the tokens", async () => {
  model.script(whole);
  const seen: string[] = [];
  const asked = { ...question, onText: (text: string) => seen.push(text) };
  expect(await callModel(asked, AbortSignal.timeout(3_000))).toMatchObject({
    text: answer,
    model: "qwen3:8b-q4",
    inputTokens: 12,
    outputTokens: 5,
  });
  expect(seen).toEqual(['{"name":', answer]);
  expect(requests()).toMatchObject([
    {
      model: "qwen3:8b",
      stream: true,
      response_format: { type: "json_schema" },
      messages: [
        { role: "system", content: "Say it." },
        { role: "user", content: "What?" },
      ],
    },
  ]);
});

test("pictures are sent as data URLs, before the text", async () => {
  model.script(whole);
  await call([{ label: "Photo 1", jpeg: Buffer.from("jpeg") }]);
  expect(requests()[0]?.messages[1]?.content).toEqual([
    { type: "text", text: "Photo 1" },
    {
      type: "image_url",
      image_url: { url: "data:image/jpeg;base64,anBlZw==" },
    },
    { type: "text", text: "What?" },
  ]);
});

const json = (body: object): Reply => refusedWith(200, JSON.stringify(body));
test.each<[string, Reply]>([
  [
    "thoughts before it",
    events(
      chunk("<think>{a}"),
      chunk("b</think>\n"),
      chunk(answer, "stop"),
      done,
    ),
  ],
  [
    "a fence around it",
    events(
      chunk("Here:\n```json\n"),
      chunk(answer),
      chunk("\n```", "stop"),
      done,
    ),
  ],
  ["a word of its own for the end", events(chunk(answer, "eos_token"), done)],
  ["no [DONE] and no usage", events(chunk(answer), chunk(null, "stop"))],
  [
    "comments and lines that are no JSON",
    events(": ping\n\n", "data: oops\n\n", chunk(answer, "stop"), done),
  ],
  [
    "no stream at all",
    json({
      choices: [{ message: { content: answer }, finish_reason: "stop" }],
    }),
  ],
])("a small server's answer with %s: is read", async (_, reply) => {
  model.script(reply);
  const { text, inputTokens, outputTokens } = await call();
  expect(text).toBe(answer);
  expect(inputTokens).toBeGreaterThan(0);
  expect(outputTokens).toBeGreaterThan(0);
});

const html = "<html><h1>It works! hunter2</h1></html>";
const long = "x".repeat(1_000);
test.each<[string, Reply, string]>([
  [
    "HTML with 200",
    (response) =>
      void response.writeHead(200, { "content-type": "text/html" }).end(html),
    "upstream_failed",
  ],
  ["HTML with 502", refusedWith(502, html), "upstream_failed"],
  ["half a stream", events(chunk('{"name":')), "upstream_failed"],
  [
    "a stream that is cut",
    (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(chunk('{"name":'), () => response.destroy());
    },
    "upstream_failed",
  ],
  [
    "an error in the stream",
    events(chunk('{"na'), 'data: {"error":"hunter2"}\n\n'),
    "upstream_failed",
  ],
  [
    "10 MB of text",
    events(...Array.from({ length: 10_000 }, () => chunk(long))),
    "upstream_failed",
  ],
  [
    "10 MB that say nothing",
    events(...Array.from({ length: 10_000 }, () => `: ${long}\n\n`)),
    "upstream_failed",
  ],
  [
    "10 MB of JSON",
    refusedWith(200, JSON.stringify({ pad: "x".repeat(10_000_000) })),
    "upstream_failed",
  ],
  [
    "too few tokens",
    events(chunk('{"name"', "length"), done),
    "upstream_failed",
  ],
  [
    "a word of its own for the end, and half an answer",
    events(chunk('{"name"', "eos_token"), done),
    "upstream_failed",
  ],
  ["a refusal", events(chunk("", "content_filter"), done), "refused"],
  [
    "nothing, and a closed connection",
    (response) => void response.destroy(),
    "upstream_failed",
  ],
  ["silence", () => undefined, "upstream_failed"],
  [
    "a redirect",
    refusedWith(302, "", { location: "http://127.0.0.1:9/" }),
    "upstream_failed",
  ],
  [
    "a model that is not there",
    refusedWith(404, '{"error":{"message":"model hunter2 not found"}}'),
    "unavailable",
  ],
  ["a wrong key", refusedWith(401, '{"error":"hunter2"}'), "unavailable"],
  [
    "a spent quota",
    refusedWith(
      429,
      '{"error":{"message":"hunter2","code":"insufficient_quota"}}',
    ),
    "unavailable",
  ],
  ["too many requests", refusedWith(429, "{}"), "unavailable"],
  [
    "busy",
    refusedWith(503, "Loading model hunter2", { "retry-after": "60" }),
    "unavailable",
  ],
])(
  "a server that answers %s: fails with one of today's codes, and none of its words",
  async (_, reply, code) => {
    model.script(reply);
    const failure = await call().then(
      () => ({ code: "answered", message: "" }),
      (error) => error,
    );
    expect(failure.code).toBe(code);
    expect(failure.message).not.toContain("hunter2");
  },
);

test("a server that is not there: upstream_failed, after two more tries", async () => {
  env().OPENAI_BASE_URL = "http://127.0.0.1:9/v1";
  await expect(call()).rejects.toMatchObject({ code: "upstream_failed" });
  env().OPENAI_BASE_URL = `${model.url}/v1/`;
});

test("the key: sent when there is one", async () => {
  const keys: (string | undefined)[] = [];
  const reply: Reply = (response, body) => {
    keys.push(response.req.headers.authorization);
    whole(response, body);
  };
  model.script(reply);
  await call();
  env().OPENAI_API_KEY = "secret";
  await call();
  delete env().OPENAI_API_KEY;
  expect(keys).toEqual([undefined, "Bearer secret"]);
});

test("no batches: what is written within a day is written at once", async () => {
  await expect(createModelBatch([])).rejects.toBeInstanceOf(NoBatches);
});

// Last, since the process remembers what the server takes.
test("a server that knows no JSON schema, nor JSON: is asked in words, and from then on at once", async () => {
  const formatOf = ({ response_format: format }: Sent) =>
    format?.type ?? "none";
  model.script((response, body) => {
    const refuse = refusedWith(400, '{"error":"response_format"}');
    (formatOf(JSON.parse(body)) === "none" ? whole : refuse)(response, body);
  });
  expect((await call()).text).toBe(answer);
  expect((await call()).text).toBe(answer);
  expect(requests().map(formatOf)).toEqual([
    "json_schema",
    "json_object",
    "none",
    "none",
  ]);
  expect(requests().at(-1)?.messages[0]?.content).toMatch(
    /^Say it\.\n\nAnswer with one JSON object.*"name"/,
  );
});

test.each([
  [{}, null],
  [{ ANTHROPIC_API_KEY: "" }, null],
  [{ OPENAI_MODEL: "" }, "OPENAI_MODEL is not set"],
  [{ OPENAI_BASE_URL: "" }, "OPENAI_BASE_URL is not set"],
  [
    { OPENAI_BASE_URL: "https://me:hunter2@a.example" },
    "OPENAI_BASE_URL must not hold",
  ],
  [{ MODEL_API: "ollama" }, "MODEL_API"],
])("settings %j: %s", (given, problem) => {
  const read = () => parseEnv({ ...process.env, ...given });
  if (problem === null) expect(read().ANTHROPIC_API_KEY).toBe("none");
  else expect(read).toThrow(problem);
});
