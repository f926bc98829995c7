/**
 * Characters, counted as `lengthOf` counts them, unless a name says otherwise.
 * A question's texts: `lib/listing-text/fields/limits.ts`.
 */
export const optionLimit = 20;
/** Entries. */
export const maxQuestions = 5;
export const maxChoices = 30;
/** What a buyer may type. */
export const maxBuyerCharacters = 1_024;

/** Entries. Etsy takes two variations; a third one is announced. */
export const maxAxes = 2;
export const maxAxisValues = 70;
export const maxCombinations = 400;
/** Ours: Etsy publishes no length of its own names. */
export const axisNameLimit = 45;
export const axisValueLimit = 70;
