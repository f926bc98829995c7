-- Counts written listings by the day (UTC) on which they were stored. One that a seller imported is her own text and isn't
-- counted.
CREATE OR REPLACE FUNCTION "count_new_listings"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "DailyCount" AS known ("kind", "day", "count")
    SELECT 'listing', ("createdAt" AT TIME ZONE 'utc')::date AS day, count(*) FROM new_rows
    WHERE "notes"->>'isImported' IS DISTINCT FROM 'true'
    GROUP BY day ORDER BY day
    ON CONFLICT ("kind", "day") DO UPDATE SET "count" = known."count" + EXCLUDED."count";
    RETURN NULL;
  END
  $$;
