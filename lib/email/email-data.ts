import "server-only";
import { db } from "@/lib/database/db";
import type { Sql } from "@/lib/database/sql";
import { sendEmailTask } from "@/lib/email/tasks";
import type { PayloadOf } from "@/lib/jobs/define-task";
import { addJob } from "@/lib/jobs/queue";
import { hashToken } from "@/lib/token";

/**
 * The id of the account with this address, or null. The account can't be
 * deleted before the transaction ends, so its deletion sees what is queued for
 * it in the meantime.
 */
export async function lockAccountOf(tx: Sql, email: string) {
  const [account] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM "User" WHERE email = ${email} FOR KEY SHARE`;
  return account?.id ?? null;
}

/**
 * By the database's clock: an instance with a wrong clock must not discard
 * emails.
 */
export async function isPast(moment: string) {
  const [row] = await db().$queryRaw<
    { past: boolean }[]
  >`SELECT ${moment}::timestamptz < now() AS past`;
  return row?.past === true;
}

type Payload = PayloadOf<typeof sendEmailTask>;

/**
 * Whether it is still for somebody: for the account that it was queued for, or
 * for who has an invitation that was neither used nor withdrawn nor replaced.
 */
export async function hasRecipient({ to, userId, email }: Payload) {
  const count =
    email.template === "invitation"
      ? await db().invitation.count({ where: invitationOf(to, email.token) })
      : await db().user.count({
          where: { email: to, ...(userId !== undefined && { id: userId }) },
        });
  return count === 1;
}

const invitationOf = (email: string, token: string) => ({
  email,
  tokenHash: hashToken(token),
});

/** Of its job, among those of its account; administrators are shown it. */
const emailKeyOf = ({ id, email }: Pick<Payload, "id" | "email">) =>
  `email:${email.template}:${id}`;

/** Of the job that sends it, which is removed with the invitation. */
export const invitationKeyOf = (id: number) => `invitation:${id}`;

/**
 * Whom the email is for, and the key of its job. The account or invitation
 * can't be deleted before the transaction ends. Null when it is gone.
 */
export async function lockRecipient(
  tx: Sql,
  { id, userId, to, email }: Payload,
): Promise<{ key: string; owner?: number } | null> {
  if (email.template === "invitation") {
    const [invitation] = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM "Invitation"
      WHERE email = ${to} AND "tokenHash" = ${hashToken(email.token)} FOR KEY SHARE`;
    return invitation ? { key: invitationKeyOf(invitation.id) } : null;
  }
  const owner = await lockAccountOf(tx, to);
  if (owner === null || (userId !== undefined && owner !== userId)) return null;
  return { key: emailKeyOf({ id, email }), owner };
}

/** Queues the same email again, unless nobody is there for it any more. */
export function requeueEmail(payload: Payload, runAt: Date) {
  return db().$transaction(async (tx) => {
    const recipient = await lockRecipient(tx, payload);
    if (recipient === null) return;
    // With the key, an email whose worker died before it was done waits only
    // once.
    await addJob(tx, sendEmailTask, payload, {
      ...recipient,
      runAt,
      canWait: true,
    });
  });
}

/** For administrators, beside the account or the invitation. */
export async function insertEmailFailure(
  { to, email }: Payload,
  reason: string,
) {
  if (email.template === "invitation") {
    await db().invitation.updateMany({
      where: invitationOf(to, email.token),
      data: { failure: reason },
    });
    return;
  }
  await db().$executeRaw`
    INSERT INTO "EmailFailure" ("userId", "template", "reason")
    SELECT "id", ${email.template}, ${reason} FROM "User" WHERE "email" = ${to}`;
}
