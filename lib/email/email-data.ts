import "server-only";
import { db } from "@/lib/database/db";
import type { Sql } from "@/lib/database/sql";
import { sendEmailTask } from "@/lib/email/tasks";
import type { PayloadOf } from "@/lib/jobs/define-task";
import { addJob } from "@/lib/jobs/queue";

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

/**
 * Whether the address still belongs to the account; to any account when `id` is
 * undefined.
 */
export async function hasAccount(email: string, id: number | undefined) {
  return (
    (await db().user.count({
      where: { email, ...(id !== undefined && { id }) },
    })) === 1
  );
}

/** Of its job, among those of its account; administrators are shown it. */
export const emailKeyOf = ({
  id,
  email,
}: Pick<PayloadOf<typeof sendEmailTask>, "id" | "email">) =>
  `email:${email.template}:${id}`;

/**
 * Queues the same email again, unless its account was deleted in the meantime.
 */
export function requeueEmail(
  payload: PayloadOf<typeof sendEmailTask>,
  runAt: Date,
) {
  const { userId, to } = payload;
  return db().$transaction(async (tx) => {
    const owner = await lockAccountOf(tx, to);
    if (owner === null || (userId !== undefined && owner !== userId)) return;
    // With the key, an email whose worker died before it was done waits only
    // once.
    await addJob(tx, sendEmailTask, payload, {
      owner,
      key: emailKeyOf(payload),
      runAt,
      canWait: true,
    });
  });
}

export async function insertEmailFailure(
  email: string,
  { template, reason }: { template: string; reason: string },
) {
  await db().$executeRaw`
    INSERT INTO "EmailFailure" ("userId", "template", "reason")
    SELECT "id", ${template}, ${reason} FROM "User" WHERE "email" = ${email}`;
}
