import {
  contradicted,
  type Finding,
  supported,
  unknown,
} from "@/lib/listing-text/check/finding";
import {
  isPieceNoun,
  type KnownSpecifics,
} from "@/lib/listing-text/ledger/known-specifics";
import { conceptWord } from "@/lib/listing-text/ledger/known-words";
import { withKinds } from "@/lib/listing-text/specifics/material-kinds";
import type { Passage } from "@/lib/listing-text/specifics/passage";
import type { Content } from "@/lib/listing-text/specifics/read-contents";

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
  const told = known.contents.filter(
    ({ said }) => said.noun === noun && !said.isIngredient,
  );
  const same = told.filter(({ said }) => said.isIncluded === isIncluded);
  if (same.length > 0) return supported(same.flatMap((one) => one.facts));
  if (told.length > 0)
    return contradicted(
      `The facts say ${isIncluded ? "without" : "with"} ${name}`,
      told.flatMap((one) => one.facts),
    );
  if (!isIncluded || isLoose) return null;
  if (known.deniedWords.has(noun)) return unknown(name);
  if (isPieceNoun(noun, known)) return null;
  const facts = factsOfWord(noun, token?.lower ?? "", known);
  return facts ? supported(facts) : unknown(name);
}

function compareIngredient(
  { noun, words }: Content,
  name: string,
  isLoose: boolean,
  known: KnownSpecifics,
): Finding | null {
  if (known.deniedWords.has(noun)) return unknown(name);
  const isKnown = words.some((word) => factsOfWord(word, word, known));
  return isKnown || isLoose ? null : unknown(name);
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
    known.materials.find(({ said }) =>
      withKinds(said.material).includes(material),
    )?.facts ??
    null
  );
}
