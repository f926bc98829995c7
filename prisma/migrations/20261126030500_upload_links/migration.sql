CREATE TABLE "UploadLink" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "madeBy" UUID NOT NULL,
    "photoIds" UUID[] NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "UploadLink_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "UploadLink_hash_key" ON "UploadLink"("hash");

CREATE INDEX "UploadLink_userId_idx" ON "UploadLink"("userId");

CREATE INDEX "UploadLink_expiresAt_idx" ON "UploadLink"("expiresAt");

ALTER TABLE "UploadLink" ADD CONSTRAINT "UploadLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
