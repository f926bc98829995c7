-- A query for this user's listings, of this category if one is given, that have words beginning with each of the given ones
-- (the first 12).
CREATE OR REPLACE FUNCTION "listing_query"("userId" INTEGER, "category" TEXT, "words" TEXT) RETURNS TSQUERY
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_string(
    ARRAY[''':u' || "userId"::text || '''']
    || CASE WHEN "category" IS NULL THEN ARRAY[]::text[] ELSE ARRAY[''':c' || "category" || ''''] END
    || ARRAY(SELECT '''' || word || ''':*' FROM unnest("search_words"("words")) AS word LIMIT 12),
    ' & '
  )::tsquery;
