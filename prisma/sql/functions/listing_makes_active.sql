-- A user counts as active on the day (UTC) on which a listing of hers is written.
CREATE OR REPLACE FUNCTION "listing_makes_active"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    NEW."lastActiveOn" := GREATEST(NEW."lastActiveOn", (NEW."lastListingDate" AT TIME ZONE 'utc')::date);
    RETURN NEW;
  END
  $$;
