import type { ReviewVerdict } from "@/lib/listing-text/fields/verdict";
import {
  sentenceKey,
  splitSentences,
} from "@/lib/listing-text/words/split-sentences";
import type { Reviewer } from "./compose-recorded";
import type { Label, LabeledText } from "./read-listings";

/** How the model that looks once more does. */
export const modes = ["off", "on", "one in ten wrong"] as const;
export type Mode = (typeof modes)[number];

const verdictOf: Record<Label, ReviewVerdict> = {
  T: "supported",
  I: "general",
  S: "wording",
  F: "unsupported",
};

/** The same figures in each run. */
const seed = 20_261_128;

/** Numbers from 0 to 1 that look random (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const flipped = (verdict: ReviewVerdict): ReviewVerdict =>
  verdict === "unsupported" ? "supported" : "unsupported";

/**
 * Makes the reviewers of one run. Each says of a text what people said of it;
 * of one that nobody labeled, what `other` says.
 */
export function reviewersIn(mode: Mode) {
  const random = randomFrom(seed);
  return (
    labeled: readonly LabeledText[],
    other: Reviewer,
  ): Reviewer | null => {
    if (mode === "off") return null;
    const labels = new Map(
      labeled.flatMap(({ text, label }) =>
        splitSentences(text).map((piece) => [sentenceKey(piece.text), label]),
      ),
    );
    return (text, composed) => {
      const label = labels.get(text.key);
      const verdict = label ? verdictOf[label] : other(text, composed);
      if (verdict === null) return null;
      return mode === "on" || random() >= 0.1 ? verdict : flipped(verdict);
    };
  };
}
