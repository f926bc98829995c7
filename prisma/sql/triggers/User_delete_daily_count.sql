-- Counts deleted accounts by day.
CREATE OR REPLACE TRIGGER "User_delete_daily_count" AFTER DELETE ON "User"
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_users"();
