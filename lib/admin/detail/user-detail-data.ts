import "server-only";
import type { UserIssue } from "@/lib/admin/schema";
import { db } from "@/lib/database/db";
import { sendEmailTask } from "@/lib/email/tasks";
import { keyPrefixOf } from "@/lib/jobs/queue";

/** Issues of each kind. */
const issueLimit = 20;
const months = 12;

export function findUserRow(id: number, now: Date) {
  return db().user.findUnique({
    where: { id },
    select: {
      id: true,
      email: true,
      isVerified: true,
      createdAt: true,
      stripeCustomerId: true,
      lastActiveOn: true,

      subscriptionTier: true,
      subscriptionExpiresAt: true,
      trialExpiresAt: true,
      hasUsedTrial: true,
      grantedListings: true,
      grantedPeriod: true,
      suspendedAt: true,

      totalListings: true,
      lastListingDate: true,
      usage: {
        select: { period: true, used: true },
        orderBy: { period: "desc" },
        take: months,
      },
      _count: { select: { sessions: { where: { expire: { gt: now } } } } },
    },
  });
}

type IssueRow = { at: Date; reason: string | null };

const toIssues = (
  kind: UserIssue["kind"],
  rows: IssueRow[],
  messageOf: (reason: string | null) => string,
) =>
  rows.map(
    ({ at, reason }): UserIssue => ({
      at: at.toISOString(),
      kind,
      message: messageOf(reason),
    }),
  );

/** Refunded generations, newest first. */
export async function listFailedGenerations(userId: number) {
  const rows = await db().$queryRaw<IssueRow[]>`
    SELECT "createdAt" AS at, "failure" AS reason FROM "Reservation"
    WHERE "userId" = ${userId} AND "state" = 'refunded' ORDER BY "createdAt" DESC LIMIT ${issueLimit}::int`;
  return toIssues(
    "generation",
    rows,
    (reason) => `Refunded: ${reason ?? "never finished"}`,
  );
}

/** Emails that were refused or withheld, and those that wait for a retry. */
export async function listFailedEmails(id: number) {
  const lost = await db().$queryRaw<IssueRow[]>`
    SELECT "createdAt" AS at, "template" || ', ' || "reason" AS reason FROM "EmailFailure"
    WHERE "userId" = ${id} ORDER BY "createdAt" DESC LIMIT ${issueLimit}::int`;
  const late = await db().$queryRaw<IssueRow[]>`
    SELECT job.updated_at AS at,
      COALESCE(substring(job.key FROM '^user:\\d+:email:([a-z_]+):'), 'email')
        || ', ' || job.attempts || ' of ' || job.max_attempts || ' attempts failed' AS reason
    FROM graphile_worker.jobs job
    WHERE starts_with(job.key, ${keyPrefixOf(id)}) AND job.task_identifier = ${sendEmailTask.name} AND job.last_error IS NOT NULL
    ORDER BY job.updated_at DESC LIMIT ${issueLimit}::int`;
  return toIssues("email", [...lost, ...late], (reason) => reason ?? "");
}
