import { z } from "zod";
import { findMetrics } from "@/lib/admin/find-metrics";
import { aiBreaker, callModel, warnOfSampleWriter } from "@/lib/ai/call-model";
import { db } from "@/lib/database/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { closeConnections } from "@/tests/support/connections";
import { whileCollecting } from "@/tests/support/garbage";
import { inFullRuns } from "@/tests/support/repetitions";
import {
  messageEvents,
  refusedWith,
  startScriptedModel,
  streamed,
} from "@/tests/support/scripted-model";

let model: Awaited<ReturnType<typeof startScriptedModel>>;
beforeAll(async () => {
  model = await startScriptedModel();
  process.env.ANTHROPIC_BASE_URL = model.url;
});
afterAll(() => Promise.all([model.close(), closeConnections()]));
beforeEach(() => aiBreaker.recordSuccess());

const schema = z.object({
  name: z.string().max(3),
  kind: z.enum(["a", "b"]),
  list: z.array(z.number().min(2)).max(4),
});
const request = {
  system: "Say it.",
  text: "What?",
  schema,
  maxTokens: 50,
  payer: { userId: 0 },
};
const call = (deadline = AbortSignal.timeout(20_000)) =>
  callModel(request, deadline);
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ code: "answered" }),
    (error) => error,
  );

test("start with the sandbox's key: the log says that a sample writer writes, and with another key nothing", async () => {
  const warn = jest.spyOn(log(), "warn").mockReturnValue();
  warnOfSampleWriter();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("sample writer"));
  expect((await findMetrics(new Date())).hasSampleWriter).toBe(true);
  env().ANTHROPIC_API_KEY = "sk-ant-other";
  warn.mockClear();
  warnOfSampleWriter();
  expect(warn).not.toHaveBeenCalled();
  expect((await findMetrics(new Date())).hasSampleWriter).toBe(false);
  env().ANTHROPIC_API_KEY = "sk-ant-sandbox-tests";
  warn.mockRestore();
});

test("a response has the text, the model and the token counts", async () => {
  model.script(streamed(messageEvents(["Hel", "lo"])));
  const texts: string[] = [];
  const response = await callModel(
    { ...request, onText: (text) => texts.push(text) },
    AbortSignal.timeout(20_000),
  );
  expect(response).toEqual({
    text: "Hello",
    model: "claude-test",
    inputTokens: 11,
    outputTokens: 7,
    durationMs: expect.any(Number),
  });
  expect(texts).toEqual(["Hel", "Hello"]);
});

test("the request has the image before the text, no thinking, and a schema the provider accepts", async () => {
  model.script(streamed(messageEvents(["ok"])));
  await callModel(
    { ...request, images: [{ label: null, jpeg: Buffer.from("jpeg") }] },
    AbortSignal.timeout(20_000),
  );
  const body = JSON.parse(model.received[0] ?? "");
  expect(body).toMatchObject({
    model: "claude-haiku-5-5",
    max_tokens: 50,
    stream: true,
    thinking: { type: "disabled" },
  });
  expect(
    body.messages[0].content.map((block: { type: string }) => block.type),
  ).toEqual(["image", "text"]);
  const sent = body.output_config.format.schema;
  expect(sent.additionalProperties).toBe(false);
  expect(sent.required).toEqual(["name", "kind", "list"]);
  expect(sent.properties.name).not.toHaveProperty("maxLength");
  expect(sent.properties.list).not.toHaveProperty("maxItems");
});

test.each([
  ["refusal", "refused", 502],
  ["max_tokens", "upstream_failed", 502],
  ["pause_turn", "upstream_failed", 502],
  ["model_context_window_exceeded", "upstream_failed", 502],
  ["tool_use", "upstream_failed", 502],
])(
  "stop reason %s becomes %s, without a retry",
  async (reason, code, status) => {
    model.script(streamed(messageEvents(["{}"], reason)));
    expect(await failureOf(call())).toMatchObject({ code, status });
    expect(model.received).toHaveLength(1);
  },
);

test.each<[status: number, code: string, calls: number]>([
  [500, "upstream_failed", 3],
  [529, "unavailable", 3],
  [400, "upstream_failed", 1],
  [401, "upstream_failed", 1],
  [413, "upstream_failed", 1],
  ...inFullRuns<[number, string, number]>([
    [502, "upstream_failed", 3],
    [503, "unavailable", 3],
  ]),
])("status %i becomes %s after %i calls", async (status, code, calls) => {
  model.script(
    refusedWith(
      status,
      '{"type":"error","error":{"type":"x","message":"secret detail"}}',
    ),
  );
  const failure = await failureOf(call());
  expect(failure.code).toBe(code);
  expect(failure.message).not.toContain("secret");
  expect(model.received).toHaveLength(calls);
});

