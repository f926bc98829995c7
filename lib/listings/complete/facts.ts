import { inputEntries, inputFields, inputText } from "@/lib/listings/input";
import {
  allKinds,
  withoutOffLimitSentences,
  withoutOffLimits,
} from "@/lib/listings/lexicon/off-limits";
import { isTopic, topics } from "@/lib/listings/lexicon/topics";
import { rootFinder, rootsOf } from "@/lib/listings/lexicon/word-roots";
import { attributeNameLimit } from "@/lib/listings/limits";
import { comparisonKey } from "@/lib/listings/rules/characters";
import { truncateAtWord } from "@/lib/listings/rules/truncate";
import type { Fact, ListingInput } from "@/lib/listings/schema";
import { findStated } from "@/lib/listings/stated/stated-facts";
import { isSupported } from "@/lib/listings/unsupported-claims";
import { hasLetterOrDigit, plainLine } from "@/lib/plain-text/plain-text";

/** Characters, and entries. */
const maxFactLength = 160;
const maxFacts = 40;

const typedFacts = (form: ListingInput): Fact[] =>
  inputEntries(form).map(({ name, text }) => ({
    name: inputFields[name].factName,
    value: text,
    source: "seller",
  }));

/** What the seller told of size, care and so on, a fact for each topic. */
function statedFacts(form: ListingInput): Fact[] {
  const stated = findStated(form);
  return topics.flatMap((topic): Fact[] => {
    const values = stated
      .filter((told) => told.topic === topic)
      .map(({ value }) => value);
    return values.length > 0
      ? [{ name: topic, value: values.join(", "), source: "seller" }]
      : [];
  });
}

/**
 * Where a fact comes from: the seller if the words are the seller's, else the
 * photo, else null.
 */
function sourceOf(
  fact: Fact,
  isTyped: (root: string) => boolean,
  hasPhoto: boolean,
): Fact["source"] | null {
  const roots = rootsOf(fact.value);
  if (roots.length > 0 && roots.every(isTyped)) return "seller";
  return hasPhoto ? "photo" : null;
}

/**
 * What is known: first what the seller typed, then what the model read out of
 * it or saw. A fact that the model attributes to the seller, in words that the
 * seller never used, counts as seen in the photo, and without a photo as
 * invented.
 */
export function collectFacts(
  answered: readonly Fact[],
  form: ListingInput,
  photos: number,
): Fact[] {
  const seller = inputText(form);
  const isTyped = rootFinder(seller);
  const found = new Map<string, Fact>();
  const add = (fact: Fact) => {
    const name = truncateAtWord(
      plainLine(fact.name).toLowerCase(),
      attributeNameLimit,
    );
    const text = plainLine(fact.value);
    // Of details whole sentences go, of a name or a material the price alone.
    const bare =
      fact.name === "details"
        ? withoutOffLimitSentences(text, allKinds)
        : withoutOffLimits(text, allKinds);
    const value = truncateAtWord(bare, maxFactLength);
    // Details that tell one thing alone don't replace the fact that was read
    // out of them.
    const key =
      fact.name === "details"
        ? `details ${comparisonKey(value)}`
        : comparisonKey(value);
    if (hasLetterOrDigit(name) && hasLetterOrDigit(value) && !found.has(key))
      found.set(key, { ...fact, name, value });
  };
  for (const fact of [...typedFacts(form), ...statedFacts(form)]) add(fact);
  for (const fact of answered) {
    const source = sourceOf(fact, isTyped, photos > 0);
    const { photo: _, ...told } = fact;
    const seen =
      fact.photo !== undefined && fact.photo <= photos && photos > 1
        ? fact
        : told;
    if (source !== null && isSupported(fact.value, seller))
      add({ ...(source === "photo" ? seen : told), source });
  }
  return [...found.values()].slice(0, maxFacts);
}

/** The values of all facts whose name matches, split at commas. */
export function factValues(facts: readonly Fact[], name: RegExp): string[] {
  const values = facts
    .filter((fact) => name.test(fact.name))
    .flatMap((fact) => fact.value.split(/[,;/](?!\d)|\s+(?:and|&)\s+/u));
  return [
    ...new Map(
      values.map((value) => [comparisonKey(value), value.trim()]),
    ).values(),
  ].filter(hasLetterOrDigit);
}

/**
 * Words of a text joined again, without accents and case, so that scripts
 * without spaces can be searched too.
 */
const joinedRoots = (text: string): string => rootsOf(text).join(" ");

const isDistinctive = (root: string): boolean =>
  root.length > 2 || /\P{ASCII}/u.test(root);

/**
 * Whether a text speaks of the thing that the facts describe: it shares a word
 * with one of them. Free details, and what was read out of them, don't count,
 * as whoever writes orders into them would find them obeyed. Where nothing is
 * known, anything may be about it.
 */
export function isAbout(text: string, facts: readonly Fact[]): boolean {
  const words = facts
    .filter(
      ({ name, source }) =>
        name !== "details" && !(source === "seller" && isTopic(name)),
    )
    .flatMap(({ value }) => rootsOf(value).filter(isDistinctive));
  if (words.length === 0) return true;
  const said = joinedRoots(text);
  return words.some((word) => said.includes(word));
}
