-- AlterTable
ALTER TABLE "Listing" ADD COLUMN     "generated" JSONB,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
