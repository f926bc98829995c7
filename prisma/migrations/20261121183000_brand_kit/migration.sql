-- CreateTable
CREATE TABLE "ShopNameRun" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "reservationId" UUID,
    "request" JSONB NOT NULL,
    "writer" TEXT NOT NULL,
    "promptVersion" TEXT NOT NULL,
    "inputTokens" INTEGER NOT NULL,
    "outputTokens" INTEGER NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ShopNameRun_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShopName" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "runId" INTEGER,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "spoken" TEXT NOT NULL,
    "reasoning" TEXT NOT NULL,
    "isFavorite" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ShopName_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Logo" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "businessName" TEXT NOT NULL,
    "keywords" TEXT NOT NULL,
    "brief" JSONB NOT NULL,
    "label" TEXT NOT NULL,
    "writer" TEXT NOT NULL,
    "promptVersion" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Logo_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ShopNameRun_reservationId_key" ON "ShopNameRun"("reservationId");

-- CreateIndex
CREATE INDEX "ShopNameRun_userId_createdAt_idx" ON "ShopNameRun"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "ShopName_runId_idx" ON "ShopName"("runId");

-- CreateIndex
CREATE UNIQUE INDEX "ShopName_userId_key_key" ON "ShopName"("userId", "key");

-- CreateIndex
CREATE INDEX "Logo_userId_createdAt_idx" ON "Logo"("userId", "createdAt" DESC);

-- AddForeignKey
ALTER TABLE "ShopNameRun" ADD CONSTRAINT "ShopNameRun_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShopNameRun" ADD CONSTRAINT "ShopNameRun_reservationId_fkey" FOREIGN KEY ("reservationId") REFERENCES "Reservation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShopName" ADD CONSTRAINT "ShopName_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShopName" ADD CONSTRAINT "ShopName_runId_fkey" FOREIGN KEY ("runId") REFERENCES "ShopNameRun"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Logo" ADD CONSTRAINT "Logo_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
