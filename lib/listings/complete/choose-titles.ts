import { extendTitle, titlesFromFacts } from "@/lib/listings/complete/titles-from-facts";
import { normaliseTitle } from "@/lib/listings/normalise/normalise-title";
import { sameness } from "@/lib/listings/rules/duplicates";
import { titleWordAim } from "@/lib/listings/rules/limits";
import type { Fact, TitleStyle } from "@/lib/listings/schema";
import { scoreTitle } from "@/lib/listings/score/score-title";
import { withinWords, withoutSaleWords, withoutUnwantedWords } from "@/lib/listings/score/title-wording";

/** Variants to choose from. */
const titleVariants = 3;
/** Characters. A shorter title leaves room that the classic style fills. */
const classicAim = 90;

type Told = { facts: readonly Fact[]; productName?: string | undefined };

/** After Etsy's guidance: fewer than fifteen words, none of praise, gifts or sales unless they name the thing. */
function inEtsysStyle(title: string, { productName = "" }: Told): string {
  const plain = withoutUnwantedWords(title, productName);
  return normaliseTitle(withinWords(normaliseTitle(plain), titleWordAim));
}

/** As many phrases as fit, still without prices and sales. */
function inClassicStyle(title: string, { facts }: Told): string {
  const plain = normaliseTitle(withoutSaleWords(title));
  return plain === "" || plain.length >= classicAim ? plain : normaliseTitle(extendTitle(plain, facts));
}

const different = (titles: readonly string[]): string[] =>
  [...new Map([...titles].reverse().map((title) => [sameness(title), title])).values()].reverse().filter(Boolean);

/**
 * Up to three titles in one style, the one closest to Etsy's guidance first. Those the model wrote lead; where they
 * are too few, titles made of the facts join them.
 */
export function chooseTitles(usable: readonly string[], style: TitleStyle, told: Told): string[] {
  const styled = (title: string) => (style === "classic" ? inClassicStyle(title, told) : inEtsysStyle(title, told));
  const pointsOf = (title: string) => scoreTitle(title, told).reduce((points, check) => points + check.points, 0);
  const own = different(usable.map(styled)).map((title) => ({ title, points: pointsOf(title) }));
  const ranked = style === "classic" ? own : own.sort((one, other) => other.points - one.points);
  const spare = titlesFromFacts(told.facts).map(normaliseTitle).map(styled);
  return different([...ranked.map(({ title }) => title), ...spare]).slice(0, titleVariants);
}
