import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { answerOnce } from "@/lib/public-api/once/answer-once";
import { purgeProgramRequests } from "@/lib/public-api/once/request-data";
import { createUser } from "@/tests/support/factories";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { callApi, createProgram } from "@/tests/support/public-api";
import { listingRow } from "@/tests/support/seller";

const sandbox = setUpModelSandbox();

const results = {
  title: "Oak Ring Dish, Round Brown Linseed Oil",
  description:
    "An oak ring dish, in brown.\n\nTurned from one piece. Oiled by hand.\n\nDetails\nMaterials: oak",
  tags: ["ring dish", "oak dish"],
};
const form = {
  productName: "Oak ring dish",
  materials: "oak, linseed oil",
  colors: ["Brown"],
};

async function createWriter(scopes = ["generate", "read", "write"]) {
  const { user, secret } = await createProgram(scopes);
  const { id } = await db().listing.create({
    data: listingRow(user.id, { results, ...form }),
  });
  const params = { id: String(id) };
  const send = (
    name: string,
    body: unknown,
    key: string | null = randomUUID(),
  ) =>
    callApi(name, {
      secret,
      params,
      body,
      headers: key === null ? {} : { "Idempotency-Key": key },
    });
  return {
    user,
    secret,
    params,
    rewrite: (body: unknown, key?: string | null) =>
      send("rewriteListing", body, key),
    translate: (body: unknown, key?: string | null) =>
      send("translateListing", body, key),
    read: () => callApi("readListing", { secret, params }),
    edit: (body: unknown, etag: string) =>
      callApi("editListing", {
        secret,
        params,
        body,
        headers: { "If-Match": etag },
      }),
    translations: () => callApi("listTranslations", { secret, params }),
  };
}
const modelCalls = async () => (await sandbox.modelCalls()).length;

test("a rewrite is a proposal: the field before and after, and the listing as it was until it is edited", async () => {
  const { rewrite, read, edit } = await createWriter();
  const { status, body, headers } = await rewrite({
    field: "description",
    instruction: "Shorter, please",
  });
  expect([status, body.field, body.before]).toEqual([
    200,
    "description",
    { description: results.description },
  ]);
  expect(body.after.description).toEqual(expect.any(String));
  expect(body.after.description).not.toBe(results.description);
  expect((await read()).body.description).toBe(results.description);
  const edited = await edit(body.after, headers.get("etag") ?? "");
  expect([edited.status, edited.body.description]).toEqual([
    200,
    body.after.description,
  ]);
});

test("a rewrite that is sent again is answered as before, and the model is asked once", async () => {
  const { rewrite } = await createWriter();
  const key = randomUUID();
  const first = await rewrite({ field: "title" }, key);
  const calls = await modelCalls();
  const second = await rewrite({ field: "title" }, key);
  expect([second.status, second.body, second.headers.get("etag")]).toEqual([
    200,
    first.body,
    '"1"',
  ]);
  expect([
    first.headers.get("idempotent-replayed"),
    second.headers.get("idempotent-replayed"),
  ]).toEqual([null, "true"]);
  expect(await modelCalls()).toBe(calls);
  const other = await rewrite({ field: "tags" }, key);
  expect(other).toMatchObject({
    status: 422,
    body: { code: "idempotency_mismatch" },
  });
});

test("of many rewrites at once with one key one is made; the others hear that it runs", async () => {
  await sandbox.fail({ mode: "latency", latencyMs: 1_500 });
  const { rewrite } = await createWriter();
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => rewrite({ field: "title" }, key)),
  );
  const running = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(running).toHaveLength(19);
  expect(running[0]?.body.code).toBe("idempotency_in_progress");
  expect(running[0]?.headers.get("retry-after")).toBe("2");
  expect(await modelCalls()).toBe(1);
});

