import { randomUUID } from "node:crypto";
import { findMetrics } from "@/lib/admin/find-metrics";
import { db } from "@/lib/database/db";
import { sendEmail } from "@/lib/email/send-email";
import { sendEmailTask } from "@/lib/email/tasks";
import { handleTask } from "@/lib/jobs/define-task";
import { metrics } from "@/lib/observability/metrics";
import { closeConnections } from "@/tests/support/connections";
import { createUser } from "@/tests/support/factories";
import { whileCollecting } from "@/tests/support/garbage";
import { listJobs } from "@/tests/support/jobs";
import { inFullRuns } from "@/tests/support/repetitions";
import { startOwnSandbox } from "@/tests/support/sandbox";

let sandbox: Awaited<ReturnType<typeof startOwnSandbox>>;

beforeAll(async () => {
  sandbox = await startOwnSandbox();
  process.env.RESEND_BASE_URL = sandbox.url;
});
afterAll(async () => {
  await Promise.all([sandbox.close(), closeConnections()]);
});

const { run: send } = handleTask(sendEmailTask, sendEmail);
const token = "A".repeat(43);
const verify = { template: "verify_email", token };
async function queuedEmail() {
  const { id: userId, email: to } = await createUser();
  return { id: randomUUID(), userId, to, email: verify };
}
const first = { attempt: 1, signal: new AbortController().signal };
const again = { ...first, attempt: 2 };

async function outbox(
  to: string,
): Promise<{ html: string; text: string; subject: string }[]> {
  return (
    await fetch(`${sandbox.url}/outbox.json?to=${encodeURIComponent(to)}`)
  ).json();
}
const fail = (fault: {
  mode: string;
  status?: number;
  message?: string;
  match: string;
}) => sandbox.fail("resend", fault);
afterEach(() => sandbox.clearFaults());

test("an email is delivered with links to our own URL", async () => {
  const job = await queuedEmail();
  await send(job, first);
  const [arrived] = await outbox(job.to);
  expect(arrived).toMatchObject({ subject: "Confirm your email address" });
  expect(arrived?.html).toContain(
    `http://localhost:3000/signin?verify=${token}`,
  );
  expect(arrived?.text).toContain(
    `http://localhost:3000/signin?verify=${token}`,
  );
});

test("without billing, an email about plans that still waits is not sent", async () => {
  const trial = {
    template: "trial_ending",
    plan: "Standard",
    freeListings: 5,
    endsAt: "2026-12-24T00:00:00.000Z",
  } as const;
  const limit = {
    template: "limit_reached",
    plan: "Free",
    listings: 5,
    resetsAt: "2026-12-01T00:00:00.000Z",
  } as const;
  const job = await queuedEmail();
  process.env.BILLING = "off";
  for (const email of [trial, limit])
    await send({ ...job, id: randomUUID(), email }, first);
  expect(await outbox(job.to)).toEqual([]);
  process.env.LISTINGS_PER_MONTH = "5";
  await send({ ...job, id: randomUUID(), email: limit }, first);
  delete process.env.BILLING;
  delete process.env.LISTINGS_PER_MONTH;
  await send({ ...job, id: randomUUID(), email: trial }, first);
  expect((await outbox(job.to)).map(({ subject }) => subject).sort()).toEqual([
    "This month's listings are used",
    "Your trial of Standard ends soon",
  ]);
});

test("a repeated job sends no second email", async () => {
  const job = await queuedEmail();
  for (const context of [first, again, again]) await send(job, context);
  expect(await outbox(job.to)).toHaveLength(1);
});

test.each<{ mode: string; status?: number }>([
  { mode: "status", status: 500 },
  { mode: "status", status: 429 },
  { mode: "cut" },
  ...inFullRuns([
    { mode: "status", status: 503 },
    { mode: "html" },
    { mode: "malformed" },
  ]),
])(
  "provider failure %j: the job fails, and a retry delivers one email",
  async (fault) => {
    const job = await queuedEmail();
    await fail({ ...fault, match: job.to });
    await expect(send(job, first)).rejects.toThrow();
    await sandbox.clearFaults();
    await send(job, again);
    expect(await outbox(job.to)).toHaveLength(1);
  },
);

test("a hanging provider: canceled when the worker stops", async () => {
  const job = await queuedEmail();
  await fail({ mode: "hang", match: job.to });
  await expect(
    send(job, { attempt: 1, signal: AbortSignal.timeout(200) }),
  ).rejects.toThrow();
});

test("a hanging provider: canceled after ten seconds, even if garbage is collected", async () => {
  const job = await queuedEmail();
  await fail({ mode: "hang", match: job.to });
  await expect(whileCollecting(send(job, first))).rejects.toThrow();
});

const lossesOf = async (email: string) => {
  const losses = await db().emailFailure.findMany({
    where: { user: { email } },
    orderBy: { id: "asc" },
  });
  return losses.map(({ template, reason }) => `${template}: ${reason}`);
};

