import { findSpecifics } from "@/lib/listing-text/check/find-specifics";
import { isWording } from "@/lib/listing-text/check/is-wording";
import type {
  SpecificCheck,
  TextCheck,
  TextVerdict,
} from "@/lib/listing-text/check/text-check";
import type { Ledger } from "@/lib/listing-text/ledger/ledger";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import { readText } from "@/lib/listing-text/specifics/reading";

type CheckedField =
  | "title"
  | "description"
  | "tag"
  | "attribute"
  | "material"
  | "altText"
  | "personalization";

type CheckOptions = {
  /** Ids of facts that the writer says it rests on, or "general". */
  cited?: readonly string[];
  field?: CheckedField;
  /** Of an attribute, which is checked as "name: value". */
  name?: string;
};

/** What rules say of a sentence, a title, a tag or another text of a listing. */
export function checkText(
  text: string,
  ledger: Ledger,
  { cited = [], field = "description", name = "" }: CheckOptions = {},
): TextCheck {
  const { known } = ledger;
  const citedFacts = factsOf(cited, ledger);
  if (!known) {
    const verdict = citedFacts.length > 0 ? "supported" : "unchecked";
    return { verdict, reason: "", specifics: [], supportedBy: citedFacts };
  }
  const isLabeled = field === "attribute" || field === "material";
  const label = field === "material" ? "Material" : name;
  const read = isLabeled && label ? `${label}: ${text}` : text;
  const reading = readText(read, known.lexicon, known.partNames);
  const specifics = findSpecifics(reading, known);
  const worst = worstOf(specifics);
  if (worst)
    return {
      verdict: worst.verdict,
      reason: worst.reason,
      specifics,
      supportedBy: [],
    };
  const ids = citedFacts.length > 0 ? cited : specifics.flatMap((s) => s.facts);
  const supportedBy = factsOf(ids, ledger);
  const verdict = verdictWithout(reading, ledger, {
    isSupported: supportedBy.length > 0,
    isGeneral: cited.includes("general") && specifics.length === 0,
  });
  return { verdict, reason: "", specifics, supportedBy };
}

/** The specific that decides: one contradicted, else one unknown. */
const worstOf = (specifics: readonly SpecificCheck[]) =>
  specifics.find(({ verdict }) => verdict === "contradicted") ??
  specifics.find(({ verdict }) => verdict === "unknown");

function factsOf(ids: readonly string[], { facts }: Ledger): LedgerFact[] {
  const wanted = new Set(ids);
  return facts.filter(({ id }) => wanted.has(id));
}

function verdictWithout(
  reading: ReturnType<typeof readText>,
  { known }: Ledger,
  { isSupported, isGeneral }: { isSupported: boolean; isGeneral: boolean },
): TextVerdict {
  if (isSupported) return "supported";
  if (!known) return "unchecked";
  if (isGeneral && !isAboutPiece(reading)) return "general";
  return isWording(reading, known) ? "wording" : "unchecked";
}

/** About this piece or its making: "this mug", "we fire", "your". */
const isAboutPiece = ({ passage }: ReturnType<typeof readText>): boolean =>
  passage.tokens.some(({ lower }) => passage.lexicon.has("ownWords", lower));
