-- The month of an instant in UTC, as "2026-11", whatever the session's time zone.
CREATE FUNCTION "listing_period"("at" TIMESTAMPTZ DEFAULT now()) RETURNS TEXT
  LANGUAGE sql STABLE
  AS $$ SELECT to_char("at" AT TIME ZONE 'utc', 'YYYY-MM') $$;

-- AddCheckConstraint
ALTER TABLE "Usage" ADD CONSTRAINT "Usage_used_check" CHECK ("used" >= 0);

-- AddCheckConstraint
ALTER TABLE "Reservation" ADD CONSTRAINT "Reservation_state_check" CHECK ("state" IN ('reserved', 'committed', 'refunded'));

-- AddCheckConstraint
ALTER TABLE "Reservation" ADD CONSTRAINT "Reservation_listingId_check" CHECK ("listingId" IS NULL OR "state" = 'committed');

-- CreateIndex
CREATE INDEX IF NOT EXISTS "Reservation_userId_createdAt_idx" ON "Reservation"("userId", "createdAt");
