-- Concurrently: with ten million listings it takes minutes, in which sellers write more. "Listing_search_idx" stays for
-- instances of the version before; drop it, concurrently too, in the next version.
CREATE INDEX CONCURRENTLY "Listing_own_search_idx" ON "Listing"
  USING GIN ("own_terms"("userId", "search")) WITH (fastupdate = off) WHERE "deletedAt" IS NULL;
