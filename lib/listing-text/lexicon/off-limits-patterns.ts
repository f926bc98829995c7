export type OffLimitsKind =
  | "contact"
  | "leftover"
  | "link"
  | "address"
  | "price";

const street =
  "Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Boulevard|Blvd|Parkway|Pkwy|Highway|Hwy|Drive|Dr|Court|Terrace|Crescent|Close|Square|Place|Way";
const states =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC";
const codes =
  "USD|GBP|AUD|NZD|CHF|SEK|NOK|DKK|JPY|PLN|CAD(?!\\s+(?:files?|drawings?|models?|designs?|patterns?))";
const signs = "\\p{Sc}";
const amount = "\\d[\\d.,']{0,14}(?!\\d)";
const cents = "(?:\\d[\\d']{0,8}[.,]\\d{2}|\\d{3,9})(?!\\d)";
const tens =
  "(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:one\\s)?hundred)";
const ones = "(?:one|two|three|four|five|six|seven|eight|nine)";
const leadIn =
  "(?:\\b(?:please\\s+)?(?:call|text|phone|telephone|tel|mobile|cell|whats\\s?app|sms|fax|e-?mail|mail|contact|message|write|reach)(?:\\s+(?:me|us|to|at|on|now|number|no|or|via|the\\s+shop)){0,4}[\\s:.#-]{0,4})";
const at = /@/u;
/** The shortest number of a telephone that is looked for. */
const sevenDigits = /(?:\d\D*){7}/u;
const digits = "\\+?\\(?\\d{2,5}\\)?(?:[\\s./-]{0,2}\\d{2,5}){1,5}";

/**
 * What Etsy keeps out of a listing's text or has a field of its own for, and
 * what programs leave behind; sources of patterns over folded text. Case counts
 * unless `anyCase`: "42 Oak Street" is an address, "two-way street art" none. A
 * text without what a pattern `needs` is not searched for it.
 */
