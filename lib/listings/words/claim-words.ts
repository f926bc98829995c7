export type ClaimKind = "purity" | "certification" | "safety" | "health" | "origin";

/**
 * Claims that need proof. `pattern` is matched as whole words without case; `instead` is what may be said when
 * nobody proved the claim: what the eye sees.
 */
export type ClaimWords = { pattern: string; kind: ClaimKind; instead?: string };

export const claimReasons: Record<ClaimKind, string> = {
  purity: "A statement about purity or precious metal must be true and provable.",
  certification: "A certified quality needs its certificate.",
  safety: "A statement about safety needs a test.",
  health: "Etsy does not allow medical claims.",
  origin: "A statement about how or where it was made must be the seller's own.",
};

const karat = String.raw`\d{1,2}\s?-?(?:k|kt|ct|karat|carat)`;

export const claimWords: ClaimWords[] = [
  {
    pattern: `${karat}(?:[\\s-]+(?:solid|white|yellow|rose|real))*[\\s-]+gold(?:[\\s-]+(?:filled|plated|vermeil))?`,
    kind: "purity",
    instead: "gold tone",
  },
  { pattern: karat, kind: "purity" },
  {
    pattern: String.raw`(?:solid|real|genuine|pure|fine|gold[\s-]filled|rolled)[\s-]+gold`,
    kind: "purity",
    instead: "gold tone",
  },
  { pattern: String.raw`gold[\s-]+(?:filled|plated|vermeil)|vermeil`, kind: "purity", instead: "gold tone" },
  {
    pattern: String.raw`(?:925|sterling|solid|real|genuine|pure|fine)(?:[\s-]+(?:925|sterling))?[\s-]+silver`,
    kind: "purity",
    instead: "silver tone",
  },
  { pattern: String.raw`silver[\s-]+plated|sterling|925`, kind: "purity", instead: "silver tone" },
  { pattern: "platinum|palladium", kind: "purity" },
  {
    pattern: String.raw`(?:genuine|real|natural|authentic|certified)[\s-]+(?=(?:leather|suede|gemstones?|stones?|diamonds?|rub(?:y|ies)|sapphires?|emeralds?|pearls?|turquoise|amber|opals?|jade|fur|silk|cashmere))`,
    kind: "purity",
  },
  {
    pattern: String.raw`100\s?%\s?(?:pure|natural|organic|wool|cotton|silk|linen|cashmere|leather|soy|beeswax|recycled)`,
    kind: "purity",
  },
  { pattern: "organic(?:ally)?", kind: "certification" },
  { pattern: String.raw`fair[\s-]?trade|gots|oeko[\s-]?tex|fsc|certified|b[\s-]corp`, kind: "certification" },
  {
    pattern: String.raw`vegan|cruelty[\s-]?free|biodegradable|compostable|carbon[\s-]neutral|zero[\s-]waste|eco[\s-]?friendly|sustainabl[ey]`,
    kind: "certification",
  },
  { pattern: String.raw`conflict[\s-]free|ethically[\s-]sourced`, kind: "certification" },
  {
    pattern: String.raw`hypo[\s-]?allergenic|allergen[\s-]free|allergy[\s-]free|nickel[\s-]free|lead[\s-]free|bpa[\s-]free|cadmium[\s-]free`,
    kind: "safety",
  },
  {
    pattern: String.raw`non[\s-]?toxic|toxin[\s-]free|chemical[\s-]free|phthalate[\s-]free|paraben[\s-]free`,
    kind: "safety",
  },
  {
    pattern: String.raw`food[\s-]?safe|food[\s-]?grade|dishwasher[\s-]?safe|microwave[\s-]?safe|oven[\s-]?safe`,
    kind: "safety",
  },
  {
    pattern: String.raw`(?:child|kid|baby|toddler|pet|dog|cat)[\s-]?(?:safe|proof)|safe for (?:children|kids|bab(?:y|ies)|toddlers|pets)`,
    kind: "safety",
  },
  {
    pattern: String.raw`(?:water|fire|flame|tarnish|shatter|heat|rust|uv)[\s-]?(?:proof|resistant|retardant)|cpsia|astm|en71|fda[\s-]approved|ce[\s-]marked`,
    kind: "safety",
  },
  {
    pattern: String.raw`heal(?:s|ing)?|cures|remed(?:y|ies)|therapeutic|medicinal|medical[\s-]grade|clinically[\s-]proven|dermatologist[\s-]tested`,
    kind: "health",
  },
  {
    pattern: String.raw`anti[\s-]?(?:inflammatory|bacterial|microbial|viral|fungal|aging|ageing|anxiety|depressant)`,
    kind: "health",
  },
  {
    pattern: String.raw`(?:relieves?|reduces?|treats?|prevents?|eases?|soothes?)[\s-]+(?:pain|stress|anxiety|depression|insomnia|headaches?|migraines?|eczema|psoriasis|acne|arthritis|inflammation)`,
    kind: "health",
  },
  {
    pattern: String.raw`(?:pain|stress|anxiety|migraine|headache|eczema|acne|arthritis)[\s-]+(?:relief|relieving|treatment|cure)|detox(?:ify|ifying|es)?|boosts? immunity`,
    kind: "health",
  },
  {
    pattern: String.raw`made in (?:the )?(?:usa|u\.s\.a\.|us|uk|america|england|italy|france|germany|canada|japan)|one[\s-]of[\s-]a[\s-]kind|limited edition`,
    kind: "origin",
  },
];
