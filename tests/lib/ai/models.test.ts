import { z } from "zod";
import { callModel } from "@/lib/ai/call-model";
import { batchNameOf, costOf } from "@/lib/ai/models";
import { env } from "@/lib/env";
import { closeConnections } from "@/tests/support/connections";
import { startTestSandbox } from "@/tests/support/sandbox";

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => Promise.all([sandbox.close(), closeConnections()]));
beforeEach(() => sandbox.reset());

const request = {
  system: "Read it.",
  text: "{}",
  schema: z.object({ names: z.array(z.string()) }),
  maxTokens: 1_000,
  payer: { userId: 0 },
};

test.each([
  ["claude-haiku-5-5", { type: "disabled" }, 1_000],
  ["claude-haiku-5-5-20261001", { type: "disabled" }, 1_000],
  ["claude-sonnet-5-5", { type: "between_tools" }, 1_000],
  ["claude-opus-5-5", undefined, 9_000],
  ["claude-fable-5-2", undefined, 9_000],
  ["claude-mythos-5-2", undefined, 9_000],
  ["claude-haiku-7", undefined, 9_000],
])(
  "%s: its form of thinking is accepted, and leaves room for the response",
  async (name, thinking, maxTokens) => {
    const restored = jest.replaceProperty(env(), "ANTHROPIC_MODEL", name);
    await callModel(request, AbortSignal.timeout(10_000));
    restored.restore();
    const [call] = await sandbox.modelCalls();
    expect(call?.body).toMatchObject({ model: name, max_tokens: maxTokens });
    expect(Object(call?.body).thinking).toEqual(thinking);
  },
);

test.each([
  ["claude-haiku-5-5", 0.6],
  ["claude-haiku-5-5-20261001", 0.6],
  ["claude-sonnet-5-5", 12],
  [batchNameOf("claude-haiku-5-5"), 0.3],
  ["Sample writer", 0],
  ["Sample writer: set ANTHROPIC_API_KEY for the real one", 0],
  ["claude-haiku-5-50", null],
  ["claude-fable-5-2", null],
])("%s: a million tokens in and out cost %p dollars", (model, dollars) => {
  const cost = costOf({
    model,
    inputTokens: 1_000_000,
    outputTokens: 1_000_000,
  });
  expect(cost === null ? null : Math.round(cost * 100) / 100).toBe(dollars);
});
