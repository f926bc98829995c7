-- CreateTable
CREATE TABLE "ChangeNote" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" INTEGER NOT NULL,
    "listingId" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "fields" JSONB NOT NULL,
    "origin" TEXT,
    "etsyShopId" BIGINT,
    "etsyListingId" BIGINT,
    "reading" TEXT,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChangeNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ListingReading" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" INTEGER NOT NULL,
    "listingId" INTEGER NOT NULL,
    "changeId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,
    "views" INTEGER,
    "favorites" INTEGER,
    "orders" INTEGER,
    "state" TEXT,
    "listedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ListingReading_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SoldDay" (
    "userId" INTEGER NOT NULL,
    "etsyListingId" BIGINT NOT NULL,
    "day" DATE NOT NULL,
    "orders" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "SoldDay_pkey" PRIMARY KEY ("userId","etsyListingId","day")
);

-- CreateTable
CREATE TABLE "SoldPeriod" (
    "userId" INTEGER NOT NULL,
    "from" DATE NOT NULL,
    "to" DATE NOT NULL,

    CONSTRAINT "SoldPeriod_pkey" PRIMARY KEY ("userId","from","to")
);

-- CreateIndex
CREATE INDEX "ChangeNote_userId_changedAt_id_idx" ON "ChangeNote"("userId", "changedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ChangeNote_listingId_changedAt_idx" ON "ChangeNote"("listingId", "changedAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "ChangeNote_userId_origin_key" ON "ChangeNote"("userId", "origin");

-- CreateIndex
CREATE INDEX "ListingReading_listingId_readAt_idx" ON "ListingReading"("listingId", "readAt");

-- CreateIndex
CREATE INDEX "ListingReading_userId_idx" ON "ListingReading"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "ListingReading_changeId_key_key" ON "ListingReading"("changeId", "key");

-- AddForeignKey
ALTER TABLE "ChangeNote" ADD CONSTRAINT "ChangeNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChangeNote" ADD CONSTRAINT "ChangeNote_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES "Listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListingReading" ADD CONSTRAINT "ListingReading_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListingReading" ADD CONSTRAINT "ListingReading_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES "Listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListingReading" ADD CONSTRAINT "ListingReading_changeId_fkey" FOREIGN KEY ("changeId") REFERENCES "ChangeNote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SoldDay" ADD CONSTRAINT "SoldDay_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SoldPeriod" ADD CONSTRAINT "SoldPeriod_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
