import { AwsClient } from "aws4fetch";
import { getJson, useSandbox } from "./support/sandbox";

const { url } = useSandbox();
const keys = {
  accessKeyId: "s3-sandbox-key",
  secretAccessKey: "s3-sandbox-secret",
};
const client = (changed: Partial<typeof keys> = {}) =>
  new AwsClient({
    ...keys,
    ...changed,
    service: "s3",
    region: "eu-central-1",
    retries: 0,
  });
const urlOf = (key: string) => `${url()}/s3/bucket/${key}`;

test("an object: comes back byte for byte, is listed, and is gone after its deletion", async () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
  const put = {
    method: "PUT",
    body: bytes,
    headers: { "Content-Type": "image/jpeg" },
  };
  expect((await client().fetch(urlOf("a/b.jpg"), put)).status).toBe(200);
  const read = await client().fetch(urlOf("a/b.jpg"));
  expect([
    read.headers.get("content-type"),
    new Uint8Array(await read.arrayBuffer()),
  ]).toEqual(["image/jpeg", bytes]);
  expect(await getJson(`${url()}/s3-objects.json`)).toEqual([
    { key: "bucket/a/b.jpg", size: 300, contentType: "image/jpeg" },
  ]);
  expect(
    (await client().fetch(urlOf("a/b.jpg"), { method: "DELETE" })).status,
  ).toBe(204);
  expect((await client().fetch(urlOf("a/b.jpg"))).status).toBe(404);
});

test.each([
  ["no signature", () => fetch(urlOf("a"))],
  [
    "another access key",
    () => client({ accessKeyId: "AKIA" }).fetch(urlOf("a")),
  ],
  ["another secret", () => client({ secretAccessKey: "x" }).fetch(urlOf("a"))],
])("%s: refused", async (_, send) => {
  expect((await send()).status).toBe(403);
});

test("a signature of another call: refused", async () => {
  const signed = await client().sign(urlOf("a"), { method: "GET" });
  expect((await fetch(urlOf("b"), { headers: signed.headers })).status).toBe(
    403,
  );
});
