import "server-only";
import { db, type Transaction } from "@/lib/database/db";
import { invitationKeyOf } from "@/lib/email/email-data";
import { removeJob } from "@/lib/jobs/queue";

/** What stands for the link of an invitation's email. */
type Link = { email: string; tokenHash: string };

export async function hasInvitation(link: Link, now: Date) {
  const where = { ...link, expiresAt: { gt: now } };
  return (await db().invitation.count({ where })) === 1;
}

/** The address that a link is for; null for one that can't be used. */
export async function findInvitedAddress(tokenHash: string, now: Date) {
  const found = await db().invitation.findFirst({
    where: { tokenHash, expiresAt: { gt: now } },
    select: { email: true },
  });
  return found?.email ?? null;
}

/**
 * Ends invitations with their emails, where these are still waiting: `deletion`
 * returns their ids. False for none.
 */
export async function endInvitations(
  tx: Transaction,
  deletion: PromiseLike<{ id: number }[]>,
) {
  const ended = await deletion;
  for (const { id } of ended) await removeJob(tx, invitationKeyOf(id));
  return ended.length > 0;
}

export const endInvitationOf = (tx: Transaction, email: string) =>
  endInvitations(
    tx,
    tx.$queryRaw`DELETE FROM "Invitation" WHERE email = ${email} RETURNING id`,
  );

/**
 * Of several that use one invitation at the same time, the first gets true; the
 * others wait for its transaction.
 */
export const consumeInvitation = (
  tx: Transaction,
  { email, tokenHash }: Link,
  now: Date,
) =>
  endInvitations(
    tx,
    tx.$queryRaw`
      DELETE FROM "Invitation"
      WHERE email = ${email} AND "tokenHash" = ${tokenHash} AND "expiresAt" > ${now}::timestamptz
      RETURNING id`,
  );
