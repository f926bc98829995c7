import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { RequestLog } from "../control";
import { Outbox } from "../resend/outbox";
import { messageParams } from "./support/anthropic";
import { getJson, postJson, useSandbox } from "./support/sandbox";

const { url } = useSandbox();

test("request log: the last 500 requests are kept, the last 50 with their images", () => {
  const log = new RequestLog();
  const image = "A".repeat(20_000);
  for (let index = 0; index < 510; index += 1) {
    const body = {
      index,
      messages: [{ content: [{ source: { data: image } }] }],
    };
    log.add("anthropic", {
      method: "POST",
      path: "/v1/messages",
      query: new URLSearchParams(),
      headers: {},
      body,
      rawBody: "",
      bytes: Buffer.alloc(0),
    });
  }
  const logged = log.list("anthropic");
  expect(logged).toHaveLength(500);
  expect(
    logged.filter(({ body }) => JSON.stringify(body).includes(image)),
  ).toHaveLength(50);
  expect(logged[0]?.body).toMatchObject({
    index: 509,
    messages: [{ content: [{ source: { data: image } }] }],
  });
  expect(logged[499]?.body).toMatchObject({ index: 10 });
});

test("outbox: the last 500 emails are kept, and the file stops growing", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "outbox-"));
  const outbox = new Outbox(dataDir);
  for (let index = 0; index < 1_100; index += 1) {
    outbox.add({
      id: String(index),
      from: "a@b.co",
      to: "c@d.co",
      subject: "s",
      html: "",
      text: "",
      createdAt: "2026-11-20T00:00:00.000Z",
    });
  }
  expect(
    outbox
      .list(null)
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(["1099", "1098"]);
  expect(outbox.list(null)).toHaveLength(500);
  expect(
    readFileSync(path.join(dataDir, "outbox.jsonl"), "utf8").split("\n").length,
  ).toBeLessThan(1_001);
  expect(new Outbox(dataDir).list(null)).toEqual(outbox.list(null));
  rmSync(dataDir, { recursive: true });
});

const keys = {
  authorization: "Bearer sk-ant-sandbox-tests",
  "anthropic-version": "2026-10-21",
};
const params = messageParams({ productName: "mug" });
/** The runs of CI, and those that take long. */
const isFull = process.env.FULL_TESTS === "true";
const names = fc.constantFrom(
  ...Object.keys(params),
  "tools",
  "stream",
  "stop_sequences",
  "cache_control",
  "__proto__",
);

test("Messages API: no request body causes a 5xx", async () => {
  const changed = fc
    .dictionary(names, fc.jsonValue(), { maxKeys: 3 })
    .map((changes) => ({ ...params, ...changes }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(changed, fc.jsonValue()), async (body) => {
      const response = await fetch(`${url()}/v1/messages`, {
        method: "POST",
        headers: keys,
        body: JSON.stringify(body),
      });
      await response.text();
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: isFull ? 300 : 60 },
  );
});

test.each(["/emails", "/faults"])(
  "%s: no request body causes a 5xx",
  async (path) => {
    const fields = fc.constantFrom(
      "from",
      "to",
      "subject",
      "html",
      "headers",
      "service",
      "mode",
      "count",
      "status",
    );
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom("anthropic", "resend", "status", "a@example.com"),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.dictionary(fields, value), fc.jsonValue()),
        async (body) => {
          const answer = await postJson(`${url()}${path}`, body, {
            authorization: "Bearer re_sandbox_tests",
          });
          expect(answer.status).toBeLessThan(500);
          await fetch(`${url()}/faults`, { method: "DELETE" });
        },
      ),
      { numRuns: isFull ? 150 : 30 },
    );
  },
);

test.each([
  "/%",
  "//",
  "/outbox/%00",
  "/outbox/../../etc/passwd",
  "/\\",
  "/emails/",
  "/v1/messages/x",
])("the path %s is a 4xx, and the sandbox stays up", async (path) => {
  const response = await fetch(`${url()}${path}`);
  await response.text();
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(await getJson(`${url()}/health`)).toEqual({ status: "ok" });
});
