-- What one user adds to the daily counts besides the sign-up. A plan without a known end is counted on 'infinity'.
CREATE OR REPLACE FUNCTION "daily_counts_of"("active" DATE, "tier" TEXT, "paid_until" TIMESTAMPTZ, "trial_until" TIMESTAMPTZ)
  RETURNS TABLE ("kind" TEXT, "day" DATE)
  LANGUAGE sql STABLE
  AS $$
    SELECT 'active', "active" WHERE "active" IS NOT NULL
    UNION ALL
    SELECT "tier", COALESCE(("paid_until" AT TIME ZONE 'utc')::date, 'infinity') WHERE "tier" <> 'free'
    UNION ALL
    SELECT 'trial', ("trial_until" AT TIME ZONE 'utc')::date WHERE "tier" = 'free' AND "trial_until" IS NOT NULL
  $$;
