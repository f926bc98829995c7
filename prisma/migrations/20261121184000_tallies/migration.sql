-- AlterTable
ALTER TABLE "User" ADD COLUMN     "lastActiveOn" DATE;

-- AlterTable
ALTER TABLE "Reservation" ADD COLUMN     "failure" TEXT;

-- CreateTable
CREATE TABLE "Tally" (
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "Tally_pkey" PRIMARY KEY ("kind","day")
);

-- CreateTable
CREATE TABLE "ModelDay" (
    "day" DATE NOT NULL,
    "model" TEXT NOT NULL,
    "asked" INTEGER NOT NULL,
    "failed" INTEGER NOT NULL,
    "inputTokens" BIGINT NOT NULL,
    "outputTokens" BIGINT NOT NULL,

    CONSTRAINT "ModelDay_pkey" PRIMARY KEY ("day","model")
);

-- CreateTable
CREATE TABLE "JobRun" (
    "task" TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "cleaned" INTEGER,
    "error" TEXT,
    "succeededAt" TIMESTAMPTZ(3),
    "failuresInRow" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "JobRun_pkey" PRIMARY KEY ("task")
);

-- CreateTable
CREATE TABLE "MailFailure" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "template" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MailFailure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdminAudit" (
    "id" SERIAL NOT NULL,
    "adminId" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "subjectId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AdminAudit_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "MailFailure_userId_createdAt_idx" ON "MailFailure"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "MailFailure_createdAt_idx" ON "MailFailure"("createdAt");

-- CreateIndex
CREATE INDEX "AdminAudit_createdAt_idx" ON "AdminAudit"("createdAt");

-- CreateIndex
CREATE INDEX "User_createdAt_id_idx" ON "User"("createdAt", "id");

-- CreateIndex
CREATE INDEX "User_totalListings_id_idx" ON "User"("totalListings", "id");

-- CreateIndex
CREATE INDEX "User_email_idx" ON "User"("email" text_pattern_ops);

-- AddForeignKey
ALTER TABLE "MailFailure" ADD CONSTRAINT "MailFailure_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "User_lastListingDate_id_idx" ON "User"(COALESCE("lastListingDate", TIMESTAMPTZ '1970-01-01 00:00:00+00'), "id");

-- CreateIndex
CREATE INDEX "User_email_domain_idx" ON "User"(split_part("email", '@', 2) text_pattern_ops);

-- For what ends within the present day, which the tallies can't tell apart.
CREATE INDEX "User_paid_until_idx" ON "User"("subscriptionExpiresAt") WHERE "subscriptionTier" <> 'free';
CREATE INDEX "User_trial_until_idx" ON "User"("trialExpiresAt") WHERE "subscriptionTier" = 'free';

-- What one user adds to the tallies beside the sign-up. A plan without a known end stands under 'infinity'.
CREATE FUNCTION "tallies_of"("active" DATE, "tier" TEXT, "paid_until" TIMESTAMPTZ, "trial_until" TIMESTAMPTZ)
  RETURNS TABLE ("kind" TEXT, "day" DATE)
  LANGUAGE sql STABLE
  AS $$
    SELECT 'active', "active" WHERE "active" IS NOT NULL
    UNION ALL
    SELECT "tier", COALESCE(("paid_until" AT TIME ZONE 'utc')::date, 'infinity') WHERE "tier" <> 'free'
    UNION ALL
    SELECT 'trial', ("trial_until" AT TIME ZONE 'utc')::date WHERE "tier" = 'free' AND "trial_until" IS NOT NULL
  $$;

UPDATE "User" SET "lastActiveOn" = known.day
FROM (
  SELECT "id", GREATEST(
    ("lastListingDate" AT TIME ZONE 'utc')::date,
    (SELECT max((("sess"->>'createdAt')::timestamptz AT TIME ZONE 'utc')::date) FROM "Session"
     WHERE "Session"."userId" = "User"."id" AND "sess"->>'createdAt' <> '')
  ) AS day FROM "User"
) known
WHERE "User"."id" = known."id";

INSERT INTO "Tally" ("kind", "day", "count")
SELECT kind, day, count(*)
FROM (
  SELECT 'sign_up' AS kind, ("createdAt" AT TIME ZONE 'utc')::date AS day FROM "User"
  UNION ALL
  SELECT 'listing', ("createdAt" AT TIME ZONE 'utc')::date FROM "Listing"
  UNION ALL
  SELECT told.kind, told.day FROM "User",
    tallies_of("lastActiveOn", "subscriptionTier", "subscriptionExpiresAt", "trialExpiresAt") told
) each
GROUP BY kind, day;

