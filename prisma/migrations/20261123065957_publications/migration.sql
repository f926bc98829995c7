-- CreateTable
CREATE TABLE "Publication" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" INTEGER NOT NULL,
    "listingId" INTEGER NOT NULL,
    "etsyShopId" BIGINT NOT NULL,
    "etsyListingId" BIGINT,
    "choices" JSONB NOT NULL,
    "sent" JSONB NOT NULL,
    "steps" JSONB NOT NULL,
    "state" TEXT NOT NULL,
    "problem" JSONB,
    "createStartedAt" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "holder" UUID,
    "heldUntil" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Publication_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Publication_etsyListingId_key" ON "Publication"("etsyListingId");

-- CreateIndex
CREATE INDEX "Publication_userId_createdAt_idx" ON "Publication"("userId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Publication_listingId_etsyShopId_key" ON "Publication"("listingId", "etsyShopId");

-- AddForeignKey
ALTER TABLE "Publication" ADD CONSTRAINT "Publication_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Publication" ADD CONSTRAINT "Publication_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES "Listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of a shop's publications only one may be waiting to learn whether its draft was made: of two, nobody could tell which is whose.
CREATE UNIQUE INDEX "Publication_one_create_per_shop" ON "Publication"("etsyShopId")
  WHERE "createStartedAt" IS NOT NULL AND "etsyListingId" IS NULL AND "state" <> 'failed';
