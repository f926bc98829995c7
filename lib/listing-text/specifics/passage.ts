import { unitOfToken } from "@/lib/listing-text/specifics/read-unit";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";
import { endOfFirstPhrase } from "@/lib/listing-text/words/phrases";
import { remember, rememberOnce } from "@/lib/listing-text/words/remember";
import { isWord, type Token } from "@/lib/listing-text/words/token";

/** Parts that a brief names beside those of the pack, by folded words. */
export type PartNames = {
  more: ReadonlySet<string>;
  /** Of the piece's own name, where they are no parts: "drop", "ring". */
  never: ReadonlySet<string>;
};

/** A sentence, a clause or a field, ready to be read. */
export type Passage = {
  /** Normalized. */
  text: string;
  tokens: readonly Token[];
  /** Of "Material: oak" the words before the colon; else empty. */
  label: readonly Token[];
  lexicon: Lexicon;
  parts: PartNames;
};

/** A word that is compared: with a content, and no unit. */
export const isContentWord = (
  token: Token | undefined,
  lexicon: Lexicon,
): token is Token & { kind: "word" } =>
  isWord(token) &&
  (token.text.length > 1 || lexicon.pack.spacing === "none") &&
  !lexicon.has("functionWords", token.lower) &&
  unitOfToken(token, lexicon) === null;

/** The part that a word names, folded; null for other words. */
export function partOfToken(
  token: Token | undefined,
  { lexicon, parts }: Passage,
): string | null {
  if (!isWord(token) || parts.never.has(token.fold)) return null;
  if (lexicon.has("articles", token.lower)) return null;
  const part = lexicon.partOf(token.lower);
  return part ?? (parts.more.has(token.fold) ? token.fold : null);
}

export const materialOfToken = (
  token: Token | undefined,
  { lexicon }: Passage,
): string | null => (isWord(token) ? lexicon.materialOf(token.lower) : null);

/** Members of a pack that list phrases. */
type PhraseMember = Parameters<Lexicon["phrases"]>[0];

/**
 * Where the phrase of a kind that ends first ends, in tokens; null without one.
 * Each specific of a passage asks, and a passage may have thousands.
 */
export const endOfFirst = remember(
  ({ lexicon, tokens }: Passage, member: PhraseMember): number | null =>
    endOfFirstPhrase(lexicon.phrases(member), tokens),
);

/** In small letters. */
export const wordsOfPassage = rememberOnce(
  ({ tokens }: Passage): ReadonlySet<string> =>
    new Set(tokens.map(({ lower }) => lower)),
);

const farthestPart = 8;

/** A part and the place of its token. */
export type PlacedPart = { part: string; at: number };

/** The part that a word is said of, in front of it in the same clause. */
export function partBefore(passage: Passage, at: number): PlacedPart | null {
  for (let back = 1; back <= farthestPart; back += 1) {
    const token = passage.tokens[at - back];
    if (!token) return null;
    if (token.kind === "mark" && ",;.()".includes(token.text)) return null;
    const part = partOfToken(token, passage);
    if (part) return { part, at: at - back };
    if (materialOfToken(token, passage)) return null;
  }
  return null;
}
