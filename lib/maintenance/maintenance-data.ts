import "server-only";
import { db } from "@/lib/database/db";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";

type Run = { task: string; startedAt: Date; durationMs: number };

/**
 * Stores the last run of a job. It replaces earlier runs, and runs that a wrong
 * clock dated in the future. For a failed run, `processed` is null and `error`
 * has the reason.
 */
export async function saveJobRun(
  run: Run,
  { processed, error }: { processed: number | null; error: string | null },
) {
  const { task, startedAt, durationMs } = run;
  await db().$executeRaw`
    INSERT INTO "JobRun" AS last ("task", "startedAt", "durationMs", "processed", "error", "succeededAt", "failuresInRow")
    VALUES (
      ${task}, ${startedAt}, ${durationMs}, ${processed}, ${error},
      CASE WHEN ${error}::text IS NULL THEN ${startedAt}::timestamptz END,
      CASE WHEN ${error}::text IS NULL THEN 0 ELSE 1 END
    )
    ON CONFLICT ("task") DO UPDATE SET
      "startedAt" = EXCLUDED."startedAt",
      "durationMs" = EXCLUDED."durationMs",
      "processed" = EXCLUDED."processed",
      "error" = EXCLUDED."error",
      "succeededAt" = COALESCE(EXCLUDED."succeededAt", last."succeededAt"),
      "failuresInRow" = CASE WHEN EXCLUDED."error" IS NULL THEN 0 ELSE last."failuresInRow" + 1 END
    WHERE last."startedAt" <= EXCLUDED."startedAt" OR last."startedAt" > now() + interval '5 minutes'`;
}

export function listJobRuns() {
  return db().jobRun.findMany({ orderBy: { task: "asc" } });
}

/*
 * All deletions below use the database's clock, so that an instance with a
 * wrong clock deletes nothing too early.
 */

/**
 * Hashes of expired links, with the addresses that invitations were for; of
 * links for photos a day after their end.
 */
export async function deleteExpiredTokens() {
  const verifications = await purgeInBatches(
    () => db().$executeRaw`
      UPDATE "User" SET "verificationToken" = NULL, "verificationTokenExpires" = NULL, "signUpCookie" = NULL
      WHERE id IN (
        SELECT id FROM "User" WHERE "verificationToken" IS NOT NULL AND "verificationTokenExpires" <= now()
        LIMIT ${purgeBatchSize} FOR NO KEY UPDATE SKIP LOCKED
      )`,
  );
  const resets = await purgeInBatches(
    () => db().$executeRaw`
      UPDATE "User" SET "passwordResetToken" = NULL, "passwordResetTokenExpires" = NULL
      WHERE id IN (
        SELECT id FROM "User" WHERE "passwordResetToken" IS NOT NULL AND "passwordResetTokenExpires" <= now()
        LIMIT ${purgeBatchSize} FOR NO KEY UPDATE SKIP LOCKED
      )`,
  );
  const uploads = await purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "UploadLink" WHERE id IN (
        SELECT id FROM "UploadLink" WHERE "expiresAt" < now() - interval '1 day'
        ORDER BY "expiresAt" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
      )`,
  );
  const invitations = await purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "Invitation" WHERE id IN (
        SELECT id FROM "Invitation" WHERE "expiresAt" <= now()
        ORDER BY "expiresAt" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
      )`,
  );
  const signIns = await deleteSignInLeftovers();
  return verifications + resets + uploads + invitations + signIns;
}

/**
 * Steps of signing in that nobody took, and apps that were never confirmed.
 */
async function deleteSignInLeftovers() {
  const steps = await purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "SignInStep" WHERE hash IN (
        SELECT hash FROM "SignInStep" WHERE "expiresAt" <= now()
        ORDER BY "expiresAt" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
      )`,
  );
  const challenges = await purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "PasskeyChallenge" WHERE hash IN (
        SELECT hash FROM "PasskeyChallenge" WHERE "expiresAt" <= now()
        ORDER BY "expiresAt" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
      )`,
  );
  const apps = await purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "AuthenticatorApp" WHERE "userId" IN (
        SELECT "userId" FROM "AuthenticatorApp"
        WHERE "confirmedAt" IS NULL AND "createdAt" < now() - interval '1 day'
        LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
      )`,
  );
  return steps + challenges + apps;
}

/**
 * Refunded reservations; the ledger's counts depend on the committed ones
 * alone, which stay.
 */
export function deleteRefunds(days: number) {
  return purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "Reservation" WHERE id IN (
        SELECT id FROM "Reservation"
        WHERE "state" = 'refunded' AND "expiresAt" < now() - make_interval(days => ${days}::int)
        ORDER BY "expiresAt" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
      )`,
  );
}

/**
 * What was sent to the model's provider of batches that their sellers deleted,
 * once each row is settled.
 */
export function deleteSettledModelBatches() {
  return purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "ModelBatch" WHERE id IN (
        SELECT id FROM "ModelBatch"
        WHERE "state" = 'ended' AND "batchId" IS NULL AND "createdAt" < now() - interval '2 days'
        LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
      )`,
  );
}

/** Retained identities of deleted accounts, after 13 months. */
export function deleteExpiredIdentities() {
  return purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "RetainedIdentity" WHERE hash IN (
        SELECT hash FROM "RetainedIdentity" WHERE "expiresAt" <= now()
        ORDER BY "expiresAt" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
      )`,
  );
}

/** Records of failed emails and of administrators' access to user data. */
export async function deleteRecords(days: number) {
  const emails = await purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "EmailFailure" WHERE id IN (
        SELECT id FROM "EmailFailure" WHERE "createdAt" < now() - make_interval(days => ${days}::int)
        ORDER BY "createdAt" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
      )`,
  );
  const audits = await purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "AdminAudit" WHERE id IN (
        SELECT id FROM "AdminAudit" WHERE "createdAt" < now() - make_interval(days => ${days}::int)
        ORDER BY "createdAt" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
      )`,
  );
  return emails + audits;
}

export async function pingDatabase() {
  await db().$queryRaw`SELECT 1`;
}