-- Rows are taken in the order of their keys, so that transactions wait for each other in one direction only.
CREATE FUNCTION "tally_new_users"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "Tally" AS known ("kind", "day", "count")
    SELECT kind, day, count(*)
    FROM (
      SELECT 'sign_up' AS kind, ("createdAt" AT TIME ZONE 'utc')::date AS day FROM new_rows
      UNION ALL
      SELECT told.kind, told.day FROM new_rows,
        tallies_of("lastActiveOn", "subscriptionTier", "subscriptionExpiresAt", "trialExpiresAt") told
    ) each
    GROUP BY kind, day ORDER BY kind, day
    ON CONFLICT ("kind", "day") DO UPDATE SET "count" = known."count" + EXCLUDED."count";
    RETURN NULL;
  END
  $$;

CREATE FUNCTION "tally_gone_users"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "Tally" AS known ("kind", "day", "count")
    SELECT kind, day, sum(number)
    FROM (
      SELECT 'departure' AS kind, (now() AT TIME ZONE 'utc')::date AS day, 1 AS number FROM old_rows
      UNION ALL
      SELECT told.kind, told.day, -1 FROM old_rows,
        tallies_of("lastActiveOn", "subscriptionTier", "subscriptionExpiresAt", "trialExpiresAt") told
    ) each
    GROUP BY kind, day ORDER BY kind, day
    ON CONFLICT ("kind", "day") DO UPDATE SET "count" = known."count" + EXCLUDED."count";
    RETURN NULL;
  END
  $$;

CREATE FUNCTION "tally_changed_user"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "Tally" AS known ("kind", "day", "count")
    SELECT kind, day, sum(number)
    FROM (
      SELECT told.kind, told.day, 1 AS number FROM tallies_of(
        NEW."lastActiveOn", NEW."subscriptionTier", NEW."subscriptionExpiresAt", NEW."trialExpiresAt") told
      UNION ALL
      SELECT told.kind, told.day, -1 FROM tallies_of(
        OLD."lastActiveOn", OLD."subscriptionTier", OLD."subscriptionExpiresAt", OLD."trialExpiresAt") told
    ) each
    GROUP BY kind, day HAVING sum(number) <> 0 ORDER BY kind, day
    ON CONFLICT ("kind", "day") DO UPDATE SET "count" = known."count" + EXCLUDED."count";
    RETURN NULL;
  END
  $$;

CREATE TRIGGER "User_insert_tally" AFTER INSERT ON "User"
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_new_users"();

CREATE TRIGGER "User_delete_tally" AFTER DELETE ON "User"
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_gone_users"();

CREATE TRIGGER "User_update_tally" AFTER UPDATE ON "User"
  FOR EACH ROW
  WHEN (
    (OLD."lastActiveOn", OLD."subscriptionTier", OLD."subscriptionExpiresAt", OLD."trialExpiresAt")
    IS DISTINCT FROM
    (NEW."lastActiveOn", NEW."subscriptionTier", NEW."subscriptionExpiresAt", NEW."trialExpiresAt")
  )
  EXECUTE FUNCTION "tally_changed_user"();

CREATE FUNCTION "tally_new_listings"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "Tally" AS known ("kind", "day", "count")
    SELECT 'listing', ("createdAt" AT TIME ZONE 'utc')::date AS day, count(*) FROM new_rows GROUP BY day ORDER BY day
    ON CONFLICT ("kind", "day") DO UPDATE SET "count" = known."count" + EXCLUDED."count";
    RETURN NULL;
  END
  $$;

CREATE TRIGGER "Listing_insert_tally" AFTER INSERT ON "Listing"
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_new_listings"();

-- Active is who signs in or has a listing written.
CREATE FUNCTION "listing_makes_active"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    NEW."lastActiveOn" := GREATEST(NEW."lastActiveOn", (NEW."lastListingDate" AT TIME ZONE 'utc')::date);
    RETURN NEW;
  END
  $$;

CREATE TRIGGER "User_active_by_listing" BEFORE INSERT OR UPDATE OF "lastListingDate" ON "User"
  FOR EACH ROW WHEN (NEW."lastListingDate" IS NOT NULL) EXECUTE FUNCTION "listing_makes_active"();

CREATE FUNCTION "session_makes_active"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    UPDATE "User" SET "lastActiveOn" = today.day
    FROM (SELECT (now() AT TIME ZONE 'utc')::date AS day) today
    WHERE "id" IN (SELECT "userId" FROM new_rows) AND COALESCE("lastActiveOn", '-infinity') < today.day;
    RETURN NULL;
  END
  $$;

CREATE TRIGGER "Session_makes_active" AFTER INSERT ON "Session"
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "session_makes_active"();
