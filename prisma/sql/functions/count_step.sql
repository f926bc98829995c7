-- Adds one to what was counted of a step on the present day (UTC).
CREATE OR REPLACE FUNCTION "count_step"("step" TEXT) RETURNS VOID
  LANGUAGE sql
  AS $$
    INSERT INTO "FunnelCount" AS known ("day", "kind", "page", "count")
    VALUES ((now() AT TIME ZONE 'utc')::date, "step", '', 1)
    ON CONFLICT ("day", "kind", "page") DO UPDATE SET "count" = known."count" + 1
  $$;
