import { randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { POST as generate } from "@/app/api/generate-listing/route";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { env } from "@/lib/env";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { mugForm } from "@/tests/support/seller";

Object.assign(process.env, {
  MODEL_API: "openai",
  OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
  OPENAI_MODEL: "qwen3:8b",
  ANTHROPIC_DEADLINE_MS: "20000",
});
setUpModelSandbox();

type Asked = {
  max_tokens: number;
  response_format?: { json_schema?: { schema: object } };
  messages: [{ content: string }, { content: string }];
};

/** What the sample writer says, by Chat Completions. */
async function answerOf({ max_tokens, response_format, messages }: Asked) {
  const schema = response_format?.json_schema?.schema;
  const response = await fetch(
    `${process.env.ANTHROPIC_BASE_URL}/v1/messages`,
    {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "x-api-key": "sk-ant-sandbox-tests",
        "anthropic-version": "2023-06-01",
      },
      body: JSON.stringify({
        model: "claude-haiku-5-5",
        max_tokens,
        thinking: { type: "disabled" },
        system: messages[0].content,
        output_config: { format: { type: "json_schema", schema } },
        messages: [{ role: "user", content: messages[1].content }],
      }),
    },
  );
  const { content } = await response.json();
  return content[0].text as string;
}

const server = http.createServer(async (request, response) => {
  let body = "";
  for await (const piece of request) body += piece;
  const text = await answerOf(JSON.parse(body));
  response.writeHead(200, { "content-type": "text/event-stream" });
  const pieces = text.match(/[\s\S]{1,40}/g) ?? [];
  for (const content of pieces)
    response.write(
      `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
    );
  response.end(
    `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`,
  );
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  env().OPENAI_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => server.close());

test("a form, by a server of Chat Completions: a listing is written and counted, and the model's name is its own", async () => {
  const user = await createUser();
  const response = await generate(
    createRequest("POST", "/api/generate-listing", mugForm, {
      cookie: await signIn(user),
      headers: { "Idempotency-Key": randomUUID() },
    }),
  );
  const body = await response.json();
  expect([response.status, body]).toEqual([
    200,
    expect.objectContaining({
      title: expect.stringMatching(/mug/i),
      writer: "qwen3:8b",
    }),
  ]);
  expect(await countUsed(user.id)).toBe(1);
});
