-- Counts deleted accounts on the present day, and takes them out of the daily counts that they were part of.
CREATE OR REPLACE FUNCTION "count_deleted_users"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "DailyCount" AS known ("kind", "day", "count")
    SELECT kind, day, sum(number)
    FROM (
      SELECT 'account_deleted' AS kind, (now() AT TIME ZONE 'utc')::date AS day, 1 AS number FROM old_rows
      UNION ALL
      SELECT entry.kind, entry.day, -1 FROM old_rows,
        daily_counts_of("lastActiveOn", "subscriptionTier", "subscriptionExpiresAt", "trialExpiresAt") entry
    ) each
    GROUP BY kind, day ORDER BY kind, day
    ON CONFLICT ("kind", "day") DO UPDATE SET "count" = known."count" + EXCLUDED."count";
    RETURN NULL;
  END
  $$;
