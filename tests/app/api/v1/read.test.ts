import { DELETE as revoke } from "@/app/api/keys/[id]/route";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, randomIpAddress } from "@/tests/support/factories";
import { callApi, createProgram } from "@/tests/support/public-api";
import { listingRow } from "@/tests/support/seller";
import { setUsed } from "@/tests/support/used-limits";

afterAll(closeConnections);

const addListing = (
  userId: number,
  productName: string,
  createdAt = new Date(),
) =>
  db().listing.create({ data: listingRow(userId, { productName, createdAt }) });

test("a check works without a key, and says what breaks a rule and how to repair it", async () => {
  const { status, body, headers } = await callApi("checkListing", {
    body: { title: "MUG MUG MUG $$$", tags: ["x".repeat(30)] },
  });
  expect(status).toBe(200);
  expect(body.passes).toBe(false);
  expect(
    body.violations.map(({ field }: { field: string }) => field),
  ).toContain("tags");
  expect(headers.get("ratelimit-policy")).toBe('"minute";q=20;w=60');
  expect(headers.get("ratelimit")).toMatch(/^"minute";r=19;t=\d+$/);
  expect(headers.get("access-control-allow-origin")).toBeNull();
  expect(headers.get("set-cookie")).toBeNull();
});

test("checks without a key: the one after the twentieth of a minute is refused, and one with a key is not", async () => {
  const ipAddress = "10.77.3.4";
  for (let count = 0; count < 20; count += 1)
    expect(
      (await callApi("checkListing", { body: {}, ipAddress })).status,
    ).toBe(200);
  const refused = await callApi("checkListing", { body: {}, ipAddress });
  expect(refused).toMatchObject({
    status: 429,
    body: { code: "rate_limited" },
  });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("ratelimit")).toMatch(/;r=0;/);
  const { secret } = await createProgram(["check"]);
  const answer = await callApi("checkListing", { body: {}, ipAddress, secret });
  expect([answer.status, answer.headers.get("ratelimit-policy")]).toEqual([
    200,
    '"minute";q=300;w=60',
  ]);
});

