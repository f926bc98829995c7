import {
  collectEvidence,
  type Evidence,
  supportOf,
} from "@/lib/listings/grounding/evidence";
import {
  keysOfSentences,
  type Placed,
  sentenceKey,
  splitSentences,
} from "@/lib/listings/grounding/sentences";
import { clausesIn } from "@/lib/listings/grounding/statement";
import {
  guessLanguage,
  type Language,
  readsLike,
  readsUnlike,
} from "@/lib/listings/languages";
import { hasBlank } from "@/lib/listings/lexicon/blanks";
import type { Fact, Sentence } from "@/lib/listings/schema";

export type PlacedSentence = Sentence & Placed;

export type Grounds = {
  facts?: readonly Fact[] | undefined;
  /**
   * All that the seller typed: facts hold only the beginning of long details.
   * Without it, the seller's facts.
   */
  sellerText?: string | undefined;
  snippets?: readonly string[] | undefined;
  /** Keys of the claims, names and sentences that the seller confirmed. */
  confirmed?: readonly string[] | undefined;
  /**
   * As the model wrote it; null while it is unchanged, so that nothing in it is
   * the seller's.
   */
  generated?: { description: string } | null | undefined;
  /** The one that was chosen for the listing. */
  language?: Language | null | undefined;
  /** Keys of sentences that the model wrote later. */
  rewritten?: readonly string[] | undefined;
};

const evidenceOf = new WeakMap<
  readonly Fact[],
  { sellerText: string; evidence: Evidence }
>();

function evidenceFor(facts: readonly Fact[], sellerText: string): Evidence {
  const last = evidenceOf.get(facts);
  if (last?.sellerText === sellerText) return last.evidence;
  const evidence = collectEvidence(facts, sellerText);
  evidenceOf.set(facts, { sellerText, evidence });
  return evidence;
}

type Grounded = Pick<Sentence, "support" | "supportedBy">;

/** Null when something in the sentence is not known. */
function groundInFacts(text: string, evidence: Evidence): Grounded | null {
  const supports = evidence
    .read(text)
    .map((clause) => supportOf(clause, evidence));
  const known = supports.flatMap((support) => support ?? []);
  if (supports.includes(null)) return null;
  return {
    support: known.some(({ source }) => source === "photo")
      ? "photo"
      : "seller",
    supportedBy: [...new Set(known.map(({ label }) => label))],
  };
}

/**
 * The sentences and list items of a description that state something, in order,
 * each with what supports it:
 *
 * - snippet: it stands in one of the shop's snippets.
 * - photo, seller: each word that states something is found in the facts or in
 *   what the seller typed, and so is each
 *   measure. Articles, pronouns, prepositions and verbs such as "is made of"
 *   state nothing. Inflections, compounds of
 *   known words, and colors and materials in other languages are found. A
 *   denied fact supports denials alone.
 *   "photo" if one of the words was only seen in the photo.
 * - seller, without facts: the seller confirmed it, or it is neither in the
 *   generated text nor in a rewritten one, so
 *   that she wrote or changed it herself.
 * - none: all others.
 *
 * Words are compared, not meanings: known words in a wrong order are not
 * noticed. Headings, and sentences with a blank, which are open as blanks, are
 * left out.
 */
export function placeSentences(
  description: string,
  grounds: Grounds,
): PlacedSentence[] {
  const evidence = evidenceFor(
    grounds.facts ?? noFacts,
    grounds.sellerText ?? "",
  );
  const snippets = new Set(keysOfSentences(grounds.snippets ?? []));
  const confirmed = new Set(grounds.confirmed);
  const { generated, rewritten } = grounds;
  const written = generated
    ? new Set([
        ...keysOfSentences([generated.description]),
        ...(rewritten ?? []),
      ])
    : null;
  return splitSentences(description).flatMap((placed): PlacedSentence[] => {
    const { text } = placed;
    if (hasBlank(text) || clausesIn(text).length === 0) return [];
    const key = sentenceKey(text);
    const isOwn = confirmed.has(key) || (written !== null && !written.has(key));
    const grounded: Grounded = snippets.has(key)
      ? { support: "snippet", supportedBy: [] }
      : (groundInFacts(text, evidence) ?? {
          support: isOwn ? "seller" : "none",
          supportedBy: [],
        });
    return [{ ...placed, ...grounded, key }];
  });
}

const noFacts: readonly Fact[] = [];

/** The same without places, as it is sent. */
export const groundSentences = (
  description: string,
  grounds: Grounds,
): Sentence[] =>
  placeSentences(description, grounds).map(
    ({ text, support, supportedBy, key }) => ({
      text,
      support,
      supportedBy,
      key,
    }),
  );

const stemsIn = (text: string): string[] =>
  clausesIn(text).flatMap(({ terms }) => terms.map((term) => term.text));

/**
 * Whether a text may be in the language of what the seller typed; where neither
 * has little words, English is likely.
 */
const mayBeTypedIn = (typed: string, language: Language): boolean =>
  readsLike(typed, language) ?? language === "en";

/**
 * Whether a description is in another language than what the seller typed, so
 * that their words can't be compared: it was chosen so, or it reads like
 * another language and has few words of what she calls the piece.
 */
export function isInOtherLanguage(
  description: string,
  grounds: Grounds,
): boolean {
  const { facts = noFacts, sellerText = "", language } = grounds;
  const name = facts.find(
    (fact) => fact.name === "product" && fact.source === "seller",
  )?.value;
  if (name === undefined) return false;
  const typed = sellerText || name;
  if (language && readsUnlike(typed, language)) return true;
  const said = new Set(stemsIn(description));
  const called = stemsIn(name);
  const shared = called.filter((stem) => said.has(stem));
  // The noun stands at one end of its name.
  const isNamed = [called.at(0), called.at(-1)].some(
    (stem) => stem !== undefined && said.has(stem),
  );
  if (isNamed || shared.length * 2 >= called.length) return false;
  // "In" is a word of several languages.
  if (language && language !== "en" && mayBeTypedIn(typed, "en")) return true;
  // A rewrite may have left the language.
  const written = guessLanguage(description);
  return written !== null && !mayBeTypedIn(typed, written);
}

/**
 * Those that hold the listing back: nothing supports them. None where nothing
 * is known, as of a pasted listing, and none in another language than the
 * facts.
 */
export const unsupportedSentences = (
  description: string,
  grounds: Grounds,
): PlacedSentence[] =>
  (grounds.facts ?? []).length === 0 || isInOtherLanguage(description, grounds)
    ? []
    : placeSentences(description, grounds).filter(
        ({ support }) => support === "none",
      );
