import "server-only";
import { z } from "zod";
import { sessionOpenings } from "@/lib/auth/schema";
import { db, type Transaction } from "@/lib/database/db";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";
import { queueEmail } from "@/lib/email/queue-email";
import { switchOffEndpoints } from "@/lib/webhooks/webhook-data";

const sessSchema = z.object({
  device: z.string().default("Unknown device"),
  /** ISO 8601. */
  createdAt: z.string().default(""),
  remember: z.boolean().default(false),
  openedBy: z.enum(sessionOpenings).catch("password"),
  /**
   * When its user last proved who she is, and whether by a second factor. Null
   * for sessions of a version that didn't know it.
   */
  confirmed: z
    .object({ at: z.iso.datetime(), by: z.enum(["password", "factor"]) })
    .nullable()
    .catch(null),
});

export type SessionRow = {
  sid: string;
  userId: number;
  sess: z.output<typeof sessSchema>;
  expire: Date;
};

/** Of one user; with more, the oldest end. */
const maxSessions = 100;

/**
 * Replaces the session `oldSid`, if there is one. False when the password is no
 * longer the one that was checked. The row lock orders this against a password
 * change, which either prevents the session or ends it.
 */
export function insertSession(
  { sid, userId, sess, expire }: SessionRow,
  passwordHash: string,
  oldSid: string | null,
) {
  return db().$transaction(async (tx) => {
    const count = await tx.$executeRaw`
      INSERT INTO "Session" ("sid", "userId", "sess", "expire")
      SELECT ${sid}, "id", ${JSON.stringify(sess)}::jsonb, ${expire}::timestamptz
      FROM "User" WHERE "id" = ${userId} AND "password" = ${passwordHash} AND "suspendedAt" IS NULL
      FOR NO KEY UPDATE`;
    if (count === 0) return false;
    if (oldSid !== null)
      await tx.session.deleteMany({ where: { sid: oldSid } });
    await tx.$executeRaw`
      DELETE FROM "Session" WHERE "userId" = ${userId} AND "sid" IN (
        SELECT "sid" FROM "Session" WHERE "userId" = ${userId}
        ORDER BY "sess"->>'createdAt' DESC, "sid" OFFSET ${maxSessions}::int)`;
    return true;
  });
}

export async function listSessions(
  userId: number,
  now: Date,
): Promise<SessionRow[]> {
  const rows = await db().session.findMany({
    where: { userId, expire: { gt: now } },
    select: { sid: true, userId: true, sess: true, expire: true },
    orderBy: { expire: "desc" },
  });
  return rows.map((row) => ({ ...row, sess: sessSchema.parse(row.sess) }));
}

export async function removeSession(sid: string) {
  await db().session.deleteMany({ where: { sid } });
}

/** True when it existed and was the user's own. */
export async function removeSessionOf(userId: number, sid: string) {
  const { count } = await db().session.deleteMany({ where: { userId, sid } });
  return count === 1;
}

export async function removeOtherSessions(userId: number, sid: string) {
  const { count } = await db().session.deleteMany({
    where: { userId, sid: { not: sid } },
  });
  return count;
}

/**
 * Returns how many. By the database's clock: an instance whose own is wrong
 * must not sign anybody out.
 */
export function purgeExpiredSessions() {
  return purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "Session" WHERE sid IN (
        SELECT sid FROM "Session" WHERE expire <= now() ORDER BY expire LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
      )`,
  );
}

/** Of a session that goes on. */
export async function findConfirmation(sid: string, now: Date) {
  const row = await db().session.findFirst({
    where: { sid, expire: { gt: now } },
    select: { sess: true },
  });
  return row && sessSchema.parse(row.sess).confirmed;
}

/** Its user has just proved who she is. False once the session has ended. */
export async function markSessionConfirmed(
  session: { sid: string; userId: number },
  confirmed: { at: Date; by: "password" | "factor" },
) {
  const value = JSON.stringify(confirmed);
  const count = await db().$executeRaw`
    UPDATE "Session" SET "sess" = jsonb_set("sess", '{confirmed}', ${value}::jsonb)
    WHERE "sid" = ${session.sid} AND "userId" = ${session.userId}`;
  return count === 1;
}

export function findSession(sid: string, now: Date) {
  return db().session.findFirst({
    where: { sid, expire: { gt: now }, user: { suspendedAt: null } },
    select: { expire: true, user: { select: { id: true, email: true } } },
  });
}

/**
 * Beside the sessions. "apps" are what users allowed at our page of consent,
 * "all" are they, keys and webhooks.
 */
export type EndedAccess = "nothing" | "apps" | "apps_and_keys" | "all";

/**
 * After a password change: ends every session, since each was opened with the
 * old password, and the access of programs as far as `ends` says, and notifies
 * the owner.
 */
export async function endSessionsAndNotify(
  tx: Transaction,
  user: { id: number; email: string },
  ends: EndedAccess,
  now: Date,
) {
  await tx.session.deleteMany({ where: { userId: user.id } });
  // They were begun with the old password.
  await tx.signInStep.deleteMany({ where: { userId: user.id } });
  if (ends !== "nothing")
    await tx.oAuthGrant.deleteMany({ where: { userId: user.id } });
  if (ends === "apps_and_keys" || ends === "all") {
    await tx.apiKey.updateMany({
      where: { userId: user.id, revokedAt: null },
      data: { revokedAt: now },
    });
  }
  if (ends === "all") await switchOffEndpoints(tx, user.id, now);
  const email = {
    template: "password_changed",
    changedAt: now.toISOString(),
    ended: ends,
  } as const;
  await queueEmail(tx, { to: user.email, email });
}
