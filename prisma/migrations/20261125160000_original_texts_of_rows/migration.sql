-- AlterTable
ALTER TABLE "BatchRow" ADD COLUMN     "original" JSONB;
