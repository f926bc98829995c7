import {
  type Finding,
  unknown,
  unknownBecause,
} from "@/lib/listing-text/check/finding";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import type { Passage } from "@/lib/listing-text/specifics/passage";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";
import { hasPhrase } from "@/lib/listing-text/words/phrases";
import { rememberOnce } from "@/lib/listing-text/words/remember";

export type SignFinding = Finding & { at: number };

const signedForms = rememberOnce(
  ({ negatedForms }: Lexicon): ReadonlySet<string> =>
    new Set(negatedForms.values()),
);

/** Nothing in it denies anything, in whatever words. */
function affirms({ tokens, lexicon }: Passage): boolean {
  const denies = tokens.some(
    ({ negation, lower }) =>
      negation > 0 ||
      lexicon.has("negators", lower) ||
      lexicon.has("forbiddenWords", lower) ||
      lexicon.has("avoidingWords", lower) ||
      lexicon.negatedForms.has(lower),
  );
  return !(
    denies ||
    hasPhrase(lexicon.phrases("careForbidsBefore"), tokens) ||
    hasPhrase(lexicon.phrases("careForbidsAfter"), tokens) ||
    hasPhrase(lexicon.phrases("notIncludedPhrases"), tokens)
  );
}

/**
 * "framed" against "unframed" by the pack's closed list, and what facts deny
 * flatly in a sentence that denies nothing. Never contradicted, as the sign of
 * words is not reliable.
 */
export function compareSigns(
  passage: Passage,
  known: KnownSpecifics,
): SignFinding[] {
  const { tokens, lexicon } = passage;
  const signed = signedForms(lexicon);
  const isPlain = known.isSameLanguage && affirms(passage);
  return tokens.flatMap((token, at) => {
    const positive = lexicon.negatedForms.get(token.lower);
    if (positive) {
      const fold = lexicon.fold(positive);
      const isOther =
        known.words.has(fold) &&
        !known.deniedWords.has(fold) &&
        !known.words.has(token.fold);
      return isOther ? [{ ...unknown(token.text), at }] : [];
    }
    if (token.negation > 0) return [];
    if (signed.has(token.lower) && known.deniedWords.has(token.fold))
      return [{ ...unknown(token.text), at }];
    const isRefused =
      isPlain &&
      known.refusedWords.has(token.fold) &&
      !known.pieceWords.has(token.fold);
    return isRefused
      ? [{ ...unknownBecause(`The facts rule out “${token.text}”`), at }]
      : [];
  });
}
