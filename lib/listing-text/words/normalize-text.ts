const vulgarFraction = /(\d?)([¼½¾⅐-⅞])/gu;
/** With the start of what follows it. */
const fraction =
  /(?:(\d{1,3})[ -])?(?<![\d.,/])(\d{1,2}) ?[/⁄] ?(\d{1,2})(?![\d/])(?=([\s\S]{0,12}))/gu;
/** Of rulers; others are fractions only before inches and cups. */
const rulerParts = new Set([2, 4, 8, 16, 32]);
const inchesAfter =
  /^[\s-]{0,2}(?:in\b|inch|"|zoll|pouce|pulgada|pollic|cali|polegada|duim|tum\b|cup|tsp|tbsp)/iu;

const plain = /^[\x20-\x7e]*$/;

/** What looks like a dash; the wave that Japanese puts between two numbers. */
const dash = /(?!〜)[\p{Dash}˗⁃➖]|〜(?! ?\d)/gu;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** What only texts with other than plain characters have. */
const normalizeOthers = (text: string): string =>
  text
    .replace(invisible, "")
    .replace(/[″“”„«»]/gu, '"')
    .replace(/[‘’´`′]/gu, "'")
    .replace(dash, "-")
    .replace(/×/gu, " x ")
    .replace(/[、，]/gu, ", ")
    .replace(/。/gu, ". ");

/**
 * The text in one form: quotes, dashes, white space and compatible characters
 * alike, "fl. oz." and "g/m²" as one word, fractions of inches as decimals.
 * Places in it are not those of the text.
 */
export function normalizeText(text: string): string {
  const isPlain = plain.test(text);
  const written = text.replace(/^\s*[-–—•*]\s+/u, "");
  const withUnits = unitsAsWords(
    isPlain ? written.replaceAll("`", "'") : normalizeOthers(written),
  );
  const compatible = isPlain
    ? withUnits
    : withUnits.replace(vulgarFraction, "$1 $2").normalize("NFKC");
  const withDecimals = /[/⁄]/u.test(compatible)
    ? compatible.replace(fraction, decimalOfFraction)
    : compatible;
  return withDecimals.replace(/\s+/gu, " ").trim();
}

function unitsAsWords(text: string): string {
  const withDensity = text.includes("/")
    ? text.replace(/g ?\/ ?m(?:²|2\b)/giu, " gsm")
    : text;
  return /oz/iu.test(withDensity)
    ? withDensity.replace(/\bfl\.? ?oz\b\.?/giu, "floz")
    : withDensity;
}

function decimalOfFraction(
  written: string,
  whole: string | undefined,
  upper: string,
  lower: string,
  next: string,
): string {
  const isOfInches = inchesAfter.test(next);
  const part = Number(upper) / Number(lower);
  const isOfRuler = rulerParts.has(Number(lower)) && Number(upper) % 2 === 1;
  if (!(part < 1) || !(isOfInches || isOfRuler)) return written;
  return (Number(whole ?? 0) + part).toFixed(3);
}
