-- Stores a photo with its working copy, or with the key of the object that is its copy: both or neither. Returns no row, and
-- stores nothing, when the user would have too many waiting photos, or more than "max_total" bytes of photos. The user's row is
-- locked first, so that each later statement sees what earlier changes of this user left.
CREATE OR REPLACE FUNCTION "store_photo"(
  "owner" INTEGER, "photo" JSONB, "thumbnail" BYTEA, "image" BYTEA, "object" TEXT, "preview" BYTEA,
  "max_photos" INTEGER, "max_bytes" BIGINT, "lifetime" INTERVAL, "max_total" BIGINT
)
  RETURNS TABLE ("id" UUID, "expiresAt" TIMESTAMPTZ)
  LANGUAGE plpgsql
  AS $$
  #variable_conflict use_column
  DECLARE
    waiting RECORD;
    made UUID;
  BEGIN
    PERFORM 1 FROM "User" WHERE "User".id = "owner" FOR NO KEY UPDATE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the owner of a photo was deleted' USING ERRCODE = '40001';
    END IF;
    IF "stored_bytes"("owner", 'photos') + ("photo"->>'size')::int + octet_length("thumbnail") + octet_length("preview")
      > "max_total"
    THEN
      RETURN;
    END IF;
    SELECT * INTO waiting FROM waiting_photos("owner");
    IF waiting.photos >= "max_photos" OR waiting.bytes + ("photo"->>'size')::int > "max_bytes" THEN
      RETURN;
    END IF;

    INSERT INTO "Photo" ("userId", width, height, digest, checks, thumbnail, size, "expiresAt")
    SELECT "owner", p.width, p.height, p.digest, p.checks, "thumbnail", p.size, now() + "lifetime"
    FROM jsonb_to_record("photo") AS p(width INTEGER, height INTEGER, digest TEXT, checks JSONB, size INTEGER)
    RETURNING "Photo".id INTO made;
    INSERT INTO "PhotoCopy" ("photoId", image, preview) VALUES (made, "image", "preview");
    IF "object" IS NOT NULL THEN
      UPDATE "PhotoObject" SET "photoId" = made WHERE key = "object" AND NOT "isDue";
      IF NOT FOUND THEN
        -- The upload stalled for so long that the job has taken its object. The caller can try again.
        RAISE EXCEPTION 'the object of a photo is being deleted' USING ERRCODE = '40001';
      END IF;
    END IF;
    RETURN QUERY SELECT made, p."expiresAt" FROM "Photo" p WHERE p.id = made;
  END
  $$;
