import { findPartNames } from "@/lib/listing-text/ledger/find-part-names";
import { isSeen } from "@/lib/listing-text/ledger/is-seen";
import type { KnownClause } from "@/lib/listing-text/ledger/known-clause";
import { collectSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import type { Ledger } from "@/lib/listing-text/ledger/ledger";
import type {
  FactSource,
  LedgerFact,
} from "@/lib/listing-text/ledger/ledger-fact";
import { foldQuote, holdsRun } from "@/lib/listing-text/ledger/quotes";
import {
  type PlacedFact,
  placeSellerFact,
  type QuotedClause,
  toQuotedClause,
} from "@/lib/listing-text/ledger/seller-facts";
import {
  type TypedClause,
  type TypedInput,
  typedClauses,
} from "@/lib/listing-text/ledger/typed-input";
import type { PartNames } from "@/lib/listing-text/specifics/passage";
import {
  readPassage,
  readSpecifics,
  readText,
} from "@/lib/listing-text/specifics/reading";
import { findLexicon, type Lexicon } from "@/lib/listing-text/words/lexicon";

type LedgerSources = {
  /** ISO 639-1, of the texts that are checked. */
  language: string;
  /** Of what the seller typed; the same as `language` without it. */
  typedLanguage?: string;
  typed: TypedInput;
  /** Of the writer's answer or of a stored listing; what doesn't hold goes. */
  facts: readonly LedgerFact[];
  /** Texts of the shop's defaults and snippets. */
  shop: readonly string[];
  /** Texts that the seller confirmed in the editor. */
  confirmed: readonly string[];
};

export function buildLedger(sources: LedgerSources): Ledger {
  const { language, typedLanguage = language } = sources;
  const facts = withOwnIds(sources.facts);
  const typed = distinctClauses(typedClauses(sources.typed));
  const lexicon = findLexicon(language);
  const typedLexicon = findLexicon(typedLanguage);
  if (!lexicon || !typedLexicon)
    return { language, facts: uncheckedFacts(typed, facts), known: null };
  const passages = typed.map((clause) => ({
    ...clause,
    passage: readPassage(
      clause.text,
      clause.isChosen
        ? lexiconOfColor(clause.text, typedLexicon)
        : typedLexicon,
    ),
  }));
  const parts = findPartNames(passages);
  const shop = sources.shop.map((text) => ({ text, property: "shop" }));
  const confirmed = sources.confirmed.map((text) => ({
    text,
    property: "confirmed",
  }));
  const sellerClauses = passages.map(({ text, property, passage }) =>
    toQuotedClause({
      text,
      property,
      source: "seller",
      reading: readSpecifics(passage, parts),
      facts: [],
    }),
  );
  const placed = placeSellerFacts(facts, sellerClauses);
  const photos = facts.filter(
    (fact) => fact.source === "photo" && isSeen(fact, lexicon),
  );
  const all = [
    ...placed,
    ...factsOfClauses(sellerClauses, placed, "t"),
    ...factsOfClauses(readClauses(shop, "shop", typedLexicon, parts), [], "s"),
    ...factsOfClauses(
      readClauses(confirmed, "confirmed", lexicon, parts),
      [],
      "c",
    ),
  ];
  const clauses = [
    ...clausesWithFacts(all),
    ...photos.map((fact) => photoClause(fact, lexicon, parts)),
  ];
  return {
    language,
    facts: [...all.map(({ fact }) => fact), ...photos],
    known: collectSpecifics(clauses, lexicon, {
      partNames: parts,
      isSameLanguage: lexicon === typedLexicon,
    }),
  };
}

/** Colors are chosen in the form, which names them in English; in a file, not. */
function lexiconOfColor(text: string, typedLexicon: Lexicon): Lexicon {
  const english = findLexicon("en");
  const isEnglish =
    english !== null &&
    readPassage(text, english).tokens.some(({ lower }) =>
      english.colorOf.has(lower),
    );
  return isEnglish ? english : typedLexicon;
}

/** What is typed again says nothing more. */
const distinctClauses = (clauses: readonly TypedClause[]): TypedClause[] => [
  ...new Map(
    clauses.map((clause) => [`${clause.property} ${clause.text}`, clause]),
  ).values(),
];

/** "t", "s" or "c" and a number: ids of what rules add. */
const addedId = /^[tsc]\d+$/u;

/**
 * Of facts with one id the first is kept: citations must be plain. Ids that
 * rules give are no writer's.
 */
function withOwnIds(facts: readonly LedgerFact[]): LedgerFact[] {
  const byId = new Map<string, LedgerFact>();
  for (const fact of facts)
    if (!byId.has(fact.id) && !addedId.test(fact.id)) byId.set(fact.id, fact);
  return [...byId.values()];
}

const readClauses = (
  clauses: readonly TypedClause[],
  source: FactSource,
  lexicon: Lexicon,
  parts: PartNames,
): QuotedClause[] =>
  clauses.map(({ text, property }) =>
    toQuotedClause({
      text,
      property,
      source,
      reading: readText(text, lexicon, parts),
      facts: [],
    }),
  );

const placeSellerFacts = (
  facts: readonly LedgerFact[],
  clauses: readonly QuotedClause[],
): PlacedFact[] =>
  facts
    .filter(({ source }) => source === "seller")
    .flatMap((fact) => placeSellerFact(fact, clauses) ?? []);

/**
 * A fact of each clause that none quotes yet. One that goes on over several
 * clauses quotes the first.
 */
function factsOfClauses(
  clauses: readonly QuotedClause[],
  placed: readonly PlacedFact[],
  prefix: string,
): PlacedFact[] {
  const quoted = new Set(placed.map(({ clauses: [first] }) => first));
  return clauses.flatMap((clause, index) =>
    quoted.has(clause)
      ? []
      : [
          {
            fact: factOfClause(clause, clause.source, `${prefix}${index + 1}`),
            clauses: [clause],
          },
        ],
  );
}

const factOfClause = (
  { text, property }: TypedClause,
  source: FactSource,
  id: string,
): LedgerFact => ({ id, part: "", property, value: text, source, quote: text });

function clausesWithFacts(placed: readonly PlacedFact[]): KnownClause[] {
  const facts = new Map<QuotedClause, string[]>();
  for (const { fact, clauses } of placed)
    for (const clause of clauses) {
      const ids = facts.get(clause);
      if (ids) ids.push(fact.id);
      else facts.set(clause, [fact.id]);
    }
  return Array.from(facts, ([clause, ids]) => ({ ...clause, facts: ids })).sort(
    (one, other) => Number(isName(other)) - Number(isName(one)),
  );
}

const isName = ({ property }: KnownClause): boolean => property === "product";

const photoClause = (
  { id, part, property, value }: LedgerFact,
  lexicon: Lexicon,
  parts: PartNames,
): KnownClause => ({
  reading: readText(part ? `${part}: ${value}` : value, lexicon, parts),
  source: "photo",
  property,
  facts: [id],
});

/** Without a pack nothing can be compared but quotes with what was typed. */
function uncheckedFacts(
  typed: readonly TypedClause[],
  facts: readonly LedgerFact[],
): LedgerFact[] {
  const text = foldQuote(typed.map((clause) => clause.text).join(" "));
  const kept = facts.filter((fact) =>
    fact.source === "seller"
      ? holdsRun(text, foldQuote(fact.quote ?? fact.value))
      : fact.source !== "photo" || isSeen(fact, null),
  );
  const quoted = kept.map((fact) => foldQuote(fact.quote ?? fact.value));
  const others = typed.flatMap((clause, index) => {
    const folded = foldQuote(clause.text);
    return quoted.some((quote) => holdsRun(folded, quote))
      ? []
      : [factOfClause(clause, "seller", `t${index + 1}`)];
  });
  return [...kept, ...others];
}
