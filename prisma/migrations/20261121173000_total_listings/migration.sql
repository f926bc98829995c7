-- AlterTable
ALTER TABLE "Listing" ADD COLUMN     "deletedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "totalListings" INTEGER NOT NULL DEFAULT 0;

-- The sweep looks for nothing else.
CREATE INDEX "Listing_deletedAt_idx" ON "Listing"("deletedAt") WHERE "deletedAt" IS NOT NULL;

-- What a statement changed is counted at its end, once per user however many rows it touched.
CREATE FUNCTION "count_listings"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      UPDATE "User" SET "totalListings" = "totalListings" + changed.number
      FROM (SELECT "userId", count(*) AS number FROM new_rows WHERE "deletedAt" IS NULL GROUP BY "userId") changed
      WHERE "User"."id" = changed."userId";
    ELSIF TG_OP = 'DELETE' THEN
      UPDATE "User" SET "totalListings" = "totalListings" - changed.number
      FROM (SELECT "userId", count(*) AS number FROM old_rows WHERE "deletedAt" IS NULL GROUP BY "userId") changed
      WHERE "User"."id" = changed."userId";
    ELSE
      UPDATE "User" SET "totalListings" = "totalListings" + changed.number
      FROM (
        SELECT "userId", sum(number) AS number
        FROM (
          SELECT "userId", 1 AS number FROM new_rows WHERE "deletedAt" IS NULL
          UNION ALL
          SELECT "userId", -1 FROM old_rows WHERE "deletedAt" IS NULL
        ) each
        GROUP BY "userId" HAVING sum(number) <> 0
      ) changed
      WHERE "User"."id" = changed."userId";
    END IF;
    RETURN NULL;
  END
  $$;

CREATE TRIGGER "Listing_insert_count" AFTER INSERT ON "Listing"
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_listings"();

CREATE TRIGGER "Listing_delete_count" AFTER DELETE ON "Listing"
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_listings"();

CREATE TRIGGER "Listing_update_count" AFTER UPDATE ON "Listing"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_listings"();

UPDATE "User" SET "totalListings" = standing.number
FROM (SELECT "userId", count(*) AS number FROM "Listing" GROUP BY "userId") standing
WHERE "User"."id" = standing."userId";

-- AddCheckConstraint
ALTER TABLE "User" ADD CONSTRAINT "User_totalListings_check" CHECK ("totalListings" >= 0);
