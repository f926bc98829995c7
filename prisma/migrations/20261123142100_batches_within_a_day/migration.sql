-- AlterTable
ALTER TABLE "Batch" ADD COLUMN     "mode" TEXT NOT NULL DEFAULT 'now';

-- AlterTable
ALTER TABLE "BatchRow" ADD COLUMN     "modelBatchId" UUID;

-- CreateTable
CREATE TABLE "ModelBatch" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" INTEGER NOT NULL,
    "batchId" UUID,
    "state" TEXT NOT NULL DEFAULT 'new',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),
    "requests" INTEGER NOT NULL DEFAULT 0,
    "providerId" TEXT,
    "isCanceled" BOOLEAN NOT NULL DEFAULT false,
    "canceledAt" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "nextAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ModelBatch_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ModelBatch_providerId_key" ON "ModelBatch"("providerId");

-- CreateIndex
CREATE INDEX "ModelBatch_userId_idx" ON "ModelBatch"("userId");

-- CreateIndex
CREATE INDEX "ModelBatch_batchId_idx" ON "ModelBatch"("batchId");

-- CreateIndex
CREATE INDEX "ModelBatch_state_nextAt_idx" ON "ModelBatch"("state", "nextAt");

-- CreateIndex
CREATE INDEX "BatchRow_modelBatchId_idx" ON "BatchRow"("modelBatchId");

-- AddForeignKey
ALTER TABLE "ModelBatch" ADD CONSTRAINT "ModelBatch_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModelBatch" ADD CONSTRAINT "ModelBatch_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchRow" ADD CONSTRAINT "BatchRow_modelBatchId_fkey" FOREIGN KEY ("modelBatchId") REFERENCES "ModelBatch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- As before, but what the model's provider answers within a day holds back nothing that is written at once.
CREATE OR REPLACE FUNCTION "reserve_listing"(
  "owner" INTEGER, "quota" INTEGER, "key" TEXT, "hash" TEXT, "lifetime" INTERVAL,
  "in_flight" INTEGER, "failures_per_hour" INTEGER, "per_minute" INTEGER
)
  RETURNS TABLE ("kind" TEXT, "reservation" JSONB)
  LANGUAGE plpgsql
  AS $$
  #variable_conflict use_column
  DECLARE
    known "Reservation"%ROWTYPE;
    exceeded TEXT;
    taken RECORD;
    made UUID;
  BEGIN
    PERFORM 1 FROM "User" WHERE id = "owner" FOR NO KEY UPDATE;

    SELECT * INTO known FROM "Reservation" WHERE "userId" = "owner" AND "idempotencyKey" = "key";
    IF known.state IN ('reserved', 'committed') THEN
      RETURN QUERY SELECT 'known', to_jsonb(known);
      RETURN;
    END IF;

    SELECT CASE
      WHEN count(*) FILTER (
        WHERE state = 'refunded' AND COALESCE(failure, '') NOT IN ('unavailable', 'unfinished')
      ) >= "failures_per_hour" THEN 'failuresPerHour'
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
      -- A month that is used up is the better answer: waiting would not help.
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

    -- A refunded reservation makes room for another try, and stays to be counted.
    UPDATE "Reservation" SET "idempotencyKey" = "idempotencyKey" || '#' || id WHERE id = known.id;

    UPDATE "User" SET "listingsThisMonth" = taken.used, "updatedAt" = now()
    WHERE id = "owner" AND listing_period("lastListingDate") = taken.period;

    INSERT INTO "Reservation" ("userId", period, quota, "idempotencyKey", "requestHash", "expiresAt")
    VALUES ("owner", taken.period, "quota", "key", "hash", now() + "lifetime")
    RETURNING id INTO made;
    RETURN QUERY SELECT 'reserved', jsonb_build_object('id', made);
  END
  $$;
