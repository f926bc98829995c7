import { randomUUID } from "node:crypto";
import { findMetrics } from "@/lib/admin/find-metrics";
import { db } from "@/lib/database/db";
import { sendEmail } from "@/lib/email/send-email";
import { sendEmailTask } from "@/lib/email/tasks";
import { handleTask } from "@/lib/jobs/define-task";
import { closeConnections } from "@/tests/support/connections";
import { createUser } from "@/tests/support/factories";
import { listJobs } from "@/tests/support/jobs";
import { startMailServer } from "@/tests/support/mail-server";

let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  delete process.env.RESEND_API_KEY;
  process.env.SMTP_URL = `smtp://ada:secret-pw@127.0.0.1:${server.port}`;
});
afterEach(() => {
  server.answerWith({});
  server.messages.length = 0;
});
afterAll(async () => {
  server.close();
  await closeConnections();
});

const { run: send } = handleTask(sendEmailTask, sendEmail);
const verify = { template: "verify_email", token: "A".repeat(43) };
const first = { attempt: 1, signal: new AbortController().signal };
const again = { ...first, attempt: 2 };
async function queuedEmail() {
  const { id: userId, email: to } = await createUser();
  return { id: randomUUID(), userId, to, email: verify };
}
const messageIds = () =>
  server.messages.map((text) => /^Message-ID: (.+?)\r$/m.exec(text)?.[1]);
const lossesOf = async (email: string) => {
  const losses = await db().emailFailure.findMany({
    where: { user: { email } },
  });
  return losses.map(({ template, reason }) => `${template}: ${reason}`);
};
const emailFaults = async () =>
  (await findMetrics(new Date())).serviceFaults.filter(
    ({ service }) => service === "email",
  );

test("an email of the queue arrives, with the same Message-ID at a second attempt", async () => {
  const job = await queuedEmail();
  server.answerWith({ end: "451 4.3.0 Later" });
  await expect(send(job, first)).rejects.toThrow(
    /^The mail server answered 451 to DATA\.$/,
  );
  server.answerWith({});
  await send(job, again);
  const id = `<${job.id}@listwright.example>`;
  expect(messageIds()).toEqual([id, id]);
  expect(server.messages[1]).toContain("Subject: Confirm your email address");
  expect(await listJobs({ to: job.to })).toEqual([]);
});

test("an unclear end is tried once more, with the same Message-ID, and then told", async () => {
  const job = await queuedEmail();
  server.answerWith({ end: "cut" });
  await send(job, first);
  const [waiting] = await listJobs({ to: job.to });
  expect(waiting?.payload).toEqual({
    ...job,
    hasWaited: true,
    wasUnclear: true,
  });
  expect(await lossesOf(job.to)).toEqual([]);
  await db().$executeRaw`
    SELECT graphile_worker.remove_job(${waiting?.key ?? ""})`;
  await send(waiting?.payload, first);
  expect(await listJobs({ to: job.to })).toEqual([]);
  expect(new Set(messageIds())).toEqual(
    new Set([`<${job.id}@listwright.example>`]),
  );
  expect(server.messages).toHaveLength(2);
  expect(await lossesOf(job.to)).toEqual([
    expect.stringMatching(/^verify_email: unclear: /),
  ]);
});

test("a recipient that is refused: not tried again, and recorded", async () => {
  const job = await queuedEmail();
  server.answerWith({ RCPT: "550 5.1.1 No such user" });
  await send(job, first);
  expect(await lossesOf(job.to)).toEqual([
    "verify_email: refused: 550 to RCPT TO",
  ]);
  expect(await listJobs({ to: job.to })).toEqual([]);
});

test.each([
  ["login", { AUTH: "535 5.7.8 Wrong secret-pw" }, /login of SMTP_URL \(535\)/],
  ["sender", { MAIL: "553 5.7.1 Not yours" }, /address of MAIL_FROM \(553\)/],
])(
  "a wrong %s: the operator reads why, and the email waits until it is mended",
  async (_, answers, words) => {
    await db().serviceFault.deleteMany({ where: { service: "email" } });
    const job = await queuedEmail();
    server.answerWith(answers);
    let faults = await emailFaults();
    for (; faults.length === 0; faults = await emailFaults())
      await send(job, first);
    expect(faults).toMatchObject([{ message: expect.stringMatching(words) }]);
    expect(await listJobs({ to: job.to })).toMatchObject([
      { payload: { ...job, hasWaited: true } },
    ]);
    expect(await lossesOf(job.to)).toEqual([]);
    server.answerWith({});
    await send(job, first);
    while ((await emailFaults()).length > 0) await new Promise(setImmediate);
    expect(server.messages).toHaveLength(1);
  },
);
