-- AlterTable
ALTER TABLE "Listing" ADD COLUMN     "copiedAt" TIMESTAMPTZ(3);
