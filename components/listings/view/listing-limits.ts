/** Characters and slots, as Etsy counts them. */
export const titleLimit = 140;
export const altTextAim = 250;
export const altTextLimit = 500;
export const tagSlots = 13;
/** Etsy's guidance asks for fewer words than this. */
export const titleWordLimit = 15;
