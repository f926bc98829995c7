import { type CategoryName, categoryWords } from "../words-categories";
import { type Kind, kinds } from "../words-kinds";
import { titleNoise } from "../words-terms";
import { shorten } from "./clean-text";
import type { SellerFacts } from "./seller-facts";

/** What the thing is called, and what follows from its name. */
export type Item = {
  /** As a title begins: "Speckled Stoneware Coffee Mug". */
  title: string;
  /** As a sentence says it: "speckled stoneware coffee mug". */
  name: string;
  /** One or two words, as they were typed: "mug", "earrings". */
  noun: string;
  category: CategoryName;
  kind: Kind | null;
  /** False when the seller named nothing and the name is only our word for it. */
  isNamed: boolean;
};

const maxName = 60;
const maxWords = 8;
const minLetters = 2;
const smallWords = new Set(["a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"]);
/** Also of the languages most sellers write in besides English. */
const prepositions = /\s(?:with|for|in|from|by|of|on|mit|für|aus|avec|pour|en|de|con|para|per|met|voor)\s/i;

export function itemOf(facts: SellerFacts): Item {
  const typed = nameIn(facts.productName);
  const kind = findKind(typed, facts.category);
  const category = facts.category ?? kind?.kind.category ?? "home_living";
  const name = typed || categoryWords[category].noun;
  const noun = typed === "" ? lastWord(name) : (kind?.noun ?? lastWord(beforePreposition(name)));
  return {
    title: titleCase(name),
    name: asProse(name),
    noun: noun.toLocaleLowerCase("en"),
    category,
    kind: kind?.kind ?? null,
    isNamed: typed !== "",
  };
}

/** The part of a product name that names the thing: no second half, no praise, no word twice. */
function nameIn(text: string): string {
  const names = text.split(/[,|•·–—:;()/!?"]|\s-\s/).map(withoutNoise);
  const name = names.find((each) => (each.match(/\p{L}/gu)?.length ?? 0) >= minLetters) ?? "";
  return name === name.toUpperCase() ? name.toLocaleLowerCase("en") : name;
}

function withoutNoise(segment: string): string {
  const seen = new Set<string>();
  const words = segment
    .replace(titleNoise, " ")
    .replace(/[^\p{L}\p{M}\p{Nd}\p{Zs}'.&%-]/gu, " ")
    .split(/\s+/)
    .map((word) => word.replace(/^[-'.&%]+|[-'.&%]+$/g, ""))
    .filter((word) => word !== "" && !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()));
  while (["a", "an", "the"].includes(words[0]?.toLowerCase() ?? "")) words.shift();
  const kept = shorten(words.slice(0, maxWords).join(" "), maxName).split(" ");
  while (smallWords.has(kept.at(-1)?.toLowerCase() ?? "")) kept.pop();
  return kept.join(" ");
}

/** The kind whose name stands last in the head of the phrase: "mug" in "coffee mug", "holder" in "mug holder". */
function findKind(name: string, category: CategoryName | null): { kind: Kind; noun: string } | null {
  const text = name.toLowerCase();
  const fitting = kinds.filter((kind) => category === null || kind.category === category);
  return latestIn(beforePreposition(text), fitting) ?? latestIn(text, fitting);
}

function latestIn(text: string, candidates: Kind[]): { kind: Kind; noun: string } | null {
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

/** A name typed In Title Case, or with its first letter capital, reads shouted inside a sentence. */
function asProse(name: string): string {
  const words = name.split(" ");
  const isTitle = words.every((word) => smallWords.has(word) || !/^\p{Ll}/u.test(word));
  const lower = (word: string) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLocaleLowerCase("en") : word);
  return words.map((word, index) => (isTitle || index === 0 ? lower(word) : word)).join(" ");
}
