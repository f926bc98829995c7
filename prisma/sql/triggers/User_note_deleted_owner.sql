-- Photos have no foreign key to their user, since deleting them takes time.
CREATE OR REPLACE TRIGGER "User_note_deleted_owner" AFTER DELETE ON "User"
  FOR EACH ROW EXECUTE FUNCTION "note_deleted_owner"();
