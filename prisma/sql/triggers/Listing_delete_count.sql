-- Counts listings whose rows are removed for good.
CREATE OR REPLACE TRIGGER "Listing_delete_count" AFTER DELETE ON "Listing"
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_listings"();
