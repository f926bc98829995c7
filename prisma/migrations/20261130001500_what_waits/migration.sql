ALTER TABLE "User" ADD COLUMN     "batchesSeenAt" TIMESTAMPTZ(3),
ADD COLUMN     "draftsSeenAt" TIMESTAMPTZ(3),
ADD COLUMN     "listingsSeenAt" TIMESTAMPTZ(3);

ALTER TABLE "Listing" ADD COLUMN     "openPoints" INTEGER,
ADD COLUMN     "openVersion" INTEGER;

ALTER TABLE "Publication" ADD COLUMN     "stoppedAt" TIMESTAMPTZ(3);

CREATE INDEX "Listing_open_idx" ON "Listing" ("userId", "createdAt" DESC, id DESC) WHERE ("deletedAt" IS NULL AND "openPoints" > 0);

CREATE INDEX "Listing_uncounted_idx" ON "Listing" ("userId", id DESC) WHERE ("deletedAt" IS NULL AND "openVersion" IS DISTINCT FROM version);

CREATE INDEX "Publication_stopped_idx" ON "Publication" ("userId") WHERE (state = 'failed');
