-- AlterTable
ALTER TABLE "AdminAudit" ADD COLUMN     "listings" INTEGER,
ADD COLUMN     "page" TEXT,
ADD COLUMN     "reason" TEXT,
ADD COLUMN     "refusal" TEXT,
ADD COLUMN     "requestKey" TEXT;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "grantedListings" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "grantedPeriod" TEXT,
ADD COLUMN     "suspendedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "AdminAudit_subjectId_id_idx" ON "AdminAudit"("subjectId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "AdminAudit_adminId_requestKey_key" ON "AdminAudit"("adminId", "requestKey");

-- What an administrator did stays as it was written, whoever asks: nothing changes it, and it can be deleted only after the 400
-- days for which lib/maintenance/jobs.ts keeps records.
CREATE OR REPLACE FUNCTION "keep_admin_audit"()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND OLD."createdAt" < now() - interval '400 days' THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'AdminAudit is never changed' USING ERRCODE = 'insufficient_privilege';
  END
  $$;

-- Takes one listing out of a month's quota (null: unlimited), or returns the reason why not and changes nothing. The kinds:
-- 'reserved'; 'known', the same key was reserved or committed before; 'suspended', the account is; 'limit', the month is used
-- up; or the exceeded cap.
--
-- - The user's row is locked first, so that each later statement sees what earlier changes of this user left.
-- - Failures that are ours (a full disk, a provider that is down, an instance that died) don't count against the user, and each
--   listing written within the hour allows one more failure: some odd products of a large batch don't hold up the rest.
-- - A call that found out that nobody knows what the piece is doesn't count as a failure either; it has an hourly cap of its own.
-- - Reservations that live for more than 12 hours, which the model's provider answers within a day, don't count against the caps.
CREATE OR REPLACE FUNCTION "reserve_listing"(
  "owner" INTEGER, "quota" INTEGER, "key" TEXT, "hash" TEXT, "lifetime" INTERVAL,
  "in_flight" INTEGER, "failures_per_hour" INTEGER, "per_minute" INTEGER
)
  RETURNS TABLE ("kind" TEXT, "reservation" JSONB)
  LANGUAGE plpgsql
  AS $$
  #variable_conflict use_column
  DECLARE
    suspended BOOLEAN;
    known "Reservation"%ROWTYPE;
    exceeded TEXT;
    taken RECORD;
    made UUID;
  BEGIN
    SELECT "suspendedAt" IS NOT NULL INTO suspended FROM "User" WHERE id = "owner" FOR NO KEY UPDATE;

    SELECT * INTO known FROM "Reservation" WHERE "userId" = "owner" AND "idempotencyKey" = "key";
    IF known.state IN ('reserved', 'committed') THEN
      RETURN QUERY SELECT 'known', to_jsonb(known);
      RETURN;
    END IF;
    IF suspended THEN
      RETURN QUERY SELECT 'suspended', NULL::jsonb;
      RETURN;
    END IF;

    SELECT CASE
      WHEN count(*) FILTER (
        WHERE state = 'refunded' AND COALESCE(failure, '') NOT IN ('unavailable', 'unfinished', 'piece_unknown')
      ) - count(*) FILTER (WHERE state = 'committed') >= "failures_per_hour" THEN 'failuresPerHour'
      WHEN count(*) FILTER (WHERE state = 'reserved' AND "expiresAt" > now() AND NOT "isLong") >= "in_flight"
        THEN 'inFlight'
      WHEN count(*) FILTER (WHERE "createdAt" > now() - interval '1 minute' AND NOT "isLong") >= "per_minute"
        THEN 'perMinute'
    END INTO exceeded
    FROM (
      SELECT *, "expiresAt" - "createdAt" > interval '12 hours' AS "isLong" FROM "Reservation"
      WHERE "userId" = "owner" AND "createdAt" > now() - interval '1 hour'
    ) recent;

    IF exceeded IS NOT NULL THEN
      -- A month that is used up is the more helpful answer: waiting would not change it.
      RETURN QUERY SELECT CASE WHEN "quota" <= COALESCE(
        (SELECT used FROM "Usage" WHERE "userId" = "owner" AND period = listing_period()), 0
      ) THEN 'limit' ELSE exceeded END, NULL::jsonb;
      RETURN;
    END IF;

    INSERT INTO "Usage" ("userId", period, used)
    SELECT "owner", listing_period(), 1 WHERE "quota" IS NULL OR "quota" > 0
    ON CONFLICT ("userId", period) DO UPDATE SET used = "Usage".used + 1
    WHERE "quota" IS NULL OR "Usage".used < "quota"
    RETURNING period, used INTO taken;
    IF NOT FOUND THEN
      RETURN QUERY SELECT 'limit', NULL::jsonb;
      RETURN;
    END IF;

    -- A refunded reservation gives up its key for another try, and stays, since it is counted.
    UPDATE "Reservation" SET "idempotencyKey" = "idempotencyKey" || '#' || id WHERE id = known.id;

    UPDATE "User" SET "listingsThisMonth" = taken.used, "updatedAt" = now()
    WHERE id = "owner" AND listing_period("lastListingDate") = taken.period;

    INSERT INTO "Reservation" ("userId", period, quota, "idempotencyKey", "requestHash", "expiresAt")
    VALUES ("owner", taken.period, "quota", "key", "hash", now() + "lifetime")
    RETURNING id INTO made;
    RETURN QUERY SELECT 'reserved', jsonb_build_object('id', made);
  END
  $$;

-- Rows are written once, and deleted when they are old.
CREATE OR REPLACE TRIGGER "AdminAudit_keep" BEFORE UPDATE OR DELETE ON "AdminAudit"
  FOR EACH ROW EXECUTE FUNCTION "keep_admin_audit"();

-- The same for all of them at once.
CREATE OR REPLACE TRIGGER "AdminAudit_keep_all" BEFORE TRUNCATE ON "AdminAudit"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_admin_audit"();
