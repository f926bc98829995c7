import { memoize } from "@/lib/memoize";
import { foldText, matchFolded } from "@/lib/plain-text/fold-text";

type ClaimKind = "purity" | "certification" | "safety" | "health" | "origin";

/**
 * Claims that need proof. `pattern` is matched as whole words without case, in which a blank stands for spaces,
 * hyphens or nothing; `before` is what must follow without being a part of the claim; `instead` replaces a claim that the
 * seller didn't make: it says what can be seen.
 */
type ClaimPattern = { pattern: string; before?: string; kind: ClaimKind; instead?: string };

const claimReasons: Record<ClaimKind, string> = {
  purity: "A statement about purity or precious metal must be true and provable.",
  certification: "A certified quality needs its certificate.",
  safety: "A statement about safety needs a test.",
  health: "Etsy does not allow medical claims.",
  origin: "A statement about how or where it was made must be the seller's own.",
};

const karat = String.raw`\d{1,2} (?:k|kt|ct|karat|carat)`;

const claimPatterns: ClaimPattern[] = [
  {
    pattern: `${karat}(?: (?:solid|white|yellow|rose|real))* gold(?: (?:filled|plated|vermeil))?`,
    kind: "purity",
    instead: "gold tone",
  },
  { pattern: karat, kind: "purity" },
  {
    pattern: "(?:solid|real|genuine|pure|fine|gold filled|rolled) gold",
    kind: "purity",
    instead: "gold tone",
  },
  { pattern: "gold (?:filled|plated|vermeil)|vermeil", kind: "purity", instead: "gold tone" },
  {
    pattern: "(?:925|sterling|solid|real|genuine|pure|fine)(?: (?:925|sterling))? silver",
    kind: "purity",
    instead: "silver tone",
  },
  { pattern: "silver plated|sterling|925", kind: "purity", instead: "silver tone" },
  { pattern: "platinum|palladium", kind: "purity" },
  {
    pattern: "genuine|real|natural|authentic|certified",
    before:
      "leather|suede|gemstones?|stones?|diamonds?|rub(?:y|ies)|sapphires?|emeralds?|pearls?|turquoise|amber|opals?|jade|fur|silk|cashmere",
    kind: "purity",
  },
  {
    pattern: "100 % (?:pure|natural|organic|wool|cotton|silk|linen|cashmere|leather|soy|beeswax|recycled)",
    kind: "purity",
  },
  { pattern: "organic(?:ally)?", kind: "certification" },
  { pattern: "fair trade|gots|oeko tex|fsc|certified|b corp", kind: "certification" },
  {
    pattern: "vegan|cruelty free|biodegradable|compostable|carbon neutral|zero waste|eco friendly|sustainabl[ey]",
    kind: "certification",
  },
  { pattern: "conflict free|ethically sourced", kind: "certification" },
  {
    pattern: "hypo allergenic|allergen free|allergy free|nickel free|lead free|bpa free|cadmium free",
    kind: "safety",
  },
  {
    pattern: "non toxic|toxin free|chemical free|phthalate free|paraben free",
    kind: "safety",
  },
  {
    pattern: "food safe|food grade|dishwasher safe|microwave safe|oven safe",
    kind: "safety",
  },
  {
    pattern:
      "(?:child|kid|baby|toddler|pet|dog|cat) (?:safe|proof)|safe for (?:children|kids|bab(?:y|ies)|toddlers|pets)",
    kind: "safety",
  },
  {
    pattern:
      "(?:water|fire|flame|tarnish|shatter|heat|rust|uv) (?:proof|resistant|retardant)|cpsia|astm|en71|fda approved|ce marked",
    kind: "safety",
  },
  {
    pattern:
      "heal(?:s|ing)?|cures|remed(?:y|ies)|therapeutic|medicinal|medical grade|clinically proven|dermatologist tested",
    kind: "health",
  },
  {
    pattern: "anti (?:inflammatory|bacterial|microbial|viral|fungal|aging|ageing|anxiety|depressant)",
    kind: "health",
  },
  {
    pattern:
      "(?:relieves?|reduces?|treats?|prevents?|eases?|soothes?) (?:pain|stress|anxiety|depression|insomnia|headaches?|migraines?|eczema|psoriasis|acne|arthritis|inflammation)",
    kind: "health",
  },
  {
    pattern:
      "(?:pain|stress|anxiety|migraine|headache|eczema|acne|arthritis) (?:relief|relieving|treatment|cure)|detox(?:ify|ifying|es)?|boosts? immunity",
    kind: "health",
  },
  {
    pattern: String.raw`made in (?:the )?(?:usa|u\.s\.a\.|us|uk|america|england|italy|france|germany|canada|japan)|one of a kind|limited edition`,
    kind: "origin",
  },
];

