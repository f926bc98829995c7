import { normaliseListing } from "@/lib/listings/normalise";
import { plainLine, saysSomething } from "@/lib/listings/normalise/plain-text";
import { readAnswer } from "@/lib/listings/read-answer";
import { checkListing } from "@/lib/listings/rules";
import { tagSlots } from "@/lib/listings/rules/limits";
import type { Category, Fact, GeneratedListing } from "@/lib/listings/schema";
import type { SellerForm } from "@/lib/listings/seller-facts";

export type Draft = {
  results: GeneratedListing;
  facts: Fact[];
  missing: string[];
  category: Category | null;
  /** Why it can't be taken as it is, in words for the model; none means it can. */
  faults: string[];
};

/** Characters and entries, so that an answer that rambles does not fill the page. */
const longestFact = 120;
const mostFacts = 30;
const mostMissing = 12;

/** Makes a listing out of whatever the model said. Never throws. */
export function composeListing(text: string, form: SellerForm): Draft {
  const parsed = parse(text);
  const answer = readAnswer(parsed);
  const results = normaliseListing(parsed);
  const named = results.title ? results : { ...results, title: normaliseListing({ title: form.productName }).title };
  return {
    results: named,
    facts: answer.facts.map(cleanFact).filter(isTold).slice(0, mostFacts),
    missing: missingOf(answer.unknown, named.description),
    category: answer.category,
    faults: [...(parsed === null ? ["It was not the JSON that was asked for."] : []), ...faultsOf(named)],
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function faultsOf(listing: GeneratedListing) {
  const faults = checkListing(listing).map(({ field, message }) => `${field}: ${message}`);
  const { length } = listing.tags;
  if (length < tagSlots) faults.push(`tags: only ${length} can be used; write 20, of at most 20 characters each.`);
  return faults;
}

const short = (text: string) => [...plainLine(text)].slice(0, longestFact).join("").trim();
const cleanFact = ({ name, value, source }: Fact): Fact => ({ name: short(name), value: short(value), source });
const isTold = ({ name, value }: Fact) => saysSomething(name) && saysSomething(value);

/** What the model called unknown, and every blank that it left in the description. */
function missingOf(unknown: string[], description: string) {
  const blanks = [...description.matchAll(/\[add ([^\][]{1,60})\]/giu)].map(([, name]) => name ?? "");
  const names = [...unknown, ...blanks].map((name) => short(name).toLowerCase()).filter(saysSomething);
  return [...new Set(names)].slice(0, mostMissing);
}
