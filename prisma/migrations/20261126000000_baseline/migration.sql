-- The schema of version 1.0: tables, indexes and functions as the first 53 migrations left them. A database that has all of
-- those is marked as having this one (`scripts/mark-baseline.ts`). What stands here of functions and triggers may have changed
-- since; `prisma/sql` has them as they are now.

-- A text in lower case and without accents, the same under every locale of the database.
CREATE FUNCTION "plain_text"("text" TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(regexp_replace(normalize("text", NFKD), '[\u0300-\u036f]', '', 'g'));

-- The words of a text as they are searched. They are separated by what ASCII calls punctuation and by the general punctuation
-- beyond ASCII, so none of these characters can be part of a word.
CREATE FUNCTION "search_words"("text" TEXT) RETURNS TEXT[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT left(word, 64)
    FROM regexp_split_to_table("plain_text"("text"), '[\s!-/:-@\[-`{-~\u0080-\u00bf\u2000-\u206f]+') AS word
    WHERE word <> ''
  );

-- The words by which a listing is found, with marks of its user and category that no word can be mistaken for.
CREATE FUNCTION "listing_search"("userId" INTEGER, "productName" TEXT, "category" TEXT, "results" JSONB) RETURNS TSVECTOR
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(
    ARRAY[':u' || "userId"::text, ':c' || COALESCE("category", '')]
    || "search_words"("productName" || ' ' || COALESCE("results" ->> 'title', '') || ' ' || COALESCE("results" ->> 'tags', ''))
  );

CREATE TABLE "AdminAudit" (
    id SERIAL NOT NULL,
    "adminId" INTEGER NOT NULL,
    action TEXT NOT NULL,
    "subjectId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "AdminAudit_pkey" PRIMARY KEY (id)
);

CREATE TABLE "ApiKey" (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    "userId" INTEGER NOT NULL,
    hash TEXT NOT NULL,
    prefix TEXT NOT NULL,
    last4 TEXT NOT NULL,
    name TEXT NOT NULL,
    scopes JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "rolledTo" UUID,
    "createdFrom" TEXT,

    CONSTRAINT "ApiKey_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Batch" (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    "userId" INTEGER NOT NULL,
    name TEXT NOT NULL,
    state TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "startedAt" TIMESTAMPTZ(3),
    "notifiedAt" TIMESTAMPTZ(3),
    mode TEXT DEFAULT 'now'::text NOT NULL,

    CONSTRAINT "Batch_pkey" PRIMARY KEY (id)
);

CREATE TABLE "BatchRow" (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    "batchId" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    form JSONB NOT NULL,
    "photoIds" UUID[],
    state TEXT DEFAULT 'queued'::text NOT NULL,
    reason TEXT,
    message TEXT,
    failures INTEGER DEFAULT 0 NOT NULL,
    "nextAt" TIMESTAMPTZ(3),
    holder UUID,
    "heldUntil" TIMESTAMPTZ(3),
    "listingId" INTEGER,
    open JSONB DEFAULT '[]'::jsonb NOT NULL,
    "openVersion" INTEGER,
    "modelBatchId" UUID,
    original JSONB,

    CONSTRAINT "BatchRow_pkey" PRIMARY KEY (id)
);

CREATE TABLE "BillingEmail" (
    "userId" INTEGER NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "BillingEmail_pkey" PRIMARY KEY ("userId", kind, subject)
);

CREATE TABLE "BillingIssue" (
    customer TEXT NOT NULL,
    kind TEXT NOT NULL,
    detail TEXT NOT NULL,
    since TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "BillingIssue_pkey" PRIMARY KEY (customer, kind)
);

CREATE TABLE "BillingLease" (
    "userId" INTEGER NOT NULL,
    holder UUID NOT NULL,
    until TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BillingLease_pkey" PRIMARY KEY ("userId")
);

CREATE TABLE "ChangeNote" (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    "userId" INTEGER NOT NULL,
    "listingId" INTEGER NOT NULL,
    source TEXT NOT NULL,
    fields JSONB NOT NULL,
    origin TEXT,
    "etsyShopId" BIGINT,
    "etsyListingId" BIGINT,
    reading TEXT,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "ChangeNote_pkey" PRIMARY KEY (id)
);

CREATE TABLE "DailyCount" (
    kind TEXT NOT NULL,
    day DATE NOT NULL,
    count INTEGER NOT NULL,

    CONSTRAINT "DailyCount_pkey" PRIMARY KEY (kind, day)
);

CREATE TABLE "DeletedPhotoOwner" (
    "userId" INTEGER NOT NULL,
    "deletedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "DeletedPhotoOwner_pkey" PRIMARY KEY ("userId")
);

CREATE TABLE "EmailFailure" (
    id SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    template TEXT NOT NULL,
    reason TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "EmailFailure_pkey" PRIMARY KEY (id)
);

CREATE TABLE "EtsyConnection" (
    id SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "etsyUserId" BIGINT NOT NULL,
    "etsyShopId" BIGINT NOT NULL,
    "shopName" TEXT NOT NULL,
    currency TEXT NOT NULL,
    languages JSONB NOT NULL,
    "shopReadAt" TIMESTAMPTZ(3) NOT NULL,
    scopes JSONB NOT NULL,
    "keyId" TEXT NOT NULL,
    "accessToken" TEXT NOT NULL,
    "accessEndsAt" TIMESTAMPTZ(3) NOT NULL,
    "refreshToken" TEXT NOT NULL,
    "refreshEndsAt" TIMESTAMPTZ(3) NOT NULL,
    version INTEGER DEFAULT 1 NOT NULL,
    "refreshHolder" UUID,
    "refreshUntil" TIMESTAMPTZ(3),
    problem TEXT,
    "connectedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "EtsyConnection_pkey" PRIMARY KEY (id)
);

CREATE TABLE "EtsyConsent" (
    "stateHash" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    sid TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    verifier TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EtsyConsent_pkey" PRIMARY KEY ("stateHash")
);

CREATE TABLE "EtsyContent" (
    key TEXT NOT NULL,
    value JSONB NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EtsyContent_pkey" PRIMARY KEY (key)
);

CREATE TABLE "EtsyRate" (
    key TEXT NOT NULL,
    "perSecond" INTEGER NOT NULL,
    "perDay" INTEGER NOT NULL,
    recent TIMESTAMPTZ(3)[],
    "remainingToday" INTEGER NOT NULL,
    "dayStartsAt" TIMESTAMPTZ(3) NOT NULL,
    "blockedUntil" TIMESTAMPTZ(3),

    CONSTRAINT "EtsyRate_pkey" PRIMARY KEY (key)
);

CREATE TABLE "JobRun" (
    task TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "durationMs" INTEGER NOT NULL,
    processed INTEGER,
    error TEXT,
    "succeededAt" TIMESTAMPTZ(3),
    "failuresInRow" INTEGER DEFAULT 0 NOT NULL,

    CONSTRAINT "JobRun_pkey" PRIMARY KEY (task)
);

CREATE TABLE "Listing" (
    id SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "productName" TEXT NOT NULL,
    materials TEXT,
    "styleDesign" TEXT,
    colors JSONB DEFAULT '[]'::jsonb NOT NULL,
    audience TEXT,
    category TEXT,
    "extraDetails" TEXT,
    "imagePath" TEXT,
    results JSONB NOT NULL,
    facts JSONB DEFAULT '[]'::jsonb NOT NULL,
    missing JSONB DEFAULT '[]'::jsonb NOT NULL,
    score INTEGER,
    writer TEXT NOT NULL,
    "promptVersion" TEXT NOT NULL,
    "inputTokens" INTEGER NOT NULL,
    "outputTokens" INTEGER NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    notes JSONB DEFAULT '{}'::jsonb NOT NULL,
    generated JSONB,
    version INTEGER DEFAULT 1 NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),
    search TSVECTOR GENERATED ALWAYS AS (listing_search("userId", "productName", category, results)) STORED,
    "copiedAt" TIMESTAMPTZ(3),
    "sourceKey" TEXT,

    CONSTRAINT "Listing_pkey" PRIMARY KEY (id)
);

CREATE TABLE "ListingOptions" (
    "listingId" INTEGER NOT NULL,
    questions JSONB NOT NULL,
    variations JSONB,
    version INTEGER DEFAULT 1 NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "ListingOptions_pkey" PRIMARY KEY ("listingId")
);

CREATE TABLE "ListingPhoto" (
    "listingId" INTEGER NOT NULL,
    "photoId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "altText" TEXT,

    CONSTRAINT "ListingPhoto_pkey" PRIMARY KEY ("listingId", "position")
);

CREATE TABLE "ListingReading" (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    "userId" INTEGER NOT NULL,
    "listingId" INTEGER NOT NULL,
    "changeId" UUID NOT NULL,
    key TEXT NOT NULL,
    source TEXT NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,
    views INTEGER,
    favorites INTEGER,
    orders INTEGER,
    state TEXT,
    "listedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ListingReading_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Logo" (
    id SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "businessName" TEXT NOT NULL,
    keywords TEXT NOT NULL,
    brief JSONB NOT NULL,
    label TEXT NOT NULL,
    writer TEXT NOT NULL,
    "promptVersion" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "Logo_pkey" PRIMARY KEY (id)
);

CREATE TABLE "ModelBatch" (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    "userId" INTEGER NOT NULL,
    "batchId" UUID,
    state TEXT DEFAULT 'new'::text NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    requests INTEGER DEFAULT 0 NOT NULL,
    "providerId" TEXT,
    "isCanceled" BOOLEAN DEFAULT false NOT NULL,
    "canceledAt" TIMESTAMPTZ(3),
    failures INTEGER DEFAULT 0 NOT NULL,
    "nextAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "deletedRowIds" UUID[],

    CONSTRAINT "ModelBatch_pkey" PRIMARY KEY (id)
);

CREATE TABLE "ModelUsage" (
    day DATE NOT NULL,
    model TEXT NOT NULL,
    requests INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    "inputTokens" BIGINT NOT NULL,
    "outputTokens" BIGINT NOT NULL,

    CONSTRAINT "ModelUsage_pkey" PRIMARY KEY (day, model)
);

CREATE TABLE "OAuthClient" (
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    "redirectUris" JSONB NOT NULL,
    "secretHash" TEXT,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "documentUntil" TIMESTAMPTZ(3),
    "lastUsedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "OAuthClient_pkey" PRIMARY KEY (id)
);

CREATE TABLE "OAuthCode" (
    hash TEXT NOT NULL,
    "grantId" UUID NOT NULL,
    family UUID NOT NULL,
    scopes JSONB NOT NULL,
    "redirectUri" TEXT NOT NULL,
    "codeChallenge" TEXT NOT NULL,
    resource TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OAuthCode_pkey" PRIMARY KEY (hash)
);

CREATE TABLE "OAuthGrant" (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    "userId" INTEGER NOT NULL,
    "clientId" TEXT NOT NULL,
    scopes JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "allowedAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OAuthGrant_pkey" PRIMARY KEY (id)
);

CREATE TABLE "OAuthToken" (
    hash TEXT NOT NULL,
    kind TEXT NOT NULL,
    "grantId" UUID NOT NULL,
    family UUID NOT NULL,
    scopes JSONB NOT NULL,
    resource TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OAuthToken_pkey" PRIMARY KEY (hash)
);

CREATE TABLE "Photo" (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    "userId" INTEGER NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    digest TEXT NOT NULL,
    checks JSONB NOT NULL,
    thumbnail BYTEA NOT NULL,
    size INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "expiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "Photo_pkey" PRIMARY KEY (id)
);

CREATE TABLE "PhotoCopy" (
    "photoId" UUID NOT NULL,
    image BYTEA,
    preview BYTEA NOT NULL,

    CONSTRAINT "PhotoCopy_pkey" PRIMARY KEY ("photoId")
);

CREATE TABLE "PhotoObject" (
    key TEXT NOT NULL,
    "photoId" UUID,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "isDue" BOOLEAN DEFAULT false NOT NULL,

    CONSTRAINT "PhotoObject_pkey" PRIMARY KEY (key)
);

CREATE TABLE "ProgramRequest" (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    "userId" INTEGER NOT NULL,
    operation TEXT NOT NULL,
    key TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    holder UUID NOT NULL,
    "heldUntil" TIMESTAMPTZ(3) NOT NULL,
    status INTEGER,
    answer JSONB,
    headers JSONB,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "ProgramRequest_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Publication" (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    "userId" INTEGER NOT NULL,
    "listingId" INTEGER NOT NULL,
    "etsyShopId" BIGINT NOT NULL,
    "etsyListingId" BIGINT,
    choices JSONB NOT NULL,
    sent JSONB NOT NULL,
    steps JSONB NOT NULL,
    state TEXT NOT NULL,
    problem JSONB,
    "createStartedAt" TIMESTAMPTZ(3),
    failures INTEGER DEFAULT 0 NOT NULL,
    holder UUID,
    "heldUntil" TIMESTAMPTZ(3),
    version INTEGER DEFAULT 1 NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    update JSONB,

    CONSTRAINT "Publication_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Reservation" (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    "userId" INTEGER NOT NULL,
    period TEXT NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    state TEXT DEFAULT 'reserved'::text NOT NULL,
    "listingId" INTEGER,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    failure TEXT,
    quota INTEGER,
    CONSTRAINT "Reservation_listingId_check" CHECK ((("listingId" IS NULL) OR (state = 'committed'::text))),
    CONSTRAINT "Reservation_state_check" CHECK ((state = ANY (ARRAY['reserved'::text, 'committed'::text, 'refunded'::text]))),

    CONSTRAINT "Reservation_pkey" PRIMARY KEY (id)
);

CREATE TABLE "RetainedIdentity" (
    hash TEXT NOT NULL,
    "hasUsedTrial" BOOLEAN NOT NULL,
    period TEXT,
    used INTEGER DEFAULT 0 NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RetainedIdentity_pkey" PRIMARY KEY (hash)
);

CREATE TABLE "SavedFilter" (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    "userId" INTEGER NOT NULL,
    name TEXT NOT NULL,
    filter JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "SavedFilter_pkey" PRIMARY KEY (id)
);

CREATE TABLE "ServiceFault" (
    service TEXT NOT NULL,
    message TEXT NOT NULL,
    since TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ServiceFault_pkey" PRIMARY KEY (service)
);

CREATE TABLE "Session" (
    sid TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    sess JSONB NOT NULL,
    expire TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY (sid)
);

CREATE TABLE "Shop" (
    id SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    voice JSONB NOT NULL,
    snippets JSONB NOT NULL,
    defaults JSONB NOT NULL,
    version INTEGER DEFAULT 1 NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "Shop_pkey" PRIMARY KEY (id)
);

CREATE TABLE "ShopAudit" (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    "userId" INTEGER NOT NULL,
    "etsyShopId" BIGINT NOT NULL,
    state TEXT DEFAULT 'reading'::text NOT NULL,
    total INTEGER,
    "nextOffset" INTEGER DEFAULT 0 NOT NULL,
    problem JSONB,
    failures INTEGER DEFAULT 0 NOT NULL,
    "waitsUntil" TIMESTAMPTZ(3),
    "startedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "ShopAudit_pkey" PRIMARY KEY (id)
);

CREATE TABLE "ShopAuditPage" (
    "auditId" UUID NOT NULL,
    "offset" INTEGER NOT NULL,
    listings JSONB NOT NULL,

    CONSTRAINT "ShopAuditPage_pkey" PRIMARY KEY ("auditId", "offset")
);

CREATE TABLE "ShopName" (
    id SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "runId" INTEGER,
    "position" INTEGER NOT NULL,
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    spoken TEXT NOT NULL,
    reasoning TEXT NOT NULL,
    "isFavorite" BOOLEAN DEFAULT false NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "ShopName_pkey" PRIMARY KEY (id)
);

CREATE TABLE "ShopNameRun" (
    id SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "reservationId" UUID,
    request JSONB NOT NULL,
    writer TEXT NOT NULL,
    "promptVersion" TEXT NOT NULL,
    "inputTokens" INTEGER NOT NULL,
    "outputTokens" INTEGER NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "ShopNameRun_pkey" PRIMARY KEY (id)
);

CREATE TABLE "SoldDay" (
    "userId" INTEGER NOT NULL,
    "etsyListingId" BIGINT NOT NULL,
    day DATE NOT NULL,
    orders INTEGER NOT NULL,
    quantity INTEGER NOT NULL,

    CONSTRAINT "SoldDay_pkey" PRIMARY KEY ("userId", "etsyListingId", day)
);

CREATE TABLE "SoldPeriod" (
    "userId" INTEGER NOT NULL,
    "from" DATE NOT NULL,
    "to" DATE NOT NULL,

    CONSTRAINT "SoldPeriod_pkey" PRIMARY KEY ("userId", "from", "to")
);

CREATE TABLE "StripeCustomer" (
    id TEXT NOT NULL,
    "syncRequested" INTEGER DEFAULT 0 NOT NULL,
    "syncApplied" INTEGER DEFAULT 0 NOT NULL,
    status TEXT,
    "currentPeriodEnd" TIMESTAMPTZ(3),
    "scheduledTier" TEXT,
    "scheduledAt" TIMESTAMPTZ(3),
    "pastDueSince" TIMESTAMPTZ(3),
    "hostedInvoiceUrl" TEXT,
    "upgradingTo" TEXT,
    "nextSyncAt" TIMESTAMPTZ(3),
    "syncedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),
    "erasedAt" TIMESTAMPTZ(3),

    CONSTRAINT "StripeCustomer_pkey" PRIMARY KEY (id)
);

CREATE TABLE "StripeEvent" (
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    customer TEXT,
    state TEXT DEFAULT 'received'::text NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "processedAt" TIMESTAMPTZ(3),

    CONSTRAINT "StripeEvent_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Thumbnail" (
    "listingId" INTEGER NOT NULL,
    image BYTEA NOT NULL,

    CONSTRAINT "Thumbnail_pkey" PRIMARY KEY ("listingId")
);

CREATE TABLE "Translation" (
    "listingId" INTEGER NOT NULL,
    language TEXT NOT NULL,
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    tags JSONB NOT NULL,
    item TEXT NOT NULL,
    version INTEGER DEFAULT 1 NOT NULL,
    writer TEXT NOT NULL,
    "promptVersion" TEXT NOT NULL,
    "inputTokens" INTEGER NOT NULL,
    "outputTokens" INTEGER NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "Translation_pkey" PRIMARY KEY ("listingId", language)
);

CREATE TABLE "Usage" (
    "userId" INTEGER NOT NULL,
    period TEXT NOT NULL,
    used INTEGER DEFAULT 0 NOT NULL,
    "carriedOver" INTEGER DEFAULT 0 NOT NULL,
    CONSTRAINT "Usage_carriedOver_check" CHECK ((("carriedOver" >= 0) AND ("carriedOver" <= used))),
    CONSTRAINT "Usage_used_check" CHECK ((used >= 0)),

    CONSTRAINT "Usage_pkey" PRIMARY KEY ("userId", period)
);

CREATE TABLE "User" (
    id SERIAL NOT NULL,
    email TEXT NOT NULL,
    username TEXT,
    password TEXT NOT NULL,
    "isVerified" BOOLEAN DEFAULT false NOT NULL,
    "verificationToken" TEXT,
    "verificationTokenExpires" TIMESTAMPTZ(3),
    "passwordResetToken" TEXT,
    "passwordResetTokenExpires" TIMESTAMPTZ(3),
    "subscriptionTier" TEXT DEFAULT 'free'::text NOT NULL,
    "subscriptionExpiresAt" TIMESTAMPTZ(3),
    "trialStartedAt" TIMESTAMPTZ(3),
    "trialExpiresAt" TIMESTAMPTZ(3),
    "hasUsedTrial" BOOLEAN DEFAULT false NOT NULL,
    "stripeCustomerId" TEXT,
    "stripeSubscriptionId" TEXT,
    "listingsThisMonth" INTEGER DEFAULT 0 NOT NULL,
    "lastListingDate" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "totalListings" INTEGER DEFAULT 0 NOT NULL,
    "lastActiveOn" DATE,
    "signUpCookie" TEXT,
    CONSTRAINT "User_totalListings_check" CHECK (("totalListings" >= 0)),

    CONSTRAINT "User_pkey" PRIMARY KEY (id)
);

CREATE TABLE "WebhookDelivery" (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    "endpointId" UUID NOT NULL,
    event TEXT NOT NULL,
    payload JSONB NOT NULL,
    state TEXT DEFAULT 'pending'::text NOT NULL,
    attempts INTEGER DEFAULT 0 NOT NULL,
    retries INTEGER DEFAULT 0 NOT NULL,
    "nextAt" TIMESTAMPTZ(3),
    holder UUID,
    "heldUntil" TIMESTAMPTZ(3),
    "answerStatus" INTEGER,
    failure TEXT,
    "attemptedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY (id)
);

CREATE TABLE "WebhookEndpoint" (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    "userId" INTEGER NOT NULL,
    url TEXT NOT NULL,
    events TEXT[],
    secrets TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "previousEndsAt" TIMESTAMPTZ(3),
    "failingSince" TIMESTAMPTZ(3),
    "disabledAt" TIMESTAMPTZ(3),
    "disabledReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,

    CONSTRAINT "WebhookEndpoint_pkey" PRIMARY KEY (id)
);

CREATE TABLE rate_limit (
    key character varying(255) NOT NULL,
    points INTEGER DEFAULT 0 NOT NULL,
    expire BIGINT,

    CONSTRAINT rate_limit_pkey PRIMARY KEY (key)
);

ALTER TABLE "PhotoCopy" ALTER COLUMN image SET STORAGE EXTERNAL;
ALTER TABLE "PhotoCopy" ALTER COLUMN preview SET STORAGE EXTERNAL;
ALTER TABLE "User" ALTER COLUMN email SET STATISTICS 1000;

-- Makes a reservation final and counts its listing as the user's newest. False, and nothing changed, when it was settled
-- before. The last listing of a month queues an email to its user in the same transaction; the job's key names the user, so
-- that the job is removed with the account.
CREATE FUNCTION "commit_reservation"("reservation" UUID)
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

-- Moves a user whose activity or plan changed from the daily counts of the old row to those of the new one. Rows are locked
-- in the order of their keys, as in all functions that count, so that transactions can't deadlock.
CREATE FUNCTION "count_changed_user"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "DailyCount" AS known ("kind", "day", "count")
    SELECT kind, day, sum(number)
    FROM (
      SELECT entry.kind, entry.day, 1 AS number FROM daily_counts_of(
        NEW."lastActiveOn", NEW."subscriptionTier", NEW."subscriptionExpiresAt", NEW."trialExpiresAt") entry
      UNION ALL
      SELECT entry.kind, entry.day, -1 FROM daily_counts_of(
        OLD."lastActiveOn", OLD."subscriptionTier", OLD."subscriptionExpiresAt", OLD."trialExpiresAt") entry
    ) each
    GROUP BY kind, day HAVING sum(number) <> 0 ORDER BY kind, day
    ON CONFLICT ("kind", "day") DO UPDATE SET "count" = known."count" + EXCLUDED."count";
    RETURN NULL;
  END
  $$;

-- Counts deleted accounts on the present day, and takes them out of the daily counts that they were part of.
CREATE FUNCTION "count_deleted_users"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "DailyCount" AS known ("kind", "day", "count")
    SELECT kind, day, sum(number)
    FROM (
      SELECT 'account_deleted' AS kind, (now() AT TIME ZONE 'utc')::date AS day, 1 AS number FROM old_rows
      UNION ALL
      SELECT entry.kind, entry.day, -1 FROM old_rows,
        daily_counts_of("lastActiveOn", "subscriptionTier", "subscriptionExpiresAt", "trialExpiresAt") entry
    ) each
    GROUP BY kind, day ORDER BY kind, day
    ON CONFLICT ("kind", "day") DO UPDATE SET "count" = known."count" + EXCLUDED."count";
    RETURN NULL;
  END
  $$;

-- Keeps "User"."totalListings" the number of the user's listings that aren't deleted. Runs at the end of a statement, and
-- updates each user once, however many listings the statement touched.
CREATE FUNCTION "count_listings"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      UPDATE "User" SET "totalListings" = "totalListings" + changed.number
      FROM (SELECT "userId", count(*) AS number FROM new_rows WHERE "deletedAt" IS NULL GROUP BY "userId") changed
      WHERE "User"."id" = changed."userId";
    ELSIF TG_OP = 'DELETE' THEN
      UPDATE "User" SET "totalListings" = "totalListings" - changed.number
      FROM (SELECT "userId", count(*) AS number FROM old_rows WHERE "deletedAt" IS NULL GROUP BY "userId") changed
      WHERE "User"."id" = changed."userId";
    ELSE
      UPDATE "User" SET "totalListings" = "totalListings" + changed.number
      FROM (
        SELECT "userId", sum(number) AS number
        FROM (
          SELECT "userId", 1 AS number FROM new_rows WHERE "deletedAt" IS NULL
          UNION ALL
          SELECT "userId", -1 FROM old_rows WHERE "deletedAt" IS NULL
        ) each
        GROUP BY "userId" HAVING sum(number) <> 0
      ) changed
      WHERE "User"."id" = changed."userId";
    END IF;
    RETURN NULL;
  END
  $$;

-- Counts written listings by the day (UTC) on which they were stored. One that a seller imported is her own text and isn't
-- counted.
CREATE FUNCTION "count_new_listings"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "DailyCount" AS known ("kind", "day", "count")
    SELECT 'listing', ("createdAt" AT TIME ZONE 'utc')::date AS day, count(*) FROM new_rows
    WHERE "notes"->>'isImported' IS DISTINCT FROM 'true'
    GROUP BY day ORDER BY day
    ON CONFLICT ("kind", "day") DO UPDATE SET "count" = known."count" + EXCLUDED."count";
    RETURN NULL;
  END
  $$;

-- Counts sign-ups by day (UTC), and adds new users to the daily counts of activity and plans. Rows are locked in the order of
-- their keys, so that transactions can't deadlock.
CREATE FUNCTION "count_new_users"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "DailyCount" AS known ("kind", "day", "count")
    SELECT kind, day, count(*)
    FROM (
      SELECT 'sign_up' AS kind, ("createdAt" AT TIME ZONE 'utc')::date AS day FROM new_rows
      UNION ALL
      SELECT entry.kind, entry.day FROM new_rows,
        daily_counts_of("lastActiveOn", "subscriptionTier", "subscriptionExpiresAt", "trialExpiresAt") entry
    ) each
    GROUP BY kind, day ORDER BY kind, day
    ON CONFLICT ("kind", "day") DO UPDATE SET "count" = known."count" + EXCLUDED."count";
    RETURN NULL;
  END
  $$;

-- What one user adds to the daily counts besides the sign-up. A plan without a known end is counted on 'infinity'.
CREATE FUNCTION "daily_counts_of"("active" DATE, "tier" TEXT, "paid_until" TIMESTAMPTZ, "trial_until" TIMESTAMPTZ)
  RETURNS TABLE ("kind" TEXT, "day" DATE)
  LANGUAGE sql STABLE
  AS $$
    SELECT 'active', "active" WHERE "active" IS NOT NULL
    UNION ALL
    SELECT "tier", COALESCE(("paid_until" AT TIME ZONE 'utc')::date, 'infinity') WHERE "tier" <> 'free'
    UNION ALL
    SELECT 'trial', ("trial_until" AT TIME ZONE 'utc')::date WHERE "tier" = 'free' AND "trial_until" IS NOT NULL
  $$;

-- Marks photos that are no longer part of any listing as expired. A job deletes them later, since megabytes take time to
-- delete. Photos of a user who is being deleted are skipped: there may be a hundred thousand in one statement.
CREATE FUNCTION "expire_unlisted_photos"()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    UPDATE "Photo" SET "expiresAt" = LEAST(COALESCE("Photo"."expiresAt", now()), now())
    FROM (
      SELECT DISTINCT p.id FROM gone
      JOIN "Photo" p ON p.id = gone."photoId"
      JOIN "User" u ON u.id = p."userId"
    ) AS owned
    WHERE "Photo".id = owned.id AND NOT EXISTS (SELECT FROM "ListingPhoto" l WHERE l."photoId" = owned.id);
    RETURN NULL;
  END
  $$;

-- A user counts as active on the day (UTC) on which a listing of hers is written.
CREATE FUNCTION "listing_makes_active"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    NEW."lastActiveOn" := GREATEST(NEW."lastActiveOn", (NEW."lastListingDate" AT TIME ZONE 'utc')::date);
    RETURN NEW;
  END
  $$;

-- The month of an instant in UTC, such as "2026-11", whatever the session's time zone.
CREATE FUNCTION "listing_period"("at" TIMESTAMPTZ DEFAULT now()) RETURNS TEXT
  LANGUAGE sql STABLE
  AS $$ SELECT to_char("at" AT TIME ZONE 'utc', 'YYYY-MM') $$;

-- A query for this user's listings, of this category if one is given, that have words beginning with each of the given ones
-- (the first 12).
CREATE FUNCTION "listing_query"("userId" INTEGER, "category" TEXT, "words" TEXT) RETURNS TSQUERY
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_string(
    ARRAY[''':u' || "userId"::text || '''']
    || CASE WHEN "category" IS NULL THEN ARRAY[]::text[] ELSE ARRAY[''':c' || "category" || ''''] END
    || ARRAY(SELECT '''' || word || ''':*' FROM unnest("search_words"("words")) AS word LIMIT 12),
    ' & '
  )::tsquery;

-- Remembers that a user with photos was deleted, so that a job deletes the photos later.
CREATE FUNCTION "note_deleted_owner"()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "DeletedPhotoOwner" ("userId") SELECT OLD.id WHERE EXISTS (SELECT FROM "Photo" WHERE "userId" = OLD.id);
    RETURN NULL;
  END
  $$;

-- The query of "listing_query" for the terms of "own_terms": this user's listings, of this category if one is given, that have
-- words beginning with each of the given ones (the first 12).
CREATE FUNCTION "own_query"("userId" INTEGER, "category" TEXT, "words" TEXT) RETURNS TSQUERY
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_string(
    ARRAY['''' || to_hex("userId") || '.:u' || "userId"::text || '''']
    || CASE WHEN "category" IS NULL THEN ARRAY[]::text[] ELSE ARRAY['''' || to_hex("userId") || '.:c' || "category" || ''''] END
    || ARRAY(
      SELECT '''' || to_hex("userId") || '.' || word || ''':*' FROM unnest("search_words"("words")) AS word LIMIT 12
    ),
    ' & '
  )::tsquery;

-- The words by which a listing is found, each as a term of its user alone. In an index of these terms, the beginning of a word
-- leads only to the seller's own listings; in an index of plain words it leads to those of all sellers, which must all be read.
CREATE FUNCTION "own_terms"("userId" INTEGER, "search" TSVECTOR) RETURNS TSVECTOR
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
  RETURN array_to_tsvector(ARRAY(
    SELECT to_hex("userId") || '.' || term FROM unnest(tsvector_to_array("search")) AS term
  ));

-- Takes one listing out of a month's quota (null: unlimited), or returns the reason why not and changes nothing. The kinds:
-- 'reserved'; 'known', the same key was reserved or committed before; 'limit', the month is used up; or the exceeded cap.
--
-- - The user's row is locked first, so that each later statement sees what earlier changes of this user left.
-- - Failures that are ours (a full disk, a provider that is down, an instance that died) don't count against the user, and each
--   listing written within the hour allows one more failure: some odd products of a large batch don't hold up the rest.
-- - A call that found out that nobody knows what the piece is doesn't count as a failure either; it has an hourly cap of its own.
-- - Reservations that live for more than 12 hours, which the model's provider answers within a day, don't count against the caps.
CREATE FUNCTION "reserve_listing"(
  "owner" INTEGER, "quota" INTEGER, "key" TEXT, "hash" TEXT, "lifetime" INTERVAL,
  "in_flight" INTEGER, "failures_per_hour" INTEGER, "per_minute" INTEGER
)
  RETURNS TABLE ("kind" TEXT, "reservation" JSONB)
  LANGUAGE plpgsql
  AS $$
  #variable_conflict use_column
  DECLARE
    known "Reservation"%ROWTYPE;
    exceeded TEXT;
    taken RECORD;
    made UUID;
  BEGIN
    PERFORM 1 FROM "User" WHERE id = "owner" FOR NO KEY UPDATE;

    SELECT * INTO known FROM "Reservation" WHERE "userId" = "owner" AND "idempotencyKey" = "key";
    IF known.state IN ('reserved', 'committed') THEN
      RETURN QUERY SELECT 'known', to_jsonb(known);
      RETURN;
    END IF;

    SELECT CASE
      WHEN count(*) FILTER (
        WHERE state = 'refunded' AND COALESCE(failure, '') NOT IN ('unavailable', 'unfinished', 'piece_unknown')
      ) - count(*) FILTER (WHERE state = 'committed') >= "failures_per_hour" THEN 'failuresPerHour'
      WHEN count(*) FILTER (WHERE state = 'reserved' AND "expiresAt" > now() AND NOT "isLong") >= "in_flight"
        THEN 'inFlight'
      WHEN count(*) FILTER (WHERE "createdAt" > now() - interval '1 minute' AND NOT "isLong") >= "per_minute"
        THEN 'perMinute'
    END INTO exceeded
    FROM (
      SELECT *, "expiresAt" - "createdAt" > interval '12 hours' AS "isLong" FROM "Reservation"
      WHERE "userId" = "owner" AND "createdAt" > now() - interval '1 hour'
    ) recent;

    IF exceeded IS NOT NULL THEN
      -- A month that is used up is the more helpful answer: waiting would not change it.
      RETURN QUERY SELECT CASE WHEN "quota" <= COALESCE(
        (SELECT used FROM "Usage" WHERE "userId" = "owner" AND period = listing_period()), 0
      ) THEN 'limit' ELSE exceeded END, NULL::jsonb;
      RETURN;
    END IF;

    INSERT INTO "Usage" ("userId", period, used)
    SELECT "owner", listing_period(), 1 WHERE "quota" IS NULL OR "quota" > 0
    ON CONFLICT ("userId", period) DO UPDATE SET used = "Usage".used + 1
    WHERE "quota" IS NULL OR "Usage".used < "quota"
    RETURNING period, used INTO taken;
    IF NOT FOUND THEN
      RETURN QUERY SELECT 'limit', NULL::jsonb;
      RETURN;
    END IF;

    -- A refunded reservation gives up its key for another try, and stays, since it is counted.
    UPDATE "Reservation" SET "idempotencyKey" = "idempotencyKey" || '#' || id WHERE id = known.id;

    UPDATE "User" SET "listingsThisMonth" = taken.used, "updatedAt" = now()
    WHERE id = "owner" AND listing_period("lastListingDate") = taken.period;

    INSERT INTO "Reservation" ("userId", period, quota, "idempotencyKey", "requestHash", "expiresAt")
    VALUES ("owner", taken.period, "quota", "key", "hash", now() + "lifetime")
    RETURNING id INTO made;
    RETURN QUERY SELECT 'reserved', jsonb_build_object('id', made);
  END
  $$;

-- A user counts as active on the day (UTC) on which she signs in.
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

-- Makes a reservation final and stores its listing with thumbnail and photos: all of it or nothing. Returns the listing's id; null,
-- and nothing stored, when the reservation was settled before. "address" is the thumbnail's path, with %s for the listing's id.
-- Photos that were deleted meanwhile are left out.
CREATE FUNCTION "store_listing"(
  "reservation" UUID, "listing" JSONB, "thumbnail" BYTEA, "address" TEXT, "photos" JSONB
)
  RETURNS INTEGER
  LANGUAGE plpgsql
  AS $$
  #variable_conflict use_column
  DECLARE
    made INTEGER;
  BEGIN
    IF NOT commit_reservation("reservation") THEN
      RETURN NULL;
    END IF;

    INSERT INTO "Listing" ("userId", "productName", "materials", "styleDesign", "colors", "audience", "category",
      "extraDetails", "results", "facts", "missing", "notes", "score", "writer", "promptVersion",
      "inputTokens", "outputTokens", "durationMs")
    SELECT "userId", "productName", "materials", "styleDesign", "colors", "audience", "category",
      "extraDetails", "results", "facts", "missing", "notes", "score", "writer", "promptVersion",
      "inputTokens", "outputTokens", "durationMs"
    FROM jsonb_populate_record(NULL::"Listing", "listing")
    RETURNING id INTO made;

    IF "thumbnail" IS NOT NULL THEN
      INSERT INTO "Thumbnail" ("listingId", image) VALUES (made, "thumbnail");
      UPDATE "Listing" SET "imagePath" = format("address", made) WHERE id = made;
    END IF;

    INSERT INTO "ListingPhoto" ("listingId", "photoId", position, "altText")
    SELECT made, photo.id, chosen.position, chosen."altText"
    FROM jsonb_to_recordset("photos") AS chosen(id UUID, position INTEGER, "altText" TEXT)
    JOIN "Photo" photo ON photo.id = chosen.id AND photo."userId" = ("listing"->>'userId')::int
    FOR KEY SHARE OF photo;

    UPDATE "Reservation" r SET "listingId" = made WHERE r.id = "reservation";
    RETURN made;
  END
  $$;

-- How many photos, and bytes, are waiting for a listing and haven't expired. Photos of a batch's unwritten rows aren't waiting.
CREATE FUNCTION "waiting_photos"("owner" INTEGER, OUT "photos" BIGINT, OUT "bytes" BIGINT)
  LANGUAGE sql STABLE
  AS $$
  SELECT count(*), COALESCE(sum(size), 0) FROM "Photo" p
  WHERE "userId" = "owner" AND "expiresAt" > now()
    AND NOT EXISTS (SELECT FROM "ListingPhoto" l WHERE l."photoId" = p.id)
    AND p.id NOT IN (
      SELECT unnest("photoIds") FROM "BatchRow"
      WHERE "userId" = "owner" AND state IN ('queued', 'writing', 'waiting', 'refused', 'failed')
    )
  $$;

CREATE INDEX "AdminAudit_createdAt_idx" ON "AdminAudit" ("createdAt");
CREATE UNIQUE INDEX "ApiKey_hash_key" ON "ApiKey" (hash);
CREATE INDEX "ApiKey_userId_createdAt_idx" ON "ApiKey" ("userId", "createdAt");
CREATE UNIQUE INDEX "BatchRow_batchId_position_key" ON "BatchRow" ("batchId", "position");
CREATE INDEX "BatchRow_listingId_idx" ON "BatchRow" ("listingId");
CREATE INDEX "BatchRow_modelBatchId_idx" ON "BatchRow" ("modelBatchId");
CREATE INDEX "BatchRow_userId_state_idx" ON "BatchRow" ("userId", state);
CREATE INDEX "BatchRow_writing_idx" ON "BatchRow" ("heldUntil") WHERE (state = 'writing'::text);
CREATE INDEX "Batch_userId_createdAt_idx" ON "Batch" ("userId", "createdAt" DESC);
CREATE INDEX "ChangeNote_listingId_changedAt_idx" ON "ChangeNote" ("listingId", "changedAt" DESC);
CREATE INDEX "ChangeNote_userId_changedAt_id_idx" ON "ChangeNote" ("userId", "changedAt" DESC, id DESC);
CREATE UNIQUE INDEX "ChangeNote_userId_origin_key" ON "ChangeNote" ("userId", origin);
CREATE INDEX "EmailFailure_createdAt_idx" ON "EmailFailure" ("createdAt");
CREATE INDEX "EmailFailure_userId_createdAt_idx" ON "EmailFailure" ("userId", "createdAt" DESC);
CREATE INDEX "EtsyConnection_keyId_idx" ON "EtsyConnection" ("keyId");
CREATE UNIQUE INDEX "EtsyConnection_userId_etsyShopId_key" ON "EtsyConnection" ("userId", "etsyShopId");
CREATE INDEX "EtsyConsent_expiresAt_idx" ON "EtsyConsent" ("expiresAt");
CREATE INDEX "EtsyConsent_sid_idx" ON "EtsyConsent" (sid);
CREATE INDEX "EtsyConsent_userId_idx" ON "EtsyConsent" ("userId");
CREATE UNIQUE INDEX "ListingPhoto_listingId_photoId_key" ON "ListingPhoto" ("listingId", "photoId");
CREATE INDEX "ListingPhoto_photoId_idx" ON "ListingPhoto" ("photoId");
CREATE UNIQUE INDEX "ListingReading_changeId_key_key" ON "ListingReading" ("changeId", key);
CREATE INDEX "ListingReading_listingId_readAt_idx" ON "ListingReading" ("listingId", "readAt");
CREATE INDEX "ListingReading_userId_idx" ON "ListingReading" ("userId");
CREATE INDEX "Listing_by_name_idx" ON "Listing" ("userId", "left"(plain_text("productName"), 80) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
CREATE INDEX "Listing_by_score_idx" ON "Listing" ("userId", COALESCE(score, '-1'::integer) DESC, id DESC) WHERE ("deletedAt" IS NULL);
CREATE INDEX "Listing_copied_idx" ON "Listing" ("userId", "createdAt" DESC, id DESC) WHERE (("copiedAt" IS NOT NULL) AND ("deletedAt" IS NULL));
CREATE INDEX "Listing_deletedAt_idx" ON "Listing" ("deletedAt") WHERE ("deletedAt" IS NOT NULL);
CREATE INDEX "Listing_own_search_idx" ON "Listing" USING gin (own_terms("userId", search)) WITH (fastupdate=off) WHERE ("deletedAt" IS NULL);
CREATE INDEX "Listing_search_idx" ON "Listing" USING gin (search) WITH (fastupdate=off) WHERE ("deletedAt" IS NULL);
CREATE INDEX "Listing_userId_createdAt_id_idx" ON "Listing" ("userId", "createdAt" DESC, id DESC);
CREATE UNIQUE INDEX "Listing_userId_sourceKey_key" ON "Listing" ("userId", "sourceKey") WHERE ("sourceKey" IS NOT NULL);
CREATE INDEX "Logo_userId_createdAt_idx" ON "Logo" ("userId", "createdAt" DESC);
CREATE INDEX "ModelBatch_batchId_idx" ON "ModelBatch" ("batchId");
CREATE UNIQUE INDEX "ModelBatch_providerId_key" ON "ModelBatch" ("providerId");
CREATE INDEX "ModelBatch_state_nextAt_idx" ON "ModelBatch" (state, "nextAt");
CREATE INDEX "ModelBatch_userId_idx" ON "ModelBatch" ("userId");
CREATE INDEX "OAuthClient_lastUsedAt_idx" ON "OAuthClient" ("lastUsedAt");
CREATE INDEX "OAuthCode_expiresAt_idx" ON "OAuthCode" ("expiresAt");
CREATE INDEX "OAuthCode_grantId_idx" ON "OAuthCode" ("grantId");
CREATE INDEX "OAuthGrant_clientId_idx" ON "OAuthGrant" ("clientId");
CREATE UNIQUE INDEX "OAuthGrant_userId_clientId_key" ON "OAuthGrant" ("userId", "clientId");
CREATE INDEX "OAuthToken_expiresAt_idx" ON "OAuthToken" ("expiresAt");
CREATE INDEX "OAuthToken_grantId_family_idx" ON "OAuthToken" ("grantId", family);
CREATE INDEX "PhotoObject_orphans_idx" ON "PhotoObject" ("createdAt") WHERE ("photoId" IS NULL);
CREATE UNIQUE INDEX "PhotoObject_photoId_key" ON "PhotoObject" ("photoId");
CREATE INDEX "Photo_expiresAt_idx" ON "Photo" ("expiresAt");
CREATE INDEX "Photo_userId_createdAt_idx" ON "Photo" ("userId", "createdAt");
CREATE INDEX "ProgramRequest_createdAt_idx" ON "ProgramRequest" ("createdAt");
CREATE UNIQUE INDEX "ProgramRequest_userId_operation_key_key" ON "ProgramRequest" ("userId", operation, key);
CREATE UNIQUE INDEX "Publication_etsyListingId_key" ON "Publication" ("etsyListingId");
CREATE UNIQUE INDEX "Publication_listingId_etsyShopId_key" ON "Publication" ("listingId", "etsyShopId");
CREATE UNIQUE INDEX "Publication_one_create_per_shop" ON "Publication" ("etsyShopId") WHERE (("createStartedAt" IS NOT NULL) AND ("etsyListingId" IS NULL) AND (state <> 'failed'::text));
CREATE INDEX "Publication_userId_createdAt_idx" ON "Publication" ("userId", "createdAt");
CREATE UNIQUE INDEX "Reservation_listingId_key" ON "Reservation" ("listingId");
CREATE INDEX "Reservation_state_expiresAt_idx" ON "Reservation" (state, "expiresAt");
CREATE INDEX "Reservation_userId_createdAt_idx" ON "Reservation" ("userId", "createdAt");
CREATE UNIQUE INDEX "Reservation_userId_idempotencyKey_key" ON "Reservation" ("userId", "idempotencyKey");
CREATE INDEX "RetainedIdentity_expiresAt_idx" ON "RetainedIdentity" ("expiresAt");
CREATE UNIQUE INDEX "SavedFilter_userId_name_key" ON "SavedFilter" ("userId", name);
CREATE INDEX "Session_expire_idx" ON "Session" (expire);
CREATE INDEX "Session_userId_idx" ON "Session" ("userId");
CREATE INDEX "ShopAudit_startedAt_idx" ON "ShopAudit" ("startedAt");
CREATE UNIQUE INDEX "ShopAudit_userId_key" ON "ShopAudit" ("userId");
CREATE UNIQUE INDEX "ShopNameRun_reservationId_key" ON "ShopNameRun" ("reservationId");
CREATE INDEX "ShopNameRun_userId_createdAt_idx" ON "ShopNameRun" ("userId", "createdAt" DESC);
CREATE INDEX "ShopName_runId_idx" ON "ShopName" ("runId");
CREATE UNIQUE INDEX "ShopName_userId_key_key" ON "ShopName" ("userId", key);
CREATE INDEX "Shop_userId_id_idx" ON "Shop" ("userId", id);
CREATE INDEX "StripeCustomer_deletedAt_idx" ON "StripeCustomer" ("deletedAt") WHERE ("deletedAt" IS NOT NULL);
CREATE INDEX "StripeEvent_customer_state_idx" ON "StripeEvent" (customer, state);
CREATE INDEX "StripeEvent_state_receivedAt_idx" ON "StripeEvent" (state, "receivedAt");
CREATE INDEX "User_createdAt_id_idx" ON "User" ("createdAt", id);
CREATE INDEX "User_email_domain_idx" ON "User" (split_part(email, '@'::text, 2) text_pattern_ops);
CREATE INDEX "User_email_idx" ON "User" (email text_pattern_ops);
CREATE UNIQUE INDEX "User_email_key" ON "User" (email);
CREATE INDEX "User_lastListingDate_id_idx" ON "User" (COALESCE("lastListingDate", '1970-01-01 00:00:00+00'::timestamp with time zone), id);
CREATE INDEX "User_paid_until_idx" ON "User" ("subscriptionExpiresAt") WHERE ("subscriptionTier" <> 'free'::text);
CREATE INDEX "User_paid_until_tier_idx" ON "User" ("subscriptionExpiresAt", "subscriptionTier") WHERE ("subscriptionTier" <> 'free'::text);
CREATE UNIQUE INDEX "User_passwordResetToken_key" ON "User" ("passwordResetToken");
CREATE UNIQUE INDEX "User_stripeCustomerId_key" ON "User" ("stripeCustomerId");
CREATE INDEX "User_totalListings_id_idx" ON "User" ("totalListings", id);
CREATE INDEX "User_trial_until_idx" ON "User" ("trialExpiresAt") WHERE ("subscriptionTier" = 'free'::text);
CREATE UNIQUE INDEX "User_verificationToken_key" ON "User" ("verificationToken");
CREATE INDEX "WebhookDelivery_createdAt_idx" ON "WebhookDelivery" ("createdAt");
CREATE INDEX "WebhookDelivery_endpointId_createdAt_id_idx" ON "WebhookDelivery" ("endpointId", "createdAt" DESC, id DESC);
CREATE INDEX "WebhookEndpoint_keyId_idx" ON "WebhookEndpoint" ("keyId");
CREATE INDEX "WebhookEndpoint_userId_createdAt_idx" ON "WebhookEndpoint" ("userId", "createdAt");
CREATE INDEX rate_limit_expire_idx ON rate_limit (expire);

ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "BatchRow" ADD CONSTRAINT "BatchRow_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "BatchRow" ADD CONSTRAINT "BatchRow_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES "Listing"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "BatchRow" ADD CONSTRAINT "BatchRow_modelBatchId_fkey" FOREIGN KEY ("modelBatchId") REFERENCES "ModelBatch"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "BatchRow" ADD CONSTRAINT "BatchRow_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Batch" ADD CONSTRAINT "Batch_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "BillingEmail" ADD CONSTRAINT "BillingEmail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "BillingLease" ADD CONSTRAINT "BillingLease_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ChangeNote" ADD CONSTRAINT "ChangeNote_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES "Listing"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ChangeNote" ADD CONSTRAINT "ChangeNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "EmailFailure" ADD CONSTRAINT "EmailFailure_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "EtsyConnection" ADD CONSTRAINT "EtsyConnection_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "EtsyConsent" ADD CONSTRAINT "EtsyConsent_sid_fkey" FOREIGN KEY (sid) REFERENCES "Session"(sid) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "EtsyConsent" ADD CONSTRAINT "EtsyConsent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ListingOptions" ADD CONSTRAINT "ListingOptions_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES "Listing"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ListingPhoto" ADD CONSTRAINT "ListingPhoto_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES "Listing"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ListingPhoto" ADD CONSTRAINT "ListingPhoto_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "Photo"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ListingReading" ADD CONSTRAINT "ListingReading_changeId_fkey" FOREIGN KEY ("changeId") REFERENCES "ChangeNote"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ListingReading" ADD CONSTRAINT "ListingReading_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES "Listing"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ListingReading" ADD CONSTRAINT "ListingReading_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Listing" ADD CONSTRAINT "Listing_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Logo" ADD CONSTRAINT "Logo_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ModelBatch" ADD CONSTRAINT "ModelBatch_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "ModelBatch" ADD CONSTRAINT "ModelBatch_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OAuthCode" ADD CONSTRAINT "OAuthCode_grantId_fkey" FOREIGN KEY ("grantId") REFERENCES "OAuthGrant"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OAuthGrant" ADD CONSTRAINT "OAuthGrant_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "OAuthClient"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OAuthGrant" ADD CONSTRAINT "OAuthGrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OAuthToken" ADD CONSTRAINT "OAuthToken_grantId_fkey" FOREIGN KEY ("grantId") REFERENCES "OAuthGrant"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PhotoCopy" ADD CONSTRAINT "PhotoCopy_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "Photo"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PhotoObject" ADD CONSTRAINT "PhotoObject_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "Photo"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "ProgramRequest" ADD CONSTRAINT "ProgramRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Publication" ADD CONSTRAINT "Publication_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES "Listing"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Publication" ADD CONSTRAINT "Publication_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Reservation" ADD CONSTRAINT "Reservation_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES "Listing"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Reservation" ADD CONSTRAINT "Reservation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "SavedFilter" ADD CONSTRAINT "SavedFilter_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ShopAuditPage" ADD CONSTRAINT "ShopAuditPage_auditId_fkey" FOREIGN KEY ("auditId") REFERENCES "ShopAudit"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ShopAudit" ADD CONSTRAINT "ShopAudit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ShopNameRun" ADD CONSTRAINT "ShopNameRun_reservationId_fkey" FOREIGN KEY ("reservationId") REFERENCES "Reservation"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "ShopNameRun" ADD CONSTRAINT "ShopNameRun_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ShopName" ADD CONSTRAINT "ShopName_runId_fkey" FOREIGN KEY ("runId") REFERENCES "ShopNameRun"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "ShopName" ADD CONSTRAINT "ShopName_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Shop" ADD CONSTRAINT "Shop_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "SoldDay" ADD CONSTRAINT "SoldDay_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "SoldPeriod" ADD CONSTRAINT "SoldPeriod_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Thumbnail" ADD CONSTRAINT "Thumbnail_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES "Listing"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Translation" ADD CONSTRAINT "Translation_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES "Listing"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Usage" ADD CONSTRAINT "Usage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "WebhookEndpoint"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "WebhookEndpoint" ADD CONSTRAINT "WebhookEndpoint_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"(id) ON UPDATE CASCADE ON DELETE CASCADE;

-- Runs once for each statement, since an account may have thousands of listings.
CREATE TRIGGER "ListingPhoto_expire" AFTER DELETE ON "ListingPhoto" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "expire_unlisted_photos"();

-- Counts listings whose rows are removed for good.
CREATE TRIGGER "Listing_delete_count" AFTER DELETE ON "Listing"
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_listings"();

-- Counts new listings of each user.
CREATE TRIGGER "Listing_insert_count" AFTER INSERT ON "Listing"
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_listings"();

-- Counts written listings by day.
CREATE TRIGGER "Listing_insert_daily_count" AFTER INSERT ON "Listing"
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_new_listings"();

-- Counts listings that are deleted or restored: their rows stay for a while, with a time in "deletedAt".
CREATE TRIGGER "Listing_update_count" AFTER UPDATE ON "Listing"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_listings"();

-- Signing in makes a user active.
CREATE TRIGGER "Session_makes_active" AFTER INSERT ON "Session"
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "session_makes_active"();

-- A written listing makes its user active.
CREATE TRIGGER "User_active_by_listing" BEFORE INSERT OR UPDATE OF "lastListingDate" ON "User"
  FOR EACH ROW WHEN (NEW."lastListingDate" IS NOT NULL) EXECUTE FUNCTION "listing_makes_active"();

-- Counts deleted accounts by day.
CREATE TRIGGER "User_delete_daily_count" AFTER DELETE ON "User"
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_users"();

-- Counts sign-ups by day.
CREATE TRIGGER "User_insert_daily_count" AFTER INSERT ON "User"
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_new_users"();

-- Photos have no foreign key to their user, since deleting them takes time.
CREATE TRIGGER "User_note_deleted_owner" AFTER DELETE ON "User"
  FOR EACH ROW EXECUTE FUNCTION "note_deleted_owner"();

-- Runs only when what is counted changed: activity or plan.
CREATE TRIGGER "User_update_daily_count" AFTER UPDATE ON "User"
  FOR EACH ROW
  WHEN (
    (OLD."lastActiveOn", OLD."subscriptionTier", OLD."subscriptionExpiresAt", OLD."trialExpiresAt")
    IS DISTINCT FROM
    (NEW."lastActiveOn", NEW."subscriptionTier", NEW."subscriptionExpiresAt", NEW."trialExpiresAt")
  )
  EXECUTE FUNCTION "count_changed_user"();
