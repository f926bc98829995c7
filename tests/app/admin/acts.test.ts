import { randomUUID } from "node:crypto";
import { GET as readLog } from "@/app/admin/api/log/route";
import { GET as readUser } from "@/app/admin/api/users/[id]/route";
import { GET as readOwnActs } from "@/app/api/account/acts/route";
import { GET as exportOwn } from "@/app/api/account/export/route";
import { GET as readUsage } from "@/app/api/subscription-status/route";
import { db } from "@/lib/database/db";
import { createAdministrator, reason } from "@/tests/support/administrator";
import { answerOf } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { queuedEmails } from "@/tests/support/emails";
import { createRequest, createUser, signIn } from "@/tests/support/factories";

const emails = [randomUUID(), randomUUID()].map((id) => `${id}@example.com`);
process.env.ADMIN_EMAILS = emails.join(",");
let one: Awaited<ReturnType<typeof createAdministrator>>;
let other: typeof one;
beforeAll(async () => {
  one = await createAdministrator(emails[0] ?? "");
  other = await createAdministrator(emails[1] ?? "");
});
afterAll(closeConnections);

const rowOf = (id: number) =>
  db().user.findUnique({ where: { id }, omit: { password: true } });
const entriesOf = (subjectId: number) =>
  db().adminAudit.findMany({ where: { subjectId }, orderBy: { id: "asc" } });
const templatesTo = async (to: string) =>
  (await queuedEmails(to)).map(({ email }) => email.template);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

type Case = {
  act: string;
  fields?: Parameters<typeof createUser>[0];
  body?: object;
  after: object | null;
  mails: string[];
};
const cases: Case[] = [
  {
    act: "suspend",
    after: { suspendedAt: expect.any(Date) },
    mails: ["account_suspended"],
  },
  {
    act: "restore",
    fields: { suspendedAt: new Date() },
    after: { suspendedAt: null },
    mails: ["account_restored"],
  },
  {
    act: "resend_confirmation",
    fields: { isVerified: false },
    after: { isVerified: false, verificationTokenExpires: expect.any(Date) },
    mails: ["verify_email"],
  },
  {
    act: "reset_password",
    after: { passwordResetTokenExpires: expect.any(Date) },
    mails: ["reset_password"],
  },
  {
    act: "grant_listings",
    body: { listings: 40 },
    after: { grantedListings: 40 },
    mails: [],
  },
  {
    act: "end_trial",
    fields: { hasUsedTrial: true, trialExpiresAt: inDays(3) },
    after: { hasUsedTrial: true },
    mails: [],
  },
  { act: "delete", after: null, mails: [] },
];

test.each(cases)(
  "$act: is done once for a key, with its mail, and logged with its reason and page",
  async ({ act, fields, body, after, mails }) => {
    const user = await createUser(fields);
    const key = randomUUID();
    const headers = { Referer: "http://localhost:3000/analytics?q=1" };
    const asked = { act, reason: `  ${reason} `, ...body };
    const answers = await Promise.all([
      one.act(user.id, asked, { key, headers }),
      one.act(user.id, asked, { key, headers }),
    ]);
    const [done] = answers.filter(({ status }) => status === 200);
    expect(done?.body).toEqual({ act, at: expect.any(String) });
    const again = await one.act(user.id, asked, { key });
    expect(again).toEqual(done);
    const row = await rowOf(user.id);
    if (after === null) expect(row).toBeNull();
    else expect(row).toMatchObject(after);
    if (act === "end_trial")
      expect(row?.trialExpiresAt?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await templatesTo(user.email)).toEqual(mails);
    const entries = await entriesOf(user.id);
    expect(entries.filter(({ refusal }) => refusal === null)).toMatchObject([
      {
        adminId: one.user.id,
        action: act,
        reason,
        page: "/analytics",
        requestKey: key,
      },
    ]);
  },
);

