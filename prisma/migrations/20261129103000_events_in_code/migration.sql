-- Events for webhooks are emitted by `lib/webhooks/emit-event.ts`. Where instances of the version before (4a76273b) may still be
-- running, its triggers stay for this one release, and emit nothing that this transaction has emitted before.
DO $migration$
BEGIN
  IF to_regprocedure('emit_webhook_event(integer, text, jsonb)') IS NOT NULL THEN
    CREATE OR REPLACE FUNCTION "emit_webhook_event"("owner" INTEGER, "type" TEXT, "ids" JSONB)
      RETURNS VOID
      LANGUAGE plpgsql
      AS $$
      DECLARE
        endpoint UUID;
      BEGIN
        FOR endpoint IN
          SELECT e."id" FROM "WebhookEndpoint" e
          WHERE e."userId" = "owner" AND e."disabledAt" IS NULL AND "type" = ANY(e."events")
            AND NOT EXISTS (
              SELECT FROM "WebhookDelivery" d
              WHERE d."endpointId" = e."id" AND d."createdAt" = now()::timestamptz(3) AND d."event" = "type"
                AND d."payload"->'data' = "ids"
            )
          ORDER BY e."id" FOR KEY SHARE
        LOOP
          PERFORM "add_webhook_delivery"(endpoint, "owner", "type", "ids");
        END LOOP;
      END
      $$;
  END IF;
END
$migration$;

-- Takes one listing out of a month's quota (null: unlimited), or returns the reason why not and changes nothing. The kinds:
-- 'reserved'; 'known', the same key was reserved or committed before; 'limit', the month is used up; or the exceeded cap.
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

-- Makes a reservation final and stores its listing with thumbnail and photos: all of it or nothing. Returns the listing's id; null,
-- and nothing stored, when the reservation was settled before. "address" is the thumbnail's path, with %s for the listing's id.
-- Photos that were deleted meanwhile are left out.
CREATE OR REPLACE FUNCTION "store_listing"(
  "reservation" UUID, "listing" JSONB, "thumbnail" BYTEA, "address" TEXT, "photos" JSONB
)
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

    INSERT INTO "ListingPhoto" ("listingId", "photoId", position, "altText")
    SELECT made, photo.id, chosen.position, chosen."altText"
    FROM jsonb_to_recordset("photos") AS chosen(id UUID, position INTEGER, "altText" TEXT)
    JOIN "Photo" photo ON photo.id = chosen.id AND photo."userId" = ("listing"->>'userId')::int
    FOR KEY SHARE OF photo;

    UPDATE "Reservation" r SET "listingId" = made WHERE r.id = "reservation";
    RETURN made;
  END
  $$;

-- Stores an app that no user has allowed anything yet, or replaces the copy of its document. False, and nothing stored, when too
-- many of its kind are waiting for a user. One that has waited for an hour makes room, so that whoever fills the table keeps
-- others out only for as long as she keeps filling it.
CREATE OR REPLACE FUNCTION "store_oauth_client"("app" JSONB, "max_waiting" INTEGER)
  RETURNS BOOLEAN
  LANGUAGE plpgsql
  AS $$
  DECLARE
    has_document BOOLEAN := "app"->>'documentUntil' IS NOT NULL;
    waiting INTEGER;
  BEGIN
    UPDATE "OAuthClient" SET "name" = "app"->>'name', "redirectUris" = "app"->'redirectUris',
      "documentUntil" = ("app"->>'documentUntil')::timestamptz
    WHERE "id" = "app"->>'id';
    IF FOUND THEN
      RETURN true;
    END IF;

    PERFORM pg_advisory_xact_lock(hashtext('store_oauth_client'), has_document::int);
    SELECT count(*) INTO waiting FROM "OAuthClient" c
    WHERE ("documentUntil" IS NOT NULL) = has_document
      AND NOT EXISTS (SELECT FROM "OAuthGrant" g WHERE g."clientId" = c."id");
    IF waiting >= "max_waiting" THEN
      -- A consent that is being stored locks its app, and has noted the use once it is committed.
      DELETE FROM "OAuthClient" WHERE "id" IN (
        SELECT "id" FROM "OAuthClient" c
        WHERE ("documentUntil" IS NOT NULL) = has_document AND "lastUsedAt" < now() - interval '1 hour'
          AND NOT EXISTS (SELECT FROM "OAuthGrant" g WHERE g."clientId" = c."id")
        ORDER BY "lastUsedAt" LIMIT 1 FOR UPDATE SKIP LOCKED);
      IF NOT FOUND THEN
        RETURN false;
      END IF;
    END IF;

    INSERT INTO "OAuthClient" ("id", "name", "redirectUris", "secretHash", "documentUntil")
    VALUES ("app"->>'id', "app"->>'name', "app"->'redirectUris', "app"->>'secretHash', ("app"->>'documentUntil')::timestamptz)
    ON CONFLICT ("id") DO UPDATE SET "name" = EXCLUDED."name", "redirectUris" = EXCLUDED."redirectUris",
      "documentUntil" = EXCLUDED."documentUntil";
    RETURN true;
  END
  $$;