test("a rewrite without a key, of no field, with a long wish or an unknown member is refused by its pointer", async () => {
  const { rewrite } = await createWriter();
  expect(await rewrite({ field: "title" }, null)).toMatchObject({
    status: 400,
    body: { code: "idempotency_key_missing" },
  });
  const refused: [unknown, string][] = [
    [{}, "/field"],
    [{ field: "price" }, "/field"],
    [{ field: "title", instruction: "x".repeat(201) }, "/instruction"],
    [{ field: "title", results: {} }, ""],
  ];
  for (const [body, pointer] of refused) {
    const answer = await rewrite(body);
    expect([answer.status, answer.body.errors[0].pointer]).toEqual([
      422,
      pointer,
    ]);
  }
  expect(await modelCalls()).toBe(0);
});

test("a field that the seller locked is refused, and its key may be used again", async () => {
  const { params, rewrite } = await createWriter();
  const lock = (locked: string[]) =>
    db().listing.update({
      where: { id: Number(params.id) },
      data: { notes: { locked } },
    });
  const key = randomUUID();
  await lock(["title"]);
  expect(await rewrite({ field: "title" }, key)).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  await lock([]);
  expect((await rewrite({ field: "title" }, key)).status).toBe(200);
});

test("when the model fails, the same key may be sent again", async () => {
  const { rewrite } = await createWriter();
  const key = randomUUID();
  await sandbox.fail({ mode: "status", status: 400 });
  expect((await rewrite({ field: "title" }, key)).status).toBe(502);
  await sandbox.reset();
  expect((await rewrite({ field: "title" }, key)).status).toBe(200);
});

test("a translation is stored and listed, and comes again under the same key", async () => {
  const { translate, translations } = await createWriter();
  const key = randomUUID();
  const { status, body } = await translate({ language: "de" }, key);
  expect([status, body.language, body.version]).toEqual([200, "de", 1]);
  const calls = await modelCalls();
  const again = await translate({ language: "de" }, key);
  expect([again.body, again.headers.get("idempotent-replayed")]).toEqual([
    body,
    "true",
  ]);
  expect(await modelCalls()).toBe(calls);
  expect((await translations()).body).toEqual({
    data: [body],
    nextCursor: null,
  });
});

test("a translation into an unknown language or the listing's own is refused", async () => {
  const { translate } = await createWriter();
  const unknown = await translate({ language: "tlh" });
  expect([unknown.status, unknown.body.errors[0].pointer]).toEqual([
    422,
    "/language",
  ]);
  expect((await translate({ language: "en" })).status).toBe(422);
});

test("rewrites and translations: another's listing is not found, and a key without the scope is refused", async () => {
  const owner = await createWriter();
  const other = await createProgram(["generate", "read"]);
  const poor = await createProgram(["check", "write", "etsy", "webhooks"]);
  const headers = { "Idempotency-Key": randomUUID() };
  const calls: [string, unknown][] = [
    ["rewriteListing", { field: "title" }],
    ["translateListing", { language: "de" }],
    ["listTranslations", undefined],
  ];
  for (const [name, body] of calls) {
    const call = (secret: string) =>
      callApi(name, { secret, params: owner.params, body, headers });
    expect((await call(other.secret)).status).toBe(404);
    expect(await call(poor.secret)).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
  }
  expect(await modelCalls()).toBe(0);
});

test("a request whose process was killed is answered anew with the same id, and after a day it is another one", async () => {
  const { id: userId } = await createUser();
  const ask = (input: unknown = 1) =>
    answerOnce({ userId, operation: "test", key: "a", input }, async (id) => ({
      status: 201,
      body: { id },
    })).then((one) => one.json());
  const first = await ask();
  const change = (data: object) =>
    db().programRequest.updateMany({ where: { userId }, data });
  await db()
    .$executeRaw`UPDATE "ProgramRequest" SET status = NULL, "heldUntil" = now() - interval '1 second' WHERE "userId" = ${userId}`;
  await expect(ask(2)).rejects.toMatchObject({
    publicCode: "idempotency_mismatch",
  });
  expect(await ask()).toEqual(first);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await change({ createdAt: yesterday });
  const next = await ask(2);
  expect(next.id).not.toBe(first.id);
  await change({ createdAt: yesterday });
  expect(await purgeProgramRequests()).toBeGreaterThanOrEqual(1);
  expect(await db().programRequest.count({ where: { userId } })).toBe(0);
});