type Refusal = [
  name: string,
  subject: () => Promise<number>,
  body: unknown,
  status: number,
  code: string,
];
const somebody = async () => (await createUser()).id;
const done = { act: "suspend", reason };
const refusals: Refusal[] = [
  [
    "an unknown act",
    somebody,
    { act: "promote", reason },
    422,
    "invalid_input",
  ],
  ["no act", somebody, { reason }, 422, "invalid_input"],
  ["no reason", somebody, { act: "suspend" }, 422, "invalid_input"],
  [
    "an empty reason",
    somebody,
    { act: "suspend", reason: " ".repeat(20) },
    422,
    "invalid_input",
  ],
  [
    "a short reason",
    somebody,
    { act: "delete", reason: "  too short  " },
    422,
    "invalid_input",
  ],
  [
    "a long reason",
    somebody,
    { act: "suspend", reason: "x".repeat(501) },
    422,
    "invalid_input",
  ],
  [
    "a character that can't be stored",
    somebody,
    { act: "suspend", reason: `${reason}\u0000` },
    422,
    "invalid_input",
  ],
  [
    "something else beside",
    somebody,
    { ...done, isAdmin: true },
    422,
    "invalid_input",
  ],
  [
    "too many listings",
    somebody,
    { act: "grant_listings", reason, listings: 101 },
    422,
    "invalid_input",
  ],
  [
    "no listings",
    somebody,
    { act: "grant_listings", reason, listings: 0 },
    422,
    "invalid_input",
  ],
  ["no object", somebody, ["suspend"], 422, "invalid_input"],
  ["the own account", async () => one.user.id, done, 409, "own_account"],
  [
    "another administrator",
    async () => other.user.id,
    done,
    409,
    "administrator_account",
  ],
  [
    "another administrator's deletion",
    async () => other.user.id,
    { act: "delete", reason },
    409,
    "administrator_account",
  ],
  ["nobody", async () => 2_147_483_647, done, 404, "not_found"],
  [
    "a confirmation of who has one",
    somebody,
    { act: "resend_confirmation", reason },
    409,
    "conflict",
  ],
  [
    "the end of no trial",
    somebody,
    { act: "end_trial", reason },
    409,
    "conflict",
  ],
  [
    "a restoration of who isn't suspended",
    somebody,
    { act: "restore", reason },
    409,
    "conflict",
  ],
  [
    "listings for who has no limit",
    async () => (await createUser({ subscriptionTier: "pro" })).id,
    { act: "grant_listings", reason },
    409,
    "conflict",
  ],
];

test.each(refusals)(
  "%s: is refused with a clear code, changes nothing, and is logged",
  async (_, subject, body, status, code) => {
    const id = await subject();
    const before = await rowOf(id);
    const count = (await entriesOf(id)).length;
    const answer = await one.act(id, body);
    expect(answer).toMatchObject({
      status,
      body: { code, message: expect.any(String) },
    });
    expect(await rowOf(id)).toEqual(before);
    expect((await entriesOf(id)).slice(count)).toMatchObject([
      { adminId: one.user.id, reason: null, refusal: code },
    ]);
  },
);

