/** Listings of one call that reads, and of one that changes. */
export const sheetPage = 50;
export const sheetChanges = 25;
/** Characters that are typed into a blank. */
export const blankLength = 300;
