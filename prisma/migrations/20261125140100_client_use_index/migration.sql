CREATE INDEX CONCURRENTLY "OAuthClient_lastUsedAt_idx" ON "OAuthClient"("lastUsedAt");
