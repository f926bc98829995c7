-- Signing in makes a user active.
CREATE OR REPLACE TRIGGER "Session_makes_active" AFTER INSERT ON "Session"
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "session_makes_active"();
