-- The words by which a listing is found, with marks of its user and category that no word can be mistaken for.
CREATE OR REPLACE FUNCTION "listing_search"("userId" INTEGER, "productName" TEXT, "category" TEXT, "results" JSONB) RETURNS TSVECTOR
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(
    ARRAY[':u' || "userId"::text, ':c' || COALESCE("category", '')]
    || "search_words"("productName" || ' ' || COALESCE("results" ->> 'title', '') || ' ' || COALESCE("results" ->> 'tags', ''))
  );
