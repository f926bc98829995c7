-- CreateTable
CREATE TABLE "EtsyConnection" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "etsyUserId" BIGINT NOT NULL,
    "etsyShopId" BIGINT NOT NULL,
    "shopName" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "languages" JSONB NOT NULL,
    "shopReadAt" TIMESTAMPTZ(3) NOT NULL,
    "scopes" JSONB NOT NULL,
    "keyId" TEXT NOT NULL,
    "accessToken" TEXT NOT NULL,
    "accessEndsAt" TIMESTAMPTZ(3) NOT NULL,
    "refreshToken" TEXT NOT NULL,
    "refreshEndsAt" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "refreshHolder" UUID,
    "refreshUntil" TIMESTAMPTZ(3),
    "problem" TEXT,
    "connectedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EtsyConnection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EtsyConsent" (
    "stateHash" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "sid" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "verifier" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EtsyConsent_pkey" PRIMARY KEY ("stateHash")
);

-- CreateTable
CREATE TABLE "EtsyRate" (
    "key" TEXT NOT NULL,
    "perSecond" INTEGER NOT NULL,
    "perDay" INTEGER NOT NULL,
    "recent" TIMESTAMPTZ(3)[],
    "remainingToday" INTEGER NOT NULL,
    "dayStartsAt" TIMESTAMPTZ(3) NOT NULL,
    "blockedUntil" TIMESTAMPTZ(3),

    CONSTRAINT "EtsyRate_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "EtsyContent" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EtsyContent_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "EtsyConnection_keyId_idx" ON "EtsyConnection"("keyId");

-- CreateIndex
CREATE UNIQUE INDEX "EtsyConnection_userId_etsyShopId_key" ON "EtsyConnection"("userId", "etsyShopId");

-- CreateIndex
CREATE INDEX "EtsyConsent_userId_idx" ON "EtsyConsent"("userId");

-- CreateIndex
CREATE INDEX "EtsyConsent_sid_idx" ON "EtsyConsent"("sid");

-- CreateIndex
CREATE INDEX "EtsyConsent_expiresAt_idx" ON "EtsyConsent"("expiresAt");

-- AddForeignKey
ALTER TABLE "EtsyConnection" ADD CONSTRAINT "EtsyConnection_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EtsyConsent" ADD CONSTRAINT "EtsyConsent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EtsyConsent" ADD CONSTRAINT "EtsyConsent_sid_fkey" FOREIGN KEY ("sid") REFERENCES "Session"("sid") ON DELETE CASCADE ON UPDATE CASCADE;
