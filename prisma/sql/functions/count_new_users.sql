-- Counts sign-ups by day (UTC), and adds new users to the daily counts of activity and plans. Rows are locked in the order of
-- their keys, so that transactions can't deadlock.
CREATE OR REPLACE FUNCTION "count_new_users"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "DailyCount" AS known ("kind", "day", "count")
    SELECT kind, day, count(*)
    FROM (
      SELECT 'sign_up' AS kind, ("createdAt" AT TIME ZONE 'utc')::date AS day FROM new_rows
      UNION ALL
      SELECT entry.kind, entry.day FROM new_rows,
        daily_counts_of("lastActiveOn", "subscriptionTier", "subscriptionExpiresAt", "trialExpiresAt") entry
    ) each
    GROUP BY kind, day ORDER BY kind, day
    ON CONFLICT ("kind", "day") DO UPDATE SET "count" = known."count" + EXCLUDED."count";
    RETURN NULL;
  END
  $$;
