-- A text in lower case and without accents, the same under every locale of the database.
CREATE OR REPLACE FUNCTION "plain_text"("text" TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(regexp_replace(normalize("text", NFKD), '[\u0300-\u036f]', '', 'g'));
