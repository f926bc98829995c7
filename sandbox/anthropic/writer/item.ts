import { type CategoryName, categoryTerms } from "../lexicon/categories";
import { type Kind, kinds } from "../lexicon/kinds";
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
};

const maxNameLength = 60;
const maxNameWords = 8;
const minLetters = 2;
const smallWords = new Set(["a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"]);
/** In English and in the other languages that most sellers write in. */
const prepositions = /\s(?:with|for|in|from|by|of|on|mit|für|aus|avec|pour|en|de|con|para|per|met|voor)\s/i;

export function itemOf(facts: SellerFacts): Item {
  const stated = parseName(facts.productName);
  const kind = findKind(stated, facts.category);
  const category = facts.category ?? kind?.kind.category ?? "home_living";
  const name = stated || categoryTerms[category].noun;
  const noun = stated === "" ? lastWord(name) : (kind?.noun ?? lastWord(beforePreposition(name)));
  return {
    title: titleCase(name),
    name: lowerTitleCase(name),
    noun: noun.toLocaleLowerCase("en"),
    category,
    kind: kind?.kind ?? null,
    isNamed: stated !== "",
  };
}

/** The part of a product name that names the piece, without praise and repeated words. */
function parseName(text: string): string {
  const names = text.split(/[,|•·–—:;()/!?"]|\s-\s/).map(removeNoise);
  const name = names.find((each) => (each.match(/\p{L}/gu)?.length ?? 0) >= minLetters) ?? "";
  return name === name.toUpperCase() ? name.toLocaleLowerCase("en") : name;
}

function removeNoise(segment: string): string {
  const seen = new Set<string>();
  const words = segment
    .replace(titleNoise, " ")
    .replace(/[^\p{L}\p{M}\p{Nd}\p{Zs}'.&%-]/gu, " ")
    .split(/\s+/)
    .map((word) => word.replace(/^[-'.&%]+|[-'.&%]+$/g, ""))
    .filter((word) => word !== "" && !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()));
  while (["a", "an", "the"].includes(words[0]?.toLowerCase() ?? "")) words.shift();
  const name = truncateAtWord(words.slice(0, maxNameWords).join(" "), maxNameLength).split(" ");
  while (smallWords.has(name.at(-1)?.toLowerCase() ?? "")) name.pop();
  return name.join(" ");
}

/** The kind whose name comes last before a preposition: "mug" in "coffee mug", "holder" in "mug holder". */
function findKind(name: string, category: CategoryName | null): { kind: Kind; noun: string } | null {
  const text = name.toLowerCase();
  const candidates = kinds.filter((kind) => category === null || kind.category === category);
  return lastKindIn(beforePreposition(text), candidates) ?? lastKindIn(text, candidates);
}

function lastKindIn(text: string, candidates: Kind[]): { kind: Kind; noun: string } | null {
  const found = candidates.flatMap((kind) =>
    kind.names.flatMap((noun) => {
      const match = new RegExp(`(?<![\\p{L}\\p{N}])${noun}(?:e?s)?(?![\\p{L}\\p{N}])`, "u").exec(text);
      return match === null ? [] : [{ kind, noun: match[0], end: match.index + noun.length }];
    }),
  );
  const [best] = found.sort((a, b) => b.end - a.end || b.noun.length - a.noun.length);
  return best ?? null;
}

function beforePreposition(name: string): string {
  return name.replace(/^(?:set|pair|pack) of (?:\d+ )?/i, "").split(prepositions)[0] ?? name;
}

function lastWord(name: string): string {
  return name.split(" ").at(-1) ?? name;
}

export function titleCase(text: string): string {
  return text
    .split(" ")
    .map((word, index) =>
      (index > 0 && smallWords.has(word)) || /\p{Lu}/u.test(word.slice(1)) || /^\d/.test(word)
        ? word
        : word.charAt(0).toLocaleUpperCase("en") + word.slice(1),
    )
    .join(" ");
}

/** The name in lower case if it was typed In Title Case, else with its first letter in lower case. */
function lowerTitleCase(name: string): string {
  const words = name.split(" ");
  const isTitle = words.every((word) => smallWords.has(word) || !/^\p{Ll}/u.test(word));
  const lower = (word: string) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLocaleLowerCase("en") : word);
  return words.map((word, index) => (isTitle || index === 0 ? lower(word) : word)).join(" ");
}
