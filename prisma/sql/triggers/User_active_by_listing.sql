-- A written listing makes its user active.
CREATE OR REPLACE TRIGGER "User_active_by_listing" BEFORE INSERT OR UPDATE OF "lastListingDate" ON "User"
  FOR EACH ROW WHEN (NEW."lastListingDate" IS NOT NULL) EXECUTE FUNCTION "listing_makes_active"();
