import { isTrue } from "@/lib/listings/complete/keep-truth";
import { type SellerWords, sellerText } from "@/lib/listings/complete/seller-text";
import { fitWords } from "@/lib/listings/normalise/fit-words";
import { sameness } from "@/lib/listings/rules/duplicates";
import { attributeNameLimit } from "@/lib/listings/rules/limits";
import type { Fact } from "@/lib/listings/schema";
import { everyKind, withoutOffLimitSentences, withoutOffLimits } from "@/lib/listings/words/off-limits";
import { rootsOf } from "@/lib/listings/words/word-roots";
import { plainLine, saysSomething } from "@/lib/plain-text/plain-text";

/** Characters, and entries. */
const factLimit = 160;
const mostFacts = 40;

function typedFacts(form: SellerWords): Fact[] {
  const typed: [string, string | undefined][] = [
    ["product", form.productName],
    ["materials", form.materials],
    ["style", form.styleDesign],
    ["color", form.colors?.join(", ")],
    ["audience", form.audience],
    ["details", form.extraDetails],
  ];
  return typed.map(([name, value]) => ({ name, value: value ?? "", source: "seller" }));
}

/** Who really told it: the seller when the words are the seller's, else the photo, else nobody. */
function sourceOf(fact: Fact, seller: ReadonlySet<string>, hasPhoto: boolean): Fact["source"] | null {
  const roots = rootsOf(fact.value);
  if (roots.length > 0 && roots.every((root) => seller.has(root))) return "seller";
  return hasPhoto ? "photo" : null;
}

/**
 * What is known: first what the seller typed, then what the model read out of it or saw. A fact that the model says
 * the seller told, in words that the seller never used, counts as seen in the photo, and without a photo as invented.
 */
export function gatherFacts(told: readonly Fact[], form: SellerWords, hasPhoto: boolean): Fact[] {
  const seller = sellerText(form);
  const sellerRoots = new Set(rootsOf(seller));
  const found = new Map<string, Fact>();
  const add = (fact: Fact) => {
    const name = fitWords(plainLine(fact.name).toLowerCase(), attributeNameLimit);
    const told = plainLine(fact.value);
    // Of details whole sentences go, of a name or a material the price alone.
    const bare =
      fact.name === "details" ? withoutOffLimitSentences(told, everyKind) : withoutOffLimits(told, everyKind);
    const value = fitWords(bare, factLimit);
    const key = sameness(value);
    if (saysSomething(name) && saysSomething(value) && !found.has(key)) found.set(key, { ...fact, name, value });
  };
  for (const fact of typedFacts(form)) add(fact);
  for (const fact of told) {
    const source = sourceOf(fact, sellerRoots, hasPhoto);
    if (source !== null && isTrue(fact.value, seller)) add({ ...fact, source });
  }
  return [...found.values()].slice(0, mostFacts);
}

/** The values of all facts whose name matches, split at commas. */
export function factValues(facts: readonly Fact[], name: RegExp): string[] {
  const values = facts
    .filter((fact) => name.test(fact.name))
    .flatMap((fact) => fact.value.split(/[,;/]|\s+(?:and|&)\s+/u));
  return [...new Map(values.map((value) => [sameness(value), value.trim()])).values()].filter(saysSomething);
}
