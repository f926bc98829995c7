-- Names that say what they are. Nothing is copied and no row changes but for the values below.

-- RenameTable
ALTER TABLE "BillingTrouble" RENAME TO "BillingIssue";
ALTER TABLE "BillingIssue" RENAME CONSTRAINT "BillingTrouble_pkey" TO "BillingIssue_pkey";

ALTER TABLE "BillingNotice" RENAME TO "BillingEmail";
ALTER TABLE "BillingEmail" RENAME CONSTRAINT "BillingNotice_pkey" TO "BillingEmail_pkey";
ALTER TABLE "BillingEmail" RENAME CONSTRAINT "BillingNotice_userId_fkey" TO "BillingEmail_userId_fkey";

ALTER TABLE "ModelDay" RENAME TO "ModelUsage";
ALTER TABLE "ModelUsage" RENAME CONSTRAINT "ModelDay_pkey" TO "ModelUsage_pkey";
ALTER TABLE "ModelUsage" RENAME COLUMN "asked" TO "requests";

ALTER TABLE "MailFailure" RENAME TO "EmailFailure";
ALTER TABLE "EmailFailure" RENAME CONSTRAINT "MailFailure_pkey" TO "EmailFailure_pkey";
ALTER TABLE "EmailFailure" RENAME CONSTRAINT "MailFailure_userId_fkey" TO "EmailFailure_userId_fkey";
ALTER INDEX "MailFailure_userId_createdAt_idx" RENAME TO "EmailFailure_userId_createdAt_idx";
ALTER INDEX "MailFailure_createdAt_idx" RENAME TO "EmailFailure_createdAt_idx";
ALTER SEQUENCE "MailFailure_id_seq" RENAME TO "EmailFailure_id_seq";

ALTER TABLE "Tally" RENAME TO "DailyCount";
ALTER TABLE "DailyCount" RENAME CONSTRAINT "Tally_pkey" TO "DailyCount_pkey";

-- RenameColumn
ALTER TABLE "StripeCustomer" RENAME COLUMN "asked" TO "syncRequested";
ALTER TABLE "StripeCustomer" RENAME COLUMN "applied" TO "syncApplied";
ALTER TABLE "StripeCustomer" RENAME COLUMN "lookedAt" TO "syncedAt";
ALTER TABLE "StripeCustomer" RENAME COLUMN "nextLookAt" TO "nextSyncAt";
ALTER TABLE "StripeCustomer" RENAME COLUMN "raisingTo" TO "upgradingTo";
ALTER TABLE "StripeEvent" RENAME COLUMN "settledAt" TO "processedAt";
ALTER TABLE "JobRun" RENAME COLUMN "cleaned" TO "processed";

-- RenameValue
UPDATE "StripeEvent" SET "state" = 'processed' WHERE "state" = 'settled';
UPDATE "StripeEvent" SET "state" = 'deferred' WHERE "state" = 'parked';
UPDATE "DailyCount" SET "kind" = 'account_deleted' WHERE "kind" = 'departure';
UPDATE "BillingIssue" SET "kind" = 'multiple_subscriptions' WHERE "kind" = 'two_subscriptions';
UPDATE "JobRun" SET "task" = renamed.new
FROM (VALUES
  ('reap_reservations', 'expire_reservations'),
  ('sweep_stripe_events', 'retry_stripe_events'),
  ('sweep_sessions', 'purge_sessions'),
  ('sweep_limits', 'purge_rate_limits'),
  ('sweep_deleted_listings', 'purge_deleted_listings'),
  ('sweep_tokens', 'purge_tokens'),
  ('sweep_refunds', 'purge_refunds'),
  ('sweep_jobs', 'purge_failed_jobs'),
  ('sweep_notes', 'purge_records')
) renamed (old, new)
WHERE "JobRun"."task" = renamed.old;

-- The text of a function names its tables, so the functions are created again under names of their own.
DROP TRIGGER "User_insert_tally" ON "User";
DROP TRIGGER "User_delete_tally" ON "User";
DROP TRIGGER "User_update_tally" ON "User";
DROP TRIGGER "Listing_insert_tally" ON "Listing";
DROP FUNCTION "tally_new_users"();
DROP FUNCTION "tally_gone_users"();
DROP FUNCTION "tally_changed_user"();
DROP FUNCTION "tally_new_listings"();
DROP FUNCTION "tallies_of"(DATE, TEXT, TIMESTAMPTZ, TIMESTAMPTZ);

-- What one user adds to the daily counts besides the sign-up. A plan without a known end is counted on 'infinity'.
CREATE FUNCTION "daily_counts_of"("active" DATE, "tier" TEXT, "paid_until" TIMESTAMPTZ, "trial_until" TIMESTAMPTZ)
  RETURNS TABLE ("kind" TEXT, "day" DATE)
  LANGUAGE sql STABLE
  AS $$
    SELECT 'active', "active" WHERE "active" IS NOT NULL
    UNION ALL
    SELECT "tier", COALESCE(("paid_until" AT TIME ZONE 'utc')::date, 'infinity') WHERE "tier" <> 'free'
    UNION ALL
    SELECT 'trial', ("trial_until" AT TIME ZONE 'utc')::date WHERE "tier" = 'free' AND "trial_until" IS NOT NULL
  $$;

