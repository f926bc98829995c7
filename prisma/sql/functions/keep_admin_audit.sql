-- What an administrator did stays as it was written, whoever asks: nothing changes it, and it can be deleted only after the 400
-- days for which lib/maintenance/jobs.ts keeps records.
CREATE OR REPLACE FUNCTION "keep_admin_audit"()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND OLD."createdAt" < now() - interval '400 days' THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'AdminAudit is never changed' USING ERRCODE = 'insufficient_privilege';
  END
  $$;
