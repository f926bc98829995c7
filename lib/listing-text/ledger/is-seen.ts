import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import { type Reading, readText } from "@/lib/listing-text/specifics/reading";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";

/** Words of properties that no photo shows. */
const unseen = new Set(
  `origin made maker brand artist designer age era year date decade period
  story history scent smell fragrance aroma flavor taste weight size width
  height length diameter depth thickness dimension dimensions measurement
  measurements capacity volume holds contents content filling
  treatment finish finishing coating care washing processing shipping quantity
  set included includes authenticity handmade process certification
  price time occasion audience recipient title name`
    .split(/\s+/u)
    .filter(Boolean),
);
const seen = new Set(["visible", "surface", "pattern", "visibly"]);
/** Of these a photo shows the color alone: what is within is hidden. */
const inner = new Set(["inside", "lining"]);
/** Of "technique" alone: "surface technique" is always seen. */
const made = new Set(["technique", "techniques"]);
/** What leaves traces that a photo shows, by the names that packs share. */
const visibleTechniques = new Set(
  `carved painted printed glazed stamped engraved etched embroidered woven
  knitted quilted hammered embossed gilded enameled tufted macrame pleated`
    .split(/\s+/u)
    .filter(Boolean),
);

const kindsNotSeen = new Set(["claim", "promise", "rarity", "story", "age"]);

/**
 * Whether a photo can show what a fact says: color, pattern, shape, parts,
 * surface, setting; never a measure, a place, an age, a story or a claim.
 */
export function isSeen(fact: LedgerFact, lexicon: Lexicon | null): boolean {
  const words = fact.property.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isVisible = words.some((word) => seen.has(word));
  const isOneOf = (some: ReadonlySet<string>) =>
    !isVisible && words.some((word) => some.has(word));
  if (isOneOf(unseen)) return false;
  if (!lexicon) return !isOneOf(inner) && !isOneOf(made);
  const reading = readText(fact.value, lexicon);
  if (isOneOf(inner) && reading.colors.length === 0) return false;
  if (isOneOf(made) && !isVisiblyMade(reading)) return false;
  return (
    reading.measures.length === 0 &&
    reading.places.every(({ isStyle }) => isStyle) &&
    reading.care.length === 0 &&
    reading.statements.every(({ rule }) => isShownBy(rule.kind, rule.name)) &&
    reading.materials.every(({ quality }) => quality === null)
  );
}

const isVisiblyMade = ({ statements }: Reading): boolean =>
  statements.length > 0 &&
  statements.every(({ rule }) => visibleTechniques.has(rule.name));

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
