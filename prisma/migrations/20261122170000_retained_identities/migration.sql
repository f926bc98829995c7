-- AlterTable
ALTER TABLE "Usage" ADD COLUMN     "carriedOver" INTEGER NOT NULL DEFAULT 0;

-- AddCheckConstraint
ALTER TABLE "Usage" ADD CONSTRAINT "Usage_carriedOver_check" CHECK ("carriedOver" BETWEEN 0 AND "used");

-- CreateTable
CREATE TABLE "RetainedIdentity" (
    "hash" TEXT NOT NULL,
    "hasUsedTrial" BOOLEAN NOT NULL,
    "period" TEXT,
    "used" INTEGER NOT NULL DEFAULT 0,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RetainedIdentity_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "RetainedIdentity_expiresAt_idx" ON "RetainedIdentity"("expiresAt");
