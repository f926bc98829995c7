import { descriptionFromFacts, sentenceFromFacts } from "@/lib/listings/complete/copy-from-facts";
import { isTrue, truePhrase, trueText } from "@/lib/listings/complete/keep-truth";
import { normaliseAltText, normaliseDescription } from "@/lib/listings/normalise/normalise-texts";
import { normaliseTitle } from "@/lib/listings/normalise/normalise-title";
import { lengthOf } from "@/lib/listings/rules/characters";
import { sameness } from "@/lib/listings/rules/duplicates";
import { altTextAim, descriptionLimit } from "@/lib/listings/rules/limits";
import type { Fact } from "@/lib/listings/schema";
import { blanksOf, stillUnknown, unifyBlanks } from "@/lib/listings/text/blanks";

/** Words. A description with fewer says nothing that the title doesn't. */
const shortestDescription = 8;

/** The model's titles that can be used, the best first, each once. */
export function usableTitles(told: readonly string[], seller: string): string[] {
  const titles = told.map((title) =>
    normaliseTitle(truePhrase(unifyBlanks(title).replace(/\[add [^\]]*\]/gu, ""), seller)),
  );
  return [...new Map(titles.map((title) => [sameness(title), title])).values()].filter(Boolean);
}

/** The model's description, true and repaired; "" when too little is left. */
export function usableDescription(told: string, seller: string): string {
  const text = normaliseDescription(trueText(unifyBlanks(normaliseDescription(told)), seller));
  return text.split(/\s+/u).length < shortestDescription ? "" : text;
}

export const fallbackDescription = (facts: readonly Fact[], title: string): string =>
  normaliseDescription(descriptionFromFacts(facts) || (title && `${title}.\n\nDetails\n- Size: [add size]`));

/** The description with a line for each thing that nobody told and no blank asks for yet. */
export function withBlanks(description: string, unknown: readonly string[], facts: readonly Fact[]): string {
  const known = [...blanksOf(description), ...facts.map((fact) => fact.name)];
  const lines = stillUnknown(unknown, known).map(
    (what) => `${what.charAt(0).toUpperCase()}${what.slice(1)}: [add ${what}]`,
  );
  const whole = normaliseDescription([description, lines.join("\n")].filter(Boolean).join("\n\n"));
  return lengthOf(whole) < descriptionLimit ? whole : description;
}

const opener = /^(?:an? )?(?:image|photo|photograph|picture|close-up photo) (?:of|showing) /iu;

/** The model's alt text, true, without "image of", within what Etsy's form takes; "" when nothing is left. */
export function usableAltText(told: string, seller: string): string {
  const bare = normaliseAltText(told).replace(opener, "");
  const described = bare.charAt(0).toUpperCase() + bare.slice(1);
  const kept = trueText(described, seller).replace(/\[add [^\]]*\]/gu, "");
  return isTrue(kept, seller) ? normaliseAltText(kept, altTextAim) : "";
}

export const fallbackAltText = (facts: readonly Fact[], title: string): string =>
  normaliseAltText(sentenceFromFacts(facts), altTextAim) || normaliseAltText(title, altTextAim);
