-- A text without case and accents, the same under every locale of the database.
CREATE FUNCTION "plain_text"("text" TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(regexp_replace(normalize("text", NFKD), '[\u0300-\u036f]', '', 'g'));

-- The words of a text as they are searched. What ASCII calls punctuation separates them, and so do the general
-- punctuation marks beyond it; none of them can therefore stand in a word.
CREATE FUNCTION "search_words"("text" TEXT) RETURNS TEXT[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT left(word, 64)
    FROM regexp_split_to_table("plain_text"("text"), '[\s!-/:-@\[-`{-~\u0080-\u00bf\u2000-\u206f]+') AS word
    WHERE word <> ''
  );

-- What a listing is found by: its words, and marks of its owner and category that no word can be taken for.
CREATE FUNCTION "listing_search"("userId" INTEGER, "productName" TEXT, "category" TEXT, "results" JSONB) RETURNS TSVECTOR
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(
    ARRAY[':u' || "userId"::text, ':c' || COALESCE("category", '')]
    || "search_words"("productName" || ' ' || COALESCE("results" ->> 'title', '') || ' ' || COALESCE("results" ->> 'tags', ''))
  );

-- Listings of this user, of this category if one is given, that have words beginning with all of these: at most 12.
CREATE FUNCTION "listing_query"("userId" INTEGER, "category" TEXT, "words" TEXT) RETURNS TSQUERY
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_string(
    ARRAY[''':u' || "userId"::text || '''']
    || CASE WHEN "category" IS NULL THEN ARRAY[]::text[] ELSE ARRAY[''':c' || "category" || ''''] END
    || ARRAY(SELECT '''' || word || ''':*' FROM unnest("search_words"("words")) AS word LIMIT 12),
    ' & '
  )::tsquery;

-- AlterTable
ALTER TABLE "Listing" ADD COLUMN     "search" tsvector
  GENERATED ALWAYS AS ("listing_search"("userId", "productName", "category", "results")) STORED;

-- CreateIndex
CREATE INDEX "Listing_search_idx" ON "Listing" USING GIN ("search") WITH (fastupdate = off) WHERE "deletedAt" IS NULL;

-- CreateIndex
CREATE INDEX "Listing_by_score_idx" ON "Listing"("userId", (COALESCE("score", -1)) DESC, "id" DESC) WHERE "deletedAt" IS NULL;

-- CreateIndex
CREATE INDEX "Listing_by_name_idx" ON "Listing"("userId", (left("plain_text"("productName"), 80) COLLATE "C"), "id") WHERE "deletedAt" IS NULL;
