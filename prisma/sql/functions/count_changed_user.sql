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
