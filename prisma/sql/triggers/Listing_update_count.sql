-- Counts listings that are deleted or restored: their rows stay for a while, with a time in "deletedAt".
CREATE OR REPLACE TRIGGER "Listing_update_count" AFTER UPDATE ON "Listing"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_listings"();
