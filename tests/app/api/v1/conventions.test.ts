import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { findIdempotencyKey } from "@/lib/public-api/idempotency";
import { closeConnections } from "@/tests/support/connections";
import { createRequest } from "@/tests/support/factories";
import { callApi, createProgram } from "@/tests/support/public-api";
import { listingRow } from "@/tests/support/seller";

afterAll(closeConnections);

async function createReader() {
  const { user, secret } = await createProgram();
  const { id } = await db().listing.create({ data: listingRow(user.id) });
  const params = { id: String(id) };
  return {
    secret,
    params,
    read: (ifNoneMatch?: string) =>
      callApi("readListing", {
        secret,
        params,
        headers:
          ifNoneMatch === undefined ? {} : { "If-None-Match": ifNoneMatch },
      }),
    edit: (headers: Record<string, string>, title = "Bowl") =>
      callApi("editListing", {
        secret,
        params,
        body: { title },
        headers: { "If-Match": "*", ...headers },
      }),
  };
}

test("an Idempotency-Key in quotes, as its draft writes it, is the same key as without", async () => {
  const { secret } = await createProgram();
  const key = randomUUID();
  const create = (sent: string) =>
    callApi("createBatch", {
      secret,
      body: { name: "Bowls", draft: true },
      headers: { "Idempotency-Key": sent },
    });
  const first = await create(`"${key}"`);
  const second = await create(key);
  expect([first.status, second.status, second.body.id]).toEqual([
    202,
    202,
    first.body.id,
  ]);
  expect(second.headers.get("idempotent-replayed")).toBe("true");
});

test.each([
  ['"a-key"', "a-key"],
  ["a-key", "a-key"],
  ['"a key"', null],
  ['"a-key', null],
  ['a-key"', null],
  ['""', null],
  ["'a-key'", null],
])("the Idempotency-Key %s of a page or program stands for %p", (sent, key) => {
  const find = () =>
    findIdempotencyKey(
      createRequest(
        "POST",
        "/api/x",
        {},
        { headers: { "Idempotency-Key": sent } },
      ),
    );
  if (key === null) expect(find).toThrow("An Idempotency-Key has");
  else expect(find()).toBe(key);
});

test("a listing that was read before: 304 without a body while it is the latest version, then the new one", async () => {
  const { read, edit } = await createReader();
  const etag = (await read()).headers.get("etag") ?? "";
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
    const { status, body, headers } = await read(known);
    expect([known, status, body, headers.get("etag")]).toEqual([
      known,
      304,
      null,
      etag,
    ]);
  }
  expect((await read('"x"')).status).toBe(200);
  await edit({});
  expect(await read(etag)).toMatchObject({
    status: 200,
    body: { title: "Bowl" },
  });
});

test("what can be changed in parts says how, also when another type was sent", async () => {
  const { read, edit, secret } = await createReader();
  const accepts = "application/merge-patch+json, application/json";
  const patched = await edit(
    { "Content-Type": "application/merge-patch+json" },
    "Cup",
  );
  expect([patched.status, patched.body.title]).toEqual([200, "Cup"]);
  const refused = await edit({ "Content-Type": "application/json-patch+json" });
  expect(refused.status).toBe(415);
  const webhook = await callApi("readWebhookEndpoint", {
    secret,
    params: { id: randomUUID() },
  });
  for (const { headers } of [await read(), patched, refused, webhook])
    expect(headers.get("accept-patch")).toBe(accepts);
});

test("OPTIONS of what can be changed in parts says by which types", async () => {
  const routes = [
    await import("@/app/api/v1/listings/[id]/route"),
    await import("@/app/api/v1/webhooks/[id]/route"),
  ];
  for (const route of routes) {
    const { status, headers } = route.OPTIONS();
    expect([status, headers.get("accept-patch")]).toEqual([
      204,
      "application/merge-patch+json, application/json",
    ]);
    const methods = Object.keys(route).filter((name) => /^[A-Z]+$/.test(name));
    expect(headers.get("allow")).toBe([...methods, "HEAD"].sort().join(", "));
  }
});

test("a rule of ours that is broken has a code of its own, and none is “custom”", async () => {
  const { secret } = await createReader();
  const headers = { "Idempotency-Key": randomUUID() };
  const photo = randomUUID();
  const broken: [string, object, string][] = [
    ["createListing", {}, "required"],
    ["createListing", { photoIds: [photo, photo] }, "not_allowed"],
    ["createBatch", { name: "Bowls", rows: [] }, "required"],
    [
      "createBatch",
      { name: "Bowls", rows: [{ materials: "oak" }] },
      "required",
    ],
  ];
  for (const [call, body, code] of broken) {
    const answer = await callApi(call, { secret, body, headers });
    expect([
      call,
      answer.status,
      answer.body.errors.map((error: { code: string }) => error.code),
    ]).toEqual([call, 422, [code]]);
  }
});
