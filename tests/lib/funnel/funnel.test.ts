import { randomUUID } from "node:crypto";
import { exportFunnel } from "@/lib/admin/find-funnel";
import { findShownMetrics } from "@/lib/admin/find-metrics";
import { purgeSpending } from "@/lib/ai/model-budget/model-budget-data";
import { signUp } from "@/lib/auth/sign-up";
import { reserveListing } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import { addCounts } from "@/lib/funnel/funnel-data";
import { purgeRecords } from "@/lib/maintenance/jobs";
import {
  createUser,
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
  await db().funnelCount.deleteMany();
});

const dayLength = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayLength);

async function counted() {
  const rows = await db().funnelCount.findMany({
    orderBy: [{ kind: "asc" }, { page: "asc" }],
  });
  return rows.map(({ kind, page, count }) => `${kind} ${page} ${count}`);
}

const listing = {
  productName: "Bowl",
  colors: [],
  results: {},
  facts: [],
  missing: [],
  notes: {},
  writer: "test",
  promptVersion: "1",
  inputTokens: 1,
  outputTokens: 1,
  durationMs: 1,
};
const uncapped = { inFlight: 1_000, failuresPerHour: 1_000, perMinute: 1_000 };

async function writeListing(userId: number) {
  const key = { idempotencyKey: randomUUID(), requestHash: "h" };
  const outcome = await reserveListing(
    { userId, quota: null, ...key },
    uncapped,
  );
  if (outcome.kind !== "reserved") throw new Error(outcome.kind);
  const columns = JSON.stringify({ ...listing, userId });
  await db()
    .$queryRaw`SELECT store_listing(${outcome.id}::uuid, ${columns}::jsonb, NULL, '', '[]')`;
}

test("counts of instances that store at once: none is lost, whatever their order", async () => {
  const pages = ["/", "/faq", "/pricing"];
  const store = (index: number) =>
    addCounts(
      pages.map((_, at) => ({
        kind: "page",
        page: pages[(at + index) % pages.length] ?? "",
        count: 2,
      })),
    );
  await Promise.all(Array.from({ length: 40 }, (_, index) => store(index)));
  expect(await counted()).toEqual(pages.map((page) => `page ${page} 80`));
});

