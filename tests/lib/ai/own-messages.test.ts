import { aiBreaker, callModel } from "@/lib/ai/call-model";
import { env } from "@/lib/env";
import { closeConnections } from "@/tests/support/connections";
import {
  question,
  refusedWith,
  startScriptedModel,
} from "@/tests/support/scripted-model";

// No sandbox's key: a server of one's own that speaks the Messages API.
process.env.ANTHROPIC_API_KEY = "ollama";
let model: Awaited<ReturnType<typeof startScriptedModel>>;
beforeAll(async () => {
  model = await startScriptedModel();
  process.env.ANTHROPIC_BASE_URL = model.url;
});
afterAll(() => Promise.all([model.close(), closeConnections()]));
beforeEach(() => aiBreaker.recordSuccess());

const refusal = (message: string) =>
  JSON.stringify({
    type: "error",
    error: { type: "invalid_request_error", message },
  });
const noPictures = "this model does not support image input";
const images = [{ label: null, jpeg: Buffer.from("jpeg") }];
const photosRefused = /can't look at these photos/;

test.each([
  ["a photo", noPictures, images, "upstream_failed", photosRefused],
  ["something without a photo", noPictures, [], "upstream_failed", /a problem/],
  [
    "another member of it",
    "output_config: Extra inputs",
    images,
    "upstream_failed",
    /a problem/,
  ],
  [
    "a photo, as the credit is spent",
    "Your credit balance is too low to access the Anthropic API",
    images,
    "unavailable",
    /not available/,
  ],
])(
  "a server of Messages that refuses %s",
  async (_, words, shown, code, message) => {
    model.script(refusedWith(400, refusal(words)));
    const asked = { ...question, images: shown };
    await expect(
      callModel(asked, AbortSignal.timeout(3_000)),
    ).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
  },
);

test("the same of the provider itself is no word about what its model sees", async () => {
  delete env().ANTHROPIC_BASE_URL;
  model.script(refusedWith(400, refusal(noPictures)));
  await expect(
    callModel({ ...question, images }, AbortSignal.timeout(3_000)),
  ).rejects.toMatchObject({ message: expect.stringMatching(/a problem/) });
});
