-- Makes a reservation final and counts its listing as the user's newest. False, and nothing changed, when it was settled
-- before. The last listing of a month queues an email to its user in the same transaction; the job's key names the user, so
-- that the job is removed with the account.
CREATE OR REPLACE FUNCTION "commit_reservation"("reservation" UUID)
  RETURNS BOOLEAN
  LANGUAGE plpgsql
  AS $$
  #variable_conflict use_column
  DECLARE
    settled "Reservation"%ROWTYPE;
    newest TIMESTAMPTZ;
  BEGIN
    PERFORM 1 FROM "User" owner JOIN "Reservation" r ON r."userId" = owner.id
    WHERE r.id = "reservation" FOR NO KEY UPDATE OF owner;

    UPDATE "Reservation" r SET state = 'committed' WHERE r.id = "reservation" AND r.state = 'reserved'
    RETURNING r.* INTO settled;
    IF NOT FOUND THEN
      RETURN FALSE;
    END IF;

    SELECT GREATEST(owner."lastListingDate", settled."createdAt") INTO newest
    FROM "User" owner WHERE owner.id = settled."userId";

    UPDATE "User" owner SET
      "lastListingDate" = newest,
      "listingsThisMonth" = COALESCE((
        SELECT used FROM "Usage" u WHERE u."userId" = owner.id AND u.period = listing_period(newest)
      ), 0),
      "updatedAt" = now()
    WHERE owner.id = settled."userId";

    IF settled.quota <= (
      SELECT count(*) FROM "Reservation" r
      WHERE r."userId" = settled."userId" AND r.period = settled.period AND r.state = 'committed'
    ) + COALESCE((
      SELECT u."carriedOver" FROM "Usage" u WHERE u."userId" = settled."userId" AND u.period = settled.period
    ), 0) THEN
      PERFORM graphile_worker.add_job(
        'notify_limit_reached', json_build_object('userId', settled."userId", 'period', settled.period),
        max_attempts := 12, job_key := format('user:%s:limit:%s', settled."userId", gen_random_uuid())
      );
    END IF;
    RETURN TRUE;
  END
  $$;
