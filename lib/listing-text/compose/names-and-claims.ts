import type { Completion } from "@/lib/listing-text/compose/completion";
import { splitClaims } from "@/lib/listing-text/lexicon/claims";
import { findWatchListTerms } from "@/lib/listing-text/watch-list/find-watch-list-terms";

/** Each text once, as it is first written. */
const uniqueByText = <Entry extends { text: string }>(
  entries: Entry[],
): Entry[] =>
  [
    ...new Map(
      [...entries].reverse().map((entry) => [entry.text.toLowerCase(), entry]),
    ).values(),
  ].reverse();

/** What of a text needs proof or leave, though the seller typed it. */
export const namesAndClaims = (
  text: string,
  evidence: string,
): Pick<Completion, "claims" | "watchList"> => ({
  claims: uniqueByText(splitClaims(text, evidence).typed),
  watchList: [...findWatchListTerms(text)],
});
