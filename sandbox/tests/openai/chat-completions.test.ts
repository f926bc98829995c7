import { z } from "zod";
import { listingSchema } from "../support/anthropic";
import { createImage } from "../support/image";
import { getJson, postJson, useSandbox } from "../support/sandbox";

const { url } = useSandbox();
const schema = z.toJSONSchema(listingSchema) as Record<string, unknown>;
const format = {
  type: "json_schema",
  json_schema: { name: "answer", strict: true, schema },
};
const facts = { productName: "Walnut phone stand" };
const text = `<seller_facts>${JSON.stringify(facts)}</seller_facts>`;
const inWords = `Write. Its JSON schema: ${JSON.stringify(schema)}`;

const params = (changes: object = {}) => ({
  model: "sample-writer",
  max_tokens: 4_000,
  response_format: format,
  messages: [
    { role: "system", content: "Write a listing." },
    { role: "user", content: text },
  ],
  ...changes,
});
const asked = (system: string, response_format?: object) =>
  params({
    response_format,
    messages: [
      { role: "system", content: system },
      { role: "user", content: text },
    ],
  });
const withPicture = async (model = "sample-writer") => {
  const jpeg = (await createImage("#2f7d32")).toString("base64");
  const image_url = { url: `data:image/png;base64,${jpeg}` };
  const content = [
    { type: "image_url", image_url },
    { type: "text", text },
  ];
  return params({ model, messages: [{ role: "user", content }] });
};

const completion = z.strictObject({
  id: z.string().startsWith("chatcmpl-"),
  object: z.literal("chat.completion"),
  created: z.int(),
  model: z.string(),
  choices: z.tuple([
    z.strictObject({
      index: z.literal(0),
      message: z.strictObject({
        role: z.literal("assistant"),
        content: z.string(),
      }),
      finish_reason: z.string().nullable(),
    }),
  ]),
  usage: z
    .strictObject({
      prompt_tokens: z.int().min(1),
      completion_tokens: z.int().min(1),
      total_tokens: z.int().min(2),
    })
    .optional(),
});
const send = (body: object, headers = {}) =>
  postJson(`${url()}/v1/chat/completions`, body, headers);
