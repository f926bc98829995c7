-- With a million addresses, the default of 100 cannot tell the start of an address that 5,000 share from one that 100 share.
ALTER TABLE "User" ALTER COLUMN "email" SET STATISTICS 1000;
ANALYZE "User" ("email");
