import "server-only";
import { addAudit } from "@/lib/admin/metrics-data";
import { endInvitations } from "@/lib/auth/invitation-data";
import type { EmailToken } from "@/lib/auth/token";
import { db } from "@/lib/database/db";
import { lockAccountOf } from "@/lib/email/email-data";
import { queueEmail } from "@/lib/email/queue-email";
import { installation } from "@/lib/settings/installation";

/** Newest first, those whose link still works. */
export function listInvitations(now: Date) {
  return db().invitation.findMany({
    where: { expiresAt: { gt: now } },
    omit: { tokenHash: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

type NewInvitation = { adminId: number; email: string; maxOpen: number };

/**
 * Queues the email with it; an invitation that the address had before ends.
 * Returns its id, or why there is none.
 */
export function insertInvitation(
  { adminId, email, maxOpen }: NewInvitation,
  { token, tokenHash, expires }: EmailToken,
  now: Date,
) {
  return db().$transaction(async (tx) => {
    if ((await lockAccountOf(tx, email)) !== null) return "taken";
    // One at a time, so that no more than `maxOpen` are open.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('invitations'))`;
    const others = await tx.invitation.count({
      where: { expiresAt: { gt: now }, email: { not: email } },
    });
    if (others >= maxOpen) return "full";
    const fields = { tokenHash, createdAt: now, expiresAt: expires };
    const { id } = await tx.invitation.upsert({
      where: { email },
      create: { email, ...fields },
      update: { ...fields, failure: null },
      select: { id: true },
    });
    await addAudit({ adminId, action: "create_invitation", subjectId: id }, tx);
    const { name } = installation();
    const invitation = { template: "invitation", token, name } as const;
    await queueEmail(tx, { to: email, email: invitation, notAfter: expires });
    return id;
  });
}

/** False when there is none. */
export function deleteInvitation(adminId: number, id: number) {
  return db().$transaction(async (tx) => {
    const deletion = tx.$queryRaw<
      { id: number }[]
    >`DELETE FROM "Invitation" WHERE id = ${id} RETURNING id`;
    if (!(await endInvitations(tx, deletion))) return false;
    const action = "withdraw_invitation";
    await addAudit({ adminId, action, subjectId: id }, tx);
    return true;
  });
}
