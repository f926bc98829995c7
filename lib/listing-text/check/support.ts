import { marks } from "@/lib/listing-text/check/read-review";
import type { TextCheck } from "@/lib/listing-text/check/text-check";
import type { Verdict } from "@/lib/listing-text/fields/verdict";
import type {
  FactSource,
  LedgerFact,
} from "@/lib/listing-text/ledger/ledger-fact";

/**
 * What a text is based on, as it is shown.
 *
 * - seller, photo, shop: facts from there say it.
 * - snippet: it is one of the shop's snippets.
 * - general: common knowledge about a material or technique.
 * - wording: it states nothing that could be false.
 * - confirmed: the seller says that it is true.
 * - none: it is marked: no fact says it, or one says otherwise.
 * - unchecked: rules can't tell, and no review has seen it.
 */
export type Support =
  | "seller"
  | "photo"
  | "shop"
  | "snippet"
  | "general"
  | "wording"
  | "confirmed"
  | "none"
  | "unchecked";

export type SupportedText = {
  support: Support;
  /** For people, at most twelve words; "" unless support is "none". */
  reason: string;
  /** The facts that it rests on, each once. */
  supportedBy: LedgerFact[];
};

type Given = {
  check: TextCheck;
  /** Undefined without a review, and where it has none for the text. */
  verdict?: Verdict | undefined;
  /** What settles the text whatever rules and review say. */
  settledBy?: "snippet" | "confirmed" | undefined;
  /** The facts that the writer cites for the text; [] where it cites none. */
  cited?: readonly LedgerFact[];
  ledger: readonly LedgerFact[];
  text: string;
};

const reasons = {
  unsupported: "None of your facts says this.",
  contradicted: "One of your facts says otherwise.",
};

/**
 * What a text is based on by rules and, where there is one, by the review:
 *
 * - What rules call contradicted stays so.
 * - The review decides what rules call unknown or leave unchecked.
 * - What rules call supported, general or wording, it can only mark.
 */
export function supportOf(given: Given): SupportedText {
  const { check, verdict, settledBy } = given;
  if (settledBy) return plain(settledBy);
  if (check.verdict === "contradicted") return marked(check.reason);
  if (!verdict) return byRules(check);
  if (marks(verdict.verdict)) {
    const isContradicted = verdict.verdict === "contradicted";
    return marked(
      verdict.reason ||
        reasons[isContradicted ? "contradicted" : "unsupported"],
    );
  }
  if (!isUndecided(check)) return byRules(check);
  if (verdict.verdict === "general") return plain("general");
  return verdict.verdict === "wording" ? plain("wording") : reviewed(given);
}

const isUndecided = ({ verdict, supportedBy }: TextCheck) =>
  verdict === "unknown" ||
  verdict === "unchecked" ||
  (verdict === "supported" && supportedBy.length === 0);

const plain = (support: Support): SupportedText => ({
  support,
  reason: "",
  supportedBy: [],
});

const marked = (reason: string): SupportedText => ({
  support: "none",
  reason: reason || reasons.unsupported,
  supportedBy: [],
});

function byRules({ verdict, reason, supportedBy }: TextCheck): SupportedText {
  switch (verdict) {
    case "supported":
      return supportedBy.length > 0
        ? restingOn(supportedBy)
        : plain("unchecked");
    case "contradicted":
    case "unknown":
      return marked(reason);
    default:
      return plain(verdict);
  }
}

/**
 * What the review alone calls supported. It doesn't say by what: by what the
 * writer cites, or else by the facts that share a word with the text.
 */
function reviewed(given: Given): SupportedText {
  const { check, cited = [], ledger, text } = given;
  const named = [...new Set([...check.supportedBy, ...cited])];
  if (named.length > 0) return restingOn(named);
  const words = wordsOf(text);
  const sharing = ledger.filter(({ value }) =>
    [...wordsOf(value)].some((word) => words.has(word)),
  );
  if (sharing.length > 0) return restingOn(sharing);
  const isTyped = ledger.some(({ source }) => source === "seller");
  return isTyped ? plain("seller") : { ...restingOn(ledger), supportedBy: [] };
}

/**
 * The weakest source first: who reads "seen in the photo" should look at what
 * nobody typed.
 */
const sources: readonly FactSource[] = ["photo", "shop", "seller", "confirmed"];

function restingOn(facts: readonly LedgerFact[]): SupportedText {
  const known = new Set(facts.map(({ source }) => source));
  const support = sources.find((source) => known.has(source)) ?? "seller";
  return { support, reason: "", supportedBy: [...facts] };
}

/** Characters from which on a word of Latin letters says something. */
const minLetters = 3;

const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []).filter(
      (word) => word.length >= minLetters || !/^\p{Script=Latin}/u.test(word),
    ),
  );
