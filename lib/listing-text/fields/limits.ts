/**
 * Characters, counted as `lengthOf` counts them, unless a name says otherwise.
 */
export const titleLimit = 140;
/** Words. Etsy's guidance asks for fewer than fifteen; it is no hard rule. */
export const titleWordAim = 14;
/** Each of these may appear in a title once. */
export const onceOnlyTitleCharacters = ["%", ":", "&", "+"] as const;

export const tagSlots = 13;
/** So many true tags are worth more than thirteen of which some are filler. */
export const tagsAtLeast = 5;
export const tagLimit = 20;

export const materialSlots = 13;
export const materialLimit = 45;

export const altTextLimit = 500;
/** Etsy's own form speaks of 250; its API takes 500. */
export const altTextAim = 250;

export const descriptionLimit = 13_000;
/** Words that a description reads well with. */
export const descriptionAim = { least: 120, most: 400 };
/** The part of a description that search engines preview. */
export const openingAim = 160;

export const attributeSlots = 30;
export const attributeNameLimit = 45;
export const attributeValueLimit = 70;
export const styleSlots = 2;

export const questionLimit = 45;
export const instructionsLimit = 120;
/** Words in capitals that the instructions may have: Etsy refuses three. */
export const shoutedWordLimit = 2;
