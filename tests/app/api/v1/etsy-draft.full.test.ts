import { randomUUID } from "node:crypto";
import { POST as createKey } from "@/app/api/keys/route";
import { db } from "@/lib/database/db";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { answerOf } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { createRequest } from "@/tests/support/factories";
import { callApi, createProgram } from "@/tests/support/public-api";
import {
  createPublisher,
  dishChoices,
  expectOneDraft,
  listDraftsAtEtsy,
} from "@/tests/support/publications";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
beforeEach(() => etsy.reset());
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

/** A seller with a connected shop and a listing, and a key of hers. */
async function createShopProgram(scopes = ["etsy"]) {
  const seller = await createPublisher();
  const made = await answerOf(
    createKey(
      createRequest(
        "POST",
        "/api/keys",
        { name: "Test", scopes },
        { cookie: seller.cookie },
      ),
    ),
  );
  const { secret } = made.body as { secret: string };
  const params = { id: String(seller.listingId) };
  const draft = (body: object, key: string | null = randomUUID()) =>
    callApi("createEtsyDraft", {
      secret,
      params,
      body: { ...dishChoices, ...body },
      headers: key === null ? {} : { "Idempotency-Key": key },
    });
  return {
    ...seller,
    secret,
    params,
    draft,
    edit: (title: string) =>
      callApi("editListing", {
        secret,
        params,
        body: { title },
        headers: { "If-Match": "*" },
      }),
    publication: (id: string) =>
      callApi("readPublication", { secret, params: { id } }),
  };
}

test("the first call shows what would be sent and sends nothing; the second makes one draft", async () => {
  const program = await createShopProgram();
  const sheet = await program.draft({}, null);
  expect(sheet).toMatchObject({ status: 200, body: { ready: true, open: [] } });
  expect(sheet.body.fields).toMatchObject({
    price: "24.50",
    taxonomy_id: "6104",
  });
  expect(sheet.body.photos.map(({ id }: { id: string }) => id)).toEqual(
    program.photoIds,
  );
  expect(await listDraftsAtEtsy(etsy.url)).toEqual([]);

  const { status, body, headers } = await program.draft({
    confirm: true,
    digest: sheet.body.digest,
  });
  expect([status, body.state, body.listingId]).toEqual([
    202,
    "queued",
    program.params.id,
  ]);
  expect(headers.get("location")).toBe(`/api/v1/publications/${body.id}`);
  await program.work(body.id, publishStep);
  const done = await program.publication(body.id);
  expect(done.body).toMatchObject({
    state: "done",
    editUrl: expect.stringContaining("/edit/"),
  });
  await expectOneDraft(etsy.url, program);
});

test("a draft that is confirmed again and again, under one key or several, is one publication", async () => {
  const { draft } = await createShopProgram();
  const { digest } = (await draft({}, null)).body;
  const key = randomUUID();
  const first = await draft({ confirm: true, digest }, key);
  const answers = [
    await draft({ confirm: true, digest }, key),
    await draft({ confirm: true, digest }),
  ];
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual(
    Array(2).fill([202, first.body.id]),
  );
  expect(
    answers.map(({ headers }) => headers.get("idempotent-replayed")),
  ).toEqual(["true", null]);
  const other = await draft({ confirm: true, digest, price: 30 }, key);
  expect(other).toMatchObject({
    status: 422,
    body: { code: "idempotency_mismatch" },
  });
});

test("a listing or choices that changed since the sheet are refused with 409, and nothing is queued", async () => {
  const { draft, edit, listingId } = await createShopProgram(["etsy", "write"]);
  const { digest } = (await draft({}, null)).body;
  const changed = await draft({ confirm: true, digest, price: 30 });
  expect(changed).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await edit("Another ring dish")).status).toBe(200);
  const edited = await draft({ confirm: true, digest });
  expect(edited).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining("This listing has changed") },
  });
  expect(await db().publication.count({ where: { listingId } })).toBe(0);
});

test("a confirmation needs a digest and an Idempotency-Key", async () => {
  const { draft, listingId } = await createShopProgram();
  const undigested = await draft({ confirm: true });
  expect([undigested.status, undigested.body.errors[0].pointer]).toEqual([
    422,
    "/digest",
  ]);
  const keyless = await draft({ confirm: true, digest: "x" }, null);
  expect(keyless).toMatchObject({
    status: 400,
    body: { code: "idempotency_key_missing" },
  });
  expect(await db().publication.count({ where: { listingId } })).toBe(0);
});

test("what is wrong is named by its pointer: a missing choice, one of another kind, an attribute", async () => {
  const { draft } = await createShopProgram();
  const refused: [object, string][] = [
    [{ taxonomyId: undefined }, "/taxonomyId"],
    [{ price: 0.1 }, "/price"],
    [{ shippingProfileId: undefined }, "/shippingProfileId"],
    [{ whenMade: "someday" }, "/whenMade"],
    [{ attributes: [{ id: 1 }] }, "/attributes"],
    [{ imageUrl: "https://example.com/a.jpg" }, ""],
  ];
  for (const [body, pointer] of refused) {
    const answer = await draft(body, null);
    expect([answer.status, answer.body.errors?.[0].pointer]).toEqual([
      422,
      pointer,
    ]);
  }
});

