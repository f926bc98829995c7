/**
 * Words that state nothing about a piece: small words, the names of fields, and
 * what the sample writer puts around facts. A plural stands without its "s".
 */
export const plainReviewWords: ReadonlySet<string> = new Set(
  `a about an and are as at be by for from has here in is it its let me of on one or
  our so that the their them these this to us we with you your
  any anything ask know like please thi would
  audience category color colour detail made make material piece product size
  style what who`
    .split(/\s+/)
    .filter(Boolean),
);
