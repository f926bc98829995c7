type Unit = {
  words: string /** What Etsy calls the unit's scale. */;
  scale: RegExp;
};

/** The longer word first: of "mm" the "m" alone is no meter. */
const units: Unit[] = [
  { words: "millimet(?:er|re)s?|mm", scale: /^millimet/i },
  { words: "centimet(?:er|re)s?|cms?", scale: /^centimet/i },
  { words: "millilit(?:er|re)s?|ml", scale: /^millilit/i },
  { words: "met(?:er|re)s?|m", scale: /^met(?:er|re)/i },
  { words: 'inch(?:es)?|ins?|″|"', scale: /^inch/i },
  { words: "feet|foot|ft", scale: /^f(?:ee|oo)t/i },
  { words: "yards?|yd", scale: /^yard/i },
  { words: "(?:fluid |fl\\.? ?)?(?:ounces?|oz)", scale: /ounce/i },
  { words: "kilograms?|kg", scale: /^kilogram/i },
  { words: "grams?|g", scale: /^gram/i },
  { words: "pounds?|lbs?", scale: /^pound/i },
  { words: "lit(?:er|re)s?|l", scale: /^lit(?:er|re)/i },
];

/** How sellers say which measure it is, by the word of the attribute's name. */
const cues: [name: RegExp, words: string][] = [
  [/height/i, "tall|high|height"],
  [/width/i, "wide|width"],
  [/length/i, "long|length"],
  [/diameter/i, "diameter|across"],
  [/depth/i, "deep|depth"],
  [/capacity|volume/i, "holds?|capacity|volume"],
  [/weight/i, "weighs?|weight"],
];

/** Not the end of another number, of a fraction, a range or "20 x 30". */
const numberPattern =
  "(?<![\\d/.,x×–-])(?<![/x×–-] )(\\d{1,5}(?:[.,]\\d{1,3})?)";

/**
 * The measure that a text says for an attribute such as "Height", in one of
 * these scales; null for none.
 */
export function readMeasure(
  text: string,
  attribute: string,
  scales: { id: number; name: string }[],
): { number: number; scaleId: number } | null {
  const words = cues.find(([name]) => name.test(attribute))?.[1];
  if (words === undefined) return null;
  for (const unit of units) {
    const scale = scales.find(({ name }) => unit.scale.test(name));
    if (!scale) continue;
    const measure = `${numberPattern}\\s*(?:${unit.words})(?![\\p{L}\\p{N}])`;
    const after = new RegExp(
      `${measure}\\.?[\\s-]*(?:in\\s+)?(?:${words})\\b`,
      "iu",
    );
    const before = new RegExp(
      `\\b(?:${words})\\b(?:\\s*(?:is|of|:))*\\s*${measure}`,
      "iu",
    );
    const found = after.exec(text)?.[1] ?? before.exec(text)?.[1];
    const number = Number(found?.replace(",", "."));
    if (number > 0) return { number, scaleId: scale.id };
  }
  return null;
}
