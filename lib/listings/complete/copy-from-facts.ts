import { factValues } from "@/lib/listings/complete/gather-facts";
import { normaliseTitle } from "@/lib/listings/normalise/normalise-title";
import type { Fact } from "@/lib/listings/schema";
import { answeredIn, type BuyerQuestion } from "@/lib/listings/text/buyer-questions";
import { itemNameOf } from "@/lib/listings/text/item-name";
import { everyKind, hasOffLimits } from "@/lib/listings/words/off-limits";
import { rootsOf } from "@/lib/listings/words/word-roots";

const itemFact = /^(?:product|item|object|type|thing|product type|product name)s?$/u;

/** What the facts call the thing, in full and without shouting; "" when they don't. */
export function itemOf(facts: readonly Fact[]): string {
  const item = normaliseTitle(facts.find((fact) => itemFact.test(fact.name))?.value ?? "");
  return item
    .replace(
      /(?<!\p{L})(\p{Lu})(\p{Lu}{3,})(?!\p{L})/gu,
      (_, first: string, rest: string) => first + rest.toLowerCase(),
    )
    .replace(/[!?.]+(?=\s|$)/gu, "");
}

/** Values of two words at most that the name doesn't say already. */
function traits(facts: readonly Fact[], name: RegExp, said: string, most: number): string[] {
  const known = new Set(rootsOf(said));
  return factValues(facts, name)
    .filter((value) => value.split(" ").length <= 3 && !rootsOf(value).some((root) => known.has(root)))
    .slice(0, most);
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (values: readonly string[]): string =>
  values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;

/** "Coffee mug in blue and white, made of stoneware." */
export function sentenceFromFacts(facts: readonly Fact[]): string {
  const item = itemNameOf(itemOf(facts)) || itemOf(facts);
  if (item === "") return "";
  const colors = traits(facts, /colou?r/u, item, 2).map((color) => color.toLowerCase());
  const materials = traits(facts, /material/u, item, 3);
  const inColors = colors.length > 0 ? ` in ${listed(colors)}` : "";
  const ofMaterials = materials.length > 0 ? `, made of ${listed(materials)}` : "";
  return `${capitalised(item)}${inColors}${ofMaterials}.`;
}

const labels: [label: string, name: RegExp, blank: string, question: BuyerQuestion | ""][] = [
  ["Materials", /material/u, "materials", "materials"],
  ["Color", /colou?r/u, "color", ""],
  ["Style", /style/u, "", ""],
  ["Size", /size|dimension|capacity|height|width|length|diameter/u, "size", "size"],
  ["Made for", /audience|recipient/u, "", ""],
  ["Care", /care|wash|clean/u, "care instructions", "care"],
  ["Included", /includ|content/u, "what is included", "what is included"],
  ["Processing time", /processing|making time/u, "processing time", "making time or personalization"],
];

const order = /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|rules?|prompts?)\b|^\s*system\s*:/iu;

/** The sentences that speak to a buyer: no links, and no orders to whoever writes. */
const tellingDetails = (details: string): string =>
  details
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !hasOffLimits(sentence, everyKind) && !order.test(sentence))
    .join(" ");

/** A plain description out of facts alone, with a blank for what nobody told; "" when nothing names the thing. */
export function descriptionFromFacts(facts: readonly Fact[]): string {
  const opening = sentenceFromFacts(facts);
  if (opening === "") return "";
  const details = tellingDetails(facts.find((fact) => fact.name === "details")?.value ?? "");
  const answered = answeredIn(details);
  const lines = labels.flatMap(([label, name, blank, question]) => {
    const values = factValues(facts, name);
    if (values.length > 0) return [`- ${label}: ${values.join(", ")}`];
    return blank === "" || (question !== "" && answered.includes(question)) ? [] : [`- ${label}: [add ${blank}]`];
  });
  return [opening, details, ["Details", ...lines].join("\n")].filter(Boolean).join("\n\n");
}
