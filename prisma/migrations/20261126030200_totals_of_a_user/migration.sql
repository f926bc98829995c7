-- Bytes that one user's things of a kind take, with about what each row and its indexes cost. `lib/account/totals.ts` has the
-- kinds and how much there may be of each, which keeps the rows few that are added up here.
CREATE FUNCTION "stored_bytes"("owner" INTEGER, "kind" TEXT)
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
          600 + pg_column_size(l."results") + COALESCE(pg_column_size(l."generated"), 0) + pg_column_size(l."facts")
          + pg_column_size(l."missing") + pg_column_size(l."notes") + COALESCE(octet_length(l."extraDetails"), 0)
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

-- As the function of the same name without a total, which instances of the release before still call.
CREATE FUNCTION "store_photo"(
  "owner" INTEGER, "photo" JSONB, "thumbnail" BYTEA, "image" BYTEA, "object" TEXT, "preview" BYTEA,
  "max_photos" INTEGER, "max_bytes" BIGINT, "lifetime" INTERVAL, "max_total" BIGINT
)
  RETURNS TABLE ("id" UUID, "expiresAt" TIMESTAMPTZ)
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM 1 FROM "User" WHERE "User".id = "owner" FOR NO KEY UPDATE;
    IF "stored_bytes"("owner", 'photos') + ("photo"->>'size')::int + octet_length("thumbnail") + octet_length("preview")
      > "max_total"
    THEN
      RETURN;
    END IF;
    RETURN QUERY SELECT s."id", s."expiresAt" FROM "store_photo"(
      "owner", "photo", "thumbnail", "image", "object", "preview", "max_photos", "max_bytes", "lifetime"
    ) s;
  END
  $$;
