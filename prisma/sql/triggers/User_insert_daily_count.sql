-- Counts sign-ups by day.
CREATE OR REPLACE TRIGGER "User_insert_daily_count" AFTER INSERT ON "User"
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_new_users"();
