-- A user counts as active on the day (UTC) on which she signs in.
CREATE OR REPLACE FUNCTION "session_makes_active"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    UPDATE "User" SET "lastActiveOn" = today.day
    FROM (SELECT (now() AT TIME ZONE 'utc')::date AS day) today
    WHERE "id" IN (SELECT "userId" FROM new_rows) AND COALESCE("lastActiveOn", '-infinity') < today.day;
    RETURN NULL;
  END
  $$;
