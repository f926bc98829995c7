import type { Words } from "@/lib/listing-text/languages/language-pack";
import { withoutAccents } from "@/lib/listing-text/words/fold-accents";

export const listWords = (words: Words): string[] =>
  words.split(/\s+/u).filter(Boolean);

/** Each word of a table's lists with the key that it stands under. */
export function invertWords<Key extends string>(
  table: Readonly<Partial<Record<Key, Words>>>,
): Map<string, Key> {
  const keys = new Map<string, Key>();
  for (const key of Object.keys(table) as Key[]) {
    for (const word of listWords(table[key] ?? "")) keys.set(word, key);
  }
  for (const [word, key] of [...keys]) {
    const plain = withoutAccents(word);
    if (plain !== null && !keys.has(plain)) keys.set(plain, key);
  }
  return keys;
}

/** "knives>knife halves>half" as a map; "s>" makes "". */
export const mapWords = (words: Words): Map<string, string> =>
  new Map(
    listWords(words).map((pair) => {
      const arrow = pair.indexOf(">");
      return [pair.slice(0, arrow), pair.slice(arrow + 1)] as const;
    }),
  );
