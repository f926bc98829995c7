import { randomUUID } from "node:crypto";
import { POST as signInRoute } from "@/app/api/auth/signin/route";
import { DELETE, POST } from "@/app/api/try/route";
import { db } from "@/lib/database/db";
import { purgeTries } from "@/lib/tries/try-data";
import {
  createRequest,
  createUser,
  password,
  randomIpAddress,
  signIn,
} from "@/tests/support/factories";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { startOwnDatabase } from "@/tests/support/own-database";
import { createJpeg, photoFile } from "@/tests/support/photos";

let database: Awaited<ReturnType<typeof startOwnDatabase>>;
beforeAll(async () => {
  database = await startOwnDatabase();
});
const sandbox = setUpModelSandbox();
afterAll(() => database.close());
beforeEach(async () => {
  await db().try.deleteMany();
  await db().modelSpending.deleteMany();
});

type Visit = {
  ipAddress?: string;
  cookie?: string;
  key?: string;
  productName?: string;
  accept?: string;
};

const headersOf = ({ ipAddress = randomIpAddress(), key, accept }: Visit) => ({
  "X-Forwarded-For": ipAddress,
  ...(key && { "Idempotency-Key": key }),
  ...(accept && { Accept: accept }),
});

/** As a page of ours sends it. */
async function visit(given: Visit = {}) {
  const { cookie, productName = "Walnut serving board" } = given;
  const body = { productName, materials: "walnut", category: "home_living" };
  const response = await POST(
    createRequest("POST", "/api/try", body, {
      headers: headersOf(given),
      ...(cookie && { cookie }),
    }),
    { params: Promise.resolve({}) },
  );
  const [set = ""] = response.headers.getSetCookie();
  return { response, set, cookie: set.split(";")[0] ?? "" };
}

async function codeOf({ response }: Awaited<ReturnType<typeof visit>>) {
  const { code } = (await response.json()) as { code?: string };
  return [response.status, code];
}

async function signInWith(email: string, cookie: string) {
  const response = await signInRoute(
    createRequest(
      "POST",
      "/api/auth/signin",
      { email, password },
      {
        cookie,
        headers: { "X-Forwarded-For": randomIpAddress() },
      },
    ),
    { params: Promise.resolve({}) },
  );
  expect(response.status).toBe(200);
}

const namesOf = async (userId: number) =>
  (
    await db().listing.findMany({
      where: { userId },
      select: { productName: true },
    })
  ).map(({ productName }) => productName);

test("a visitor: the listing without an id, one cookie, and nothing in a history", async () => {
  const before = await db().listing.count();
  const { response, set } = await visit();
  expect(response.status).toBe(200);
  const answer = (await response.json()) as Record<string, unknown>;
  expect(answer).toMatchObject({
    id: null,
    productName: "Walnut serving board",
    score: expect.any(Number),
    tags: expect.arrayContaining([expect.any(String)]),
    open: expect.any(Array),
  });
  expect(set).toMatch(
    /^listwright-try=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
  );
  expect(await db().listing.count()).toBe(before);
  const [stored] = await db().try.findMany();
  expect(JSON.stringify(stored?.listing).length).toBeLessThan(20_000);
  expect(JSON.stringify(stored)).not.toContain(set.slice(15, 58));
});

test("a photo: its remarks come along, and the photo is not stored", async () => {
  const form = new FormData();
  form.set("image", photoFile(await createJpeg()));
  form.set("formData", JSON.stringify({ productName: "Stoneware mug" }));
  const response = await POST(
    createRequest("POST", "/api/try", form, { headers: headersOf({}) }),
    { params: Promise.resolve({}) },
  );
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    id: null,
    photo: expect.any(Array),
    photos: [],
  });
});

