import type { Fact } from "@/lib/listing-text/fields/schema";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { itemFactOf, itemNameOf } from "@/lib/listing-text/lexicon/items";
import { rootsOf } from "@/lib/listing-text/lexicon/roots";
import { hasLetterOrDigit } from "@/lib/listing-text/plain-text/plain-text";
import { comparisonKey } from "@/lib/listing-text/rules/characters";
import { normalizeTitle } from "@/lib/listing-text/rules/title";

/** The values of all facts whose name matches, split at commas. */
export function factValues(facts: readonly Fact[], name: RegExp): string[] {
  const values = facts
    .filter((fact) => name.test(fact.name))
    .flatMap((fact) => fact.value.split(/[,;/](?!\d)|\s+(?:and|&)\s+/u));
  return [
    ...new Map(
      values.map((value) => [comparisonKey(value), value.trim()]),
    ).values(),
  ].filter(hasLetterOrDigit);
}

/**
 * What the facts call the thing, in full and without shouting; "" when they
 * don't.
 */
export function itemOf(facts: readonly Fact[]): string {
  const item = normalizeTitle(itemFactOf(facts));
  return item
    .replace(
      /(?<!\p{L})(\p{Lu})(\p{Lu}{3,})(?!\p{L})/gu,
      (_, first: string, rest: string) => first + rest.toLowerCase(),
    )
    .replace(/(?<![!?.])[!?.]+(?=\s|$)/gu, "");
}

/** Values of two words at most that the name doesn't say already. */
function traitValues(
  facts: readonly Fact[],
  name: RegExp,
  said: string,
  most: number,
): string[] {
  const known = new Set(rootsOf(said));
  return factValues(facts, name)
    .filter(
      (value) =>
        value.split(" ").length <= 3 &&
        !rootsOf(value).some((root) => known.has(root)),
    )
    .slice(0, most);
}

const capitalize = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1);

const joinWithAnd = (values: readonly string[]): string =>
  values.length < 2
    ? values.join("")
    : `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;

/**
 * "Coffee mug in blue and white, made of stoneware."; in other languages the
 * words alone: "Tasse, Steinzeug, blau."
 */
export function sentenceFromFacts(
  facts: readonly Fact[],
  language: Language = "en",
): string {
  const item = itemNameOf(itemOf(facts)) || itemOf(facts);
  if (item === "") return "";
  const colors = traitValues(facts, /colou?r/u, item, 2).map((color) =>
    color.toLowerCase(),
  );
  const materials = traitValues(facts, /material/u, item, 3);
  if (language !== "en")
    return `${capitalize([item, ...materials, ...colors].join(", "))}.`;
  const inColors = colors.length > 0 ? ` in ${joinWithAnd(colors)}` : "";
  const ofMaterials =
    materials.length > 0 ? `, made of ${joinWithAnd(materials)}` : "";
  return `${capitalize(item)}${inColors}${ofMaterials}.`;
}
