CREATE TABLE "ProgramRequest" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" INTEGER NOT NULL,
    "operation" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "holder" UUID NOT NULL,
    "heldUntil" TIMESTAMPTZ(3) NOT NULL,
    "status" INTEGER,
    "answer" JSONB,
    "headers" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProgramRequest_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "ProgramRequest_userId_operation_key_key" ON "ProgramRequest"("userId", "operation", "key");

CREATE INDEX "ProgramRequest_createdAt_idx" ON "ProgramRequest"("createdAt");

ALTER TABLE "ProgramRequest" ADD CONSTRAINT "ProgramRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