test("a call without a key is refused with a problem that names the way", async () => {
  const { status, body, headers } = await callApi("readUsage");
  expect(status).toBe(401);
  expect(headers.get("content-type")).toBe("application/problem+json");
  expect(headers.get("www-authenticate")).toContain("Bearer");
  expect(body).toMatchObject({
    status: 401,
    code: "unauthenticated",
    requestId: headers.get("x-request-id"),
  });
  expect(body.type).toMatch(/\/docs\/errors#unauthenticated$/);
});

/** A secret that never existed, whatever character the real one ends with. */
const withOtherEnd = (secret: string) =>
  secret.slice(0, -1) + (secret.endsWith("x") ? "y" : "x");

test("calls that are refused count against their address, and keys that work there go on", async () => {
  const ipAddress = randomIpAddress();
  const secret = withOtherEnd((await createProgram(["read"])).secret);
  const statuses = [];
  for (let round = 0; round < 30; round += 1) {
    statuses.push((await callApi("readUsage", { ipAddress })).status);
    statuses.push(
      (await callApi("checkListing", { ipAddress, secret, body: {} })).status,
    );
  }
  expect(new Set(statuses)).toEqual(new Set([401]));
  const refused = await callApi("readUsage", { ipAddress, secret });
  expect(refused).toMatchObject({
    status: 429,
    body: { code: "rate_limited" },
  });
  const { secret: working } = await createProgram(["read"]);
  expect(
    (await callApi("readUsage", { ipAddress, secret: working })).status,
  ).toBe(200);
});

test("the calls of a key are counted by it, whatever their address", async () => {
  const { secret, keyId } = await createProgram(["read"]);
  const read = () =>
    callApi("readUsage", { secret, ipAddress: randomIpAddress() });
  expect((await read()).status).toBe(200);
  await setUsed("api_key", keyId, 299);
  expect((await read()).status).toBe(200);
  expect(await read()).toMatchObject({
    status: 429,
    body: { detail: expect.stringContaining("with this key") },
  });
});

test("a session's cookie opens nothing", async () => {
  const { cookie } = await createProgram();
  expect(
    (await callApi("readUsage", { headers: { Cookie: cookie } })).status,
  ).toBe(401);
});

test("a key without the scope is refused", async () => {
  const { secret } = await createProgram(["check"]);
  expect(await callApi("readUsage", { secret })).toMatchObject({
    status: 403,
    body: { code: "forbidden" },
  });
  expect(await callApi("listListings", { secret })).toMatchObject({
    status: 403,
  });
});

test("a key in the address is refused, whatever it is called", async () => {
  const { secret } = await createProgram();
  for (const query of [`?key=1`, `?API_KEY=1`, `?q=${secret}`]) {
    const { status, body } = await callApi("listListings", { secret, query });
    expect([status, body.code]).toEqual([400, "bad_request"]);
    expect(JSON.stringify(body)).not.toContain(secret);
  }
});

test("a revoked key is refused at the next call", async () => {
  const { secret, cookie, keyId } = await createProgram();
  expect((await callApi("readUsage", { secret })).status).toBe(200);
  await revoke(createRequest("DELETE", "/", undefined, { cookie }), {
    params: Promise.resolve({ id: keyId }),
  });
  expect((await callApi("readUsage", { secret })).status).toBe(401);
});

test("usage says what the plan has left, and when it starts anew", async () => {
  const { secret } = await createProgram(["read"]);
  const { body } = await callApi("readUsage", { secret });
  expect(body).toMatchObject({
    plan: "free",
    listingsThisMonth: 0,
    isInTrial: false,
  });
  expect(body.remaining).toBe(body.quota);
  expect(Date.parse(body.resetsAt)).toBeGreaterThan(Date.now());
});

test("listings come newest first, page by page, each once", async () => {
  const { secret, user } = await createProgram(["read"]);
  const names = ["Mug", "Bowl", "Plate", "Vase", "Cup"];
  for (const [at, name] of names.entries())
    await addListing(user.id, name, new Date(Date.now() - at * 1_000));
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query: string = `?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const { body } = await callApi("listListings", { secret, query });
    seen.push(
      ...body.data.map(
        ({ productName }: { productName: string }) => productName,
      ),
    );
    cursor = body.nextCursor;
  }
  expect(seen).toEqual(names);
});

test("a page may have 100 listings", async () => {
  const { secret, user } = await createProgram(["read"]);
  await db().listing.createMany({
    data: Array.from({ length: 101 }, () => listingRow(user.id)),
  });
  const { body } = await callApi("listListings", {
    secret,
    query: "?limit=100",
  });
  expect([body.data.length, body.nextCursor]).toEqual([
    100,
    expect.any(String),
  ]);
});

test("a list refuses a limit, a cursor and a parameter that it doesn't know", async () => {
  const { secret } = await createProgram(["read"]);
  for (const query of [
    "?limit=101",
    "?limit=none",
    "?cursor=none",
    "?page=2",
  ]) {
    expect((await callApi("listListings", { secret, query })).status).toBe(422);
  }
});

test("a listing is read by its owner with its ETag; another's is a 404", async () => {
  const [owner, stranger] = [await createProgram(), await createProgram()];
  const { id } = await addListing(owner.user.id, "Mug");
  const params = { id: String(id) };
  const { status, body, headers } = await callApi("readListing", {
    secret: owner.secret,
    params,
  });
  expect([status, body.id, headers.get("etag")]).toEqual([
    200,
    String(id),
    '"1"',
  ]);
  expect(
    (await callApi("readListing", { secret: stranger.secret, params })).status,
  ).toBe(404);
  expect(
    (
      await callApi("readListing", {
        secret: owner.secret,
        params: { id: "none" },
      })
    ).status,
  ).toBe(404);
});

test("a check with a key may have 256 KiB: the longest texts that the document allows, and no more", async () => {
  const text = "A mug of clay. ".repeat(4_000);
  const { secret } = await createProgram(["check"]);
  expect(
    (
      await callApi("checkListing", {
        secret,
        body: { description: text, sellerText: text },
      })
    ).status,
  ).toBe(200);
  const tags = Array.from({ length: 100 }, () => "x".repeat(2_000));
  const body = { description: text, sellerText: text, tags };
  expect(await callApi("checkListing", { body })).toMatchObject({
    status: 413,
    body: { code: "too_large" },
  });
});

test("a check without a key may have 16,000 characters in all its fields, one with a key more", async () => {
  const sized = (count: number) => ({
    title: "Mug",
    tags: ["clay"],
    description: "x".repeat(count - 7),
  });
  expect((await callApi("checkListing", { body: sized(16_000) })).status).toBe(
    200,
  );
  const refused = await callApi("checkListing", { body: sized(16_001) });
  expect(refused).toMatchObject({ status: 413, body: { code: "too_large" } });
  expect(refused.body.detail).toBe(
    "Without an account a listing may have 16,000 characters in all.",
  );
  const { secret } = await createProgram(["check"]);
  expect(
    (await callApi("checkListing", { secret, body: sized(16_001) })).status,
  ).toBe(200);
});

test.each([
  ["bullets", "• x: "],
  ["marks between Japanese clauses", "、"],
  ["marks after Japanese sentences", "。"],
  ["prices", "€1"],
  ["blanks that never end", "[add "],
])(
  "a check of 16,000 characters of %s: answered by its report, like any other text",
  async (_, piece) => {
    const body = {
      title: "Mug",
      description: piece.repeat((16_000 - 3) / piece.length),
    };
    expect((await callApi("checkListing", { body })).status).toBe(200);
  },
);

test("a value that is refused is named by its pointer", async () => {
  const { status, body } = await callApi("checkListing", {
    body: { tags: ["oak", 7], "a/b": 1 },
  });
  expect([status, body.code]).toEqual([422, "invalid_input"]);
  expect(
    body.errors.map(({ pointer }: { pointer: string }) => pointer),
  ).toContain("/tags/1");
});
