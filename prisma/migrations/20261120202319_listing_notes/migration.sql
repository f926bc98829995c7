-- AlterTable
ALTER TABLE "Listing" ADD COLUMN     "notes" JSONB NOT NULL DEFAULT '{}';
