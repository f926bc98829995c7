-- What a listing is found by, each as a term of its owner alone. In an index of these, the start of a word leads to the
-- seller's own words; in one of plain words, it leads to those of all sellers, which must all be read.
CREATE FUNCTION "own_terms"("userId" INTEGER, "search" TSVECTOR) RETURNS TSVECTOR
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
  RETURN array_to_tsvector(ARRAY(
    SELECT to_hex("userId") || '.' || term FROM unnest(tsvector_to_array("search")) AS term
  ));

-- The query of "listing_query" for these terms.
CREATE FUNCTION "own_query"("userId" INTEGER, "category" TEXT, "words" TEXT) RETURNS TSQUERY
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_string(
    ARRAY['''' || to_hex("userId") || '.:u' || "userId"::text || '''']
    || CASE WHEN "category" IS NULL THEN ARRAY[]::text[] ELSE ARRAY['''' || to_hex("userId") || '.:c' || "category" || ''''] END
    || ARRAY(
      SELECT '''' || to_hex("userId") || '.' || word || ''':*' FROM unnest("search_words"("words")) AS word LIMIT 12
    ),
    ' & '
  )::tsquery;
