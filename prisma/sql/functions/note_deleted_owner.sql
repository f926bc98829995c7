-- Remembers that a user with photos was deleted, so that a job deletes the photos later.
CREATE OR REPLACE FUNCTION "note_deleted_owner"()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "DeletedPhotoOwner" ("userId") SELECT OLD.id WHERE EXISTS (SELECT FROM "Photo" WHERE "userId" = OLD.id);
    RETURN NULL;
  END
  $$;
