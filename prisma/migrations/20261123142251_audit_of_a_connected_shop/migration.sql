-- CreateTable
CREATE TABLE "ShopAudit" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" INTEGER NOT NULL,
    "etsyShopId" BIGINT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'reading',
    "total" INTEGER,
    "nextOffset" INTEGER NOT NULL DEFAULT 0,
    "problem" JSONB,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "waitsUntil" TIMESTAMPTZ(3),
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ShopAudit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShopAuditPage" (
    "auditId" UUID NOT NULL,
    "offset" INTEGER NOT NULL,
    "listings" JSONB NOT NULL,

    CONSTRAINT "ShopAuditPage_pkey" PRIMARY KEY ("auditId","offset")
);

-- CreateIndex
CREATE UNIQUE INDEX "ShopAudit_userId_key" ON "ShopAudit"("userId");

-- CreateIndex
CREATE INDEX "ShopAudit_startedAt_idx" ON "ShopAudit"("startedAt");

-- AddForeignKey
ALTER TABLE "ShopAudit" ADD CONSTRAINT "ShopAudit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShopAuditPage" ADD CONSTRAINT "ShopAuditPage_auditId_fkey" FOREIGN KEY ("auditId") REFERENCES "ShopAudit"("id") ON DELETE CASCADE ON UPDATE CASCADE;
