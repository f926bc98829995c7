import { randomUUID } from "node:crypto";
import { Resend } from "resend";
import type { Email } from "@/emails/email";
import { sendEmail } from "@/lib/email/send-email";
import { createUser } from "@/tests/support/factories";
import type { Stage } from "./stage";

const firstEmail: Email = { template: "verify_email", token: "A".repeat(43) };
const emails: Email[] = [
  firstEmail,
  {
    template: "password_changed",
    changedAt: "2026-11-20T19:21:00.000Z",
    ended: "all",
  },
  { template: "payment_failed", plan: "Standard" },
];
const context = () => ({ attempt: 1, signal: new AbortController().signal });

export async function runMailJourneys({ begin, sandbox, recorder }: Stage) {
  for (const email of emails) {
    begin(`email ${email.template}`);
    const { id: userId, email: to } = await createUser();
    await sendEmail({ id: randomUUID(), userId, to, email }, context());
  }

  begin("email: failures of the service");
  for (const status of [401, 422, 429, 500]) {
    const { id: userId, email: to } = await createUser();
    await sandbox.fail("resend", { mode: "status", status, count: 1 });
    await sendEmail(
      { id: randomUUID(), userId, to, email: firstEmail },
      context(),
    ).catch(() => undefined);
  }
  await sandbox.clearFaults();

  begin("email: refusals of the service");
  const client = (key: string) => new Resend(key, { baseUrl: recorder.url });
  const message = {
    from: "Shop <hello@example.com>",
    to: "ada@example.com",
    subject: "Hello",
    text: "Hello",
  };
  const idempotencyKey = randomUUID();
  await client("re_sandbox_x").emails.send(
    { ...message, replyTo: "help@example.com" },
    { idempotencyKey },
  );
  const refused = [
    await client("re_sandbox_x").emails.send(
      { ...message, subject: "Other" },
      { idempotencyKey },
    ),
    await client("re_other").emails.send(message),
    await client("re_sandbox_x").emails.send({
      ...message,
      from: "a@shop.invalid",
    }),
    await client("re_sandbox_x").emails.send({ ...message, to: "ada" }),
    await client("re_sandbox_sending_x").domains.list(),
  ];
  expect(refused.map(({ error }) => error?.statusCode)).toEqual([
    409, 403, 403, 422, 401,
  ]);
}
