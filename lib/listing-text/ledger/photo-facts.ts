import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import { readText } from "@/lib/listing-text/specifics/reading";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";

/** Words of properties that no photo shows. */
const unseen = new Set(
  `origin made maker brand artist designer age era year date decade period
  story history scent smell fragrance aroma flavor taste weight size width
  height length diameter depth thickness dimension dimensions measurement
  measurements capacity volume holds inside contents content filling lining
  treatment finish finishing coating care washing processing shipping quantity
  set included includes authenticity handmade technique process certification
  price time occasion audience recipient title name`
    .split(/\s+/u)
    .filter(Boolean),
);
/** "surface technique" is seen, "technique" alone is often more. */
const seen = new Set(["visible", "surface", "pattern", "visibly"]);

const kindsNotSeen = new Set(["claim", "promise", "rarity", "story", "age"]);

/**
 * Whether a photo can show what a fact says: color, pattern, shape, parts,
 * surface, setting; never a measure, a place, an age, a story or a claim.
 */
export function isSeen(fact: LedgerFact, lexicon: Lexicon | null): boolean {
  const words = fact.property.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isVisible = words.some((word) => seen.has(word));
  if (!isVisible && words.some((word) => unseen.has(word))) return false;
  if (!lexicon) return true;
  const reading = readText(fact.value, lexicon);
  return (
    reading.measures.length === 0 &&
    reading.places.every(({ isStyle }) => isStyle) &&
    reading.care.length === 0 &&
    reading.statements.every(({ rule }) => isShownBy(rule.kind, rule.name)) &&
    reading.materials.every(({ quality }) => quality === null)
  );
}

/** Techniques whose traces a photo can't tell from others. */
const treatments = new Set([
  "waxed",
  "oiled",
  "lacquered",
  "handmade",
  "fired",
]);

const isShownBy = (kind: string, name: string): boolean =>
  !kindsNotSeen.has(kind) && !treatments.has(name);
