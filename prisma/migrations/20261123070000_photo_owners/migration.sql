-- CreateTable
CREATE TABLE "DeletedPhotoOwner" (
    "userId" INTEGER NOT NULL,
    "deletedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DeletedPhotoOwner_pkey" PRIMARY KEY ("userId")
);

-- Neither a cascade nor a change of each photo: of thousands, both take longer than a statement may. The id of a deleted
-- owner is noted instead, and the job deletes the photos.
ALTER TABLE "Photo" DROP CONSTRAINT "Photo_userId_fkey";
DELETE FROM "Photo" WHERE "userId" IS NULL;
ALTER TABLE "Photo" ALTER COLUMN "userId" SET NOT NULL;

CREATE FUNCTION "note_deleted_owner"()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO "DeletedPhotoOwner" ("userId") SELECT OLD.id WHERE EXISTS (SELECT FROM "Photo" WHERE "userId" = OLD.id);
    RETURN NULL;
  END
  $$;

CREATE TRIGGER "User_note_deleted_owner" AFTER DELETE ON "User"
  FOR EACH ROW EXECUTE FUNCTION "note_deleted_owner"();

-- As before, but not while its owner is being deleted.
CREATE OR REPLACE FUNCTION "expire_unlisted_photos"()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    UPDATE "Photo" SET "expiresAt" = LEAST(COALESCE("expiresAt", now()), now())
    WHERE id IN (SELECT "photoId" FROM gone)
      AND NOT EXISTS (SELECT FROM "ListingPhoto" l WHERE l."photoId" = "Photo".id)
      AND EXISTS (SELECT FROM "User" WHERE "User".id = "Photo"."userId");
    RETURN NULL;
  END
  $$;

-- As before, but it checks itself that there is an owner, whose row it locks.
CREATE OR REPLACE FUNCTION "store_photo"(
  "owner" INTEGER, "photo" JSONB, "thumbnail" BYTEA, "image" BYTEA, "object" TEXT, "preview" BYTEA,
  "max_photos" INTEGER, "max_bytes" BIGINT, "lifetime" INTERVAL
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
        -- The upload stood still for so long that the job has taken its object. The caller may try again.
        RAISE EXCEPTION 'the object of a photo is being deleted' USING ERRCODE = '40001';
      END IF;
    END IF;
    RETURN QUERY SELECT made, p."expiresAt" FROM "Photo" p WHERE p.id = made;
  END
  $$;
