/**
 * What a listing may not say, in one language, and what only looks like it.
 *
 * Each phrase is the source of a pattern in small letters without accents that
 * is matched as whole words. A blank stands for spaces, hyphens and
 * apostrophes; "…" for up to four words (in Japanese, twelve characters); "#"
 * for a number.
 */
export type UnwantedPhrases = {
  language: string;
  /** Writes words without spaces. */
  isUnspaced?: true;
  offSite: readonly string[];
  /** Praise by others, which nobody can look up. */
  praise: readonly string[];
  health: {
    /** Say by themselves that something is done to the reader's body. */
    alone: readonly string[];
    /**
     * Say it together with an ailment that follows, or goes before where a
     * language puts its verb last.
     */
    effects: readonly string[];
    ailments: readonly string[];
    isVerbLast?: true;
  };
  /** Passed over, so that nothing is found in it. */
  innocent: readonly string[];
  /** Right before a phrase they deny it. */
  negations: readonly string[];
  /** A text about itself, or to the seller. */
  selfTalk: readonly string[];
  /** Values that stand for one that is missing. */
  placeholders: readonly string[];
};
