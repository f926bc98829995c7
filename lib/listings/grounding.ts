import { collectEvidence, type Evidence, supportOf } from "@/lib/listings/grounding/evidence";
import { keysOfSentences, type Placed, sentenceKey, splitSentences } from "@/lib/listings/grounding/sentences";
import { clausesIn } from "@/lib/listings/grounding/statement";
import { guessLanguage } from "@/lib/listings/languages";
import type { Fact, Sentence } from "@/lib/listings/schema";

export type PlacedSentence = Sentence & Placed;

export type Grounds = {
  facts?: readonly Fact[] | undefined;
  /** All that the seller typed: facts hold only the beginning of long details. Without it, the seller's facts. */
  sellerText?: string | undefined;
  snippets?: readonly string[] | undefined;
  /** Keys of the claims, names and sentences that the seller confirmed. */
  confirmed?: readonly string[] | undefined;
  /** As the model wrote it; null while it is unchanged, so that nothing in it is the seller's. */
  generated?: { description: string } | null | undefined;
  /** Keys of sentences that the model wrote later. */
  rewritten?: readonly string[] | undefined;
};

const blank = /\[add [^\]]*\]/u;

const evidenceOf = new WeakMap<readonly Fact[], { sellerText: string; evidence: Evidence }>();

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
  const supports = evidence.read(text).map((clause) => supportOf(clause, evidence));
  const known = supports.flatMap((support) => support ?? []);
  if (supports.includes(null)) return null;
  return {
    support: known.some(({ source }) => source === "photo") ? "photo" : "seller",
    supportedBy: [...new Set(known.map(({ label }) => label))],
  };
}

/**
 * The sentences and list items of a description that state something, in order, each with what supports it:
 *
 * - snippet: it stands in one of the shop's snippets.
 * - photo, seller: each word that states something is found in the facts or in what the seller typed, and so is each
 *   measure. Articles, pronouns, prepositions and verbs such as "is made of" state nothing. Inflections, compounds of
 *   known words, and colors and materials in other languages are found. A denied fact supports denials alone.
 *   "photo" if one of the words was only seen in the photo.
 * - seller, without facts: the seller confirmed it, or it is neither in the generated text nor in a rewritten one, so
 *   that she wrote or changed it herself.
 * - none: all others.
 *
 * Words are compared, not meanings: known words in a wrong order are not noticed. Headings, and sentences with a blank,
 * which are open as blanks, are left out.
 */
export function placeSentences(description: string, grounds: Grounds): PlacedSentence[] {
  const evidence = evidenceFor(grounds.facts ?? noFacts, grounds.sellerText ?? "");
  const snippets = new Set(keysOfSentences(grounds.snippets ?? []));
  const confirmed = new Set(grounds.confirmed);
  const { generated, rewritten } = grounds;
  const written = generated ? new Set([...keysOfSentences([generated.description]), ...(rewritten ?? [])]) : null;
  return splitSentences(description).flatMap((placed): PlacedSentence[] => {
    const { text } = placed;
    if (blank.test(text) || clausesIn(text).length === 0) return [];
    const key = sentenceKey(text);
    const isOwn = confirmed.has(key) || (written !== null && !written.has(key));
    const grounded: Grounded = snippets.has(key)
      ? { support: "snippet", supportedBy: [] }
      : (groundInFacts(text, evidence) ?? { support: isOwn ? "seller" : "none", supportedBy: [] });
    return [{ ...placed, ...grounded, key }];
  });
}

const noFacts: readonly Fact[] = [];

/** The same without places, as it is sent. */
export const groundSentences = (description: string, grounds: Grounds): Sentence[] =>
  placeSentences(description, grounds).map(({ text, support, supportedBy, key }) => ({
    text,
    support,
    supportedBy,
    key,
  }));

const stemsIn = (text: string): string[] => clausesIn(text).flatMap(({ terms }) => terms.map((term) => term.text));

/**
 * Whether a description is in another language than what the seller typed, so that their words can't be compared: it has
 * no word of what she calls the piece, and reads like another language.
 */
export function isInOtherLanguage(description: string, { facts = noFacts, sellerText = "" }: Grounds): boolean {
  const name = facts.find((fact) => fact.name === "product" && fact.source === "seller")?.value;
  if (name === undefined) return false;
  const said = new Set(stemsIn(description));
  if (stemsIn(name).some((stem) => said.has(stem))) return false;
  const written = guessLanguage(description);
  // Few words often tell no language; then they are English more often than not.
  return written !== null && written !== (guessLanguage([name, sellerText].join("\n")) ?? "en");
}

/**
 * Those that hold the listing back: nothing supports them. None where nothing is known, as of a pasted listing, and none
 * in another language than the facts.
 */
export const unsupportedSentences = (description: string, grounds: Grounds): PlacedSentence[] =>
  (grounds.facts ?? []).length === 0 || isInOtherLanguage(description, grounds)
    ? []
    : placeSentences(description, grounds).filter(({ support }) => support === "none");
