-- CreateTable
CREATE TABLE "ListingOptions" (
    "listingId" INTEGER NOT NULL,
    "questions" JSONB NOT NULL,
    "variations" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ListingOptions_pkey" PRIMARY KEY ("listingId")
);

-- AddForeignKey
ALTER TABLE "ListingOptions" ADD CONSTRAINT "ListingOptions_listingId_fkey" FOREIGN KEY ("listingId") REFERENCES "Listing"("id") ON DELETE CASCADE ON UPDATE CASCADE;
