import "server-only";
import type { UserTrouble } from "@/lib/admin/schema";
import { db } from "@/lib/db";

const shown = 20;
const months = 12;

export function findUserRow(id: number, now: Date) {
  return db().user.findUnique({
    where: { id },
    select: {
      ...{ id: true, email: true, isVerified: true, createdAt: true, stripeCustomerId: true, lastActiveOn: true },
      ...{ subscriptionTier: true, subscriptionExpiresAt: true, trialExpiresAt: true, hasUsedTrial: true },
      ...{ totalListings: true, lastListingDate: true },
      usage: { select: { period: true, used: true }, orderBy: { period: "desc" }, take: months },
      _count: { select: { sessions: { where: { expire: { gt: now } } } } },
    },
  });
}

type TroubleRow = { at: Date; what: string | null };

const told = (kind: UserTrouble["kind"], rows: TroubleRow[], words: (what: string | null) => string) =>
  rows.map(({ at, what }): UserTrouble => ({ at: at.toISOString(), kind, what: words(what) }));

/** Generations that were given back, newest first. */
export async function listFailedGenerations(userId: number) {
  const rows = await db().$queryRaw<TroubleRow[]>`
    SELECT "createdAt" AS at, "failure" AS what FROM "Reservation"
    WHERE "userId" = ${userId} AND "state" = 'refunded' ORDER BY "createdAt" DESC LIMIT ${shown}::int`;
  return told("generation", rows, (what) => `Given back: ${what ?? "it was never finished"}`);
}

/** Letters that were refused or withheld, and those that wait for another try. */
export async function listFailedMails({ id, email }: { id: number; email: string }) {
  const lost = await db().$queryRaw<TroubleRow[]>`
    SELECT "createdAt" AS at, "template" || ', ' || "reason" AS what FROM "EmailFailure"
    WHERE "userId" = ${id} ORDER BY "createdAt" DESC LIMIT ${shown}::int`;
  const late = await db().$queryRaw<TroubleRow[]>`
    SELECT job.updated_at AS at,
      (COALESCE(job.payload->'email', job.payload->'mail')->>'template') || ', ' || job.attempts || ' of ' || job.max_attempts || ' tries failed' AS what
    FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
    WHERE task.identifier IN ('send_email', 'send_email') AND job.payload->>'to' = ${email} AND job.last_error IS NOT NULL
    ORDER BY job.updated_at DESC LIMIT ${shown}::int`;
  return told("mail", [...lost, ...late], (what) => what ?? "");
}
