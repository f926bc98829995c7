-- Ids in messages are text, as those of the API are. `requestId` is what GET /listing-requests/{id} takes.

-- The key that a program chose, without the prefix that keeps it apart from those of pages.
CREATE FUNCTION "is_program_key"("key" TEXT) RETURNS BOOLEAN
  LANGUAGE sql IMMUTABLE
  AS $$
  SELECT starts_with("key", 'api:listings:')
  $$;

-- Deferred, since a listing is stored before the reservation that it was written under is settled.
CREATE OR REPLACE FUNCTION "emit_listing_ready"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    IF NOT EXISTS (SELECT FROM "WebhookEndpoint" e WHERE e."userId" = NEW."userId") THEN
      RETURN NULL;
    END IF;
    PERFORM "emit_webhook_event"(NEW."userId", 'listing.ready', jsonb_strip_nulls(jsonb_build_object(
      'listingId', NEW."id"::text,
      'requestId', (
        SELECT r."id" FROM "Reservation" r
        WHERE r."listingId" = NEW."id" AND "is_program_key"(r."idempotencyKey")
      )
    )));
    RETURN NULL;
  END
  $$;

DROP TRIGGER "Listing_emit_ready" ON "Listing";
CREATE CONSTRAINT TRIGGER "Listing_emit_ready" AFTER INSERT ON "Listing"
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  WHEN (NEW."notes"->>'isImported' IS DISTINCT FROM 'true')
  EXECUTE FUNCTION "emit_listing_ready"();

CREATE OR REPLACE FUNCTION "emit_listing_failed"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM "emit_webhook_event"(NEW."userId", 'listing.failed', CASE
      WHEN "is_program_key"(NEW."idempotencyKey") THEN jsonb_build_object(
        'idempotencyKey', substr(NEW."idempotencyKey", length('api:listings:') + 1), 'requestId', NEW."id"
      )
      ELSE jsonb_build_object('idempotencyKey', NEW."idempotencyKey")
    END);
    RETURN NULL;
  END
  $$;

CREATE OR REPLACE FUNCTION "emit_draft_created"() RETURNS TRIGGER
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM "emit_webhook_event"(
      NEW."userId", 'etsy.draft_created',
      jsonb_build_object(
        'listingId', NEW."listingId"::text, 'publicationId', NEW."id", 'etsyListingId', NEW."etsyListingId"::text
      )
    );
    RETURN NULL;
  END
  $$;
