import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import {
  guessLanguage,
  readsUnlike,
} from "@/lib/listing-text/languages/guess-language";
import { sellerTextOf } from "@/lib/listing-text/score/check";

/** Whether two texts are surely in different languages. */
function differInLanguage(one: string, other: string): boolean {
  const [ofOne, ofOther] = [guessLanguage(one), guessLanguage(other)];
  return (
    ofOne !== null &&
    ofOther !== null &&
    readsUnlike(one, ofOther) &&
    readsUnlike(other, ofOne)
  );
}

/**
 * Whether a text is surely in another language than was chosen; where none was,
 * than what the seller typed.
 */
export const isInWrongLanguage = (
  text: string,
  context: ScoreContext,
): boolean =>
  context.language == null
    ? differInLanguage(text, sellerTextOf(context))
    : readsUnlike(text, context.language);
