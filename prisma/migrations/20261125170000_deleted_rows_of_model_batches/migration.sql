-- AlterTable
ALTER TABLE "ModelBatch" ADD COLUMN     "deletedRowIds" UUID[];
