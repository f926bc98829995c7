import type { Passage } from "@/lib/listing-text/specifics/passage";

/** Materials that are plants too, by English names. */
const plants: ReadonlySet<string> = new Set(
  `oak walnut ash beech pine maple cherry birch cedar olive bamboo cotton linen
  hemp coconut`.split(/\s+/u),
);

/**
 * Whether a material is named, and the piece not said to be of it: "oak leaf",
 * "ramo de oliveira", "Eichenblatt", "leather look", "aspect cuir".
 */
export function isOnlyNamed(
  passage: Passage,
  material: string,
  at: number,
): boolean {
  const { lexicon } = passage;
  return (
    standsWith(passage, at, (word) => lexicon.has("lookWords", word)) ||
    (plants.has(material) &&
      standsWith(passage, at, (word) => lexicon.has("plantParts", word)))
  );
}

type IsNoun = (word: string | undefined) => boolean;

function standsWith(
  { tokens, lexicon }: Passage,
  at: number,
  isNoun: IsNoun,
): boolean {
  const { compounds, nounFirst } = lexicon.pack;
  const next = tokens[at + 1]?.text === "-" ? tokens[at + 2] : tokens[at + 1];
  const [noun, before] = [tokens[at - 2]?.lower, tokens[at - 1]?.lower];
  const word = tokens[at]?.lower ?? "";
  const isOf =
    lexicon.has("of", before) || lexicon.has("materialPrepositions", before);
  return (
    (isOf && isNoun(noun)) ||
    // "liść dębu", "aspect cuir"
    isNoun(before) ||
    (!nounFirst && isNoun(next?.lower)) ||
    // "Nussbaum" is the wood itself.
    (compounds && !lexicon.isListedMaterial(word) && endsWithNoun(word, isNoun))
  );
}

/** In letters, of the noun at a word's end. */
const [shortest, longest] = [4, 10];

function endsWithNoun(word: string, isNoun: IsNoun): boolean {
  for (let length = shortest; length <= longest; length += 1)
    if (word.length > length && isNoun(word.slice(-length))) return true;
  return false;
}
