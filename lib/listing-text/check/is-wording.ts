import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import type { Reading } from "@/lib/listing-text/specifics/reading";

/** No word but praise, plain words and those of the piece. */
export function isWording(
  { words, passage }: Reading,
  known: KnownSpecifics,
): boolean {
  const hasNumber = passage.tokens.some(({ kind }) => kind === "number");
  return (
    !hasNumber &&
    words.every(
      ({ fold, negation }) =>
        passage.lexicon.plainFolds.has(fold) ||
        (known.pieceWords.has(fold) && negation === 0),
    )
  );
}
