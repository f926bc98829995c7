import { refusalOf } from "@/lib/listing-text/check/refusal";
import { toldTopicsOf } from "@/lib/listing-text/compose/told-topics";
import {
  inputEntries,
  inputFields,
  inputText,
} from "@/lib/listing-text/fields/input";
import { attributeNameLimit } from "@/lib/listing-text/fields/limits";
import type { Fact, ListingInput } from "@/lib/listing-text/fields/schema";
import { topics } from "@/lib/listing-text/languages/concepts";
import {
  allKinds,
  withoutOffLimitSentences,
  withoutOffLimits,
} from "@/lib/listing-text/lexicon/off-limits";
import { rootsOf } from "@/lib/listing-text/lexicon/roots";
import { isTopic } from "@/lib/listing-text/lexicon/topics";
import {
  hasLetterOrDigit,
  plainLine,
} from "@/lib/listing-text/plain-text/plain-text";
import { comparisonKey } from "@/lib/listing-text/rules/characters";
import { truncateAtWord } from "@/lib/listing-text/rules/truncate";

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
function toldFacts(form: ListingInput): Fact[] {
  const told = toldTopicsOf(form);
  return topics.flatMap((topic): Fact[] => {
    const values = told
      .filter((each) => each.topic === topic)
      .map(({ value }) => value);
    return values.length > 0
      ? [{ name: topic, value: values.join(", "), source: "seller" }]
      : [];
  });
}

/** What was typed is cited by the id of the same fact in the answer. */
const withCitation = (known: Fact, { id, quote }: Fact): Fact => ({
  ...known,
  ...(id && !known.id && { id, ...(quote && { quote }) }),
});

/**
 * What is known: what the seller typed, each thing once, and what of the
 * answer's facts holds, see `answeredFacts`.
 */
export function collectFacts(
  answered: readonly Fact[],
  form: ListingInput,
): Fact[] {
  const seller = inputText(form);
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
    const of = fact.name === "details" ? "details" : (fact.part ?? "");
    const key = [of, value].map(comparisonKey).join(" ");
    const known = found.get(key);
    if (known) found.set(key, withCitation(known, fact));
    else if (hasLetterOrDigit(name) && hasLetterOrDigit(value))
      found.set(key, { ...fact, name, value });
  };
  for (const fact of [...typedFacts(form), ...toldFacts(form)]) add(fact);
  for (const fact of answered)
    if (refusalOf(fact.value, seller) === "") add(fact);
  return [...found.values()].slice(0, maxFacts);
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