test("a listing with open points shows them in the sheet, and can't be confirmed", async () => {
  const { draft, listingId } = await createShopProgram();
  const results = {
    title: "Ring dish",
    description: "A dish, [add size] wide.",
    tags: ["dish"],
    materials: [],
    altText: "a",
  };
  await db().listing.update({
    where: { id: listingId },
    data: { results: { ...results, attributes: [] } },
  });
  const { body: sheet } = await draft({}, null);
  expect([sheet.ready, sheet.open.length > 0]).toEqual([false, true]);
  const { status, body } = await draft({
    confirm: true,
    digest: sheet.digest,
  });
  expect([status, body.code, body.open]).toEqual([
    422,
    "not_ready",
    sheet.open,
  ]);
});

test("without a connected shop a draft is refused with 409", async () => {
  const { user, secret } = await createProgram(["etsy"]);
  const row = {
    productName: "Mug",
    writer: "w",
    promptVersion: "p",
    inputTokens: 1,
    outputTokens: 1,
    durationMs: 1,
  };
  const { id } = await db().listing.create({
    data: { userId: user.id, ...row, results: {} },
  });
  const params = { id: String(id) };
  const answer = await callApi("createEtsyDraft", {
    secret,
    params,
    body: dishChoices,
  });
  expect(answer).toMatchObject({
    status: 409,
    body: { code: "etsy_reconnect" },
  });
  expect((await callApi("readEtsyOptions", { secret })).status).toBe(409);
});

test("a program finds what it can choose: the shop's profiles, categories, what Etsy asks there", async () => {
  const { secret, params } = await createShopProgram();
  const options = await callApi("readEtsyOptions", { secret });
  expect(options.body.shippingProfiles.length).toBeGreaterThan(0);
  const found = await callApi("findEtsyCategories", {
    secret,
    query: "?q=ring%20dish",
  });
  const [first] = found.body.data;
  expect(first).toMatchObject({
    id: expect.any(Number),
    path: expect.any(Array),
  });
  const asked = await callApi("listEtsyAttributes", {
    secret,
    params: { id: String(dishChoices.taxonomyId) },
  });
  expect(asked.body.data.map(({ id }: { id: number }) => id)).toContain(200);
  const proposal = await callApi("proposeEtsyDraft", { secret, params });
  expect(proposal.body).toMatchObject({
    categories: expect.any(Array),
    used: [],
  });
  for (const query of ["", `?q=${"x".repeat(201)}`, "?q=a&page=2"])
    expect(
      (await callApi("findEtsyCategories", { secret, query })).status,
    ).toBe(422);
  expect(
    (await callApi("listEtsyAttributes", { secret, params: { id: "none" } }))
      .status,
  ).toBe(404);
});

test("a draft that stopped goes on when it is asked to", async () => {
  const { secret, draft, publication } = await createShopProgram();
  const { digest } = (await draft({}, null)).body;
  const { id } = (await draft({ confirm: true, digest })).body;
  const problem = { code: "refused", message: "Etsy refused this." };
  await db().publication.updateMany({
    where: { id },
    data: { state: "failed", problem },
  });
  expect((await publication(id)).body).toMatchObject({
    state: "failed",
    problem,
  });
  const retried = await callApi("retryPublication", { secret, params: { id } });
  expect(retried).toMatchObject({
    status: 200,
    body: { state: "queued", problem: null },
  });
});

test("Etsy's calls: another's listing and publication are not found, and a key without the scope is refused", async () => {
  const owner = await createShopProgram();
  const { digest } = (await owner.draft({}, null)).body;
  const { id } = (await owner.draft({ confirm: true, digest })).body;
  const other = await createShopProgram();
  const poor = await createProgram([
    "check",
    "read",
    "generate",
    "write",
    "webhooks",
  ]);
  const calls: [
    string,
    { params?: Record<string, string>; body?: unknown; query?: string },
    number,
  ][] = [
    ["proposeEtsyDraft", { params: owner.params }, 404],
    ["createEtsyDraft", { params: owner.params, body: dishChoices }, 404],
    ["readPublication", { params: { id } }, 404],
    ["readPublication", { params: { id: "none" } }, 404],
    ["retryPublication", { params: { id } }, 404],
    ["readEtsyOptions", {}, 200],
    ["findEtsyCategories", { query: "?q=dish" }, 200],
    ["listEtsyAttributes", { params: { id: "6104" } }, 200],
  ];
  for (const [name, call, status] of calls) {
    expect([
      name,
      (await callApi(name, { ...call, secret: other.secret })).status,
    ]).toEqual([name, status]);
    expect(await callApi(name, { ...call, secret: poor.secret })).toMatchObject(
      {
        status: 403,
        body: { code: "forbidden" },
      },
    );
  }
});
