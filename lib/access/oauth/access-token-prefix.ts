/**
 * The prefix lets secret scanners find a token that leaked, and tells it from a
 * key.
 */
export const accessTokenPrefix = "lw_at_";
