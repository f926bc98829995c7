-- CreateTable
CREATE TABLE "ServiceFault" (
    "service" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ServiceFault_pkey" PRIMARY KEY ("service")
);
