-- AlterTable
ALTER TABLE "Listing" ADD COLUMN     "sourceKey" TEXT;
