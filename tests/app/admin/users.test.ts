import { randomUUID } from "node:crypto";
import { GET as readUser } from "@/app/admin/api/users/[id]/route";
import { GET as exportAll } from "@/app/admin/api/users/export/route";
import { GET as listUsers } from "@/app/admin/api/users/route";
import type { UserPage } from "@/lib/admin/schema";
import {
  commitReservation,
  refundReservation,
  reserveListing,
} from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import { queueEmail } from "@/lib/email/queue-email";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { failJob, listJobs } from "@/tests/support/jobs";

const email = `${randomUUID()}@example.com`;
process.env.ADMIN_EMAILS = email;
let cookie = "";
let adminId = 0;
beforeAll(async () => {
  const admin = await createUser({ email });
  adminId = admin.id;
  cookie = await signIn(admin);
});
afterAll(closeConnections);

async function list(query: string) {
  const response = await listUsers(
    createRequest("GET", `/admin/api/users?${query}`, undefined, { cookie }),
  );
  const body: UserPage & { code?: string } = await response.json();
  const next = /<([^>]+)>; rel="next"/.exec(
    response.headers.get("link") ?? "",
  )?.[1];
  return { status: response.status, body, next: next?.split("?")[1] };
}

const paramsOf = (id: number) => ({
  params: Promise.resolve({ id: String(id) }),
});

/** A few users whose addresses share a prefix. */
async function createCrowd(count: number) {
  const start = `crowd-${randomUUID()}`;
  for (let number = 0; number < count; number += 1) {
    await createUser({
      email: `${start}-${number}@${start}.example`,
      createdAt: new Date(Date.UTC(2025, 0, 1 + Math.floor(number / 2))),
      ...(number % 3 === 0 && {
        lastListingDate: new Date(Date.UTC(2025, 5, number + 1)),
      }),
    });
  }
  return start;
}

test.each([
  "created_at",
  "-created_at",
  "email",
  "-email",
  "total_listings",
  "-total_listings",
  "last_listing_date",
  "-last_listing_date",
])("pages by %s: every user once, in order", async (sort) => {
  const start = await createCrowd(7);
  const seen: { id: number; [column: string]: unknown }[] = [];
  for (
    let query: string | undefined = `q=${start}&limit=2&sort=${sort}`;
    query !== undefined;
  ) {
    const { body, next } = await list(query);
    seen.push(...body.data);
    query = next;
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
  expect(seen).toHaveLength(7);
  const column = sort.replace("-", "");
  const values = seen.map((user) => String(user[column] ?? ""));
  const sorted = [...values].sort();
  expect(values).toEqual(sort.startsWith("-") ? sorted.reverse() : sorted);
});

test("search: matches prefixes of email addresses and domains, and customer ids; wildcards match nothing", async () => {
  const start = await createCrowd(3);
  const customer = `cus_${randomUUID()}`;
  await createUser({
    email: `${randomUUID()}@${start}.example`,
    stripeCustomerId: customer,
  });
  const found = async (q: string) =>
    (await list(`q=${encodeURIComponent(q)}`)).body.data.length;
  expect(await found(`${start}-1`)).toBe(1);
  expect(await found(start.toUpperCase())).toBe(3);
  expect(await found(`@${start}`)).toBe(4);
  expect(await found(customer)).toBe(1);
  for (const pattern of [
    `%${start.slice(3)}`,
    `${start.slice(0, -1)}_`,
    `${start.slice(0, -2)}%`,
  ]) {
    expect(await found(pattern)).toBe(0);
  }
});

test("listings this month: from the ledger, without last month's", async () => {
  const start = `month-${randomUUID()}`;
  const user = await createUser({ email: `${start}@example.com` });
  const old = await createUser({
    email: `${start}-old@example.com`,
    listingsThisMonth: 4,
    lastListingDate: new Date("2025-03-03"),
  });
  const caps = { inFlight: 9, failuresPerHour: 9, perMinute: 9 };
  for (const settle of ["commit", "commit", "refund"]) {
    const attempt = {
      userId: user.id,
      quota: null,
      idempotencyKey: randomUUID(),
      requestHash: "",
    };
    const outcome = await reserveListing(attempt, caps);
    if (outcome.kind !== "reserved") throw new Error(outcome.kind);
    if (settle === "refund") await refundReservation(outcome.id);
    else await db().$transaction((tx) => commitReservation(tx, outcome.id));
  }
  const { data } = (await list(`q=${start}&sort=email`)).body;
  expect(
    data.map(({ id, listings_this_month }) => [id, listings_this_month]).sort(),
  ).toEqual(
    [
      [user.id, 2],
      [old.id, 0],
    ].sort(),
  );
});

test.each([
  "limit=0",
  "limit=101",
  "limit=x",
  "sort=password",
  "cursor=!!",
  `cursor=${Buffer.from('["email","a",1]').toString("base64url")}`,
  `q=${"a".repeat(256)}`,
])("%s is refused", async (query) => {
  expect(await list(query)).toMatchObject({
    status: 422,
    body: { code: "invalid_input" },
  });
});

test("viewing a user is logged first", async () => {
  const user = await createUser();
  const read = (id: number | string) =>
    readUser(
      createRequest("GET", `/admin/api/users/${id}`, undefined, { cookie }),
      {
        params: Promise.resolve({ id: String(id) }),
      },
    );
  const answer = await read(user.id);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    user: { id: user.id, email: user.email, plan: "free", listings_left: 5 },
  });
  const audits = await db().adminAudit.findMany({
    where: { adminId, subjectId: user.id },
  });
  expect(audits).toMatchObject([{ action: "read_user" }]);
  for (const id of ["0", "-1", "1e3", "9999999999", "1;drop"])
    expect((await read(id)).status).toBe(404);
});

