-- The query of "listing_query" for the terms of "own_terms": this user's listings, of this category if one is given, that have
-- words beginning with each of the given ones (the first 12).
CREATE OR REPLACE FUNCTION "own_query"("userId" INTEGER, "category" TEXT, "words" TEXT) RETURNS TSQUERY
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_string(
    ARRAY['''' || to_hex("userId") || '.:u' || "userId"::text || '''']
    || CASE WHEN "category" IS NULL THEN ARRAY[]::text[] ELSE ARRAY['''' || to_hex("userId") || '.:c' || "category" || ''''] END
    || ARRAY(
      SELECT '''' || to_hex("userId") || '.' || word || ''':*' FROM unnest("search_words"("words")) AS word LIMIT 12
    ),
    ' & '
  )::tsquery;
