/** Phrases that Etsy's guidance keeps out of titles; matched as whole words without case. */
export const praiseWords =
  "amazing awesome beautiful best cute elegant exquisite fabulous fantastic gorgeous great incredible lovely luxurious must-have perfect pretty special stunning stylish super top-quality high-quality quality trendy ultimate unique wonderful unforgettable adorable charming delightful ideal".split(
    " ",
  );

export const giftPhrases = [
  "gift for \\p{L}+(?: \\p{L}+)?",
  "gifts? for",
  "(?:birthday|christmas|anniversary|mother'?s day|father'?s day|valentine'?s day|housewarming|wedding) (?:gifts?|presents?)",
  "gifts?",
  "presents? for \\p{L}+",
  "for (?:her|him|mom|mum|dad|women|men|kids|girlfriend|boyfriend|wife|husband)",
  "gift ideas?",
];

export const salePhrases = [
  "free[ -]shipping",
  "fast[ -]shipping",
  "ships? (?:free|fast|today)",
  "on sale",
  "sale",
  "\\d+ ?% off",
  "percent off",
  "discount(?:ed)?",
  "coupon",
  "cheap",
  "low[ -]prices?",
  "best[ -]?sell(?:er|ing)s?",
  "limited time",
  "hot deal",
  "buy \\d get \\d",
  "clearance",
];