export const offLimitsPatterns: {
  kind: OffLimitsKind;
  pattern: string;
  anyCase?: boolean;
  needs?: RegExp;
}[] = [
  {
    kind: "contact",
    anyCase: true,
    needs: at,
    pattern: `${leadIn}?(?<![\\w.+-])[\\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63})*\\.[a-z]{2,24}\\b`,
  },
  {
    kind: "contact",
    anyCase: true,
    needs: /[([{]|dot/iu,
    pattern: `${leadIn}?\\b[\\w.+-]{2,64}\\s?(?:[([{]\\s?at\\s?[)\\]}]\\s?[\\w-]{2,63}\\s?(?:[([{]\\s?dot\\s?[)\\]}]\\s?|\\.)|\\sat\\s[\\w-]{2,63}\\sdot\\s)[a-z]{2,24}\\b`,
  },
  // With a country's number, with its area in parentheses, or in three groups
  // with hyphens or dots.
  {
    kind: "contact",
    anyCase: true,
    needs: sevenDigits,
    pattern: `${leadIn}?(?<![\\w+.,-])\\+\\d{1,3}(?:[\\s.()/-]{0,3}\\d){7,12}(?![\\w])`,
  },
  {
    kind: "contact",
    anyCase: true,
    needs: sevenDigits,
    pattern: `${leadIn}?(?<![\\w.,-])00[1-9]\\d{0,2}(?:[\\s./-]\\d{2,6}){2,5}(?![\\w])`,
  },
  {
    kind: "contact",
    anyCase: true,
    needs: sevenDigits,
    pattern: `${leadIn}?(?<!(?:sku|part|item|model|isbn|order|style|ref|no\\.?|number|#)[\\s:.#-]{0,3})(?<![\\w.,/-])(?:1[\\s.-])?(?:\\([2-9]\\d{2}\\)\\s?|[2-9]\\d{2}[.-])[2-9]\\d{2}[\\s.-]\\d{4}(?![\\w-]|[.,]\\d)`,
  },
  {
    kind: "contact",
    anyCase: true,
    needs: sevenDigits,
    pattern: `${leadIn}?(?<![\\w.,/-])\\(?0\\d{1,4}\\)?\\s?[\\s/-]\\s?\\d{3,4}[\\s-]?\\d{3,5}(?![\\w-]|[.,]\\d)`,
  },
  {
    kind: "contact",
    anyCase: true,
    needs: sevenDigits,
    pattern: `\\b(?:call|phone|telephone|tel|mobile|cell|whats\\s?app|sms|fax|(?:text|ring)\\s+(?:me|us))(?:\\s{1,3}(?:me|us|to|at|on|now|number|no|is)){0,4}[\\s:.#-]{0,4}(?=(?:[^\\d\\n]{0,3}\\d){7})(?=[^\\n]{0,16}\\d{3})${digits}`,
  },
  {
    kind: "contact",
    anyCase: true,
    needs: at,
    pattern:
      "\\b(?:follow|dm|message|find|instagram|insta|ig|tik\\s?tok|facebook|twitter|telegram|whats\\s?app)\\b[^.\\n@]{0,24}(?<!\\w)@[a-z_][\\w.]{2,29}",
  },
  {
    kind: "leftover",
    anyCase: true,
    pattern: "\\[\\s?object\\s+\\w{1,30}\\s?\\]",
  },
  { kind: "leftover", pattern: "(?<![\\p{L}\\p{N}])NaN(?![\\p{L}\\p{N}])" },
  {
    kind: "leftover",
    pattern: "\\{\\{[^{}\\n]{1,60}\\}\\}|\\$\\{[^{}\\n]{1,60}\\}",
  },
  {
    kind: "link",
    anyCase: true,
    pattern:
      "(?:https?:\\/\\/|www\\.)[^\\s]+|(?<![\\w@.-])(?:[a-z0-9-]{2,63}\\.){1,3}(?:com|net|org|shop|store|io|info|biz|co\\.uk|example)\\b(?:\\/[^\\s]*)?",
  },
  {
    kind: "address",
    pattern: `(?<![\\p{L}\\p{N}.,/-])\\d{1,5}[A-Za-z]?\\s+(?:[NSEW]\\.?\\s+)?(?:\\p{Lu}[\\p{L}']+\\.?\\s+){1,3}(?:Street|St\\.?|Avenue|Ave\\.?|Road|Rd\\.?|Boulevard|Blvd\\.?|Lane|Ln\\.?|Parkway|Pkwy|Highway|Hwy)(?=\\s*(?:[,;.)!?\\n]|$|\\d{5}|(?:in|near|and|apt|suite|unit)\\b|#))`,
  },
  {
    kind: "address",
    anyCase: true,
    pattern: `\\b(?:at|visit|visit\\s+us\\s+at|address:?|studio:?|located\\s+(?:at|on)|from|to|pick\\s?up\\s+at|mail\\s+to)\\s+\\d{1,5}[a-z]?\\s+(?:\\p{L}[\\p{L}'.]+\\s+){1,3}(?:${street})\\b\\.?(?!\\s+(?:cards?|settings?|signs?|maps?|mats?|cuts?))`,
  },
  {
    kind: "address",
    pattern: `(?<!\\p{L})\\p{Lu}\\p{L}{1,30},\\s*(?:${states})\\s+\\d{5}(?:-\\d{4})?(?!\\d)`,
  },
  {
    kind: "address",
    pattern:
      "(?<![\\p{L}\\p{N}])[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[ABD-HJLNP-UW-Z]{2}(?![\\p{L}\\p{N}])",
  },
  {
    kind: "address",
    anyCase: true,
    pattern: "\\bp\\.?\\s?o\\.?\\s?box\\s+\\d+",
  },
  {
    kind: "address",
    pattern:
      "(?<!\\p{L})\\p{L}{3,30}(?:straße|strasse|str\\.)\\s+\\d{1,4}[a-z]?(?![\\p{L}\\p{N}])",
  },
  {
    kind: "address",
    pattern:
      "(?<!\\p{L})\\p{L}{3,30}(?:weg|platz|gasse|allee)\\s+\\d{1,4}[a-z]?,\\s*(?:D-)?\\d{4,5}(?!\\d)",
  },
  {
    kind: "address",
    anyCase: true,
    pattern:
      "(?<![\\p{L}\\p{N}])\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s+(?:rue|avenue|boulevard|chemin|impasse|quai)\\s+(?:de|du|des|la|le|d'|l')",
  },
  {
    kind: "address",
    pattern:
      "(?<![\\p{L}])(?:Calle|Avenida|C\\/)\\s+(?:\\p{L}+\\s+){0,3}\\p{Lu}\\p{L}+,?\\s+(?:n\\.?\\s?)?\\d{1,4}(?![\\p{L}\\p{N}])",
  },
  {
    kind: "price",
    anyCase: true,
    pattern: `(?:\\b(?:only|just|for|at|from|costs?|pay|priced?(?:\\s+(?:at|of))?|price:?|sale|save)\\s{1,3}){0,4}(?<![\\p{L}\\p{N}])(?:us|ca|au|nz|a|c|r)?${signs}\\s?${amount}(?!\\s*(?:dollar\\s)?(?:bills?|coins?|notes?|banknotes?)\\b)(?:\\s(?:usd|each|off|only))?`,
  },
  {
    kind: "price",
    anyCase: true,
    pattern: `(?<![\\p{L}\\p{N}.,])${amount}\\s?(?:${signs}|zł|kr\\b|円|元)`,
  },
  {
    kind: "price",
    pattern: `(?<![\\p{L}\\p{N}])(?:${codes})\\s?\\d[\\d.,]*|(?<![\\p{L}\\p{N}.,])${amount}\\s?(?:${codes})(?![\\p{L}\\p{N}])`,
  },
  {
    kind: "price",
    pattern: `(?<![\\p{L}\\p{N}])EUR\\s?${cents}|(?<![\\p{L}\\p{N}.,])${cents}\\s?EUR(?![\\p{L}\\p{N}])`,
  },
  {
    kind: "price",
    anyCase: true,
    pattern: `(?<![\\p{L}\\p{N}.,])(?:${amount}|${tens}(?:[\\s-]${ones})?)\\s?(?:us\\s)?(?:dollars|bucks|euros?(?!\\s+(?:sizes?|coins?))|quid|pounds\\s+sterling)(?![\\p{L}\\p{N}])`,
  },
  {
    kind: "price",
    anyCase: true,
    pattern: `\\b(?:prices?|priced|costs?|preis|prix|precio|prezzo)(?:\\s+(?:is|are|at|of|from|only|just|about|around|now|starts?|starting)){0,4}\\s{0,3}[:=]?\\s{0,3}${amount}(?!\\s*(?:cm|mm|in\\b|inch|%|[x×]))`,
  },
  {
    kind: "price",
    anyCase: true,
    pattern:
      "(?<!\\d)\\d+\\s?%\\s?(?:off(?!\\s?-?white)|discount|rabatt)\\b|\\b(?:discount|coupon|promo)\\s?code\\b",
  },
];
