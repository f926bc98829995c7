/**
 * Bytes, in the browser. Etsy's file of 5,000 listings with ten photos each has
 * about 15 million.
 */
export const maxFileBytes = 30 * 1024 * 1024;
/** Bytes of a file that a program sends to the server. */
export const maxSentBytes = 10 * 1024 * 1024;
/** Listings of one file; the rest is left out, and the page says so. */
export const maxListings = 5_000;
/** Of a header or a line: more is no table. */
export const maxColumns = 500;
/**
 * Characters of one cell that are kept: more than Etsy takes in a description.
 * A row that loses some is named.
 */
export const maxCell = 120_000;
