import { randomUUID } from "node:crypto";
import { DELETE } from "@/app/admin/api/invitations/[id]/route";
import { GET, POST } from "@/app/admin/api/invitations/route";
import { POST as deleteAccount } from "@/app/api/account/delete/route";
import { POST as signUp } from "@/app/api/auth/signup/route";
import type { InvitationEntry } from "@/lib/admin/schema";
import { db } from "@/lib/database/db";
import { requeueEmail } from "@/lib/email/email-data";
import { sendEmail } from "@/lib/email/send-email";
import { sendEmailTask } from "@/lib/email/tasks";
import { env } from "@/lib/env";
import { handleTask } from "@/lib/jobs/define-task";
import { purgeFailedJobs, purgeTokens } from "@/lib/maintenance/jobs";
import { answerOf, countStatuses } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { newestToken, queuedEmails } from "@/tests/support/emails";
import {
  createRequest,
  createUser,
  password,
  signIn,
} from "@/tests/support/factories";
import { addInvitation } from "@/tests/support/invitations";
import { failJob, listJobs } from "@/tests/support/jobs";
import { startOwnSandbox } from "@/tests/support/sandbox";
import { setUsed } from "@/tests/support/used-limits";

const adminEmail = `${randomUUID()}@example.com`;
process.env.ADMIN_EMAILS = adminEmail;
process.env.SIGN_UP = "invited";
let sandbox: Awaited<ReturnType<typeof startOwnSandbox>>;
let cookie = "";
let adminId = 0;
beforeAll(async () => {
  sandbox = await startOwnSandbox();
  process.env.RESEND_BASE_URL = sandbox.url;
  const admin = await createUser({ email: adminEmail });
  adminId = admin.id;
  cookie = await signIn(admin);
});
afterAll(async () => {
  await Promise.all([sandbox.close(), closeConnections()]);
});
afterEach(() => sandbox.clearFaults());

const { run: send } = handleTask(sendEmailTask, sendEmail);
const first = { attempt: 1, signal: new AbortController().signal };
const freshEmail = (domain = "example.com") => `${randomUUID()}@${domain}`;

const invite = (email: string, session = cookie) =>
  answerOf(
    POST(
      createRequest(
        "POST",
        "/admin/api/invitations",
        { email },
        { cookie: session },
      ),
    ),
  );
async function invited(email = freshEmail()) {
  const { status, body } = await invite(email);
  expect(status).toBe(201);
  return { email, id: (body as { id: number }).id };
}
const withdraw = (id: number | string, session = cookie) =>
  answerOf(
    DELETE(
      createRequest("DELETE", `/admin/api/invitations/${id}`, undefined, {
        cookie: session,
      }),
      { params: Promise.resolve({ id: String(id) }) },
    ),
  );
const signUpWith = (email: string, invitation: string) =>
  answerOf(signUp(createRequest("POST", "/", { email, password, invitation })));
async function listed(email: string) {
  const request = createRequest("GET", "/", undefined, { cookie });
  const { data } = (await answerOf(GET(request))).body as {
    data: InvitationEntry[];
  };
  return data.filter((entry) => entry.email === email);
}
async function outbox(to: string): Promise<{ text: string }[]> {
  const query = `to=${encodeURIComponent(to)}`;
  return (await fetch(`${sandbox.url}/outbox.json?${query}`)).json();
}
async function sendQueued(to: string) {
  for (const { payload } of await listJobs({ to })) await send(payload, first);
}
const auditOf = (subjectId: number) =>
  db().adminAudit.findMany({
    where: { adminId, subjectId, action: { contains: "invitation" } },
    select: { action: true },
    orderBy: { id: "asc" },
  });

