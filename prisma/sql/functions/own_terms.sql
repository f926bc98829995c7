-- The words by which a listing is found, each as a term of its user alone. In an index of these terms, the beginning of a word
-- leads only to the seller's own listings; in an index of plain words it leads to those of all sellers, which must all be read.
CREATE OR REPLACE FUNCTION "own_terms"("userId" INTEGER, "search" TSVECTOR) RETURNS TSVECTOR
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
  RETURN array_to_tsvector(ARRAY(
    SELECT to_hex("userId") || '.' || term FROM unnest(tsvector_to_array("search")) AS term
  ));