test("a stream: the cookie comes with its head", async () => {
  const { response, set } = await visit({ accept: "text/event-stream" });
  expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
  expect(set).toContain("listwright-try=");
  expect(await response.text()).toMatch(/event: result\ndata: \{.*"id":null/);
});

test("limits: one a browser, also from elsewhere; ten an address in a day; so many for all", async () => {
  const first = await visit();
  expect(await codeOf(await visit({ cookie: first.cookie }))).toEqual([
    429,
    "try_used",
  ]);

  const ipAddress = randomIpAddress();
  for (let count = 0; count < 10; count += 1)
    expect((await visit({ ipAddress })).response.status).toBe(200);
  expect(await codeOf(await visit({ ipAddress }))).toEqual([429, "try_used"]);
  expect((await visit()).response.status).toBe(200);

  await db()
    .$executeRaw`UPDATE "Try" SET "createdAt" = now() - interval '25 hours'`;
  expect((await visit({ ipAddress })).response.status).toBe(200);
  const rows = Array.from({ length: 500 }, (_, index) => ({
    browser: `b${index}`,
    address: `a${index}`,
    key: "k",
    requestHash: "h",
    isWritten: true,
  }));
  await db().try.createMany({ data: rows });
  expect(await codeOf(await visit())).toEqual([503, "try_unavailable"]);
});

test("thirty an address in 30 days", async () => {
  const ipAddress = randomIpAddress();
  expect((await visit({ ipAddress })).response.status).toBe(200);
  const { address } = await db().try.findFirstOrThrow();
  const rows = Array.from({ length: 29 }, (_, index) => ({
    browser: `b${index}`,
    address,
    key: `k${index}`,
    requestHash: "h",
    isWritten: true,
    createdAt: new Date(Date.now() - 20 * 24 * 3_600_000),
  }));
  await db().try.createMany({ data: rows });
  expect(await codeOf(await visit({ ipAddress }))).toEqual([429, "try_used"]);
});

test("what fails leaves nothing, and the next one is written", async () => {
  const ipAddress = randomIpAddress();
  await sandbox.fail({ mode: "refusal", count: 1 });
  const failed = await visit({ ipAddress });
  expect(failed.response.status).toBeGreaterThanOrEqual(500);
  expect(failed.set).toBe("");
  expect(await db().try.count()).toBe(0);
  expect((await visit({ ipAddress })).response.status).toBe(200);
});

test("a try in parallel from one address: one is written, the others wait or are told", async () => {
  const ipAddress = randomIpAddress();
  await sandbox.fail({ mode: "latency", latencyMs: 1_500 });
  const visits = await Promise.all(
    Array.from({ length: 8 }, () => visit({ ipAddress })),
  );
  const statuses = visits.map(({ response }) => response.status).sort();
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  expect(await db().try.count()).toBe(1);
});

test("the same key again, the answer was lost: the same listing, without another", async () => {
  const ipAddress = randomIpAddress();
  const key = randomUUID();
  const first = await visit({ ipAddress, key });
  const again = await visit({ ipAddress, key });
  expect(await again.response.json()).toEqual(await first.response.json());
  expect(await sandbox.modelCalls()).not.toHaveLength(0);
  expect(await db().try.count()).toBe(1);
  expect(
    await codeOf(await visit({ ipAddress, key, productName: "Other" })),
  ).toEqual([409, "conflict"]);
  const user = await createUser();
  await signInWith(user.email, again.cookie);
  expect(await namesOf(user.id)).toEqual(["Walnut serving board"]);
});

test("signed in: refused", async () => {
  const cookie = await signIn(await createUser());
  expect(await codeOf(await visit({ cookie }))).toEqual([409, "signed_in"]);
});

test("the first account that is made after it: gets it once, without taking a listing", async () => {
  const old = await createUser();
  const { cookie } = await visit();
  const [first, second] = [await createUser(), await createUser()];
  await signInWith(old.email, cookie);
  expect(await namesOf(old.id)).toEqual([]);
  await Promise.all([
    signInWith(first.email, cookie),
    signInWith(first.email, cookie),
    signInWith(second.email, cookie),
  ]);
  const kept = [...(await namesOf(first.id)), ...(await namesOf(second.id))];
  expect(kept).toEqual(["Walnut serving board"]);
  await signInWith(second.email, cookie);
  expect(
    (await namesOf(first.id)).length + (await namesOf(second.id)).length,
  ).toBe(1);
  for (const { id } of [first, second])
    expect(
      await db().user.findUnique({
        where: { id },
        select: { listingsThisMonth: true },
      }),
    ).toEqual({ listingsThisMonth: 0 });
});

test("a day later, or deleted by the visitor: nobody gets it", async () => {
  const { cookie } = await visit();
  await db()
    .$executeRaw`UPDATE "Try" SET "createdAt" = now() - interval '25 hours'`;
  const other = await visit();
  await DELETE(
    createRequest("DELETE", "/api/try", undefined, { cookie: other.cookie }),
    { params: Promise.resolve({}) },
  );
  const user = await createUser();
  await signInWith(user.email, cookie);
  await signInWith(user.email, other.cookie);
  expect(await namesOf(user.id)).toEqual([]);
  expect(await codeOf(await visit({ cookie: other.cookie }))).toEqual([
    429,
    "try_used",
  ]);
  expect(await purgeTries()).toBe(1);
  await db()
    .$executeRaw`UPDATE "Try" SET "createdAt" = now() - interval '31 days'`;
  expect(await purgeTries()).toBe(2);
  expect(await db().try.count()).toBe(0);
});
