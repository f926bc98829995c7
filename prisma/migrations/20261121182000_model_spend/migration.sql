-- CreateTable
CREATE TABLE "ModelSpend" (
    "day" TEXT NOT NULL,
    "microdollars" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "ModelSpend_pkey" PRIMARY KEY ("day")
);
