ALTER TABLE "WebhookEndpoint" ADD COLUMN "slowUntil" TIMESTAMPTZ(3);
