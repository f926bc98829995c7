-- Rows are written once, and deleted when they are old.
CREATE OR REPLACE TRIGGER "AdminAudit_keep" BEFORE UPDATE OR DELETE ON "AdminAudit"
  FOR EACH ROW EXECUTE FUNCTION "keep_admin_audit"();
