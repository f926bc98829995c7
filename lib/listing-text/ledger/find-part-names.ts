import { nounOfName } from "@/lib/listing-text/ledger/name-noun";
import {
  isContentWord,
  materialOfToken,
  type PartNames,
  type Passage,
} from "@/lib/listing-text/specifics/passage";
import { unitOfToken } from "@/lib/listing-text/specifics/read-unit";
import { contentWords } from "@/lib/listing-text/specifics/reading";
import { isNumber } from "@/lib/listing-text/words/token";

/**
 * The parts that a brief names: the last word of a material's clause ("cotton
 * backing"), and the subject of "X is" and of "X 12 mm". Words that only the
 * piece's name has are none: the drop of "drop earrings".
 */
export function findPartNames(clauses: readonly PlacedPassage[]): PartNames {
  const more = new Set<string>();
  for (const { passage, property } of clauses) {
    const part = property === "material" ? partOfMaterial(passage) : null;
    const subject = property === "product" ? null : subjectOf(passage);
    if (part) more.add(part);
    if (subject) more.add(subject);
  }
  const name = foldsOf(clauses, (property) => property === "product");
  const others = new Set(
    foldsOf(clauses, (property) => property !== "product"),
  );
  const named = clauses.find(({ property }) => property === "product");
  const noun = named ? nounOfName(named.passage) : null;
  const never = name.filter((word) => !others.has(word) || word === noun);
  return { more, never: new Set(never) };
}

type PlacedPassage = { property: string; passage: Passage };

const foldsOf = (
  clauses: readonly PlacedPassage[],
  isWanted: (property: string) => boolean,
): string[] =>
  clauses
    .filter(({ property }) => isWanted(property))
    .flatMap(({ passage }) => contentWords(passage).map(({ fold }) => fold));

function partOfMaterial(passage: Passage): string | null {
  const { lexicon, tokens } = passage;
  const words = contentWords(passage);
  const word = lexicon.pack.nounFirst ? words[0] : words.at(-1);
  const isNone =
    tokens.every((token) => materialOfToken(token, passage) === null) ||
    word === undefined ||
    lexicon.materialOf(word.lower) !== null ||
    lexicon.has("materialGoods", word.lower) ||
    lexicon.colorOf.has(word.lower) ||
    lexicon.has("materialModifiers", word.lower) ||
    lexicon.has("notParts", word.lower);
  return isNone ? null : word.fold;
}

function subjectOf({ tokens, lexicon }: Passage): string | null {
  const [first, second, third] = tokens;
  if (!isContentWord(first, lexicon)) return null;
  if (lexicon.roleOf.has(first.lower)) return null;
  const isSubject =
    lexicon.has("copulas", second?.lower) ||
    (isNumber(second) && unitOfToken(third, lexicon) !== null);
  return isSubject ? first.fold : null;
}
