-- Runs only when what is counted changed: activity or plan.
CREATE OR REPLACE TRIGGER "User_update_daily_count" AFTER UPDATE ON "User"
  FOR EACH ROW
  WHEN (
    (OLD."lastActiveOn", OLD."subscriptionTier", OLD."subscriptionExpiresAt", OLD."trialExpiresAt")
    IS DISTINCT FROM
    (NEW."lastActiveOn", NEW."subscriptionTier", NEW."subscriptionExpiresAt", NEW."trialExpiresAt")
  )
  EXECUTE FUNCTION "count_changed_user"();
