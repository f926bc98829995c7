-- Marks photos that are no longer part of any listing as expired. A job deletes them later, since megabytes take time to
-- delete. Photos of a user who is being deleted are skipped: there may be a hundred thousand in one statement.
CREATE OR REPLACE FUNCTION "expire_unlisted_photos"()
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
