import type { PlacedSentence } from "@/lib/listing-text/check/place-sentences";

/**
 * The texts that are marked. A question, "Your photo looks like oak. Is it?",
 * is asked of the first of them alone: its answer settles the others.
 */
export function askOnce(
  sentences: readonly PlacedSentence[],
): PlacedSentence[] {
  const asked = new Set<string>();
  return sentences.filter(({ support, reason }) => {
    if (support !== "none") return false;
    const isNew = !asked.has(reason) || !reason.endsWith("?");
    asked.add(reason);
    return isNew;
  });
}
