-- Runs once for each statement, since an account may have thousands of listings.
CREATE OR REPLACE TRIGGER "ListingPhoto_expire" AFTER DELETE ON "ListingPhoto" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "expire_unlisted_photos"();
