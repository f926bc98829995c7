import { categoryWords } from "../words-categories";
import { claimTerms } from "../words-terms";
import type { Item } from "./item";
import type { SellerFacts } from "./seller-facts";
import type { Traits } from "./traits";

type Facet = "what" | "style" | "material" | "technique" | "color" | "occasion" | "recipient" | "use" | "place";
export type Tag = { tag: string; facet: Facet };

const maxLength = 20;
const maxTags = 20;

type Known = {
  facts: SellerFacts;
  item: Item;
  traits: Traits;
  materials: string[];
  isHandmade: boolean;
  taken: string[];
};

/**
 * Candidates to choose thirteen from, the most telling first, every facet early.
 * `taken` are the attribute values, materials and the category, which Etsy matches anyway.
 */
export function tagsOf(known: Known): Tag[] {
  const groups = [...ownTags(known), ...sharedTags(known)];
  const seen = new Set(known.taken.map(rootOf));
  const tags: Tag[] = [];
  for (let round = 0; round < Math.max(...groups.map(([, phrases]) => phrases.length)); round += 1) {
    for (const [facet, phrases] of groups) {
      const tag = asTag(phrases[round] ?? "");
      if (tag === null || seen.has(rootOf(tag)) || (!known.isHandmade && tag.includes("handmade"))) continue;
      seen.add(rootOf(tag));
      tags.push({ tag, facet });
    }
  }
  return tags.slice(0, maxTags);
}

type Group = [facet: Facet, phrases: string[]];

function ownTags({ facts, item, traits, materials, isHandmade }: Known): Group[] {
  const { noun } = item;
  return [
    ["what", item.isNamed ? namePhrases(item.name) : []],
    ["material", materials.filter((each) => each !== noun && isPlain(each)).map((material) => `${material} ${noun}`)],
    [
      "technique",
      [...traits.techniques, ...(isHandmade ? ["handmade"] : [])].map((technique) => `${technique} ${noun}`),
    ],
    ["style", traits.styles.map((style) => `${style} ${noun}`)],
    ["color", traits.colors.slice(0, 2).map((color) => `${color} ${item.isNamed ? noun : "tones"}`)],
    ["recipient", audiencePhrases(facts.audience)],
    ["occasion", traits.occasions.map((occasion) => `${occasion} ${noun}`)],
    ["place", traits.rooms.map((room) => `${room} ${noun}`)],
  ];
}

function sharedTags({ item }: Known): Group[] {
  const { what, style, occasion, recipient, use, place } = categoryWords[item.category];
  return [
    ["what", [...(item.kind?.what ?? []), ...what]],
    ["occasion", occasion],
    ["recipient", [...(item.kind?.recipient ?? []), ...recipient]],
    ["use", [...(item.kind?.use ?? []), ...use]],
    ["place", [...(item.kind?.place ?? []), ...place]],
    ["style", style],
  ];
}

/** A material that a tag can name without promising anything. */
function isPlain(material: string): boolean {
  return material.split(" ").length <= 2 && !material.match(claimTerms);
}

/** The last two and three words of the name, and all of it where it fits. */
function namePhrases(name: string): string[] {
  const words = name.split(" ");
  return [name, ...[3, 2].filter((count) => words.length > count).map((count) => words.slice(-count).join(" "))];
}

const plainRecipients: [pattern: RegExp, tag: string][] = [
  [/^(?:women|woman|her|ladies|girls?|females?)$/i, "gift for her"],
  [/^(?:men|man|him|guys|boys?|males?)$/i, "gift for him"],
  [/^(?:kids|children|toddlers)$/i, "gift for kids"],
];

/** "coffee lovers, women" as "coffee lover gift", "gift for her". */
function audiencePhrases(audience: string): string[] {
  return audience
    .split(/,|;|\band\b|\bor\b|\//i)
    .map((part) => part.replace(/\b(?:gifts?|for|people who|anyone|who)\b/gi, " ").trim())
    .filter((part) => part !== "" && part.split(/\s+/).length <= 3)
    .map(
      (part) =>
        plainRecipients.find(([pattern]) => pattern.test(part))?.[1] ?? `${part.replace(/(?<=[^s\s])s$/i, "")} gift`,
    )
    .slice(0, 3);
}

function asTag(phrase: string): string | null {
  const tag = phrase
    .toLocaleLowerCase("en")
    .normalize("NFC")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{Nd}\p{Zs}'-]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s'-]+|\s+$/g, "");
  return tag === "" || tag.length > maxLength || !/[\p{L}\p{Nd}]/u.test(tag) ? null : tag;
}

/** The same for singular and plural and for any order of the words. */
function rootOf(tag: string): string {
  const words = tag
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.replace(/(?<=[^s])s$/, ""));
  return words.sort().join(" ");
}
