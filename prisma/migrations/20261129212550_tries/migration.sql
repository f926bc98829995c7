-- CreateTable
CREATE TABLE "Try" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "browser" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "isWritten" BOOLEAN NOT NULL DEFAULT false,
    "listing" JSONB,

    CONSTRAINT "Try_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Try_browser_idx" ON "Try"("browser");

-- CreateIndex
CREATE INDEX "Try_address_createdAt_idx" ON "Try"("address", "createdAt");

-- CreateIndex
CREATE INDEX "Try_createdAt_idx" ON "Try"("createdAt");

-- Reserves a listing for a visitor without an account, or returns the reason why not and changes nothing. The kinds: 'reserved';
-- 'known', this address sent the same key before; 'busy', one is being written for this address; 'browser' and 'address', they
-- had theirs; 'day', so many were written for visitors today (UTC).
--
-- - One after the other, so that each sees what the others reserved.
-- - One that fails leaves no row. That of a killed process counts until it is as old as "patience".
CREATE OR REPLACE FUNCTION "reserve_try"(
  "of_browser" TEXT, "of_address" TEXT, "with_key" TEXT, "with_hash" TEXT, "patience" INTERVAL,
  "per_day" INTEGER, "address_per_day" INTEGER, "address_per_month" INTEGER
)
  RETURNS TABLE ("kind" TEXT, "try" JSONB)
  LANGUAGE plpgsql
  AS $$
  #variable_conflict use_column
  DECLARE
    known "Try"%ROWTYPE;
    month TIMESTAMPTZ := now() - interval '30 days';
    made "Try"%ROWTYPE;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('reserve_try'));
    DELETE FROM "Try" WHERE NOT "isWritten" AND "createdAt" < now() - "patience";

    SELECT * INTO known FROM "Try" WHERE "address" = "of_address" AND "key" = "with_key" AND "createdAt" > month;
    IF known."id" IS NOT NULL THEN
      RETURN QUERY SELECT 'known', to_jsonb(known);
      RETURN;
    END IF;
    IF EXISTS (SELECT 1 FROM "Try" WHERE "address" = "of_address" AND NOT "isWritten") THEN
      RETURN QUERY SELECT 'busy', NULL::jsonb;
      RETURN;
    END IF;
    IF EXISTS (SELECT 1 FROM "Try" WHERE "browser" = "of_browser" AND "createdAt" > month) THEN
      RETURN QUERY SELECT 'browser', NULL::jsonb;
      RETURN;
    END IF;
    IF (SELECT count(*) FROM "Try" WHERE "address" = "of_address" AND "createdAt" > now() - interval '1 day') >= "address_per_day"
      OR (SELECT count(*) FROM "Try" WHERE "address" = "of_address" AND "createdAt" > month) >= "address_per_month" THEN
      RETURN QUERY SELECT 'address', NULL::jsonb;
      RETURN;
    END IF;
    IF (SELECT count(*) FROM "Try" WHERE "createdAt" >= date_trunc('day', now() AT TIME ZONE 'utc') AT TIME ZONE 'utc') >= "per_day" THEN
      RETURN QUERY SELECT 'day', NULL::jsonb;
      RETURN;
    END IF;

    INSERT INTO "Try" ("browser", "address", "key", "requestHash")
    VALUES ("of_browser", "of_address", "with_key", "with_hash") RETURNING * INTO made;
    RETURN QUERY SELECT 'reserved', to_jsonb(made);
  END
  $$;
