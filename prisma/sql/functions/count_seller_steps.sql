-- Counts a seller's first own listing, and the first one in the second week (days 8 to 14) after the sign-up: each once, since
-- the user's row says that it was counted. That row is locked before, so that listings stored at once count as one.
CREATE OR REPLACE FUNCTION "count_seller_steps"("owner" INTEGER) RETURNS VOID
  LANGUAGE plpgsql
  AS $$
  BEGIN
    UPDATE "User" SET "hasListed" = true WHERE id = "owner" AND NOT "hasListed";
    IF FOUND THEN
      PERFORM count_step('first_listing');
    END IF;

    UPDATE "User" SET "hasReturned" = true
    WHERE id = "owner" AND NOT "hasReturned"
      AND now() >= "createdAt" + interval '7 days' AND now() < "createdAt" + interval '14 days';
    IF FOUND THEN
      PERFORM count_step('second_week');
    END IF;
  END
  $$;
