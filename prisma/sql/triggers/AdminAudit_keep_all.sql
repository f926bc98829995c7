-- The same for all of them at once.
CREATE OR REPLACE TRIGGER "AdminAudit_keep_all" BEFORE TRUNCATE ON "AdminAudit"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_admin_audit"();
