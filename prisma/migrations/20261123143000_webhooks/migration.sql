CREATE TABLE "WebhookEndpoint" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "secrets" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "previousEndsAt" TIMESTAMPTZ(3),
    "failingSince" TIMESTAMPTZ(3),
    "disabledAt" TIMESTAMPTZ(3),
    "disabledReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WebhookEndpoint_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "WebhookDelivery" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "endpointId" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "retries" INTEGER NOT NULL DEFAULT 0,
    "nextAt" TIMESTAMPTZ(3),
    "holder" UUID,
    "heldUntil" TIMESTAMPTZ(3),
    "answerStatus" INTEGER,
    "failure" TEXT,
    "attemptedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "WebhookEndpoint_userId_createdAt_idx" ON "WebhookEndpoint"("userId", "createdAt");
CREATE INDEX "WebhookEndpoint_keyId_idx" ON "WebhookEndpoint"("keyId");
CREATE INDEX "WebhookDelivery_endpointId_createdAt_id_idx" ON "WebhookDelivery"("endpointId", "createdAt" DESC, "id" DESC);
CREATE INDEX "WebhookDelivery_createdAt_idx" ON "WebhookDelivery"("createdAt");

ALTER TABLE "WebhookEndpoint" ADD CONSTRAINT "WebhookEndpoint_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_endpointId_fkey"
  FOREIGN KEY ("endpointId") REFERENCES "WebhookEndpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Stores an event for one endpoint with the job that sends it; the job's key names the owner, so that it is removed with the
