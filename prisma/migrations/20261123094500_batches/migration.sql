-- CreateTable
CREATE TABLE "Batch" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "notifiedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Batch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BatchRow" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "batchId" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "form" JSONB NOT NULL,
    "photoIds" UUID[],
    "state" TEXT NOT NULL DEFAULT 'queued',
    "reason" TEXT,
    "message" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "nextAt" TIMESTAMPTZ(3),
    "holder" UUID,
    "heldUntil" TIMESTAMPTZ(3),
    "listingId" INTEGER,
    "open" JSONB NOT NULL DEFAULT '[]',
    "openVersion" INTEGER,

    CONSTRAINT "BatchRow_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Batch_userId_createdAt_idx" ON "Batch"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "BatchRow_userId_state_idx" ON "BatchRow"("userId", "state");

-- CreateIndex
CREATE INDEX "BatchRow_listingId_idx" ON "BatchRow"("listingId");

-- CreateIndex
CREATE UNIQUE INDEX "BatchRow_batchId_position_key" ON "BatchRow"("batchId", "position");

-- AddForeignKey
ALTER TABLE "Batch" ADD CONSTRAINT "Batch_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchRow" ADD CONSTRAINT "BatchRow_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchRow" ADD CONSTRAINT "BatchRow_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchRow" ADD CONSTRAINT "BatchRow_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES "Listing"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Rows that are being written, which a job looks for every minute.
CREATE INDEX "BatchRow_writing_idx" ON "BatchRow"("heldUntil") WHERE state = 'writing';

-- As before, but a photo of a batch's row that is not written yet doesn't wait.
CREATE OR REPLACE FUNCTION "waiting_photos"("owner" INTEGER, OUT "photos" BIGINT, OUT "bytes" BIGINT)
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
