export type ClaimKind = "purity" | "certification" | "safety" | "health" | "origin";

/**
 * Claims that need proof. `pattern` is matched as whole words without case, in which a blank stands for spaces,
 * hyphens or nothing; `before` is what must follow without being a part of the claim; `instead` is what may be said
 * when nobody proved the claim: what the eye sees.
 */
export type ClaimPattern = { pattern: string; before?: string; kind: ClaimKind; instead?: string };

export const claimReasons: Record<ClaimKind, string> = {
  purity: "A statement about purity or precious metal must be true and provable.",
  certification: "A certified quality needs its certificate.",
  safety: "A statement about safety needs a test.",
  health: "Etsy does not allow medical claims.",
  origin: "A statement about how or where it was made must be the seller's own.",
};

const karat = String.raw`\d{1,2} (?:k|kt|ct|karat|carat)`;

export const claimPatterns: ClaimPattern[] = [
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
