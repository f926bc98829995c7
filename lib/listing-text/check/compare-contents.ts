import {
  contradicted,
  type Finding,
  supported,
  unknown,
} from "@/lib/listing-text/check/finding";
import { conceptWord } from "@/lib/listing-text/ledger/collect-words";
import { factsOf } from "@/lib/listing-text/ledger/facts-of";
import {
  isPieceNoun,
  type KnownSpecifics,
} from "@/lib/listing-text/ledger/known-specifics";
import { withMaterialKinds } from "@/lib/listing-text/specifics/material-kinds";
import type { Passage } from "@/lib/listing-text/specifics/passage";
import type { Content } from "@/lib/listing-text/specifics/read-contents";
import { groupBy } from "@/lib/listing-text/words/group-by";
import { remember, rememberOnce } from "@/lib/listing-text/words/remember";

/** What is included or not, and what it is made or filled with. */
export function compareContent(
  content: Content,
  passage: Passage,
  known: KnownSpecifics,
): Finding | null {
  const { noun, isIncluded, at } = content;
  const token = passage.tokens[at];
  const name = token?.text ?? noun;
  const isLoose =
    passage.lexicon.has("looseNouns", token?.lower) ||
    passage.lexicon.has("looseNouns", noun);
  if (content.isIngredient)
    return compareIngredient(content, name, isLoose, known);
  const same = contentsByNoun(known).get(`${isIncluded} ${noun}`);
  if (same) return supported(factsOf(same));
  const opposite = contentsByNoun(known).get(`${!isIncluded} ${noun}`);
  if (opposite)
    return contradicted(
      `The facts say ${isIncluded ? "without" : "with"} ${name}`,
      factsOf(opposite),
    );
  if (!isIncluded || isLoose) return null;
  if (known.deniedWords.has(noun)) return unknown(name);
  if (isPieceNoun(noun, known)) return null;
  const facts = factsOfWord(noun, token?.lower ?? "", known);
  if (facts) return supported(facts);
  // Nouns of two languages can't be compared.
  return known.isSameLanguage ? unknown(name) : null;
}

function compareIngredient(
  { noun, words }: Content,
  name: string,
  isLoose: boolean,
  known: KnownSpecifics,
): Finding | null {
  if (known.deniedWords.has(noun)) return unknown(name);
  const isKnown = words.some((word) => factsOfWord(word, word, known));
  const isOpen = !isKnown && !isLoose && known.isSameLanguage;
  return isOpen ? unknown(name) : null;
}

function factsOfWord(
  fold: string,
  word: string,
  known: KnownSpecifics,
): readonly string[] | null {
  const exact = known.words.get(fold);
  if (exact) return exact;
  const part = known.lexicon.partOf(word);
  const ofPart = part ? known.words.get(part) : undefined;
  if (ofPart) return ofPart;
  const material = known.lexicon.materialOf(word);
  if (!material) return null;
  return (
    known.words.get(conceptWord(material)) ??
    factOfKind(known, material) ??
    null
  );
}

const factOfKind = remember(
  ({ materials }: KnownSpecifics, material: string) =>
    materials.find(({ said }) =>
      withMaterialKinds(said.material).includes(material),
    )?.facts,
);

/** What comes with the piece or doesn't, by its noun and which of both. */
const contentsByNoun = rememberOnce(({ contents }: KnownSpecifics) =>
  groupBy(
    contents.filter(({ said }) => !said.isIngredient),
    ({ said }) => `${said.isIncluded} ${said.noun}`,
  ),
);
