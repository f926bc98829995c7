/**
 * Words for a trade or a kind of business. At the end of a name they go below
 * it, in smaller letters.
 */
const descriptors = new Set(
  (
    "art arts artisan atelier bags bakery bath beads beauty books boutique candle candles ceramic ceramics clay co co. " +
    "collection collective company craft crafts creations decor design designs embroidery fibers fibre fibres gifts glass " +
    "goods handmade herbs home house jewellery jewelry keramik knits leather letterpress living made makers market metal " +
    "mill paper papers pottery press prints quilts shop silver soap soaps stitches stoneware store studio studios supply " +
    "textiles threads toys vintage wood woodwork woodworks woodshop wool workshop works yarn yarns"
  ).split(" "),
);
const joiners = new Set([
  "&",
  "+",
  "and",
  "of",
  "the",
  "by",
  "for",
  "y",
  "et",
  "und",
  "de",
  "la",
]);

export type NameParts = {
  /** In large letters. */
  words: string[];
  /** In small letters below; null when the name doesn't end in a descriptor. */
  small: string | null;
  initials: string;
};

export function namePartsOf(name: string): NameParts {
  const all = name.split(" ");
  const small = countDescriptors(all);
  const words = small > 0 ? all.slice(0, -small) : all;
  return {
    words,
    small: small > 0 ? all.slice(-small).join(" ") : null,
    initials: initialsOf(all, words),
  };
}

/**
 * How many words at the end are descriptors: at most two, and never all words.
 */
function countDescriptors(words: string[]): number {
  const isDescriptor = (at: number) =>
    descriptors.has(words.at(at)?.toLowerCase() ?? "");
  if (words.length < 2 || !isDescriptor(-1)) return 0;
  const joined = joiners.has(words.at(-2)?.toLowerCase() ?? "");
  // "Oak & Co" keeps its "& Co" together, "Moss and Clay" is a name.
  if (joined)
    return words.length > 2 && /^co\.?$/i.test(words.at(-1) ?? "") ? 2 : 0;
  return words.length > 2 &&
    isDescriptor(-2) &&
    !joiners.has(words.at(-3)?.toLowerCase() ?? "")
    ? 2
    : 1;
}

function initialsOf(all: string[], words: string[]): string {
  const first = (word: string) =>
    [...word].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? "";
  const distinctive = (list: string[]) =>
    list.filter(
      (word) => !joiners.has(word.toLowerCase()) && first(word) !== "",
    );
  const chosen =
    distinctive(words).length > 0
      ? distinctive(words)
      : distinctive(all).length > 0
        ? distinctive(all)
        : all;
  return chosen.map(first).join("").slice(0, 2).toLocaleUpperCase("en");
}

const isJoiner = (word: string) => joiners.has(word.toLowerCase());

/**
 * Every way to set words on `count` lines without a joiner at the end of a
 * line.
 */
export function breakLines(
  words: readonly string[],
  count: number,
): string[][] {
  if (count === 1) return [[words.join(" ")]];
  return Array.from(
    { length: words.length - count + 1 },
    (_, at) => at + 1,
  ).flatMap((size) => {
    if (isJoiner(words[size - 1] ?? "")) return [];
    return breakLines(words.slice(size), count - 1).map((rest) => [
      words.slice(0, size).join(" "),
      ...rest,
    ]);
  });
}
