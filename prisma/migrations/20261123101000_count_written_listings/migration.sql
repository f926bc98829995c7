-- The daily count is of listings that were written. One that a seller imports is her own text.
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
