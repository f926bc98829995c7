-- CreateTable
CREATE TABLE "Photo" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" INTEGER,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "digest" TEXT NOT NULL,
    "checks" JSONB NOT NULL,
    "thumbnail" BYTEA NOT NULL,
    "size" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "Photo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PhotoObject" (
    "key" TEXT NOT NULL,
    "photoId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "isDue" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "PhotoObject_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "PhotoCopy" (
    "photoId" UUID NOT NULL,
    "image" BYTEA,
    "preview" BYTEA NOT NULL,

    CONSTRAINT "PhotoCopy_pkey" PRIMARY KEY ("photoId")
);

-- CreateTable
CREATE TABLE "ListingPhoto" (
    "listingId" INTEGER NOT NULL,
    "photoId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "altText" TEXT,

    CONSTRAINT "ListingPhoto_pkey" PRIMARY KEY ("listingId","position")
);

-- CreateIndex
CREATE INDEX "Photo_userId_createdAt_idx" ON "Photo"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Photo_expiresAt_idx" ON "Photo"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "PhotoObject_photoId_key" ON "PhotoObject"("photoId");

-- CreateIndex
CREATE INDEX "ListingPhoto_photoId_idx" ON "ListingPhoto"("photoId");

-- CreateIndex
CREATE UNIQUE INDEX "ListingPhoto_listingId_photoId_key" ON "ListingPhoto"("listingId", "photoId");

-- AddForeignKey
ALTER TABLE "Photo" ADD CONSTRAINT "Photo_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PhotoObject" ADD CONSTRAINT "PhotoObject_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PhotoCopy" ADD CONSTRAINT "PhotoCopy_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "Photo"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListingPhoto" ADD CONSTRAINT "ListingPhoto_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES "Listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListingPhoto" ADD CONSTRAINT "ListingPhoto_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "Photo"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A JPEG can't be compressed further.
ALTER TABLE "PhotoCopy" ALTER COLUMN "image" SET STORAGE EXTERNAL, ALTER COLUMN "preview" SET STORAGE EXTERNAL;

-- What waits: photos in no listing whose time is not over.
CREATE FUNCTION "waiting_photos"("owner" INTEGER, OUT "photos" BIGINT, OUT "bytes" BIGINT)
  LANGUAGE sql STABLE
  AS $$
  SELECT count(*), COALESCE(sum(size), 0) FROM "Photo" p
  WHERE "userId" = "owner" AND "expiresAt" > now()
    AND NOT EXISTS (SELECT FROM "ListingPhoto" l WHERE l."photoId" = p.id)
  $$;

-- Objects without a photo, which the job looks for every few minutes.
CREATE INDEX "PhotoObject_orphans_idx" ON "PhotoObject"("createdAt") WHERE "photoId" IS NULL;

-- Stores a photo with its working copy, or with the key of the object that is its copy, both or neither; nothing when the
-- owner would have too many that wait. The user's row is locked first: each statement after it sees what the changes
-- before this one left.
CREATE FUNCTION "store_photo"(
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

-- A photo that no listing has any more is due. The job deletes it, since bytes by the megabyte take time.
CREATE FUNCTION "expire_unlisted_photos"()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    UPDATE "Photo" SET "expiresAt" = LEAST(COALESCE("expiresAt", now()), now())
    WHERE id IN (SELECT "photoId" FROM gone)
      AND NOT EXISTS (SELECT FROM "ListingPhoto" l WHERE l."photoId" = "Photo".id);
    RETURN NULL;
  END
  $$;

-- Once for each listing, of which an account may have thousands.
CREATE TRIGGER "ListingPhoto_expire" AFTER DELETE ON "ListingPhoto" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "expire_unlisted_photos"();

-- Like the function of four arguments, and stores which photos the listing has: all of it or nothing. Photos that were
-- deleted meanwhile are left out.
CREATE FUNCTION "store_listing"(
  "reservation" UUID, "listing" JSONB, "thumbnail" BYTEA, "address" TEXT, "photos" JSONB
)
  RETURNS INTEGER
  LANGUAGE plpgsql
  AS $$
  #variable_conflict use_column
  DECLARE
    made INTEGER;
  BEGIN
    made := store_listing("reservation", "listing", "thumbnail", "address");
    INSERT INTO "ListingPhoto" ("listingId", "photoId", position, "altText")
    SELECT made, photo.id, chosen.position, chosen."altText"
    FROM jsonb_to_recordset("photos") AS chosen(id UUID, position INTEGER, "altText" TEXT)
    JOIN "Photo" photo ON photo.id = chosen.id AND photo."userId" = ("listing"->>'userId')::int
    WHERE made IS NOT NULL
    FOR KEY SHARE OF photo;
    RETURN made;
  END
  $$;
