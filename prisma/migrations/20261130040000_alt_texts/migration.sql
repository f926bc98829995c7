CREATE TABLE "AltTextListing" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" INTEGER NOT NULL,
    "etsyShopId" BIGINT NOT NULL,
    "etsyListingId" BIGINT NOT NULL,
    "groupId" UUID NOT NULL,
    "position" SERIAL NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "problem" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "nextAt" TIMESTAMPTZ(3),
    "texts" JSONB NOT NULL DEFAULT '[]',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AltTextListing_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "AltTextListing_userId_etsyListingId_key" ON "AltTextListing"("userId", "etsyListingId");

CREATE INDEX "AltTextListing_userId_position_idx" ON "AltTextListing"("userId", "position");

CREATE INDEX "AltTextListing_createdAt_idx" ON "AltTextListing"("createdAt");

ALTER TABLE "AltTextListing" ADD CONSTRAINT "AltTextListing_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "EtsyShopDay" (
    "etsyShopId" BIGINT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "taken" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "EtsyShopDay_pkey" PRIMARY KEY ("etsyShopId")
);

CREATE INDEX "EtsyShopDay_startedAt_idx" ON "EtsyShopDay"("startedAt");
