import { findPlaceholders } from "@/lib/listing-text/check/placeholders";
import { memoize } from "@/lib/listing-text/plain-text/memoize";

/** What stands for a missing value in a text; see `findPlaceholders`. */
export const placeholdersIn = memoize(findPlaceholders);
