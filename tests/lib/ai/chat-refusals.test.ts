import { aiBreaker, callModel } from "@/lib/ai/call-model";
import { env } from "@/lib/env";
import { closeConnections } from "@/tests/support/connections";
import {
  question,
  refusedWith,
  startScriptedModel,
} from "@/tests/support/scripted-model";

Object.assign(process.env, {
  MODEL_API: "openai",
  OPENAI_MODEL: "qwen3:8b",
  OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
});
let model: Awaited<ReturnType<typeof startScriptedModel>>;
beforeAll(async () => {
  model = await startScriptedModel();
  env().OPENAI_BASE_URL = `${model.url}/v1`;
});
afterAll(() => Promise.all([model.close(), closeConnections()]));
beforeEach(() => aiBreaker.recordSuccess());

type Sent = { response_format?: { type: string } };
const requests = () => model.received.map((body) => JSON.parse(body) as Sent);
const call = (images?: { label: string | null; jpeg: Buffer }[]) =>
  callModel(
    images ? { ...question, images } : question,
    AbortSignal.timeout(60_000),
  );

const tooLong =
  '{"error":{"code":400,"message":"the request exceeds the available context size","type":"exceed_context_size_error"}}';
const noProjector =
  '{"error":{"code":500,"message":"image input is not supported - hint: you may need to provide the mmproj","type":"server_error"}}';
const noVision = '{"error":"this model does not support image input"}';
const photo = [{ label: null, jpeg: Buffer.from("jpeg") }];
test.each([
  ["too long a prompt", 400, tooLong, undefined, /had a problem/],
  ["too long a prompt, with photos", 400, tooLong, photo, /had a problem/],
  ["a photo, with 400", 400, noVision, photo, /can't look at these photos/],
  ["a photo, with 500", 500, noProjector, photo, /can't look at these photos/],
  ["something else, with 500", 500, "{}", photo, /had a problem/],
])(
  "a server that refuses %s: is told as that, and not asked in other formats",
  async (_, status, body, images, message) => {
    model.script(refusedWith(status, body));
    await expect(call(images)).rejects.toMatchObject({
      code: "upstream_failed",
      message: expect.stringMatching(message),
    });
    const formats = requests().map(({ response_format: each }) => each?.type);
    expect(new Set(formats)).toEqual(new Set(["json_schema"]));
  },
);

test("a server that refuses every format, and names no reason: its photos are taken for it, and the log says what to set", async () => {
  model.script(refusedWith(400, '{"error":"bad request"}'));
  await expect(call(photo)).rejects.toMatchObject({
    code: "upstream_failed",
    message: expect.stringMatching(/can't look at these photos/),
    cause: { message: expect.stringContaining("MODEL_PICTURES=off") },
  });
  expect(requests()).toHaveLength(3);
});
