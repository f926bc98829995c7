import type { Fact } from "@/lib/listings/schema";
import { rootsOf } from "@/lib/listings/words/word-roots";

/** Words of a text joined again, without accents and case, so that scripts without spaces can be searched too. */
const folded = (text: string): string => rootsOf(text).join(" ");

const isTelling = (root: string): boolean => root.length > 2 || /\P{ASCII}/u.test(root);

/**
 * Whether a text speaks of the thing that the facts describe: it shares a word with one of them. Free details don't
 * count, as whoever writes orders into them would find them obeyed. Where nothing is known, anything may be about it.
 */
export function isAbout(text: string, facts: readonly Fact[]): boolean {
  const words = facts.filter(({ name }) => name !== "details").flatMap(({ value }) => rootsOf(value).filter(isTelling));
  if (words.length === 0) return true;
  const said = folded(text);
  return words.some((word) => said.includes(word));
}
