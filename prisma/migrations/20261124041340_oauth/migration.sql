CREATE TABLE "OAuthClient" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "redirectUris" JSONB NOT NULL,
    "secretHash" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "documentUntil" TIMESTAMPTZ(3),

    CONSTRAINT "OAuthClient_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "OAuthGrant" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" INTEGER NOT NULL,
    "clientId" TEXT NOT NULL,
    "scopes" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "allowedAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OAuthGrant_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "OAuthCode" (
    "hash" TEXT NOT NULL,
    "grantId" UUID NOT NULL,
    "family" UUID NOT NULL,
    "scopes" JSONB NOT NULL,
    "redirectUri" TEXT NOT NULL,
    "codeChallenge" TEXT NOT NULL,
    "resource" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OAuthCode_pkey" PRIMARY KEY ("hash")
);

CREATE TABLE "OAuthToken" (
    "hash" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "grantId" UUID NOT NULL,
    "family" UUID NOT NULL,
    "scopes" JSONB NOT NULL,
    "resource" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OAuthToken_pkey" PRIMARY KEY ("hash")
);

CREATE INDEX "OAuthClient_createdAt_idx" ON "OAuthClient"("createdAt");

CREATE INDEX "OAuthGrant_clientId_idx" ON "OAuthGrant"("clientId");

CREATE UNIQUE INDEX "OAuthGrant_userId_clientId_key" ON "OAuthGrant"("userId", "clientId");

CREATE INDEX "OAuthCode_grantId_idx" ON "OAuthCode"("grantId");

CREATE INDEX "OAuthCode_expiresAt_idx" ON "OAuthCode"("expiresAt");

CREATE INDEX "OAuthToken_grantId_family_idx" ON "OAuthToken"("grantId", "family");

CREATE INDEX "OAuthToken_expiresAt_idx" ON "OAuthToken"("expiresAt");

ALTER TABLE "OAuthGrant" ADD CONSTRAINT "OAuthGrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "OAuthGrant" ADD CONSTRAINT "OAuthGrant_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "OAuthClient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "OAuthCode" ADD CONSTRAINT "OAuthCode_grantId_fkey" FOREIGN KEY ("grantId") REFERENCES "OAuthGrant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "OAuthToken" ADD CONSTRAINT "OAuthToken_grantId_fkey" FOREIGN KEY ("grantId") REFERENCES "OAuthGrant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
