ALTER TABLE "ApiKey" ADD COLUMN "createdFrom" TEXT;