test("an invitation: mailed to an address without an account, listed without its token, and logged", async () => {
  const { email, id } = await invited();
  const [entry] = await listed(email);
  expect(entry).toEqual({
    id,
    email,
    createdAt: expect.any(String),
    expiresAt: expect.any(String),
    failure: null,
  });
  const { createdAt = "", expiresAt = "" } = entry ?? {};
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(7 * 86_400_000);
  expect(await auditOf(id)).toEqual([{ action: "create_invitation" }]);

  const token = await newestToken(email);
  const stored = await db().invitation.findUnique({ where: { id } });
  expect(JSON.stringify(stored)).not.toContain(token);
  const [mail] = await queuedEmails(email);
  expect(mail?.notAfter).toBe(expiresAt);
  await sendQueued(email);
  await sendQueued(email);
  const [arrived, ...more] = await outbox(email);
  expect(arrived?.text).toContain(
    `http://localhost:3000/signup?invitation=${token}`,
  );
  expect(more).toEqual([]);

  expect(await signUpWith(email, token)).toMatchObject({ status: 201 });
  expect(await listed(email)).toEqual([]);
  expect(await listJobs({ to: email })).toEqual([]);
});

test("withdrawn: its link is refused, it is not listed, and its email is not sent", async () => {
  const { email, id } = await invited();
  const token = await newestToken(email);
  const [job] = await listJobs({ to: email });
  expect((await withdraw(id)).status).toBe(200);
  expect(await listed(email)).toEqual([]);
  expect(await listJobs({ to: email })).toEqual([]);
  // A worker had taken it already.
  await send(job?.payload, first);
  expect(await outbox(email)).toEqual([]);
  expect(await signUpWith(email, token)).toMatchObject({
    status: 403,
    body: { code: "invitation_required" },
  });
  expect(await withdraw(id)).toMatchObject({
    status: 404,
    body: { code: "not_found" },
  });
  expect(await auditOf(id)).toEqual([
    { action: "create_invitation" },
    { action: "withdraw_invitation" },
  ]);
});

test("withdrawn while it is used: one of both happens", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { email, id, token } = await addInvitation();
    const [made, gone] = await Promise.all([
      signUpWith(email, token),
      withdraw(id),
    ]);
    expect([
      [201, 404],
      [403, 200],
    ]).toContainEqual([made.status, gone.status]);
    expect(await db().user.count({ where: { email } })).toBe(
      made.status === 201 ? 1 : 0,
    );
  }
});

test("invited again: only the newest link works, and only its email is sent", async () => {
  const { email, id } = await invited();
  const former = await newestToken(email);
  const [job] = await listJobs({ to: email });
  expect(await invited(email)).toEqual({ email, id });
  const token = await newestToken(email);
  await send(job?.payload, first);
  expect(await outbox(email)).toEqual([]);
  await sendQueued(email);
  expect(await outbox(email)).toHaveLength(1);
  expect(await signUpWith(email, former)).toMatchObject({ status: 403 });
  expect(await signUpWith(email, token)).toMatchObject({ status: 201 });
});

test("invited many times at once: one invitation, one email", async () => {
  const email = freshEmail();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => invite(email)),
  );
  expect(countStatuses(answers)).toEqual({ 201: 6 });
  expect(await listed(email)).toHaveLength(1);
  expect(await listJobs({ to: email })).toHaveLength(1);
  const token = await newestToken(email);
  expect(await signUpWith(email, token)).toMatchObject({ status: 201 });
});

test("an address that has an account is not invited", async () => {
  const { email } = await createUser();
  expect(await invite(email)).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  expect(await queuedEmails(email)).toEqual([]);
});

test("other domains are not invited, nor anybody where it takes no invitation", async () => {
  env().SIGN_UP_DOMAINS = ["shop.example"];
  expect(await invite(freshEmail())).toMatchObject({
    status: 403,
    body: { code: "domain_not_allowed" },
  });
  expect(await invite(freshEmail("shop.example"))).toMatchObject({
    status: 201,
  });
  env().SIGN_UP_DOMAINS = [];
  for (const door of ["open", "closed"] as const) {
    env().SIGN_UP = door;
    expect(await invite(freshEmail())).toMatchObject({
      status: 409,
      body: { code: "conflict" },
    });
  }
  env().SIGN_UP = "invited";
});

