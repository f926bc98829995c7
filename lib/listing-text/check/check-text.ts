import { findSpecifics } from "@/lib/listing-text/check/find-specifics";
import { isWording } from "@/lib/listing-text/check/is-wording";
import type {
  SpecificCheck,
  TextCheck,
  TextVerdict,
} from "@/lib/listing-text/check/text-check";
import type { CheckedField } from "@/lib/listing-text/fields/fields";
import type { Ledger } from "@/lib/listing-text/ledger/ledger";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import { foldQuote, holdsRun } from "@/lib/listing-text/ledger/quotes";
import { readText } from "@/lib/listing-text/specifics/reading";
import { rememberOnce } from "@/lib/listing-text/words/remember";

export type CheckOptions = {
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
  const citedFacts = factsById(cited, ledger);
  if (!known) {
    const verdict = citedFacts.length > 0 ? "supported" : "unchecked";
    return { verdict, reason: "", specifics: [], supportedBy: citedFacts };
  }
  const typed = clausesOfSeller(ledger).get(foldQuote(text));
  if (typed)
    return {
      verdict: "supported",
      reason: "",
      specifics: [],
      supportedBy: typed,
    };
  const isLabeled = field === "attribute" || field === "material";
  const label = field === "material" ? "Material" : name;
  const read = isLabeled && label ? `${label}: ${text}` : text;
  const reading = readText(read, known.lexicon, known.partNames);
  const isName = field === "title" || field === "tag";
  const specifics = findSpecifics(reading, known, isName).filter(
    ({ verdict, text: written }) =>
      verdict !== "unknown" ||
      known.isSameLanguage ||
      !holdsRun(typedText(ledger), foldApart(written)),
  );
  const worst = worstOf(specifics);
  if (worst)
    return {
      verdict: worst.verdict,
      reason: worst.reason,
      specifics,
      supportedBy: [],
    };
  const ids = citedFacts.length > 0 ? cited : specifics.flatMap((s) => s.facts);
  const supportedBy = factsById(ids, ledger);
  const verdict = verdictWithout(reading, ledger, {
    isSupported: supportedBy.length > 0,
    isGeneral: cited.includes("general") && specifics.length === 0,
  });
  return { verdict, reason: "", specifics, supportedBy };
}

/**
 * The facts of each whole clause that the seller typed: what is it word for word
 * says no more, in whatever language it is. A piece of one may: "not washable".
 */
const clausesOfSeller = rememberOnce(({ facts }: Ledger) => {
  const clauses = new Map<string, LedgerFact[]>();
  for (const fact of facts)
    if (fact.source === "seller") {
      const clause = foldQuote(fact.quote ?? fact.value);
      clauses.set(clause, [...(clauses.get(clause) ?? []), fact]);
    }
  return clauses;
});

/**
 * Words of the seller's in a text of another language stand as she typed them:
 * rules don't know what they say.
 */
const typedText = rememberOnce(({ facts }: Ledger) =>
  facts
    .filter(({ source }) => source === "seller")
    .map(({ quote, value }) => foldApart(quote ?? value))
    .join("|"),
);

/** The oil of "huile d'olive" is written "huile d olive" in Etsy's materials. */
const foldApart = (text: string): string =>
  foldQuote(text).replaceAll("'", " ");

/** The specific that decides: one contradicted, else one unknown. */
const worstOf = (specifics: readonly SpecificCheck[]) =>
  specifics.find(({ verdict }) => verdict === "contradicted") ??
  specifics.find(({ verdict }) => verdict === "unknown");

const placesOfFacts = rememberOnce(({ facts }: Ledger) => {
  const places = new Map<string, number[]>();
  for (const [place, { id }] of facts.entries())
    places.set(id, [...(places.get(id) ?? []), place]);
  return places;
});

/** The facts with these ids, in the order of the ledger. */
export function factsById(
  ids: readonly string[],
  ledger: Ledger,
): LedgerFact[] {
  if (ids.length === 0) return [];
  const places = placesOfFacts(ledger);
  return [...new Set(ids)]
    .flatMap((id) => places.get(id) ?? [])
    .sort((one, other) => one - other)
    .flatMap((place) => ledger.facts[place] ?? []);
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
