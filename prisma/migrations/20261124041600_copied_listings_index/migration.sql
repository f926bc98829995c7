-- Concurrently: sellers write meanwhile. It has only listings that were copied, so nothing is added to it when one is written.
CREATE INDEX CONCURRENTLY "Listing_copied_idx" ON "Listing" ("userId", "createdAt" DESC, "id" DESC)
  WHERE "copiedAt" IS NOT NULL AND "deletedAt" IS NULL;
