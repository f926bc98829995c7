import { randomUUID } from "node:crypto";
import { POST as generate } from "@/app/api/generate-listing/route";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import { env } from "@/lib/env";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { mugForm } from "@/tests/support/seller";

Object.assign(process.env, {
  MODEL_API: "openai",
  OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
  OPENAI_MODEL: "sample-writer",
  ANTHROPIC_DEADLINE_MS: "4000",
  REVIEW: "off",
});
setUpModelSandbox();
const sandboxUrl = () => process.env.ANTHROPIC_BASE_URL;
beforeAll(() => {
  env().OPENAI_BASE_URL = `${sandboxUrl()}/v1`;
});

const words = "hunter2 the server's own words";

async function fail(fault: object) {
  const response = await fetch(`${sandboxUrl()}/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ service: "openai", ...fault }),
  });
  expect(await response.json()).toMatchObject(fault);
}

async function write() {
  const user = await createUser();
  const response = await generate(
    createRequest("POST", "/api/generate-listing", mugForm, {
      cookie: await signIn(user),
      headers: { "Idempotency-Key": randomUUID() },
    }),
  );
  const body = await response.json();
  return {
    status: response.status,
    body,
    used: await countUsed(user.id),
    listings: await db().listing.count({ where: { userId: user.id } }),
  };
}

const written = {
  status: 200,
  body: expect.objectContaining({
    title: expect.stringMatching(/mug/i),
    writer: "sample-writer",
  }),
  used: 1,
  listings: 1,
};

test.each([
  ["as it should", null],
  ["only at once", { mode: "no_stream" }],
  ["with thoughts before it", { mode: "thinking" }],
  ["with a word of its own for the end", { mode: "odd_finish" }],
  ["without counting tokens", { mode: "no_usage" }],
  ["slowly", { mode: "latency", latencyMs: 500 }],
  ["after it was busy", { mode: "status", status: 503, count: 1 }],
])(
  "a server that answers %s: a listing is written and counted",
  async (_, fault) => {
    if (fault) await fail(fault);
    expect(await write()).toEqual(written);
  },
);

const refused = (status: number) => ({
  mode: "status",
  status,
  message: words,
});
test.each<[object, number, string]>([
  [{ mode: "html" }, 502, "upstream_failed"],
  [{ mode: "malformed" }, 502, "upstream_failed"],
  [{ mode: "answer", answer: words }, 502, "upstream_failed"],
  [{ mode: "answer", answer: "{}" }, 502, "upstream_failed"],
  [{ mode: "answer", answer: "[1, 2" }, 502, "upstream_failed"],
  [{ mode: "empty" }, 502, "upstream_failed"],
  [{ mode: "huge" }, 502, "upstream_failed"],
  [{ mode: "max_tokens" }, 502, "upstream_failed"],
  [{ mode: "no_finish" }, 502, "upstream_failed"],
  [{ mode: "stream_error" }, 502, "upstream_failed"],
  [{ mode: "cut" }, 502, "upstream_failed"],
  [{ mode: "stall_body" }, 502, "upstream_failed"],
  [{ mode: "hang" }, 502, "upstream_failed"],
  [{ mode: "lost_answer" }, 502, "upstream_failed"],
  [refused(400), 502, "upstream_failed"],
  [refused(500), 502, "upstream_failed"],
  [refused(401), 503, "unavailable"],
  [refused(404), 503, "unavailable"],
  [refused(429), 503, "unavailable"],
  [refused(503), 503, "unavailable"],
  [{ mode: "refusal" }, 502, "refused"],
])(
  "the fault %j: %d %s, nothing of its words, and nothing is counted",
  async (fault, status, code) => {
    await fail(fault);
    const failed = await write();
    expect(failed).toEqual({
      status,
      body: expect.objectContaining({
        code,
        message: expect.stringMatching(/^The writer .*Nothing was counted/),
      }),
      used: 0,
      listings: 0,
    });
    const shown = JSON.stringify(failed.body);
    expect(shown).not.toMatch(/hunter2|sandbox|gateway|<html/i);
  },
);

test("a model that is not there: the operator is told", async () => {
  env().OPENAI_MODEL = "qwen3:8b";
  expect(await write()).toMatchObject({ status: 503, used: 0 });
  const fault = await db().serviceFault.findFirst({
    where: { service: "model" },
  });
  expect(fault?.message).toBe("model 'qwen3:8b' not found");
  env().OPENAI_MODEL = "sample-writer";
});

// Last, since the process remembers what the server takes.
test.each(["no_schema", "no_format"])(
  "a server with %s: is asked in words, and a listing is written",
  async (mode) => {
    await fail({ mode });
    expect(await write()).toEqual(written);
  },
);
