import type { Passage } from "@/lib/listing-text/specifics/passage";

/** Materials that are plants too, by English names. */
const plants: ReadonlySet<string> = new Set(
  `oak walnut ash beech pine maple cherry birch cedar olive bamboo cotton linen
  hemp coconut`.split(/\s+/u),
);

/**
 * "oak leaf", "ramo de oliveira", "Eichenblatt": a plant that the piece shows,
 * and not what it is made of.
 */
export function isPlantMotif(
  { tokens, lexicon }: Passage,
  material: string,
  at: number,
): boolean {
  const word = tokens[at]?.lower ?? "";
  if (!plants.has(material)) return false;
  const { compounds, nounFirst } = lexicon.pack;
  const isPart = (word: string | undefined) => lexicon.has("plantParts", word);
  const next = tokens[at + 1]?.text === "-" ? tokens[at + 2] : tokens[at + 1];
  const [noun, before] = [tokens[at - 2]?.lower, tokens[at - 1]?.lower];
  if (nounFirst)
    return lexicon.has("materialPrepositions", before) && isPart(noun);
  return (
    isPart(next?.lower) ||
    // "liść dębu"
    isPart(before) ||
    // "Nussbaum" is the wood itself.
    (compounds && !lexicon.isListedMaterial(word) && endsWithPart(word, isPart))
  );
}

/** In letters, of the plant's part. */
const [shortest, longest] = [4, 10];

function endsWithPart(
  word: string,
  isPart: (word: string) => boolean,
): boolean {
  for (let length = shortest; length <= longest; length += 1)
    if (word.length > length && isPart(word.slice(-length))) return true;
  return false;
}
