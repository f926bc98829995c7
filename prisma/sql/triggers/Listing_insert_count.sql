-- Counts new listings of each user.
CREATE OR REPLACE TRIGGER "Listing_insert_count" AFTER INSERT ON "Listing"
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_listings"();
