import "server-only";
import { db } from "@/lib/db";

type Run = { task: string; startedAt: Date; durationMs: number };

/**
 * Keeps the last run of a job in place of the one before, or of one that a wrong clock dated ahead. `cleaned` is null for
 * one that failed, with its reason.
 */
export async function saveRun(run: Run, { cleaned, error }: { cleaned: number | null; error: string | null }) {
  const { task, startedAt, durationMs } = run;
  await db().$executeRaw`
    INSERT INTO "JobRun" AS last ("task", "startedAt", "durationMs", "cleaned", "error", "succeededAt", "failuresInRow")
    VALUES (
      ${task}, ${startedAt}, ${durationMs}, ${cleaned}, ${error},
      CASE WHEN ${error}::text IS NULL THEN ${startedAt}::timestamptz END,
      CASE WHEN ${error}::text IS NULL THEN 0 ELSE 1 END
    )
    ON CONFLICT ("task") DO UPDATE SET
      "startedAt" = EXCLUDED."startedAt",
      "durationMs" = EXCLUDED."durationMs",
      "cleaned" = EXCLUDED."cleaned",
      "error" = EXCLUDED."error",
      "succeededAt" = COALESCE(EXCLUDED."succeededAt", last."succeededAt"),
      "failuresInRow" = CASE WHEN EXCLUDED."error" IS NULL THEN 0 ELSE last."failuresInRow" + 1 END
    WHERE last."startedAt" <= EXCLUDED."startedAt" OR last."startedAt" > now() + interval '5 minutes'`;
}

export function listRuns() {
  return db().jobRun.findMany({ orderBy: { task: "asc" } });
}

/*
 * What is removed for good is removed by the database's clock, which there is once: an instance whose own is wrong
 * destroys nothing.
 */

/** Hashes of links that no longer open anything. */
export async function removeExpiredTokens() {
  const counts = await db().$transaction([
    db().$executeRaw`
      UPDATE "User" SET "verificationToken" = NULL, "verificationTokenExpires" = NULL, "signUpCookie" = NULL
      WHERE "verificationToken" IS NOT NULL AND "verificationTokenExpires" <= now()`,
    db().$executeRaw`
      UPDATE "User" SET "passwordResetToken" = NULL, "passwordResetTokenExpires" = NULL
      WHERE "passwordResetToken" IS NOT NULL AND "passwordResetTokenExpires" <= now()`,
  ]);
  return counts[0] + counts[1];
}

/** What was given back; the ledger's own figures are in the committed ones, which stay. */
export function removeRefunds(days: number) {
  return db().$executeRaw`
    DELETE FROM "Reservation" WHERE "state" = 'refunded' AND "expiresAt" < now() - make_interval(days => ${days}::int)`;
}

/** What deleted accounts had used up, once it no longer counts. */
export function removeExpiredIdentities() {
  return db().$executeRaw`DELETE FROM "RetainedIdentity" WHERE "expiresAt" <= now()`;
}

export async function removeNotes(days: number) {
  const counts = await db().$transaction([
    db().$executeRaw`DELETE FROM "MailFailure" WHERE "createdAt" < now() - make_interval(days => ${days}::int)`,
    db().$executeRaw`DELETE FROM "AdminAudit" WHERE "createdAt" < now() - make_interval(days => ${days}::int)`,
  ]);
  return counts[0] + counts[1];
}

/**
 * Jobs that failed as often as they may, with the letters and links in them. Those of deleted accounts do not wait: a
 * worker had begun them when the account went.
 */
export async function removeSpentJobs(days: number) {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT job.id::text AS id FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker._private_jobs
      WHERE attempts >= max_attempts AND locked_at IS NULL AND (
        updated_at < now() - make_interval(days => ${days}::int)
        OR (payload->>'userId' IS NOT NULL AND NOT EXISTS (SELECT FROM "User" u WHERE u.id = (payload->>'userId')::int))
        OR EXISTS (SELECT FROM "StripeCustomer" c WHERE c.id = payload->>'customer' AND c."erasedAt" IS NOT NULL)
      )
    )) job`;
  return rows.length;
}

/**
 * Jobs of these tasks that have been held for longer: another takes them. A holder keeps what it began later. One that
 * is held since a time to come was held before the clock was set back.
 */
export function releaseJobs(tasks: string[], minutes: number) {
  return db().$executeRaw`
    UPDATE graphile_worker._private_jobs AS job SET locked_at = NULL, locked_by = NULL
    FROM graphile_worker._private_tasks AS task
    WHERE task.id = job.task_id AND task.identifier = ANY(${tasks}) AND (
      job.locked_at < now() - make_interval(mins => ${minutes}::int) OR job.locked_at > now() + interval '1 minute'
    )`;
}

export async function addMailFailure(email: string, { template, reason }: { template: string; reason: string }) {
  await db().$executeRaw`
    INSERT INTO "MailFailure" ("userId", "template", "reason")
    SELECT "id", ${template}, ${reason} FROM "User" WHERE "email" = ${email}`;
}
