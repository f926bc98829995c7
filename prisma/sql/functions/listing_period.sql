-- The month of an instant in UTC, such as "2026-11", whatever the session's time zone.
CREATE OR REPLACE FUNCTION "listing_period"("at" TIMESTAMPTZ DEFAULT now()) RETURNS TEXT
  LANGUAGE sql STABLE
  AS $$ SELECT to_char("at" AT TIME ZONE 'utc', 'YYYY-MM') $$;
