import "server-only";
import { db } from "@/lib/db";

type Run = { task: string; startedAt: Date; durationMs: number };

/** Keeps the last run of a job in place of the one before. `cleaned` is null for one that failed, with its reason. */
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
    WHERE last."startedAt" <= EXCLUDED."startedAt"`;
}

export function listRuns() {
  return db().jobRun.findMany({ orderBy: { task: "asc" } });
}

/** Hashes of links that no longer open anything. */
export async function removeExpiredTokens(now: Date) {
  const [verification, reset] = await db().$transaction([
    db().user.updateMany({
      where: { verificationToken: { not: null }, verificationTokenExpires: { lte: now } },
      data: { verificationToken: null, verificationTokenExpires: null, signUpCookie: null },
    }),
    db().user.updateMany({
      where: { passwordResetToken: { not: null }, passwordResetTokenExpires: { lte: now } },
      data: { passwordResetToken: null, passwordResetTokenExpires: null },
    }),
  ]);
  return verification.count + reset.count;
}

/** What was given back; the ledger's own figures are in the committed ones, which stay. */
export function removeRefunds(before: Date) {
  return db().$executeRaw`DELETE FROM "Reservation" WHERE "state" = 'refunded' AND "expiresAt" < ${before}`;
}

export async function removeNotes(before: Date) {
  const [mails, reads] = await db().$transaction([
    db().mailFailure.deleteMany({ where: { createdAt: { lt: before } } }),
    db().adminAudit.deleteMany({ where: { createdAt: { lt: before } } }),
  ]);
  return mails.count + reads.count;
}

/** Jobs that failed as often as they may, with the letters and links in them. */
export async function removeSpentJobs(before: Date) {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT job.id::text AS id FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker._private_jobs
      WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < ${before}
    )) job`;
  return rows.length;
}

/** Jobs of these tasks that have been held since before then: another takes them. A holder keeps what it began later. */
export function releaseJobs(tasks: string[], heldSince: Date) {
  return db().$executeRaw`
    UPDATE graphile_worker._private_jobs AS job SET locked_at = NULL, locked_by = NULL
    FROM graphile_worker._private_tasks AS task
    WHERE task.id = job.task_id AND task.identifier = ANY(${tasks}) AND job.locked_at < ${heldSince}`;
}

export async function addMailFailure(email: string, { template, reason }: { template: string; reason: string }) {
  await db().$executeRaw`
    INSERT INTO "MailFailure" ("userId", "template", "reason")
    SELECT "id", ${template}, ${reason} FROM "User" WHERE "email" = ${email}`;
}