test.each([
  ["twice", "suspend", {}],
  ["twice", "restore", { suspendedAt: new Date() }],
])(
  "two administrators at once, each %s %s: one does it, the other is told",
  async (_, act, fields) => {
    const user = await createUser(fields);
    const answers = await Promise.all(
      [one, other, one, other].map((admin) =>
        admin.act(user.id, { act, reason }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
    const entries = await entriesOf(user.id);
    expect(entries.filter(({ refusal }) => refusal === null)).toHaveLength(1);
    expect(
      entries.filter(({ refusal }) => refusal === "conflict"),
    ).toHaveLength(3);
    expect(await templatesTo(user.email)).toHaveLength(1);
  },
);

test("a key of another act, or of another account, is refused", async () => {
  const [first, second] = [await createUser(), await createUser()];
  const key = randomUUID();
  await one.act(first.id, { act: "suspend", reason }, { key });
  for (const [id, act] of [
    [first.id, "restore"],
    [second.id, "suspend"],
  ] as const)
    expect(await one.act(id, { act, reason }, { key })).toMatchObject({
      status: 409,
      body: { code: "conflict" },
    });
  expect(await rowOf(second.id)).toMatchObject({ suspendedAt: null });
  const others = await other.act(
    second.id,
    { act: "suspend", reason },
    { key },
  );
  expect(others.status).toBe(200);
});

test("granted listings: added to the month at once, however many act, and bounded", async () => {
  const user = await createUser();
  const cookie = await signIn(user);
  const grant = (listings: number) =>
    one.act(user.id, { act: "grant_listings", reason, listings });
  const answers = await Promise.all([100, 100, 100, 100, 100, 100].map(grant));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    200, 200, 200, 200, 200, 409,
  ]);
  const usage = await answerOf(
    readUsage(createRequest("GET", "/", undefined, { cookie })),
  );
  expect(JSON.stringify(usage.body)).toContain("505");
});

test("the log: newest first, page by page, with who did what to whom; its reader's own reads too", async () => {
  const user = await createUser();
  await readUser(createRequest("GET", "/", undefined, { cookie: one.cookie }), {
    params: Promise.resolve({ id: String(user.id) }),
  });
  await one.act(user.id, { act: "suspend", reason });
  await other.act(user.id, { act: "delete", reason: "As the owner asked." });
  const list = (query: string) =>
    answerOf(
      readLog(
        createRequest("GET", `/admin/api/log?${query}`, undefined, {
          cookie: one.cookie,
        }),
      ),
    );
  const seen: { id: number; subject: { id: number } | null }[] = [];
  let query: string | undefined = "limit=2";
  for (let pages = 0; query !== undefined && pages < 4; pages += 1) {
    const { body, headers } = await list(query);
    seen.push(...(body as { data: typeof seen }).data);
    query = /log\?([^>]+)>/.exec(headers.get("link") ?? "")?.[1];
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(seen.filter(({ subject }) => subject?.id === user.id)).toMatchObject([
    {
      action: "delete",
      reason: "As the owner asked.",
      admin: { email: other.user.email },
      subject: { email: null },
    },
    { action: "suspend", reason, admin: { email: one.user.email } },
    { action: "read_user", reason: null },
  ]);
  for (const wrong of ["limit=0", "limit=101", "cursor=x", "cursor=0"])
    expect((await list(wrong)).status).toBe(422);
});

test("what was done is told to the owner, not by whom, on the account page and in the export; a refused act isn't", async () => {
  const user = await createUser();
  const cookie = await signIn(user);
  await one.act(user.id, { act: "grant_listings", reason, listings: 5 });
  await one.act(user.id, { act: "restore", reason });
  const told = [
    { act: "grant_listings", reason, listings: 5, at: expect.any(String) },
  ];
  const request = () => createRequest("GET", "/", undefined, { cookie });
  const { body } = await answerOf(readOwnActs(request()));
  expect(body).toEqual({ data: told });
  const text = await (await exportOwn(request())).text();
  expect(JSON.parse(text).administration).toEqual(told);
  expect(text).not.toContain(one.user.email);
});

test("the log can't be changed by the application: no update, no deletion before 400 days, none of all", async () => {
  const user = await createUser();
  await one.act(user.id, { act: "suspend", reason });
  const where = { subjectId: user.id };
  const before = await entriesOf(user.id);
  await expect(
    db().adminAudit.updateMany({ where, data: { reason: "Another reason." } }),
  ).rejects.toThrow("AdminAudit is never changed");
  await expect(db().adminAudit.deleteMany({ where })).rejects.toThrow(
    "AdminAudit is never changed",
  );
  await expect(db().$executeRaw`TRUNCATE "AdminAudit"`).rejects.toThrow(
    "AdminAudit is never changed",
  );
  expect(await entriesOf(user.id)).toEqual(before);
  const entry = { adminId: one.user.id, action: "read_user" };
  for (const [days, count] of [
    [399, null],
    [401, 1],
  ] as const) {
    const { id } = await db().adminAudit.create({
      data: { ...entry, createdAt: inDays(-days) },
    });
    const deletion = db().adminAudit.deleteMany({ where: { id } });
    if (count === null) await expect(deletion).rejects.toThrow();
    else expect(await deletion).toEqual({ count });
  }
});
