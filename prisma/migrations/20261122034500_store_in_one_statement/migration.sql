-- AlterTable
ALTER TABLE "Reservation" ADD COLUMN     "quota" INTEGER;

-- Takes one listing out of a month's quota (null: unlimited), or says what stands against it and changes nothing.
-- The user's row is locked first: each statement after it sees what the changes before this one left.
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
      WHEN count(*) FILTER (WHERE state = 'refunded') >= "failures_per_hour" THEN 'failuresPerHour'
      WHEN count(*) FILTER (WHERE state = 'reserved' AND "expiresAt" > now()) >= "in_flight" THEN 'inFlight'
      WHEN count(*) FILTER (WHERE "createdAt" > now() - interval '1 minute') >= "per_minute" THEN 'perMinute'
    END INTO exceeded
    FROM "Reservation" WHERE "userId" = "owner" AND "createdAt" > now() - interval '1 hour';

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

DROP FUNCTION "commit_reservation"(UUID);

-- Makes a reservation final; false, and nothing changed, when it was settled before. The month's last brings a job that
-- tells its owner so, in the same transaction.
CREATE FUNCTION "commit_reservation"("reservation" UUID)
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
    ) THEN
      PERFORM graphile_worker.add_job(
        'tell_limit', json_build_object('userId', settled."userId", 'period', settled.period), max_attempts := 12
      );
    END IF;
    RETURN TRUE;
  END
  $$;

-- Makes a reservation final and stores what it was for, both or neither. Resolves with the listing's id; null, and nothing
-- stored, when the reservation was settled before. `address` is the thumbnail's, with %s where the id belongs.
CREATE FUNCTION "store_listing"("reservation" UUID, "listing" JSONB, "thumbnail" BYTEA, "address" TEXT)
  RETURNS INTEGER
  LANGUAGE plpgsql
  AS $$
  #variable_conflict use_column
  DECLARE
    made INTEGER;
  BEGIN
    IF NOT commit_reservation("reservation") THEN
      RETURN NULL;
    END IF;

    INSERT INTO "Listing" ("userId", "productName", "materials", "styleDesign", "colors", "audience", "category",
      "extraDetails", "results", "facts", "missing", "notes", "score", "writer", "promptVersion",
      "inputTokens", "outputTokens", "durationMs")
    SELECT "userId", "productName", "materials", "styleDesign", "colors", "audience", "category",
      "extraDetails", "results", "facts", "missing", "notes", "score", "writer", "promptVersion",
      "inputTokens", "outputTokens", "durationMs"
    FROM jsonb_populate_record(NULL::"Listing", "listing")
    RETURNING id INTO made;

    IF "thumbnail" IS NOT NULL THEN
      INSERT INTO "Thumbnail" ("listingId", image) VALUES (made, "thumbnail");
      UPDATE "Listing" SET "imagePath" = format("address", made) WHERE id = made;
    END IF;

    UPDATE "Reservation" r SET "listingId" = made WHERE r.id = "reservation";
    RETURN made;
  END
  $$;