test("Retry-After: a short one is waited for, a long one is not", async () => {
  model.script((response, body) =>
    model.received.length < 2
      ? refusedWith(429, "{}", { "retry-after": "0" })(response, body)
      : streamed(messageEvents(["ok"]))(response, body),
  );
  expect((await call()).text).toBe("ok");
  model.script(refusedWith(429, "{}", { "retry-after": "120" }));
  expect(await failureOf(call())).toMatchObject({
    code: "unavailable",
    retryAfter: 30,
  });
  expect(model.received).toHaveLength(1);
});

test("a 429 without Retry-After opens the circuit breaker at once, since the budget may be spent", async () => {
  model.script(refusedWith(429, "{}"));
  expect(await failureOf(call())).toMatchObject({ code: "unavailable" });
  expect(await failureOf(call())).toMatchObject({ code: "unavailable" });
  expect(model.received).toHaveLength(1);
});

test("a single failure is retried", async () => {
  model.script((response, body) =>
    model.received.length < 2
      ? refusedWith(500, "oops")(response, body)
      : streamed(messageEvents(["fine"]))(response, body),
  );
  expect((await call()).text).toBe("fine");
});

const errorEvent = (type: string, message = "secret detail") =>
  `event: error\ndata: ${JSON.stringify({ type: "error", error: { type, message } })}\n\n`;

test("overloaded within the stream, before any text: retried", async () => {
  model.script((response, body) =>
    streamed(
      model.received.length < 2
        ? [...messageEvents(["x"]).slice(0, 2), errorEvent("overloaded_error")]
        : messageEvents(["fine"]),
    )(response, body),
  );
  expect((await call()).text).toBe("fine");
  expect(model.received).toHaveLength(2);
});

test.each<[type: string, code: string, calls: number]>([
  ["overloaded_error", "unavailable", 3],
  ["api_error", "upstream_failed", 3],
  ["invalid_request_error", "upstream_failed", 1],
  ...inFullRuns<[string, string, number]>([
    ["rate_limit_error", "unavailable", 3],
    ["timeout_error", "upstream_failed", 3],
  ]),
])(
  "%s within the stream becomes %s after %i calls",
  async (type, code, calls) => {
    model.script(
      streamed([...messageEvents(["x"]).slice(0, 2), errorEvent(type)]),
    );
    const failure = await failureOf(call());
    expect(failure).toMatchObject({
      code,
      ...(code === "unavailable" && { retryAfter: 30 }),
    });
    expect(failure.message).not.toContain("secret");
    expect(model.received).toHaveLength(calls);
  },
);

test("overloaded after the first text: called busy, not retried", async () => {
  model.script(
    streamed([
      ...messageEvents(["x"]).slice(0, 3),
      errorEvent("overloaded_error"),
    ]),
  );
  expect(await failureOf(call())).toMatchObject({
    code: "unavailable",
    message: /busy/,
    retryAfter: 30,
  });
  expect(model.received).toHaveLength(1);
});

const limitReached =
  "You have reached your specified API usage limits. You will regain access on 2026-12-01 at 00:00 UTC.";
const noCredit =
  "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.";
type ForOperator = [
  status: number,
  type: string,
  words: string,
  opensBreaker: boolean,
];

test.each<ForOperator>([
  [400, "invalid_request_error", limitReached, true],
  [401, "authentication_error", "invalid x-api-key", false],
  ...inFullRuns<ForOperator>([
    [400, "invalid_request_error", noCredit, true],
    [402, "billing_error", "There is an issue with your billing.", true],
    [403, "permission_error", "Your API key may not use this model.", false],
    [404, "not_found_error", "model: claude-haiku-9", false],
  ]),
])(
  "%i %s (%s): the writer is not available, and the operator reads why",
  async (status, type, words, opensBreaker) => {
    await db().serviceFault.deleteMany({ where: { service: "model" } });
    model.script(
      refusedWith(
        status,
        JSON.stringify({ type: "error", error: { type, message: words } }),
      ),
    );
    for (const _ of [1, 2]) {
      const failure = await failureOf(call());
      expect(failure).toMatchObject({
        code: "unavailable",
        status: 503,
        message: /^The writer is not available/,
      });
      expect(failure.message).not.toMatch(/try again/);
    }
    expect(model.received).toHaveLength(opensBreaker ? 1 : 2);
    let shown: unknown[] = [];
    const readFaults = async () => {
      shown = (await findMetrics(new Date())).serviceFaults.filter(
        ({ service }) => service === "model",
      );
    };
    // Again and again: another test's success may end it.
    for (; shown.length === 0; await readFaults()) {
      aiBreaker.recordSuccess();
      await failureOf(call());
    }
    expect(shown).toEqual([
      { service: "model", message: words, since: expect.any(String) },
    ]);

    aiBreaker.recordSuccess();
    model.script(streamed(messageEvents(["back"])));
    await call();
    while (shown.length > 0) await readFaults();
  },
);

