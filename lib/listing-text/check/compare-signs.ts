import { type Finding, unknown } from "@/lib/listing-text/check/finding";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import type { Passage } from "@/lib/listing-text/specifics/passage";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";
import { rememberOnce } from "@/lib/listing-text/words/remember";

export type SignFinding = Finding & { at: number };

const signedForms = rememberOnce(
  ({ negatedForms }: Lexicon): ReadonlySet<string> =>
    new Set(negatedForms.values()),
);

/**
 * "framed" against "unframed": only the pack's closed list, and never
 * contradicted, as the sign of words is not reliable.
 */
export function compareSigns(
  passage: Passage,
  known: KnownSpecifics,
): SignFinding[] {
  const { tokens, lexicon } = passage;
  const signed = signedForms(lexicon);
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
    const isOther =
      signed.has(token.lower) &&
      token.negation === 0 &&
      known.deniedWords.has(token.fold);
    return isOther ? [{ ...unknown(token.text), at }] : [];
  });
}
