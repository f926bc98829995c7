-- AlterTable
ALTER TABLE "User" ADD COLUMN     "hasListed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "hasPaid" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "hasReturned" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "FunnelCount" (
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "FunnelCount_pkey" PRIMARY KEY ("day","kind","page")
);

-- Moves a user whose activity or plan changed from the daily counts of the old row to those of the new one. Rows are locked
-- in the order of their keys, as in all functions that count, so that transactions can't deadlock. The first
-- paid plan is counted as a step, once.
CREATE OR REPLACE FUNCTION "count_changed_user"() RETURNS TRIGGER
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
    IF NEW."subscriptionTier" <> 'free' AND NOT NEW."hasPaid" THEN
      UPDATE "User" SET "hasPaid" = true WHERE id = NEW.id AND NOT "hasPaid";
      IF FOUND THEN
        PERFORM count_step('paid');
      END IF;
    END IF;
    RETURN NULL;
  END
  $$;

-- Counts a seller's first own listing, and the first one in the second week (days 8 to 14) after the sign-up: each once, since
-- the user's row says that it was counted. That row is locked before, so that listings stored at once count as one.
CREATE OR REPLACE FUNCTION "count_seller_steps"("owner" INTEGER) RETURNS VOID
  LANGUAGE plpgsql
  AS $$
  BEGIN
    UPDATE "User" SET "hasListed" = true WHERE id = "owner" AND NOT "hasListed";
    IF FOUND THEN
      PERFORM count_step('first_listing');
    END IF;

    UPDATE "User" SET "hasReturned" = true
    WHERE id = "owner" AND NOT "hasReturned"
      AND now() >= "createdAt" + interval '7 days' AND now() < "createdAt" + interval '14 days';
    IF FOUND THEN
      PERFORM count_step('second_week');
    END IF;
  END
  $$;

-- Adds one to what was counted of a step on the present day (UTC).
CREATE OR REPLACE FUNCTION "count_step"("step" TEXT) RETURNS VOID
  LANGUAGE sql
  AS $$
    INSERT INTO "FunnelCount" AS known ("day", "kind", "page", "count")
    VALUES ((now() AT TIME ZONE 'utc')::date, "step", '', 1)
    ON CONFLICT ("day", "kind", "page") DO UPDATE SET "count" = known."count" + 1
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
    PERFORM count_seller_steps(("listing"->>'userId')::int);
    RETURN made;
  END
  $$;

-- What happened before is not counted, and not again either.
UPDATE "User" SET "hasListed" = "lastListingDate" IS NOT NULL, "hasPaid" = "subscriptionTier" <> 'free'
WHERE "lastListingDate" IS NOT NULL OR "subscriptionTier" <> 'free';
