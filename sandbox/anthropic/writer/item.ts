import { type CategoryName, categoryTerms } from "../lexicon/categories";
import { englishHead } from "../lexicon/foreign-heads";
import { type Kind, kindNamed } from "../lexicon/kinds";
import { titleNoise } from "../lexicon/terms";
import type { SellerFacts } from "./seller-facts";
import { truncateAtWord } from "./text";

/** The name of the piece, and what follows from it. */
export type Item = {
  /** For the start of a title: "Speckled Stoneware Coffee Mug". */
  title: string;
  /** For a sentence: "speckled stoneware coffee mug". */
  name: string;
  /** One or two words, as the seller typed them: "mug", "earrings". */
  noun: string;
  category: CategoryName;
  kind: Kind | null;
  /** False when the seller gave no name: then the name is the category's. */
  isNamed: boolean;
  /**
   * False when the category is a guess, or the name speaks of another: then
   * nothing follows from it.
   */
  isCategoryKnown: boolean;
};

const maxNameLength = 60;
const maxNameWords = 8;
const minLetters = 2;
const smallWords = new Set([
  "a",
  "an",
  "and",
  "at",
  "by",
  "for",
  "from",
  "in",
  "of",
  "on",
  "or",
  "the",
  "to",
  "with",
]);
/** In English and in the other languages that most sellers write in. */
const prepositions =
  /\s(?:with|for|in|from|by|of|on|made|mit|für|aus|avec|pour|en|de|d'|à|con|para|per|di|da|van|met|voor)\s/i;

export function itemOf(facts: SellerFacts): Item {
  const stated = parseName(facts.productName);
  const named = stated === "" ? null : findKind(stated);
  const category = facts.category ?? named?.kind.category ?? "home_living";
  // A seller may sell a ring dish as jewelry: then nothing follows from the
  // kind.
  const isOfCategory = named === null || named.kind.category === category;
  const kind = isOfCategory ? named : null;
  const name = stated || categoryTerms[category].noun;
  const noun =
    stated === ""
      ? lastWord(name)
      : (named?.noun ?? lastWord(beforePreposition(name)));
  return {
    title: titleCase(name),
    name: lowerTitleCase(name),
    noun: noun.toLocaleLowerCase("en"),
    category,
    kind: kind?.kind ?? null,
    isNamed: stated !== "",
    isCategoryKnown: isOfCategory && (facts.category !== null || kind !== null),
  };
}

/**
 * The part of a product name that names the piece, without praise and repeated
 * words.
 */
function parseName(text: string): string {
  const names = text.split(/[,|•·–—:;()/!?"]|\s-\s/).map(removeNoise);
  const name =
    names.find((each) => (each.match(/\p{L}/gu)?.length ?? 0) >= minLetters) ??
    "";
  return name === name.toUpperCase() ? name.toLocaleLowerCase("en") : name;
}

function removeNoise(segment: string): string {
  const seen = new Set<string>();
  const words = segment
    .replace(titleNoise, " ")
    .replace(/[^\p{L}\p{M}\p{Nd}\p{Zs}'.&%-]/gu, " ")
    .split(/\s+/)
    .map((word) => word.replace(/^[-'.&%]+|[-'.&%]+$/g, ""))
    .filter(
      (word) =>
        word !== "" &&
        !seen.has(word.toLowerCase()) &&
        seen.add(word.toLowerCase()),
    );
  while (["a", "an", "the"].includes(words[0]?.toLowerCase() ?? ""))
    words.shift();
  const name = truncateAtWord(
    words.slice(0, maxNameWords).join(" "),
    maxNameLength,
  ).split(" ");
  while (smallWords.has(name.at(-1)?.toLowerCase() ?? "")) name.pop();
  return name.join(" ");
}

/** "Set of 4 mugs", "pair of earrings": what they are made of decides. */
const amounts =
  /^(?:set|pair|pack|bundle|lot|collection|stack|box|bar|skein|ball|hank|yards?) of (?:\d+ |two |three |four |six )?/;
const setWords = /^(?:sets?|pairs?|bundle|lot|pack|trio|duo|collection)$/;
/** What may follow the noun: "mug blue", "ring size 7", "bowl large". */
const afterthoughts =
  /^(?:\d[\p{L}\d./]*|size|cm|mm|inch|inches|oz|ml|no|small|medium|large|mini|big|tiny|xs|s|m|l|xl|handmade|handcrafted|vintage|adjustable|custom|personalized|red|orange|yellow|green|blue|purple|pink|brown|black|white|gray|grey|gold|silver|beige|teal|turquoise|navy|burgundy|multicolored)$/u;
const petPurpose =
  /\s(?:for|für|pour|para|per|voor)\s(?:(?:small|medium|large|big|kleine|große)\s)?(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|hunde?|katzen?|chiens?|chats?|perros?|gatos?|can[ei]|gatt[oi])(?!\s+(?:lovers?|owners?|moms?|dads?|people))\b/;
const dollPurpose =
  /\s(?:for|für|pour|para|per|voor)\s(?:a\s)?(?:dolls?|puppen?|poupées?|muñecas?)\b/;

/**
 * The kind that the head noun names, "holder" in "candle holder for a mug";
 * null for a noun that is not known.
 */
function findKind(name: string): { kind: Kind; noun: string } | null {
  const text = name
    .toLowerCase()
    .replaceAll("-", " ")
    .replaceAll("'s", "")
    .replace(amounts, "");
  const noun = lastWord(beforePreposition(text));
  if (petPurpose.test(text)) return withNoun(kindNamed("pet tag"), noun);
  if (dollPurpose.test(text)) return withNoun(kindNamed("doll house"), noun);
  const heads = beforePreposition(text)
    .split(/\s(?:and|und|&|\+)\s/)
    .map(kindAtEnd);
  const found = heads.filter((head) => head !== null);
  const [first] = found;
  // "Mug and saucer" is neither a mug nor a saucer.
  if (found.length > 1 && first !== undefined) {
    const { category } = first.kind;
    return {
      kind: { category, path: categoryTerms[category].label, what: [] },
      noun,
    };
  }
  return heads.at(-1) ?? null;
}

const withNoun = (kind: Kind | null, noun: string) =>
  kind === null ? null : { kind, noun };

/** The longest known name that the phrase ends with. */
function kindAtEnd(phrase: string): { kind: Kind; noun: string } | null {
  const words = phrase.trim().split(/\s+/);
  while (words.length > 1 && afterthoughts.test(words.at(-1) ?? ""))
    words.pop();
  return (
    kindOfWords(words) ??
    (setWords.test(words.at(-1) ?? "") ? kindOfWords(words.slice(0, -1)) : null)
  );
}

function kindOfWords(words: string[]): { kind: Kind; noun: string } | null {
  for (const start of words.keys()) {
    const noun = words.slice(start).join(" ");
    const kind = kindNamed(noun);
    if (kind !== null) return { kind, noun };
  }
  const head = englishHead(words);
  return head === null ? null : withNoun(kindNamed(head), words.at(-1) ?? "");
}

export function beforePreposition(name: string): string {
  return (
    name
      .replace(/^(?:set|pair|pack) of (?:\d+ )?/i, "")
      .split(prepositions)[0] ?? name
  );
}

function lastWord(name: string): string {
  return name.split(" ").at(-1) ?? name;
}

export function titleCase(text: string): string {
  return text
    .split(" ")
    .map((word, index) =>
      (index > 0 && smallWords.has(word)) ||
      /\p{Lu}/u.test(word.slice(1)) ||
      /^\d/.test(word)
        ? word
        : word.charAt(0).toLocaleUpperCase("en") + word.slice(1),
    )
    .join(" ");
}

/**
 * The name in lower case if it was typed In Title Case, else with its first
 * letter in lower case.
 */
function lowerTitleCase(name: string): string {
  const words = name.split(" ");
  const isTitle = words.every(
    (word) => smallWords.has(word) || !/^\p{Ll}/u.test(word),
  );
  const lower = (word: string) =>
    /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLocaleLowerCase("en") : word;
  return words
    .map((word, index) => (isTitle || index === 0 ? lower(word) : word))
    .join(" ");
}
