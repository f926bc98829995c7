import { readMeasure } from "@/lib/etsy/attributes/read-measure";
import type { EtsyAttribute } from "@/lib/etsy/categories/schema";
import type { Fact } from "@/lib/listing-text/fields/schema";

/**
 * What an attribute is filled with: values of Etsy's own, or a number and its
 * scale.
 */
export type AttributeValue = {
  id: number;
  valueIds: number[];
  number?: number;
  scaleId?: number;
};
type Known = Pick<Fact, "name" | "value"> & Partial<Pick<Fact, "source">>;

/**
 * Names of attributes about what a thing is made of, though they don't say
 * "material".
 */
const madeOf =
  /\b(?:material|metal|wax|wood|fabric|textile|leather|clay|gemstone|yarn)/i;
/**
 * Words that turn a value into its opposite, or into something else: "faux
 * leather", "gold-plated", "oak look".
 */
const before =
  /(?:^|[^\p{L}])(?:no|not|non|never|without|faux|fake|vegan|imitation|artificial|mock)[\s-]+$/u;
const after =
  /^[\s-]*(?:plated|filled|tone|toned|look|effect|style|free|print|scented|inspired|like)(?![\p{L}])/u;

const foldOf = (text: string) =>
  text.normalize("NFKC").toLowerCase().replaceAll("grey", "gray");
const stemsOf = (text: string) =>
  (foldOf(text).match(/\p{L}+/gu) ?? []).map((word) => word.replace(/s$/, ""));

/**
 * The values of a text in the order in which it names them. A longer one goes
 * before the one inside it: "rose gold".
 */
function findValues(text: string, values: EtsyAttribute["values"]): number[] {
  const found: { id: number; at: number }[] = [];
  let rest = foldOf(text);
  for (const { id, name } of [...values].sort(
    (a, b) => b.name.length - a.name.length,
  )) {
    const word = foldOf(name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const match = new RegExp(
      `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`,
      "u",
    ).exec(rest);
    if (!match) continue;
    const end = match.index + match[0].length;
    if (
      !before.test(rest.slice(0, match.index)) &&
      !after.test(rest.slice(end))
    )
      found.push({ id, at: match.index });
    rest =
      rest.slice(0, match.index) +
      "\u0000".repeat(match[0].length) +
      rest.slice(end);
  }
  return found.sort((a, b) => a.at - b.at).map(({ id }) => id);
}

function isAboutAttribute({ name }: Known, attribute: string): boolean {
  const [fact, asked] = [stemsOf(name), stemsOf(attribute)];
  return (
    fact.some((word) => asked.includes(word)) ||
    (madeOf.test(attribute) && fact.includes("material"))
  );
}

/** A yes or no that a fact doesn't say in these words stays open. */
const isQuestion = ({ values }: EtsyAttribute) =>
  values.some(({ name }) => /^(?:yes|no)$/i.test(name));

/**
 * The attributes of a category that the facts answer, in Etsy's values.
 * Whatever no fact says stays open: nothing is guessed. What the seller typed
 * stands above what a photo shows. The first color of the facts is the primary
 * one, the next one the secondary.
 */
export function fillAttributes(
  attributes: EtsyAttribute[],
  facts: readonly Known[],
): AttributeValue[] {
  return attributes.flatMap((attribute): AttributeValue[] => {
    const { id, name, values, scales, maxValues } = attribute;
    if (scales.length > 0) {
      const texts = facts.map((fact) => `${fact.name}: ${fact.value}`);
      const [measure] = texts.flatMap(
        (text) => readMeasure(text, name, scales) ?? [],
      );
      return measure ? [{ id, valueIds: [], ...measure }] : [];
    }
    if (isQuestion(attribute)) return [];
    const about = facts.filter((fact) => isAboutAttribute(fact, name));
    const typed = about.filter(({ source }) => source === "seller");
    const told = typed.length > 0 ? typed : about;
    const found = [
      ...new Set(told.flatMap(({ value }) => findValues(value, values))),
    ];
    const chosen = /secondary/i.test(name)
      ? found.slice(1, 2)
      : found.slice(0, Math.max(1, maxValues));
    return chosen.length > 0 ? [{ id, valueIds: chosen }] : [];
  });
}