test("what is stored: a day, a kind, a page of ours and a number", async () => {
  const columns = await database.query(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'FunnelCount'`,
  );
  expect(columns.map(({ name }) => name).sort()).toEqual([
    "count",
    "day",
    "kind",
    "page",
  ]);
});

test("sign-up: counted under the page with which the tab began", async () => {
  const send = (email: string, firstPage?: string) =>
    signUp({
      email,
      password,
      ipAddress: randomIpAddress(),
      ...(firstPage && { firstPage }),
    });
  const email = `${randomUUID()}@example.com`;
  await send(email, "/etsy-seo-tips");
  await expect(send(email, "/etsy-seo-tips")).rejects.toThrow();
  await send(`${randomUUID()}@example.com`);
  expect(await counted()).toEqual(["sign_up  1", "sign_up /etsy-seo-tips 1"]);
});

test("first listing: one for each seller, also when several are stored at once", async () => {
  const sellers = await Promise.all([createUser(), createUser()]);
  await Promise.all(
    sellers.flatMap(({ id }) => [1, 2, 3].map(() => writeListing(id))),
  );
  expect(await counted()).toEqual(["first_listing  2"]);
});

test.each([
  ["on day 7", 6.9, 0],
  ["on day 8", 7.1, 1],
  ["on day 14", 13.9, 1],
  ["on day 15", 14.1, 0],
])("second week: two listings %s", async (_, days, expected) => {
  const { id } = await createUser({
    createdAt: daysAgo(days),
    hasListed: true,
  });
  await writeListing(id);
  await writeListing(id);
  const rows = await counted();
  expect(rows).toEqual(expected === 1 ? ["second_week  1"] : []);
});

test("paid: the first paid plan, once", async () => {
  const { id } = await createUser();
  const change = (subscriptionTier: string) =>
    db().user.update({ where: { id }, data: { subscriptionTier } });
  for (const tier of ["standard", "pro", "free", "standard"])
    await change(tier);
  expect(await counted()).toEqual(["paid  1"]);
});

async function shown() {
  const { funnel } = await findShownMetrics(new Date());
  if (!funnel) throw new Error("no funnel");
  return funnel;
}

test("what the owner sees: steps by day, what visitors cost, and each page", async () => {
  await addCounts([
    { kind: "visit", page: "/faq", count: 10 },
    { kind: "page", page: "/faq", count: 12 },
    { kind: "visit", page: "/", count: 20 },
    { kind: "try", page: "/faq", count: 2 },
    { kind: "sign_up", page: "/faq", count: 1 },
  ]);
  await db().$executeRaw`
    INSERT INTO "ModelSpending" ("day", "pot", "spent") VALUES ((now() AT TIME ZONE 'utc')::date, 'visitors', 25000000)`;
  const { steps, days, pages } = await shown();
  expect(steps).toContain("try");
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({
    counts: { visit: 30, try: 2, sign_up: 1, paid: 0 },
    tryCost: 0.025,
  });
  expect(pages).toEqual([
    { page: "/faq", opened: 12, visits: 10, tries: 2, signUps: 1 },
    { page: "/", opened: 0, visits: 20, tries: 0, signUps: 0 },
  ]);
});

async function exported() {
  let text = "";
  for await (const piece of exportFunnel()) text += piece;
  return text.split("\r\n");
}

test("the owner's file: every count that is stored, oldest first, each in a line", async () => {
  const rows = Array.from({ length: 2_500 }, (_, index) => ({
    day: daysAgo(index % 400),
    kind: "page",
    page: `/${index}`,
    count: index + 1,
  }));
  await db().funnelCount.createMany({ data: rows });
  await addCounts([
    { kind: "visit", page: '=HYPERLINK("//evil.example")', count: 7 },
    { kind: "sign_up", page: "", count: 2 },
  ]);
  const [head, ...lines] = await exported();
  expect(head).toBe('"day","step","page","count"');
  expect(lines.pop()).toBe("");
  expect(lines).toHaveLength(2_502);
  expect(new Set(lines).size).toBe(2_502);
  expect(lines).toEqual(lines.toSorted());
  const today = new Date().toISOString().slice(0, 10);
  expect(lines).toContain(`"${today}","page","/0",1`);
  expect(lines).toContain(`"${today}","sign_up","",2`);
  expect(lines).toContain(
    `"${today}","visit","'=HYPERLINK(""//evil.example"")",7`,
  );
});

test("the owner's file: without what the settings turn off", async () => {
  const counts = ["visit", "try", "paid"].map((kind) => ({
    day: daysAgo(1),
    kind,
    page: "",
    count: 1,
  }));
  await db().funnelCount.createMany({ data: counts });
  const steps = async () =>
    (await exported()).slice(1, -1).map((line) => line.split(",")[1]);
  expect(await steps()).toEqual(['"paid"', '"try"', '"visit"']);
  Object.assign(process.env, { BILLING: "off", TRY_DAILY_LIMIT: "0" });
  try {
    expect(await steps()).toEqual(['"visit"']);
  } finally {
    delete process.env.BILLING;
    delete process.env.TRY_DAILY_LIMIT;
  }
});

test.each([
  ["TRY_DAILY_LIMIT", "0"],
  ["TRY_DAILY_BUDGET_USD", "0"],
  ["SIGN_UP", "closed"],
])("%s=%s: nobody tried", async (name, value) => {
  const { [name]: before } = process.env;
  process.env[name] = value;
  try {
    expect((await shown()).steps).not.toContain("try");
  } finally {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  }
});

test("without billing: nobody paid", async () => {
  process.env.BILLING = "off";
  try {
    expect((await shown()).steps).not.toContain("paid");
  } finally {
    delete process.env.BILLING;
  }
});

test("counts and what visitors cost: kept for 400 days", async () => {
  await db().modelSpending.deleteMany();
  const days = [399, 401];
  for (const ago of days) {
    const day = daysAgo(ago);
    const row = { day, kind: "page", page: "/faq", count: ago };
    await db().funnelCount.create({ data: row });
    await db().modelSpending.create({ data: { day, pot: "visitors" } });
    await db().modelSpending.create({ data: { day, pot: `user:${ago}` } });
  }
  await purgeRecords();
  await purgeSpending();
  expect(await counted()).toEqual(["page /faq 399"]);
  const left = await db().modelSpending.findMany();
  expect(left.map(({ pot }) => pot)).toEqual(["visitors"]);
});
