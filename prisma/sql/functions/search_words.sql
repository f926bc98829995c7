-- The words of a text as they are searched. They are separated by what ASCII calls punctuation and by the general punctuation
-- beyond ASCII, so none of these characters can be part of a word.
CREATE OR REPLACE FUNCTION "search_words"("text" TEXT) RETURNS TEXT[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT left(word, 64)
    FROM regexp_split_to_table("plain_text"("text"), '[\s!-/:-@\[-`{-~\u0080-\u00bf\u2000-\u206f]+') AS word
    WHERE word <> ''
  );
