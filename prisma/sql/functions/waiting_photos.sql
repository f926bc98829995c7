-- How many photos, and bytes, are waiting for a listing and haven't expired. Photos of a batch's unwritten rows aren't waiting.
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
