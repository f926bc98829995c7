-- Counts written listings by day.
CREATE OR REPLACE TRIGGER "Listing_insert_daily_count" AFTER INSERT ON "Listing"
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_new_listings"();
