/** Characters, counted as `lengthOf` counts them, unless a name says otherwise. A question's texts: `lib/listings/limits.ts`. */
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

/** In the shop's currency, with at most two decimals. */
export const lowestPrice = 0.2;
/** Ours, so that a slip of the finger is noticed. */
export const highestPrice = 1_000_000;
