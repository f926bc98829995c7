-- AlterTable
ALTER TABLE "ChangeNote" ADD COLUMN     "groupId" UUID,
ADD COLUMN     "putBackUntil" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "ChangeNote_userId_groupId_idx" ON "ChangeNote"("userId", "groupId");

-- CreateIndex
CREATE INDEX "ChangeNote_putBackUntil_idx" ON "ChangeNote"("putBackUntil");

-- What updates replaced before this version can be put back like what they replace from now on. Where the shop was disconnected
-- since, or the 60 days are over, the hourly job deletes it.
UPDATE "ChangeNote" note SET "putBackUntil" = CASE WHEN EXISTS (
    SELECT FROM "EtsyConnection" shop WHERE shop."userId" = note."userId" AND shop."etsyShopId" = note."etsyShopId"
  ) THEN note."changedAt" + interval '60 days' ELSE now() END
WHERE note."source" = 'etsy_update';
