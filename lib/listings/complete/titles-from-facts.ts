import { itemOf } from "@/lib/listings/complete/copy-from-facts";
import { factValues } from "@/lib/listings/complete/gather-facts";
import { lengthOf } from "@/lib/listings/rules/characters";
import { titleLimit } from "@/lib/listings/rules/limits";
import type { Fact } from "@/lib/listings/schema";
import { itemNounOf } from "@/lib/listings/text/item-name";
import { rootsOf } from "@/lib/listings/words/word-roots";

/** Names of facts that a title may speak of, in the order in which shoppers ask for them. */
const traitNames = {
  material: /material/u,
  color: /colou?r/u,
  style: /style|technique|finish|pattern|motif/u,
  size: /^(?:size|capacity|dimensions?|length|width|height|diameter)$/u,
};
type Trait = keyof typeof traitNames;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first value of three words at most that says nothing said before. */
function traitOf(facts: readonly Fact[], trait: Trait, said: string): string {
  const known = new Set(rootsOf(said));
  const isNew = (value: string) => value.split(" ").length <= 3 && !rootsOf(value).some((root) => known.has(root));
  return factValues(facts, traitNames[trait]).find(isNew) ?? "";
}

function joinTraits(item: string, facts: readonly Fact[], order: readonly Trait[]): string {
  const parts = [item];
  for (const trait of order) {
    const value = traitOf(facts, trait, parts.join(" "));
    if (value !== "") parts.push(value);
  }
  return parts.map(capitalised).join(", ");
}

/** "Coffee Mug, Stoneware, Blue" and other pairs of traits; [] when nothing names the thing. */
export function titlesFromFacts(facts: readonly Fact[]): string[] {
  const item = itemOf(facts);
  if (item === "") return [];
  const orders: Trait[][] = [
    ["material", "color"],
    ["style", "material"],
    ["color", "size"],
    ["size", "style"],
  ];
  return [...new Set(orders.map((order) => joinTraits(item, facts, order)))];
}

/** Phrases that a long title may add: each trait, each with the noun where that reads, and whom it is for. */
function phrasesOf(facts: readonly Fact[], item: string): string[] {
  const noun = itemNounOf(item);
  const withNoun = [traitNames.material, traitNames.style, traitNames.color].flatMap((name) =>
    factValues(facts, name)
      .filter((value) => value.split(" ").length <= 3)
      .slice(0, 3)
      .map((value) => (noun === "" ? value : `${value} ${noun}`)),
  );
  const sizes = factValues(facts, traitNames.size).slice(0, 1);
  const audiences = factValues(facts, /audience|recipient/u)
    .slice(0, 2)
    .map((who) => `for ${who.replace(/^for\s+/iu, "")}`);
  return [...withNoun, ...sizes, ...audiences].map(capitalised);
}

/** The title with phrases out of the facts after it, as long as each says something new and all fit. */
export function extendTitle(title: string, facts: readonly Fact[]): string {
  let extended = title;
  for (const phrase of phrasesOf(facts, itemOf(facts))) {
    const known = new Set(rootsOf(extended));
    if (rootsOf(phrase).every((root) => known.has(root))) continue;
    const longer = `${extended}, ${phrase}`;
    if (lengthOf(longer) <= titleLimit) extended = longer;
  }
  return extended;
}
