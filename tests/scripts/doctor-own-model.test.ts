import { createServer, type Server } from "node:http";
import type { Check } from "@/lib/doctor/check";
import { runChecks } from "@/scripts/doctor/run-checks";
import { startOwnSandbox } from "@/tests/support/sandbox";

let sandbox: Awaited<ReturnType<typeof startOwnSandbox>>;
beforeAll(async () => {
  sandbox = await startOwnSandbox();
});
afterEach(() => sandbox.clearFaults());
afterAll(() => sandbox.close());

const check = (changes: Record<string, string>) =>
  runChecks({ source: { NODE_ENV: "test", ...changes } });
const rowOf = (rows: Check[], name: string) =>
  rows.find((row) => row.name === name);
const said = (content: string) =>
  JSON.stringify({ choices: [{ message: { content } }] });

/** Resolves with the address; the server ends with the test. */
async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  servers.push(server);
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const left = (body: string) =>
  body.includes("velvet")
    ? "stone"
    : body.includes("picture")
      ? "red"
      : "ready";
/** A server with a context that is too small, which says so or doesn't. */
const small = (isRefused: boolean) =>
  createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    const word = JSON.stringify({ word: left(body) });
    response
      .writeHead(isRefused && body.length > 30_000 ? 400 : 200)
      .end(said(word));
  });
const tried = {
  "Model JSON": ["ok", /and follows it/],
  "Model pictures": ["ok", /sees them, for \$0\.0\d+/],
  "Model context": ["ok", /as long as our longest, for \$0\.0\d+/],
} as const;
type Tried = Partial<Record<keyof typeof tried, readonly [string, RegExp]>>;

test.each<[string, Record<string, string>, string | null, Tried]>([
  ["can all of it", {}, null, {}],
  [
    "takes no schema",
    {},
    "no_schema",
    { "Model JSON": ["warning", /in words/] },
  ],
  ["thinks first", {}, "thinking", {}],
  [
    "takes no pictures",
    { OPENAI_MODEL: "sample-writer-text" },
    null,
    { "Model pictures": ["warning", /refused with 400/] },
  ],
  [
    "takes no pictures, and none are sent",
    { OPENAI_MODEL: "sample-writer-text", MODEL_PICTURES: "off" },
    null,
    { "Model pictures": ["ok", /not tried: MODEL_PICTURES is off/] },
  ],
])(
  "what a model of one's own can, by Chat Completions: %s",
  async (_, changes, mode, others) => {
    if (mode) await sandbox.fail("openai", { mode });
    const rows = await check({
      MODEL_API: "openai",
      OPENAI_BASE_URL: `${sandbox.url}/v1`,
      OPENAI_MODEL: "sample-writer",
      MODEL_PRICE: "1/2",
      ...changes,
    });
    for (const [name, [status, message]] of Object.entries({
      ...tried,
      ...others,
    }))
      expect(rowOf(rows, name)).toMatchObject({
        status,
        message: expect.stringMatching(message),
      });
  },
);

test.each([
  [true, /refused with 400: such listings fail/],
  [false, /the beginning is not known/],
])("a context that is too small; refused: %s", async (isRefused, message) => {
  const server = small(isRefused);
  const url = await listen(server);
  const rows = await check({
    MODEL_API: "openai",
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_MODEL: "qwen3:8b",
  });
  expect(rowOf(rows, "Model pictures")?.status).toBe("ok");
  expect(rowOf(rows, "Model context")).toMatchObject({
    status: "warning",
    message: expect.stringMatching(message),
    fix: expect.stringContaining("OLLAMA_CONTEXT_LENGTH"),
  });
});

test("what a model of one's own can, by Messages", async () => {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    const isCall = request.method === "POST" && request.url === "/v1/messages";
    const word = body.includes("velvet") ? "velvet" : "ready";
    const isPicture = body.includes("base64");
    const text = body.includes("json_schema")
      ? JSON.stringify({ word })
      : "ready";
    const usage = { input_tokens: 12, output_tokens: 3 };
    response
      .writeHead(isPicture ? 400 : isCall ? 200 : 404, {
        "content-type": "application/json",
      })
      .end(JSON.stringify({ content: [{ type: "text", text }], usage }));
  });
  const url = await listen(server);
  const rows = await check({
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_API_KEY: "ollama",
    ANTHROPIC_MODEL: "qwen3:8b",
  });
  expect(rowOf(rows, "Model JSON")?.status).toBe("ok");
  expect(rowOf(rows, "Model pictures")).toMatchObject({
    status: "warning",
    message: "a picture is refused with 400.",
  });
  expect(rowOf(rows, "Model context")).toMatchObject({
    status: "ok",
    message: expect.stringContaining("with 15 tokens"),
  });
});