test("a user's issues: refunded generations and undelivered emails", async () => {
  const user = await createUser();
  const attempt = {
    userId: user.id,
    quota: 5,
    idempotencyKey: randomUUID(),
    requestHash: "",
  };
  const outcome = await reserveListing(attempt, {
    inFlight: 9,
    failuresPerHour: 9,
    perMinute: 9,
  });
  if (outcome.kind === "reserved")
    await refundReservation(outcome.id, "upstream_failed");
  await db().emailFailure.create({
    data: {
      userId: user.id,
      template: "reset_password",
      reason: "refused: validation_error",
    },
  });
  const email = { template: "verify_email", token: "x" } as const;
  for (const id of [user.id, adminId]) {
    const { email: to } = await db().user.findUniqueOrThrow({ where: { id } });
    await db().$transaction((tx) => queueEmail(tx, { to, email }));
    const [job] = await listJobs({ to });
    await failJob(job?.key ?? "");
  }
  const request = createRequest(
    "GET",
    `/admin/api/users/${user.id}`,
    undefined,
    { cookie },
  );
  const answer = await (
    await readUser(request, {
      params: Promise.resolve({ id: String(user.id) }),
    })
  ).json();
  expect(
    answer.issues.map(
      ({ kind, message }: { kind: string; message: string }) => [kind, message],
    ),
  ).toEqual([
    ["email", "verify_email, 12 of 12 attempts failed"],
    ["email", "reset_password, refused: validation_error"],
    ["generation", "Refunded: upstream_failed"],
  ]);
});

test("a user's billing issues: shown however many older ones others have", async () => {
  const prefix = `cus_${randomUUID().replaceAll("-", "")}`;
  const user = await createUser({ stripeCustomerId: `${prefix}_own` });
  const issue = { kind: "past_due", detail: "The last invoice is open." };
  const others = Array.from({ length: 501 }, (_, number) => ({
    customer: `${prefix}_${number}`,
    since: new Date(0),
    ...issue,
  }));
  await db().billingIssue.createMany({
    data: [...others, { customer: `${prefix}_own`, ...issue }],
  });
  const answer = await (
    await readUser(
      createRequest("GET", "/", undefined, { cookie }),
      paramsOf(user.id),
    )
  ).json();
  await db().billingIssue.deleteMany({
    where: { customer: { startsWith: prefix } },
  });
  expect(
    answer.issues.map(({ message }: { message: string }) => message),
  ).toEqual(["past_due: The last invoice is open."]);
});

test("CSV export: no cell that a spreadsheet would execute", async () => {
  const stripeCustomerId = `=HYPERLINK("//evil.example/${randomUUID()}")`;
  const user = await createUser({
    email: `+${randomUUID()}@example.com`,
    stripeCustomerId,
  });
  const response = await exportAll(
    createRequest("GET", "/admin/api/users/export", undefined, { cookie }),
  );
  expect(response.headers.get("content-disposition")).toContain(".csv");
  const lines = (await response.text()).trim().split("\r\n");
  expect(lines[0]).toContain("listings_this_month");
  const line = lines.find((text) => text.startsWith(`${user.id},`));
  expect(line).toContain(`"'${user.email}"`);
  expect(line).toContain(`"'${stripeCustomerId.replaceAll('"', '""')}"`);
  expect(
    await db().adminAudit.count({ where: { adminId, action: "export_users" } }),
  ).toBe(1);
});

test.each([
  [
    "a user",
    (id: number) =>
      readUser(createRequest("GET", "/", undefined, { cookie }), paramsOf(id)),
  ],
  [
    "the table",
    () => exportAll(createRequest("GET", "/", undefined, { cookie })),
  ],
])("if the audit log can't be written, %s is not shown", async (_, read) => {
  const user = await createUser();
  const trigger = `refuse_${randomUUID().replaceAll("-", "_")}`;
  const refusing = `RAISE EXCEPTION USING MESSAGE = 'no room for a note', ERRCODE = '53100'`;
  await db().$executeRawUnsafe(
    `CREATE FUNCTION ${trigger}() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN ${refusing}; END $$`,
  );
  await db().$executeRawUnsafe(`
    CREATE TRIGGER ${trigger} BEFORE INSERT ON "AdminAudit"
    FOR EACH ROW WHEN (NEW."adminId" = ${adminId}) EXECUTE FUNCTION ${trigger}()`);
  try {
    const response = await read(user.id);
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain(user.email);
  } finally {
    await db().$executeRawUnsafe(`DROP FUNCTION ${trigger}() CASCADE`);
  }
});