-- Stores a photo with its working copy, or with the key of the object that is its copy: both or neither. Returns no row, and
-- stores nothing, when the user would have too many waiting photos, or more than "max_total" bytes of photos. The user's row is
-- locked first, so that each later statement sees what earlier changes of this user left.
CREATE OR REPLACE FUNCTION "store_photo"(
  "owner" INTEGER, "photo" JSONB, "thumbnail" BYTEA, "image" BYTEA, "object" TEXT, "preview" BYTEA,
  "max_photos" INTEGER, "max_bytes" BIGINT, "lifetime" INTERVAL, "max_total" BIGINT
)
  RETURNS TABLE ("id" UUID, "expiresAt" TIMESTAMPTZ)
  LANGUAGE plpgsql
  AS $$
  #variable_conflict use_column
  DECLARE
    waiting RECORD;
    made UUID;
  BEGIN
    PERFORM 1 FROM "User" WHERE "User".id = "owner" FOR NO KEY UPDATE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the owner of a photo was deleted' USING ERRCODE = '40001';
    END IF;
    IF "stored_bytes"("owner", 'photos') + ("photo"->>'size')::int + octet_length("thumbnail") + octet_length("preview")
      > "max_total"
    THEN
      RETURN;
    END IF;
    SELECT * INTO waiting FROM waiting_photos("owner");
    IF waiting.photos >= "max_photos" OR waiting.bytes + ("photo"->>'size')::int > "max_bytes" THEN
      RETURN;
    END IF;

    INSERT INTO "Photo" ("userId", width, height, digest, checks, thumbnail, size, "expiresAt")
    SELECT "owner", p.width, p.height, p.digest, p.checks, "thumbnail", p.size, now() + "lifetime"
    FROM jsonb_to_record("photo") AS p(width INTEGER, height INTEGER, digest TEXT, checks JSONB, size INTEGER)
    RETURNING "Photo".id INTO made;
    INSERT INTO "PhotoCopy" ("photoId", image, preview) VALUES (made, "image", "preview");
    IF "object" IS NOT NULL THEN
      UPDATE "PhotoObject" SET "photoId" = made WHERE key = "object" AND NOT "isDue";
      IF NOT FOUND THEN
        -- The upload stalled for so long that the job has taken its object. The caller can try again.
        RAISE EXCEPTION 'the object of a photo is being deleted' USING ERRCODE = '40001';
      END IF;
    END IF;
    RETURN QUERY SELECT made, p."expiresAt" FROM "Photo" p WHERE p.id = made;
  END
  $$;

-- The function of five arguments called it.
DROP FUNCTION IF EXISTS "store_listing"(UUID, JSONB, BYTEA, TEXT);