test("an administrator sends 60 an hour, and 500 are open at most", async () => {
  await invited();
  await setUsed("inviteByAdmin", String(adminId), 60);
  expect(await invite(freshEmail())).toMatchObject({
    status: 429,
    body: { code: "rate_limited" },
  });
  await setUsed("inviteByAdmin", String(adminId), 0);

  const open = await db().invitation.count({
    where: { expiresAt: { gt: new Date() } },
  });
  const filling = Array.from({ length: 500 - open }, () => ({
    email: freshEmail(),
    tokenHash: randomUUID(),
    expiresAt: new Date(Date.now() + 3_600_000),
  }));
  await db().invitation.createMany({ data: filling });
  const answer = await invite(freshEmail());
  await db().invitation.deleteMany({
    where: { email: { in: filling.map(({ email }) => email) } },
  });
  expect(answer).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect(await invite(freshEmail())).toMatchObject({ status: 201 });
});

test("an email that is refused: the list says so, until the address is invited again", async () => {
  const { email } = await invited();
  await sandbox.fail("resend", {
    mode: "status",
    status: 422,
    match: email,
  });
  await sendQueued(email);
  expect(await listed(email)).toMatchObject([
    { failure: expect.stringMatching(/^refused: /) },
  ]);
  await sandbox.clearFaults();
  await invited(email);
  expect(await listed(email)).toMatchObject([{ failure: null }]);
  await sendQueued(email);
  expect(await outbox(email)).toHaveLength(1);
});

test("an email that is to be sent again: it waits with its invitation, and not without", async () => {
  const [kept, gone] = [await invited(), await invited()];
  const payloadOf = async ({ email }: { email: string }) =>
    sendEmailTask.schema.parse((await listJobs({ to: email }))[0]?.payload);
  const [keptEmail, goneEmail] = [await payloadOf(kept), await payloadOf(gone)];
  await withdraw(gone.id);
  for (const payload of [keptEmail, keptEmail, goneEmail])
    await requeueEmail({ ...payload, hasWaited: true }, new Date());
  expect(await listJobs({ to: kept.email })).toMatchObject([
    { key: `invitation:${kept.id}`, payload: { hasWaited: true } },
  ]);
  expect(await listJobs({ to: gone.email })).toEqual([]);
  await sendQueued(kept.email);
  expect(await outbox(kept.email)).toHaveLength(1);
});

test("after 7 days: not listed, deleted by maintenance, with an email that failed for good", async () => {
  const old = await addInvitation(undefined, new Date(Date.now() - 8 * 864e5));
  const { email, id } = await invited();
  const [job] = await listJobs({ to: email });
  await failJob(job?.key ?? "");
  await purgeFailedJobs();
  expect(await listJobs({ to: email })).toHaveLength(1);
  expect(await listed(old.email)).toEqual([]);

  await db().invitation.update({
    where: { id },
    data: { expiresAt: new Date(Date.now() - 1_000) },
  });
  expect(await purgeTokens()).toBeGreaterThanOrEqual(2);
  const ids = { in: [id, old.id] };
  expect(await db().invitation.count({ where: { id: ids } })).toBe(0);
  await purgeFailedJobs();
  expect(await listJobs({ to: email })).toEqual([]);
});

test("deleting an account leaves no invitation of its address", async () => {
  const user = await createUser();
  await addInvitation(user.email);
  const request = createRequest(
    "POST",
    "/api/account/delete",
    { password },
    { cookie: await signIn(user) },
  );
  expect((await deleteAccount(request)).status).toBe(200);
  expect(await db().invitation.count({ where: { email: user.email } })).toBe(0);
});

test.each(["0", "-1", "1.5", "x", "2147483648", "1 OR 1=1", ""])(
  "withdrawing %j: there is none",
  async (id) => {
    expect(await withdraw(id)).toMatchObject({ status: 404 });
  },
);
test("everyone else finds no such page", async () => {
  const session = await signIn(await createUser());
  const { id } = await addInvitation();
  for (const answer of [
    await invite(freshEmail(), session),
    await withdraw(id, session),
    await withdraw(id, ""),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect(await db().invitation.count({ where: { id } })).toBe(1);
});
