import { truncateAtWord } from "@/lib/listing-text/rules/truncate";
import type { Voice } from "@/lib/listings/shop/schema";

/** Characters in all: about 120 tokens, of which every listing pays. */
const limits = { observations: 300, useWords: 80, avoidWords: 80 };

/**
 * As many entries as fit, from the first. One that is too long by itself is
 * cut.
 */
function firstOf(entries: readonly string[], limit: number): string[] {
  const kept: string[] = [];
  let left = limit;
  for (const entry of entries) {
    const text = kept.length === 0 ? truncateAtWord(entry, limit) : entry;
    if (text === "" || text.length > left) continue;
    kept.push(text);
    left -= text.length + 3;
  }
  return kept;
}

/**
 * What the model is told of how the seller writes; null when nothing is known.
 * All avoided words are held afterwards.
 */
export function promptVoice({ observations, useWords, avoidWords }: Voice) {
  const voice = {
    style: firstOf(observations, limits.observations),
    use: firstOf(useWords, limits.useWords),
    avoid: firstOf(avoidWords, limits.avoidWords),
  };
  const filled = Object.entries(voice).filter(
    ([, entries]) => entries.length > 0,
  );
  return filled.length > 0 ? Object.fromEntries(filled) : null;
}
