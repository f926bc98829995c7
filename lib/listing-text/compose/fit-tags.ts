import { tagLimit } from "@/lib/listing-text/fields/limits";
import type { TagCandidate } from "@/lib/listing-text/fields/read-answer-values";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { isDanglingWord } from "@/lib/listing-text/lexicon/dangling-words";
import { hasLetterOrDigit } from "@/lib/listing-text/plain-text/plain-text";
import { lengthOf } from "@/lib/listing-text/rules/characters";
import { normalizeTag } from "@/lib/listing-text/rules/tags";

/**
 * Languages that write compounds as one word, with the noun that matters at
 * their end.
 */
const compounding: ReadonlySet<Language> = new Set(["de", "nl", "sv"]);

/**
 * Second halves of compounds that name things sold on Etsy; and first halves,
 * with the letters that link them. None in Swedish, whose compounds mean
 * something else in two words.
 */
const heads: Partial<Record<Language, string>> = {
  de: "schale schüssel tasse becher teller vase kerze kerzenhalter halter ständer kissen decke tuch tasche beutel korb kette ohrringe armband ring anhänger box kasten dose aufbewahrung brett bild druck karte lampe leuchte schirm matte teppich kranz seife mütze schal kleid jacke puppe tier figur buch untersetzer dekoration geschenk spiegel uhr regal bank hocker tisch garn stoff",
  nl: "schaal kom kop mok beker bord vaas kaars kaarsenhouder houder standaard kussen deken doek tas mand ketting oorbellen armband ring hanger doos kistje opbergdoos bewaardoos plank print kaart lamp kap mat kleed krans zeep muts sjaal jurk jas pop beeldje boek onderzetter decoratie cadeau spiegel klok rek bank kruk tafel garen stof",
};
const linking = /(?:s|n|en|er|es)$/u;
const minHalf = 4;

/**
 * A long compound as two words, before its known head:
 * "schmuckaufbewahrungsbox" as "schmuckaufbewahrungs box".
 */
function splitCompound(word: string, language: Language): string[] {
  const known = (heads[language] ?? "")
    .split(" ")
    .filter((head) => word.endsWith(head));
  const [head] = known.sort((one, other) => other.length - one.length);
  const start = head === undefined ? "" : word.slice(0, -head.length);
  if (head === undefined || start.length < minHalf) return [word];
  // The link between two halves is no part of the first word: "küchen", but
  // "schmuckaufbewahrung".
  const first = /ungs$|heits$|keits$|schafts$|ions$/u.test(start)
    ? start.replace(linking, "")
    : start;
  return [...splitCompound(first, language), head];
}

const fits = (tag: string): boolean => lengthOf(tag) <= tagLimit;

/**
 * A tag that is too long, in ways that fit, the best first: its compounds in
 * two words, then without the words before its noun, which stands at the end in
 * German, Dutch and Swedish. [] where nothing fits, and for other languages, in which
 * the first words matter.
 */
function fitted(tag: string, language: Language): string[] {
  if (fits(tag) || !compounding.has(language)) return [tag];
  const words = tag
    .toLowerCase()
    .split(/\s+/u)
    .flatMap((word) => (fits(word) ? [word] : splitCompound(word, language)));
  const ends = words.map((_, from) => words.slice(from));
  const spoken = ends
    .filter(([first = ""]) => !isDanglingWord(first))
    .map((end) => end.join(" "));
  return spoken.filter(fits).slice(0, 1);
}

/** The candidates as they fit into a tag of this language. */
export const fitTags = (
  candidates: readonly TagCandidate[],
  language: Language,
): TagCandidate[] =>
  candidates.flatMap(({ tag, facet }) =>
    fitted(tag.trim(), language).map((each) => ({ tag: each, facet })),
  );

/**
 * Words that connect others in a title, so that no tag of one word is made of
 * them.
 */
const isWord = (word: string): boolean =>
  hasLetterOrDigit(word) && word.length > 3 && !isDanglingWord(word);

/**
 * Tags out of the title itself, for an answer with too few: its parts, and its
 * single words.
 */
export function tagsFromTitle(
  title: string,
  item: string,
  language: Language,
): TagCandidate[] {
  const parts = title.split(/\s*[,|–—、・]\s*/u).map((part) => part.trim());
  const words = parts.flatMap((part) => part.split(/\s+/u).filter(isWord));
  const candidates = [item, ...parts, ...words].map(
    (tag): TagCandidate => ({ tag, facet: "what" }),
  );
  return fitTags(candidates, language).filter(
    ({ tag }) => fits(tag) && normalizeTag(tag) !== null,
  );
}
