import type { Fact } from "@/lib/listing-text/fields/schema";
import {
  type Language,
  languageValues,
} from "@/lib/listing-text/languages/writing-languages";
import { buildLedger } from "@/lib/listing-text/ledger/build-ledger";
import type { Ledger } from "@/lib/listing-text/ledger/ledger";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import { likelyLanguage } from "@/lib/listing-text/words/likely-language";

/** What is known of a listing beside its text. */
export type Known = {
  facts?: readonly Fact[] | undefined;
  /**
   * All that the seller typed: facts hold only the beginning of long details.
   * Without it, the seller's facts.
   */
  sellerText?: string | undefined;
  snippets?: readonly string[] | undefined;
  /** Texts of the listing that she confirmed: what they say is known. */
  confirmedTexts?: readonly string[] | undefined;
  /** The one that was chosen for the listing; English without one. */
  language?: Language | null | undefined;
  /** The one that was typed in, where it is known: a browser can't tell. */
  typedLanguage?: string | undefined;
};

/** Of the form's fields that hold one thing each, by the name of their fact. */
const typedFields = {
  product: "productName",
  materials: "materials",
  style: "styleDesign",
  audience: "audience",
} as const;

const isTypedField = (name: string): name is keyof typeof typedFields =>
  name in typedFields;

/**
 * What was typed, field by field again: a stored listing has it as lines, of
 * which its facts hold the beginnings.
 */
function typedOf(facts: readonly Fact[], sellerText: string) {
  const lines = sellerText.split("\n");
  const typed: Partial<
    Record<(typeof typedFields)[keyof typeof typedFields], string>
  > = {};
  let chosen: string[] = [];
  for (const { name, value, source } of facts) {
    if (source !== "seller") continue;
    if (name === "color" && chosen.length === 0) {
      const at = lines.indexOf(value);
      if (at < 0) continue;
      chosen = value.split(", ");
      lines.splice(at, 1);
    }
    if (!isTypedField(name)) continue;
    const at = lines.findIndex((line) => line.trim().startsWith(value));
    typed[typedFields[name]] ??= lines[at] ?? value;
    if (at >= 0) lines.splice(at, 1);
  }
  return { ...typed, colors: chosen, extraDetails: lines.join("\n") };
}

const toLedgerFact = (fact: Fact, index: number): LedgerFact => ({
  id: fact.id ?? `n${index + 1}`,
  part: fact.part ?? "",
  property: fact.name,
  value: fact.value,
  source: fact.source,
  ...(fact.photo !== undefined && { photo: fact.photo }),
  ...(fact.quote !== undefined && { quote: fact.quote }),
});

/** Its words tell; where they don't, that of the listing. */
export function typedLanguageOf(known: Known): string {
  const { sellerText = "", language, typedLanguage } = known;
  if (typedLanguage !== undefined) return typedLanguage;
  const own = language ?? "en";
  return likelyLanguage(sellerText, [own, ...languageValues]) ?? own;
}

const noFacts: readonly Fact[] = [];
const noTexts: readonly string[] = [];

/**
 * The last ledgers, by what they are made of: score, sentences and what is
 * untold ask for the same one, and so does the editor with every key.
 */
const lastLedgers = new Map<string, Ledger>();
/** Some tens of kilobytes each. */
const mostLedgers = 32;

/** What a listing's text is checked against. */
export function ledgerOf(known: Known): Ledger {
  const { facts = noFacts, sellerText = "", snippets = noTexts } = known;
  const { confirmedTexts = noTexts } = known;
  const language = known.language ?? "en";
  const typedLanguage = typedLanguageOf(known);
  const key = JSON.stringify([
    language,
    typedLanguage,
    sellerText,
    facts,
    snippets,
    confirmedTexts,
  ]);
  const last = lastLedgers.get(key);
  if (last) return last;
  const ledger = buildLedger({
    language,
    typedLanguage,
    typed: typedOf(facts, sellerText),
    facts: facts.map(toLedgerFact),
    shop: snippets,
    confirmed: confirmedTexts,
  });
  // Without the packs, which a browser loads later, it would say too little.
  if (ledger.known === null) return ledger;
  const [oldest] = lastLedgers.keys();
  if (lastLedgers.size >= mostLedgers && oldest !== undefined)
    lastLedgers.delete(oldest);
  lastLedgers.set(key, ledger);
  return ledger;
}

/** Whether it is written in another language than what the seller typed. */
export const isInOtherLanguage = (known: Known): boolean =>
  isAnythingKnown(known) && typedLanguageOf(known) !== (known.language ?? "en");

/** Whether anything is known: else nothing in a text can be held against it. */
export const isAnythingKnown = ({ facts, sellerText }: Known): boolean =>
  (facts ?? noFacts).length > 0 || (sellerText ?? "") !== "";
