-- Concurrently: sellers write meanwhile. It has only listings that came from a file, so nothing is added to it when one is written.
CREATE UNIQUE INDEX CONCURRENTLY "Listing_userId_sourceKey_key" ON "Listing" ("userId", "sourceKey")
  WHERE "sourceKey" IS NOT NULL;