export type Claim = {
  /** As written in the text. */
  text: string;
  kind: ClaimKind;
  reason: string;
};

type Found = { claim: Claim; folded: string; words: ClaimPattern; start: number; end: number };

const spaced = (pattern: string) => pattern.replaceAll(" ", "[\\s_-]*");
const whole = (pattern: string) => `(?<![\\p{L}\\p{N}])(?:${spaced(pattern)})(?![\\p{L}\\p{N}])`;
const sourceOf = ({ pattern, before }: ClaimPattern) =>
  before === undefined
    ? whole(pattern)
    : `(?<![\\p{L}\\p{N}])(?:${spaced(pattern)})[\\s_-]*(?=(?:${before})(?![\\p{L}\\p{N}]))`;
const patterns = claimPatterns.map((words) => ({ words, pattern: new RegExp(sourceOf(words), "giu") }));
/** A quick test that most texts fail. */
const anyPattern = new RegExp(claimPatterns.map(sourceOf).join("|"), "iu");
const negated = /(?:\b(?:not|non|never|no|without|isn't|aren't|is not|nicht|kein\w*|pas)(?:\s+\p{L}+)?[\s-]+)$/iu;

/** Claims in the order of the text; where two patterns overlap, the earlier and more exact one counts. */
const findAll = memoize((text): readonly Found[] => {
  if (!anyPattern.test(foldText(text))) return [];
  const found = new Map<number, Found>();
  const isTaken = new Array<boolean>(text.length).fill(false);
  for (const { words, pattern } of patterns) {
    for (const { folded, start, end } of matchFolded(text, pattern)) {
      if (isTaken.slice(start, end).some(Boolean)) continue;
      if (negated.test(foldText(text.slice(Math.max(0, start - 30), start)))) continue;
      isTaken.fill(true, start, end);
      const claim = { text: text.slice(start, end).trim(), kind: words.kind, reason: claimReasons[words.kind] };
      found.set(start, { claim, folded, words, start, end });
    }
  }
  return [...found.values()].sort((one, other) => one.start - other.start);
});

/** How two spellings of a claim are compared: "14 karat-gold" and "14k gold" are one. */
const squashed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/gu, "")
    .replace(/(\d)(?:karat|carat|kt|ct)/gu, "$1k");

/** What the text says that needs proof, unless it denies it ("not organic"). */
export function findClaims(text: string): Claim[] {
  return findAll(text).map(({ claim }) => claim);
}

function isTyped({ folded, words }: Found, typed: readonly Found[]): boolean {
  const own = squashed(folded);
  return typed.some((other) => squashed(other.folded).includes(own) || (!/\d/u.test(own) && other.words === words));
}

/** The claims of a text, by whether the seller made them too. */
export function splitClaims(text: string, sellerText: string): { typed: Claim[]; untyped: Claim[] } {
  const found = findAll(text);
  if (found.length === 0) return { typed: [], untyped: [] };
  const bySeller = findAll(sellerText);
  return {
    typed: found.filter((each) => isTyped(each, bySeller)).map(({ claim }) => claim),
    untyped: found.filter((each) => !isTyped(each, bySeller)).map(({ claim }) => claim),
  };
}

/**
 * A phrase without the claims that the seller did not type: replaced by what the eye sees, or left out.
 * For single phrases; in sentences more may have to go.
 */
export function withoutUntypedClaims(phrase: string, sellerText: string): string {
  const found = findAll(phrase);
  if (found.length === 0) return phrase;
  const bySeller = findAll(sellerText);
  const untyped = found.filter((each) => !isTyped(each, bySeller));
  if (untyped.length === 0) return phrase;
  let kept = "";
  let from = 0;
  for (const { words, start, end } of untyped) {
    kept += phrase.slice(from, start) + (words.instead ?? "");
    from = end;
  }
  return (kept + phrase.slice(from))
    .replace(/[ \t]{2,}/gu, " ")
    .replace(/ +([,.;!?])/gu, "$1")
    .replace(/(?:[,;] *){2,}/gu, ", ")
    .trim();
}
