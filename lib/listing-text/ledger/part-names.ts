import type { TypedClause } from "@/lib/listing-text/ledger/typed-input";
import type { PartNames } from "@/lib/listing-text/specifics/passage";
import { unitOfToken } from "@/lib/listing-text/specifics/read-unit";
import { type Reading, readText } from "@/lib/listing-text/specifics/reading";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";
import { isNumber, isWord } from "@/lib/listing-text/words/token";

/**
 * The parts that a brief names: the last word of a material's clause ("cotton
 * backing"), and the subject of "X is" and of "X 12 mm". Words that only the
 * piece's name has are none: the drop of "drop earrings".
 */
export function findPartNames(
  clauses: readonly TypedClause[],
  lexicon: Lexicon,
): PartNames {
  const more = new Set<string>();
  const readings = clauses.map(({ text, property }) => ({
    property,
    reading: readText(text, lexicon),
  }));
  for (const { reading, property } of readings) {
    const part = property === "material" ? partOfMaterial(reading) : null;
    const subject = property === "product" ? null : subjectOf(reading);
    if (part) more.add(part);
    if (subject) more.add(subject);
  }
  const name = foldsOf(readings, (property) => property === "product");
  const others = new Set(
    foldsOf(readings, (property) => property !== "product"),
  );
  const noun = lexicon.pack.nounFirst ? name[0] : name.at(-1);
  const never = name.filter((word) => !others.has(word) || word === noun);
  return { more, never: new Set(never) };
}

const foldsOf = (
  readings: readonly { property: string; reading: Reading }[],
  isWanted: (property: string) => boolean,
): string[] =>
  readings
    .filter(({ property }) => isWanted(property))
    .flatMap(({ reading }) => reading.words.map(({ fold }) => fold));

function partOfMaterial({ passage, materials, words }: Reading): string | null {
  const { lexicon } = passage;
  const word = lexicon.pack.nounFirst ? words[0] : words.at(-1);
  const isNone =
    materials.length === 0 ||
    word === undefined ||
    lexicon.materialOf(word.lower) !== null ||
    lexicon.colorOf.has(word.lower) ||
    lexicon.has("materialModifiers", word.lower) ||
    lexicon.has("notParts", word.lower);
  return isNone ? null : word.fold;
}

function subjectOf({ passage, words }: Reading): string | null {
  const { tokens, lexicon } = passage;
  const [first, second, third] = tokens;
  if (!isWord(first) || words[0] !== first) return null;
  if (lexicon.roleOf.has(first.lower)) return null;
  const isSubject =
    lexicon.has("copulas", second?.lower) ||
    (isNumber(second) && unitOfToken(third, lexicon) !== null);
  return isSubject ? first.fold : null;
}
