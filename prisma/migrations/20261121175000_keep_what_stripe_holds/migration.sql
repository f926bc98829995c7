-- CreateTable
CREATE TABLE "StripeCustomer" (
    "id" TEXT NOT NULL,
    "asked" INTEGER NOT NULL DEFAULT 0,
    "applied" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT,
    "currentPeriodEnd" TIMESTAMPTZ(3),
    "scheduledTier" TEXT,
    "scheduledAt" TIMESTAMPTZ(3),
    "pastDueSince" TIMESTAMPTZ(3),
    "hostedInvoiceUrl" TEXT,
    "raisingTo" TEXT,
    "nextLookAt" TIMESTAMPTZ(3),
    "lookedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StripeCustomer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StripeEvent" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "customer" TEXT,
    "state" TEXT NOT NULL DEFAULT 'received',
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settledAt" TIMESTAMPTZ(3),

    CONSTRAINT "StripeEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BillingTrouble" (
    "customer" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BillingTrouble_pkey" PRIMARY KEY ("customer","kind")
);

-- CreateTable
CREATE TABLE "BillingNotice" (
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BillingNotice_pkey" PRIMARY KEY ("userId","kind","subject")
);

-- CreateTable
CREATE TABLE "BillingLease" (
    "userId" INTEGER NOT NULL,
    "holder" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BillingLease_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE INDEX "StripeEvent_customer_state_idx" ON "StripeEvent"("customer", "state");

-- CreateIndex
CREATE INDEX "StripeEvent_state_receivedAt_idx" ON "StripeEvent"("state", "receivedAt");

-- AddForeignKey
ALTER TABLE "BillingNotice" ADD CONSTRAINT "BillingNotice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BillingLease" ADD CONSTRAINT "BillingLease_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
