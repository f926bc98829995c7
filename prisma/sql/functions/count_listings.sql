-- Keeps "User"."totalListings" the number of the user's listings that aren't deleted. Runs at the end of a statement, and
-- updates each user once, however many listings the statement touched.
CREATE OR REPLACE FUNCTION "count_listings"() RETURNS TRIGGER
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