test("a permanent refusal: not retried, and recorded with its user", async () => {
  const job = await queuedEmail();
  await fail({ mode: "status", status: 422, match: job.to });
  await send(job, first);
  expect(await outbox(job.to)).toEqual([]);
  expect(await lossesOf(job.to)).toEqual([
    expect.stringMatching(/^verify_email: refused: \w+$/),
  ]);
});

const notVerified =
  "The shop.example domain is not verified. Please, add and verify your domain, hello@shop.example";
const countRefusals = async () =>
  (await metrics().serviceRefusals.get()).values.find(
    ({ labels }) => labels.service === "email",
  )?.value ?? 0;
const emailFaults = async () =>
  (await findMetrics(new Date())).serviceFaults.filter(
    ({ service }) => service === "email",
  );

test.each<[status: number, message: string]>([
  [403, notVerified],
  ...inFullRuns<[number, string]>([
    [401, "This API key is restricted to only send emails"],
  ]),
])(
  "status %i: the operator reads why, and the email waits until it is mended",
  async (status, message) => {
    await db().serviceFault.deleteMany({ where: { service: "email" } });
    const job = await queuedEmail();
    await fail({ mode: "status", status, message, match: job.to });
    const notAfter = new Date(Date.now() + 3_600_000).toISOString();
    const refusals = await countRefusals();
    let payload: object = { ...job, notAfter };
    // More often than one address may get emails in an hour, and than a job has
    // attempts.
    for (let count = 0; count < 15; count++) {
      await send(payload, first);
      const waiting = await listJobs({ to: job.to });
      expect(waiting).toMatchObject([
        { task: "send_email", attempts: 0, payload: { ...job, notAfter } },
      ]);
      expect(waiting[0]?.key).toMatch(new RegExp(`^user:${job.userId}:`));
      expect(waiting[0]?.runAt.getTime()).toBeGreaterThan(Date.now() + 500_000);
      payload = Object(waiting[0]?.payload);
    }
    expect(await countRefusals()).toBe(refusals + 15);
    let faults = await emailFaults();
    // Again and again: another test's success may end it.
    for (; faults.length === 0; faults = await emailFaults())
      await send(payload, first);
    const words = message.replace("hello@shop.example", "[email]");
    expect(faults).toEqual([
      { service: "email", message: words, since: expect.any(String) },
    ]);
    expect(await lossesOf(job.to)).toEqual([]);

    await sandbox.clearFaults();
    await send(payload, first);
    expect(await outbox(job.to)).toHaveLength(1);
    while ((await emailFaults()).length > 0) await new Promise(setImmediate);
  },
);

test("an email that waits for the operator is not sent after its link has expired, nor for a deleted account", async () => {
  const job = await queuedEmail();
  await fail({ mode: "status", status: 403, match: job.to });
  await db().user.delete({ where: { id: job.userId } });
  await send(job, first);
  expect(await listJobs({ to: job.to })).toEqual([]);
  const late = {
    ...(await queuedEmail()),
    hasWaited: true,
    notAfter: new Date(Date.now() - 1_000).toISOString(),
  };
  await send(late, first);
  expect(await outbox(late.to)).toEqual([]);
});

test("an email with an expired link is not sent", async () => {
  const late = {
    ...(await queuedEmail()),
    notAfter: new Date(Date.now() - 1_000).toISOString(),
  };
  await send(late, first);
  expect(await outbox(late.to)).toEqual([]);
  const early = {
    ...(await queuedEmail()),
    notAfter: new Date(Date.now() + 60_000).toISOString(),
  };
  await send(early, first);
  expect(await outbox(early.to)).toHaveLength(1);
});

test("at most ten emails an hour per address, except for password changes", async () => {
  const { userId, to } = await queuedEmail();
  for (let count = 0; count < 15; count++)
    await send({ id: randomUUID(), userId, to, email: verify }, first);
  expect(await outbox(to)).toHaveLength(10);
  expect(await lossesOf(to)).toEqual(
    Array(5).fill("verify_email: withheld: too many to one address"),
  );
  const changed = {
    template: "password_changed",
    changedAt: new Date().toISOString(),
  };
  await send({ id: randomUUID(), to, email: changed }, first);
  expect(await outbox(to)).toHaveLength(11);
});

test.each([
  {},
  null,
  { id: "1", to: "a@example.com", email: { template: "verify_email", token } },
  { id: randomUUID(), to: "a@example.com", email: { template: "other" } },
])("an invalid payload fails: %j", async (payload) => {
  await expect(send(payload, first)).rejects.toThrow();
});

test("an email of a deleted account is not sent, even if the address has a new account", async () => {
  const { userId, ...job } = await queuedEmail();
  await db().user.delete({ where: { id: userId } });
  await send({ ...job, userId }, first);
  await send(job, again);
  await createUser({ email: job.to });
  await send({ ...job, userId }, again);
  expect(await outbox(job.to)).toEqual([]);
  expect(await lossesOf(job.to)).toEqual([]);
});