-- account.
CREATE FUNCTION "add_webhook_delivery"("endpoint" UUID, "owner" INTEGER, "type" TEXT, "ids" JSONB)
  RETURNS UUID
  LANGUAGE plpgsql
  AS $$
  DECLARE
    delivery UUID := gen_random_uuid();
  BEGIN
    INSERT INTO "WebhookDelivery" ("id", "endpointId", "event", "payload")
    VALUES (delivery, "endpoint", "type", jsonb_build_object(
      'type', "type",
      'timestamp', to_char(now() AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', "ids"
    ));
    PERFORM graphile_worker.add_job(
      'deliver_webhook', json_build_object('deliveryId', delivery),
      max_attempts := 12, job_key := format('user:%s:webhook:%s', "owner", delivery), priority := 1
    );
    RETURN delivery;
  END
  $$;

-- Stores an event for each endpoint of the owner that asks for it. Endpoints are locked against their deletion meanwhile.
CREATE FUNCTION "emit_webhook_event"("owner" INTEGER, "type" TEXT, "ids" JSONB)
  RETURNS VOID
  LANGUAGE plpgsql
  AS $$
  DECLARE
    endpoint UUID;
  BEGIN
    FOR endpoint IN
      SELECT e."id" FROM "WebhookEndpoint" e
      WHERE e."userId" = "owner" AND e."disabledAt" IS NULL AND "type" = ANY(e."events")
      ORDER BY e."id" FOR KEY SHARE
    LOOP
      PERFORM "add_webhook_delivery"(endpoint, "owner", "type", "ids");
    END LOOP;
  END
  $$;

-- listing.ready: a listing was written. One that a seller imports is her own text.
CREATE FUNCTION "emit_listing_ready"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM "emit_webhook_event"(l."userId", 'listing.ready', jsonb_build_object('listingId', l."id"))
    FROM new_rows l
    WHERE l."notes"->>'isImported' IS DISTINCT FROM 'true'
      AND EXISTS (SELECT FROM "WebhookEndpoint" e WHERE e."userId" = l."userId");
    RETURN NULL;
  END
  $$;

CREATE TRIGGER "Listing_emit_ready" AFTER INSERT ON "Listing"
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "emit_listing_ready"();

-- listing.failed: of a single listing when its reservation is refunded for a failure that is not the caller's. Rows of a batch
-- are tried several times, and shop names are no listings.
CREATE FUNCTION "emit_listing_failed"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM "emit_webhook_event"(NEW."userId", 'listing.failed', jsonb_build_object('idempotencyKey', NEW."idempotencyKey"));
    RETURN NULL;
  END
  $$;

CREATE TRIGGER "Reservation_emit_failed" AFTER UPDATE ON "Reservation"
  FOR EACH ROW
  WHEN (
    OLD."state" = 'reserved' AND NEW."state" = 'refunded'
    AND NEW."failure" IN ('upstream_failed', 'refused', 'unavailable', 'internal', 'unfinished')
    AND NEW."idempotencyKey" NOT LIKE 'batch:%' AND NEW."requestHash" NOT LIKE 'names:%'
  )
  EXECUTE FUNCTION "emit_listing_failed"();

CREATE FUNCTION "emit_row_failed"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM "emit_webhook_event"(
      NEW."userId", 'listing.failed', jsonb_build_object('batchId', NEW."batchId", 'rowId', NEW."id")
    );
    RETURN NULL;
  END
  $$;

CREATE TRIGGER "BatchRow_emit_failed" AFTER UPDATE ON "BatchRow"
  FOR EACH ROW
  WHEN (NEW."state" IN ('failed', 'refused') AND OLD."state" NOT IN ('failed', 'refused'))
  EXECUTE FUNCTION "emit_row_failed"();

-- batch.finished: nothing of a batch is left to write for now. Deferred, since a row that took no listing makes room for one
-- that waits, in the same transaction; once for a transaction that ends several rows.
CREATE FUNCTION "emit_batch_finished"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    IF NOT EXISTS (SELECT FROM "WebhookEndpoint" e WHERE e."userId" = NEW."userId") OR EXISTS (
      SELECT FROM "BatchRow" r WHERE r."batchId" = NEW."batchId"
        AND r."state" NOT IN ('ready', 'waiting', 'refused', 'failed', 'accepted', 'canceled')
    ) OR EXISTS (
      SELECT FROM "WebhookDelivery" d JOIN "WebhookEndpoint" e ON e."id" = d."endpointId"
      WHERE e."userId" = NEW."userId" AND d."createdAt" = now()::timestamptz(3) AND d."event" = 'batch.finished'
        AND d."payload"->'data'->>'batchId' = NEW."batchId"::text
    ) THEN
      RETURN NULL;
    END IF;
    PERFORM "emit_webhook_event"(NEW."userId", 'batch.finished', jsonb_build_object('batchId', NEW."batchId"));
    RETURN NULL;
  END
  $$;

CREATE CONSTRAINT TRIGGER "BatchRow_emit_finished" AFTER UPDATE ON "BatchRow"
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  WHEN (
    NEW."state" IN ('ready', 'waiting', 'refused', 'failed')
    AND OLD."state" NOT IN ('ready', 'waiting', 'refused', 'failed', 'accepted', 'canceled')
  )
  EXECUTE FUNCTION "emit_batch_finished"();

-- etsy.draft_created: all steps of a publication are done. An update of a listing at Etsy takes the same steps.
CREATE FUNCTION "emit_draft_created"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM "emit_webhook_event"(
      NEW."userId", 'etsy.draft_created',
      jsonb_build_object(
        'listingId', NEW."listingId", 'publicationId', NEW."id", 'etsyListingId', NEW."etsyListingId"::text
      )
    );
    RETURN NULL;
  END
  $$;

CREATE TRIGGER "Publication_emit_created" AFTER UPDATE ON "Publication"
  FOR EACH ROW
  WHEN (NEW."state" = 'done' AND OLD."state" <> 'done' AND NEW."update" IS NULL)
  EXECUTE FUNCTION "emit_draft_created"();

-- usage.low: four fifths of a month's listings are written; once a month for each endpoint.
CREATE FUNCTION "emit_usage_low"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  DECLARE
    endpoint UUID;
  BEGIN
    IF NOT EXISTS (
      SELECT FROM "WebhookEndpoint" e WHERE e."userId" = NEW."userId" AND 'usage.low' = ANY(e."events")
    ) OR (
      SELECT count(*) FROM "Reservation" r
      WHERE r."userId" = NEW."userId" AND r."period" = NEW."period" AND r."state" = 'committed'
    ) + COALESCE((
      SELECT u."carriedOver" FROM "Usage" u WHERE u."userId" = NEW."userId" AND u."period" = NEW."period"
    ), 0) < ceil(NEW."quota" * 0.8) THEN
      RETURN NULL;
    END IF;
    FOR endpoint IN
      SELECT e."id" FROM "WebhookEndpoint" e
      WHERE e."userId" = NEW."userId" AND e."disabledAt" IS NULL AND 'usage.low' = ANY(e."events")
        AND NOT EXISTS (
          SELECT FROM "WebhookDelivery" d WHERE d."endpointId" = e."id" AND d."event" = 'usage.low'
            AND d."payload"->'data'->>'period' = NEW."period"
        )
      ORDER BY e."id" FOR KEY SHARE
    LOOP
      PERFORM "add_webhook_delivery"(endpoint, NEW."userId", 'usage.low', jsonb_build_object('period', NEW."period"));
    END LOOP;
    RETURN NULL;
  END
  $$;

CREATE TRIGGER "Reservation_emit_usage_low" AFTER UPDATE ON "Reservation"
  FOR EACH ROW
  WHEN (OLD."state" = 'reserved' AND NEW."state" = 'committed' AND NEW."quota" IS NOT NULL)
  EXECUTE FUNCTION "emit_usage_low"();
