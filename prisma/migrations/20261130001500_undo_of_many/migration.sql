-- AlterTable
ALTER TABLE "Listing" ADD COLUMN     "undo" JSONB;

-- What a user can undo; few listings have something.
CREATE INDEX "Listing_undo_idx" ON "Listing" ("userId") WHERE "undo" IS NOT NULL;

-- How many bytes one user's rows of a kind take, with the approximate cost of each row and its indexes.
-- `lib/account/totals.ts` has the kinds and the limit of each, which keep the number of rows that are added up here small.
CREATE OR REPLACE FUNCTION "stored_bytes"("owner" INTEGER, "kind" TEXT)
  RETURNS BIGINT
  LANGUAGE plpgsql STABLE
  AS $$
  DECLARE
    bytes BIGINT;
  BEGIN
    CASE "kind"
      WHEN 'photos' THEN
        SELECT sum(400 + p."size" + octet_length(p."thumbnail") + COALESCE(octet_length(c."preview"), 0)) INTO bytes
        FROM "Photo" p LEFT JOIN "PhotoCopy" c ON c."photoId" = p."id"
        WHERE p."userId" = "owner" AND p."expiresAt" IS NOT NULL;
      WHEN 'imports' THEN
        SELECT sum(
          600 + pg_column_size(l."results") + COALESCE(pg_column_size(l."generated"), 0) + COALESCE(pg_column_size(l."undo"), 0)
          + pg_column_size(l."facts") + pg_column_size(l."missing") + pg_column_size(l."notes") + COALESCE(octet_length(l."extraDetails"), 0)
          + COALESCE(octet_length(l."materials"), 0) + octet_length(l."productName") + COALESCE(pg_column_size(l."search"), 0)
          + COALESCE((
            SELECT sum(300 + octet_length(t."title") + pg_column_size(t."description") + pg_column_size(t."tags"))
            FROM "Translation" t WHERE t."listingId" = l."id"
          ), 0)
          + COALESCE((
            SELECT 200 + pg_column_size(o."questions") + COALESCE(pg_column_size(o."variations"), 0)
            FROM "ListingOptions" o WHERE o."listingId" = l."id"
          ), 0)
        ) INTO bytes
        FROM "Listing" l WHERE l."userId" = "owner" AND l."notes"->>'isImported' = 'true';
      WHEN 'notes' THEN
        bytes := COALESCE((
          SELECT sum(400 + pg_column_size("fields")) FROM "ChangeNote" WHERE "userId" = "owner"
        ), 0) + 300 * (SELECT count(*) FROM "ListingReading" WHERE "userId" = "owner");
      WHEN 'batches' THEN
        SELECT sum(
          400 + pg_column_size("form") + COALESCE(pg_column_size("original"), 0) + pg_column_size("photoIds")
          + pg_column_size("open")
        ) INTO bytes
        FROM "BatchRow" WHERE "userId" = "owner";
      WHEN 'deliveries' THEN
        SELECT sum(300 + pg_column_size(d."payload")) INTO bytes
        FROM "WebhookDelivery" d JOIN "WebhookEndpoint" e ON e."id" = d."endpointId" WHERE e."userId" = "owner";
      WHEN 'requests' THEN
        SELECT sum(400 + octet_length("key") + COALESCE(pg_column_size("answer"), 0)) INTO bytes
        FROM "ProgramRequest" WHERE "userId" = "owner";
    END CASE;
    RETURN COALESCE(bytes, 0);
  END
  $$;
