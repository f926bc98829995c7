import { memoize } from "@/lib/listing-text/plain-text/memoize";
import { foldAccents } from "@/lib/listing-text/words/fold-accents";

/**
 * A text as quotes are compared: case, dashes, quotes, white space and accents
 * of Latin letters alike, marks apart from words, so that what stands in it
 * between spaces is a run of whole words.
 */
export const foldQuote = memoize(
  (text): string =>
    ` ${trimStops(
      foldAccents(text.normalize("NFKC").toLowerCase())
        .replace(/[‘’´`]/gu, "'")
        .replace(/([\p{L}\p{M}\p{N}'])(?=[^\p{L}\p{M}\p{N}'])/gu, "$1 ")
        .replace(/([^\p{L}\p{M}\p{N}'\s])(?=\S)/gu, "$1 ")
        .replace(/[-‐‑‒–—−\s]+/gu, " "),
    )} `,
);

const stops = " .,;:!?。、！？";

/** By hand, as a pattern for the end tries each of a long run of stops. */
function trimStops(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && stops.includes(text.charAt(start))) start += 1;
  while (end > start && stops.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Whether a folded text holds a run of whole words. */
export const holdsRun = (foldedText: string, foldedRun: string): boolean =>
  foldedRun.trim() !== "" && foldedText.includes(foldedRun);
