import { POST as signUpRoute } from "@/app/api/auth/signup/route";
import { POST } from "@/app/api/visits/route";
import { db } from "@/lib/database/db";
import { storeVisits } from "@/lib/funnel/count-visit";
import {
  createRequest,
  password,
  randomIpAddress,
} from "@/tests/support/factories";
import { startOwnDatabase } from "@/tests/support/own-database";

let database: Awaited<ReturnType<typeof startOwnDatabase>>;
beforeAll(async () => {
  database = await startOwnDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await storeVisits();
  await db().funnelCount.deleteMany();
});

async function visit(query: string, headers: Record<string, string> = {}) {
  const sent = { "X-Forwarded-For": randomIpAddress(), ...headers };
  const response = await POST(
    createRequest("POST", `/api/visits${query}`, undefined, { headers: sent }),
    { params: Promise.resolve({}) },
  );
  await storeVisits();
  const rows = await db().funnelCount.findMany({ orderBy: { kind: "asc" } });
  return {
    status: response.status,
    cookies: response.headers.getSetCookie(),
    rows: rows.map(({ kind, page, count }) => `${kind} ${page} ${count}`),
  };
}

test.each([
  ["a page", "?page=/etsy-seo-tips", ["page /etsy-seo-tips 1"]],
  ["the start page, first in its tab", "?first=/", ["page / 1", "visit / 1"]],
  ["a page that isn't public", "?first=/dashboard", []],
  ["a page that isn't there", "?page=/no-such-page", []],
  ["another site", "?page=https://example.com/", []],
  ["another spelling", "?page=//faq", []],
  ["a path with an address", "?page=/faq?email=jo@example.com", []],
  ["no page", "", []],
])(
  "%s: the same answer without a cookie, counted or not",
  async (_, query, rows) => {
    expect(await visit(query)).toEqual({ status: 204, cookies: [], rows });
  },
);

test.each([
  ["Global Privacy Control", { "Sec-GPC": "1" }],
  ["Do Not Track", { DNT: "1" }],
  ["signed in", { Cookie: "listwright-signed-in=1" }],
])("%s: not counted", async (_, headers) => {
  expect((await visit("?page=/faq", headers)).rows).toEqual([]);
});

test("another site's page: refused", async () => {
  const { status, rows } = await visit("?page=/faq", {
    "Sec-Fetch-Site": "cross-site",
  });
  expect({ status, rows }).toEqual({ status: 403, rows: [] });
});

test.each([
  ["a public page", { "First-Page": "/faq" }, "/faq"],
  ["no page of ours", { "First-Page": "/u/jo@example.com" }, ""],
  ["Global Privacy Control", { "First-Page": "/faq", "Sec-GPC": "1" }, ""],
  ["no header", {}, ""],
])("a sign-up with %s", async (_, headers, page) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const sent = { "X-Forwarded-For": randomIpAddress(), ...headers };
  const response = await signUpRoute(
    createRequest(
      "POST",
      "/api/auth/signup",
      { email, password },
      { headers: sent },
    ),
    { params: Promise.resolve({}) },
  );
  expect(response.status).toBe(201);
  const rows = await db().funnelCount.findMany();
  expect(rows).toEqual([
    { day: expect.any(Date), kind: "sign_up", page, count: 1 },
  ]);
});
