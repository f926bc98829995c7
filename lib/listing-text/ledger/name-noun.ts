import type { Passage } from "@/lib/listing-text/specifics/passage";
import { contentWords } from "@/lib/listing-text/specifics/reading";
import { isMark, type Token } from "@/lib/listing-text/words/token";

/**
 * The noun of a piece's name, folded: "plaque" of "Clay wall plaque with two
 * swallows", "tasche" of "Tasche aus Leder"; null where it has no word.
 */
export function nounOfName(passage: Passage): string | null {
  const { tokens, lexicon } = passage;
  const words = contentWords(passage);
  const { nounFirst, spacing } = lexicon.pack;
  if (nounFirst) return words[0]?.fold ?? null;
  const isWithin = ({ lower }: Token) =>
    lexicon.has("of", lower) ||
    lexicon.has("and", lower) ||
    lexicon.has("articles", lower);
  const begins = words[0]?.start ?? 0;
  const end = tokens.find(
    (token) =>
      token.start > begins &&
      (isMark(token, ",;:(|") ||
        (spacing === "words" &&
          lexicon.has("functionWords", token.lower) &&
          !isWithin(token))),
  );
  return words.findLast(({ start }) => !end || start < end.start)?.fold ?? null;
}