async function complete(body: object = params()) {
  const { usage, choices, ...rest } = completion.parse((await send(body)).body);
  const [{ message, finish_reason: finish }] = choices;
  return { ...rest, usage, finish, text: message.content };
}
async function stream(changes: object = {}) {
  const response = await fetch(`${url()}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(
      params({
        stream: true,
        stream_options: { include_usage: true },
        ...changes,
      }),
    ),
  });
  const body = await response.text();
  const events = body
    .split("\n\n")
    .filter((line) => line.startsWith("data: {"))
    .map((line) => JSON.parse(line.slice(6)));
  return {
    type: response.headers.get("content-type"),
    body,
    text: events
      .map(({ choices }) => choices?.[0]?.delta.content ?? "")
      .join(""),
    finish: events.flatMap(({ choices }) => choices?.[0]?.finish_reason ?? []),
    usage: events.flatMap((event) => event.usage ?? []),
    errors: events.flatMap(({ error }) => error ?? []),
  };
}
const addFault = (mode: string, fields: object = {}) =>
  postJson(`${url()}/faults`, { service: "openai", mode, ...fields });
const isListing = (written: string) =>
  listingSchema.safeParse(JSON.parse(written)).success;

test("a listing by its schema, whole and as a stream, the same", async () => {
  const whole = await complete();
  const streamed = await stream();
  expect(isListing(whole.text)).toBe(true);
  expect(whole).toMatchObject({ model: "sample-writer", finish: "stop" });
  expect(streamed).toMatchObject({
    type: "text/event-stream; charset=utf-8",
    text: whole.text,
    finish: ["stop"],
    usage: [whole.usage],
  });
  expect(streamed.body).toMatch(/data: \[DONE\]\n\n$/);
  expect((await stream({ stream_options: undefined })).usage).toEqual([]);
});

test.each([
  ["JSON without a schema", asked(inWords, { type: "json_object" })],
  ["words", asked(inWords)],
])(
  "the schema may stand in the instructions: asked for %s",
  async (_, body) => {
    expect(isListing((await complete(body)).text)).toBe(true);
  },
);

test("without a schema it says what it is", async () => {
  const { text: said } = await complete(asked("Write."));
  expect(said).toMatch(/sample writer/);
});

test("a picture: read by one model, refused by the other", async () => {
  const { text: written } = await complete(await withPicture());
  expect(listingSchema.parse(JSON.parse(written)).facts).toContainEqual(
    expect.objectContaining({ source: "photo" }),
  );
  expect(await send(await withPicture("sample-writer-text"))).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringMatching(/image input/) } },
  });
  expect(
    isListing((await complete(params({ model: "sample-writer-text" }))).text),
  ).toBe(true);
});

test("whoever tries it gets the word that was asked for", async () => {
  const word = z.toJSONSchema(z.object({ word: z.string() }));
  const { text: said } = await complete(
    params({
      response_format: {
        type: "json_schema",
        json_schema: { name: "answer", schema: word },
      },
      messages: [{ role: "user", content: "Answer with the word ready." }],
    }),
  );
  expect(JSON.parse(said)).toEqual({ word: "ready" });
});

test.each([
  ["an unknown model", params({ model: "gpt" }), {}, 404],
  ["a member that it does not know", params({ tools: [] }), {}, 400],
  ["no messages", params({ messages: [] }), {}, 400],
  ["a real key", params(), { authorization: "Bearer sk-proj-abc" }, 401],
])("%s is refused", async (_, body, headers, status) => {
  expect(await send(body, headers)).toMatchObject({
    status,
    body: { error: { message: expect.any(String) } },
  });
});

test("another key, and the key of a sandbox, are taken", async () => {
  for (const key of ["none", "sk-sandbox-a"])
    expect(
      (await send(params(), { authorization: `Bearer ${key}` })).status,
    ).toBe(200);
});

test.each<[string, object, number]>([
  ["no_schema", params(), 400],
  ["no_schema", asked(inWords, { type: "json_object" }), 200],
  ["no_format", asked(inWords, { type: "json_object" }), 400],
  ["no_format", asked(inWords), 200],
])("%s: what such a server takes (%#)", async (mode, body, status) => {
  await addFault(mode);
  expect((await send(body)).status).toBe(status);
});

test("no_pictures: any model refuses them", async () => {
  await addFault("no_pictures");
  expect((await send(await withPicture())).status).toBe(400);
});

test("the faults of what is answered, whole and as a stream", async () => {
  const { text: right } = await complete();
  const table: [string, object][] = [
    ["empty", { text: "" }],
    [
      "thinking",
      { text: expect.stringMatching(/^<think>[\s\S]*<\/think>\s+\{/) },
    ],
    ["odd_finish", { text: right }],
    ["malformed", { text: expect.stringMatching(/^Here is/) }],
  ];
  for (const [mode, expected] of table) {
    await addFault(mode);
    expect({ mode, ...(await complete()) }).toMatchObject(expected);
    expect({ mode, ...(await stream()) }).toMatchObject(expected);
  }
  await addFault("odd_finish");
  expect([(await complete()).finish, (await stream()).finish]).toEqual([
    "eos_token",
    ["eos_token"],
  ]);
  await addFault("no_usage");
  expect([(await complete()).usage, (await stream()).usage]).toEqual([
    undefined,
    [],
  ]);
  await addFault("huge");
  expect((await stream()).text).toHaveLength(10_000_000);
});

test("the faults of a stream alone", async () => {
  await addFault("no_finish");
  const half = await stream();
  expect(half).toMatchObject({ finish: [], errors: [] });
  await addFault("stream_error");
  expect(await stream()).toMatchObject({
    finish: [],
    text: half.text,
    errors: [{ code: 500 }],
  });
  await addFault("no_stream");
  expect((await stream()).type).toBe("application/json");
});

test.each([
  ["openai", "odd_item", 201],
  ["openai", "refusal", 201],
  ["anthropic", "thinking", 400],
  ["resend", "empty", 400],
])("the fault of %s %s: %d", async (service, mode, status) => {
  const { status: given } = await postJson(`${url()}/faults`, {
    service,
    mode,
  });
  expect(given).toBe(status);
});

test("its requests are logged, without keys", async () => {
  await send(params(), { authorization: "Bearer hunter2" });
  const requests = await getJson(`${url()}/requests.json?service=openai`);
  expect(requests).toMatchObject([{ path: "/v1/chat/completions" }]);
  expect(JSON.stringify(requests)).not.toContain("hunter2");
});