test("a response that is cut off after its first text is not retried", async () => {
  model.script((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(messageEvents(["{"]).slice(0, 3).join(""), () =>
      response.destroy(),
    );
  });
  expect(await failureOf(call())).toMatchObject({ code: "upstream_failed" });
  expect(model.received).toHaveLength(1);
});

test.each([
  ["a page instead of events", "<html>gateway</html>", "text/html"],
  ["nothing", "", "text/event-stream"],
  ["half an event", "event: message_start\ndata: {", "text/event-stream"],
  [
    "invalid events",
    "event: message_start\ndata: null\n\n",
    "text/event-stream",
  ],
])("%s: the call fails", async (_, body, type) => {
  model.script(
    (response) =>
      void response.writeHead(200, { "content-type": type }).end(body),
  );
  expect(await failureOf(call())).toMatchObject({ code: "upstream_failed" });
});

test("a refused connection is retried, then reported", async () => {
  model.script((response) => response.socket?.destroy());
  expect(await failureOf(call())).toMatchObject({ code: "upstream_failed" });
  expect(model.received).toHaveLength(3);
});

test.each([
  ["no response at all", () => undefined],
  [
    "a response that stalls",
    (response: import("node:http").ServerResponse) =>
      void response
        .writeHead(200, { "content-type": "text/event-stream" })
        .write(messageEvents(["{"])[0] ?? ""),
  ],
])(
  "%s: the call ends at the deadline, even if garbage is collected meanwhile",
  async (_, reply) => {
    model.script(reply);
    expect(
      await failureOf(whileCollecting(call(AbortSignal.timeout(600)))),
    ).toMatchObject({
      code: "upstream_failed",
      message: /too long/,
    });
  },
);

test("a response with far more text than a listing has is rejected", async () => {
  model.script(
    streamed(
      messageEvents(Array.from({ length: 200 }, () => "x".repeat(1_000))),
    ),
  );
  expect(await failureOf(call())).toMatchObject({ code: "upstream_failed" });
});

test.each([
  ["one event", 200, "text/event-stream"],
  ["an error", 400, "text/plain"],
])(
  "fifty megabytes are not read as %s: we hang up after a few",
  async (_, status, type) => {
    const answers: Promise<{ taken: number; isWhole: boolean }>[] = [];
    model.script((response) => {
      response.writeHead(status, { "content-type": type });
      answers.push(pour(response, 50));
    });
    expect(await failureOf(call())).toMatchObject({ code: "upstream_failed" });
    expect(answers.length).toBeGreaterThan(0);
    for (const { taken, isWhole } of await Promise.all(answers)) {
      expect(isWhole).toBe(false);
      // The limit plus the buffers in between.
      expect(taken).toBeLessThan(25);
    }
  },
);

/**
 * Sends megabytes as fast as they are read, and returns how many until the
 * other side disconnected.
 */
function pour(response: import("node:http").ServerResponse, megabytes: number) {
  const piece = Buffer.alloc(1_000_000, "A");
  return new Promise<{ taken: number; isWhole: boolean }>((resolve) => {
    let taken = 0;
    response.on("close", () =>
      resolve({ taken, isWhole: response.writableFinished }),
    );
    const send = () => {
      if (taken === megabytes) return void response.end();
      response.write(piece, (error) => {
        if (error) return;
        taken += 1;
        send();
      });
    };
    response.write("data: ", send);
  });
}

test("circuit breaker: opens after failures in a row, then lets one call through, and closes on success", async () => {
  model.script(streamed(["<html>"]));
  for (let i = 0; i < 8; i++)
    expect(await failureOf(call())).toMatchObject({ code: "upstream_failed" });
  const calls = model.received.length;
  expect(calls).toBe(8);
  expect(await failureOf(call())).toMatchObject({ code: "unavailable" });
  expect(model.received).toHaveLength(calls);

  const later = performance.now() + 10_001;
  const clock = jest.spyOn(performance, "now").mockReturnValue(later);
  model.script(streamed(messageEvents(["back"])));
  expect((await call()).text).toBe("back");
  expect((await call()).text).toBe("back");
  clock.mockRestore();
}, 20_000);