-- Rows are locked in the order of their keys, so that transactions cannot deadlock.
CREATE FUNCTION "count_new_users"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "DailyCount" AS known ("kind", "day", "count")
    SELECT kind, day, count(*)
    FROM (
      SELECT 'sign_up' AS kind, ("createdAt" AT TIME ZONE 'utc')::date AS day FROM new_rows
      UNION ALL
      SELECT entry.kind, entry.day FROM new_rows,
        daily_counts_of("lastActiveOn", "subscriptionTier", "subscriptionExpiresAt", "trialExpiresAt") entry
    ) each
    GROUP BY kind, day ORDER BY kind, day
    ON CONFLICT ("kind", "day") DO UPDATE SET "count" = known."count" + EXCLUDED."count";
    RETURN NULL;
  END
  $$;

CREATE FUNCTION "count_deleted_users"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "DailyCount" AS known ("kind", "day", "count")
    SELECT kind, day, sum(number)
    FROM (
      SELECT 'account_deleted' AS kind, (now() AT TIME ZONE 'utc')::date AS day, 1 AS number FROM old_rows
      UNION ALL
      SELECT entry.kind, entry.day, -1 FROM old_rows,
        daily_counts_of("lastActiveOn", "subscriptionTier", "subscriptionExpiresAt", "trialExpiresAt") entry
    ) each
    GROUP BY kind, day ORDER BY kind, day
    ON CONFLICT ("kind", "day") DO UPDATE SET "count" = known."count" + EXCLUDED."count";
    RETURN NULL;
  END
  $$;

CREATE FUNCTION "count_changed_user"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "DailyCount" AS known ("kind", "day", "count")
    SELECT kind, day, sum(number)
    FROM (
      SELECT entry.kind, entry.day, 1 AS number FROM daily_counts_of(
        NEW."lastActiveOn", NEW."subscriptionTier", NEW."subscriptionExpiresAt", NEW."trialExpiresAt") entry
      UNION ALL
      SELECT entry.kind, entry.day, -1 FROM daily_counts_of(
        OLD."lastActiveOn", OLD."subscriptionTier", OLD."subscriptionExpiresAt", OLD."trialExpiresAt") entry
    ) each
    GROUP BY kind, day HAVING sum(number) <> 0 ORDER BY kind, day
    ON CONFLICT ("kind", "day") DO UPDATE SET "count" = known."count" + EXCLUDED."count";
    RETURN NULL;
  END
  $$;

CREATE FUNCTION "count_new_listings"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "DailyCount" AS known ("kind", "day", "count")
    SELECT 'listing', ("createdAt" AT TIME ZONE 'utc')::date AS day, count(*) FROM new_rows GROUP BY day ORDER BY day
    ON CONFLICT ("kind", "day") DO UPDATE SET "count" = known."count" + EXCLUDED."count";
    RETURN NULL;
  END
  $$;

CREATE TRIGGER "User_insert_daily_count" AFTER INSERT ON "User"
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_new_users"();

CREATE TRIGGER "User_delete_daily_count" AFTER DELETE ON "User"
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_users"();

CREATE TRIGGER "User_update_daily_count" AFTER UPDATE ON "User"
  FOR EACH ROW
  WHEN (
    (OLD."lastActiveOn", OLD."subscriptionTier", OLD."subscriptionExpiresAt", OLD."trialExpiresAt")
    IS DISTINCT FROM
    (NEW."lastActiveOn", NEW."subscriptionTier", NEW."subscriptionExpiresAt", NEW."trialExpiresAt")
  )
  EXECUTE FUNCTION "count_changed_user"();

CREATE TRIGGER "Listing_insert_daily_count" AFTER INSERT ON "Listing"
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_new_listings"();

-- Makes a reservation final; false, and nothing changed, when it was settled before. The last one of a month queues an email
-- to its owner in the same transaction; the key of the job names the owner, so that it is removed with the account.
CREATE OR REPLACE FUNCTION "commit_reservation"("reservation" UUID)
  RETURNS BOOLEAN
  LANGUAGE plpgsql
  AS $$
  #variable_conflict use_column
  DECLARE
    settled "Reservation"%ROWTYPE;
    newest TIMESTAMPTZ;
  BEGIN
    PERFORM 1 FROM "User" owner JOIN "Reservation" r ON r."userId" = owner.id
    WHERE r.id = "reservation" FOR NO KEY UPDATE OF owner;

    UPDATE "Reservation" r SET state = 'committed' WHERE r.id = "reservation" AND r.state = 'reserved'
    RETURNING r.* INTO settled;
    IF NOT FOUND THEN
      RETURN FALSE;
    END IF;

    SELECT GREATEST(owner."lastListingDate", settled."createdAt") INTO newest
    FROM "User" owner WHERE owner.id = settled."userId";

    UPDATE "User" owner SET
      "lastListingDate" = newest,
      "listingsThisMonth" = COALESCE((
        SELECT used FROM "Usage" u WHERE u."userId" = owner.id AND u.period = listing_period(newest)
      ), 0),
      "updatedAt" = now()
    WHERE owner.id = settled."userId";

    IF settled.quota <= (
      SELECT count(*) FROM "Reservation" r
      WHERE r."userId" = settled."userId" AND r.period = settled.period AND r.state = 'committed'
    ) + COALESCE((
      SELECT u."carriedOver" FROM "Usage" u WHERE u."userId" = settled."userId" AND u.period = settled.period
    ), 0) THEN
      PERFORM graphile_worker.add_job(
        'notify_limit_reached', json_build_object('userId', settled."userId", 'period', settled.period),
        max_attempts := 12, job_key := format('user:%s:limit:%s', settled."userId", gen_random_uuid())
      );
    END IF;
    RETURN TRUE;
  END
  $$;
