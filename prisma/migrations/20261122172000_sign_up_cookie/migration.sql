-- AlterTable
ALTER TABLE "User" ADD COLUMN     "signUpCookie" TEXT;
