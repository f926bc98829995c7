import { claimTerms } from "../lexicon/terms";
import { beforePreposition, titleCase } from "./item";
import type { Piece } from "./piece";
import { capitalize } from "./text";

/** Etsy recommends fewer than 15 words and allows 140 characters. */
const maxTitleWords = 14;
const maxTitleLength = 140;
/** Among others combining accents, which some scripts use. */
const disallowed = /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}]/gu;

/** What titles are made of; each is "" where it isn't known. */
function titleParts({ item, traits, materials, details, handmade }: Piece) {
  const [size = ""] = details.size?.split(", ") ?? [];
  const [technique = ""] = traits.techniques;
  const [style] = traits.styles;
  const [kind = "", otherKind = ""] = item.kind?.what ?? [];
  const isNew = (material: string) =>
    !item.name.toLowerCase().includes(material);
  return {
    size,
    technique,
    kind,
    otherKind,
    colors: colorPhrase(traits.colors),
    material: materials.find(isNew) ?? "",
    style: style === undefined ? "" : `${style} Style`,
    handmade: handmade ? "Handmade" : "",
  };
}

/** Up to three titles: the name first, then traits, without repeated words. */
export function titlesOf(piece: Piece): string[] {
  const { item, traits, materials } = piece;
  const {
    size,
    colors,
    material,
    technique,
    style,
    kind,
    otherKind,
    handmade,
  } = titleParts(piece);
  const start =
    item.isNamed || colors === "" ? item.title : `${item.title} in ${colors}`;
  // A color and a material stay apart: "Brown Linseed Oil" would say that the
  // oil is brown.
  const variants = [
    compose(start, [colors], [size || material || technique || style]),
    compose(start, [material || technique || style], [size || colors]),
    compose(start, [technique || style], [colors || material]),
    compose(start, [style], [colors]),
    compose(start, [kind], [colors]),
    compose(item.title, [traits.colors[0] ?? ""], [otherKind]),
    compose(item.title, [materials.at(-1) ?? handmade], []),
    compose(item.title, [handmade], []),
    compose(item.title, [kind], []),
    compose(item.title, [], []),
  ];
  return [...new Set(variants)].slice(0, 3);
}

/** At most two colors: "Brown and White". */
function colorPhrase(colors: string[]): string {
  return colors.slice(0, 2).join(" and ");
}

/** The name and two groups of traits, with a comma before each group. */
function compose(
  name: string,
  ...groups: [first: string[], second: string[]]
): string {
  let title = name.replace(disallowed, "");
  for (const group of groups) {
    let separator = ", ";
    for (const each of group) {
      const trait = each.replace(disallowed, "").trim();
      if (trait === "" || repeatsWord(title, trait)) continue;
      const longer =
        title +
        separator +
        (/^\d/.test(trait) ? trait : titleCase(capitalize(trait)));
      if (
        longer.length > maxTitleLength ||
        longer.split(/\s+/).length > maxTitleWords
      )
        continue;
      title = longer;
      separator = " ";
    }
  }
  const clean = withSignsOnce(title.replace(disallowed, "")).trim();
  return clean === clean.toUpperCase() ? clean.toLowerCase() : clean;
}

/** Etsy takes each of these signs once in a title. */
function withSignsOnce(title: string): string {
  return [..."%:&+"].reduce((text, sign) => {
    const [start = "", ...rest] = text.split(sign);
    return rest.length === 0 ? text : `${start}${sign}${rest.join("")}`;
  }, title);
}

function repeatsWord(title: string, trait: string): boolean {
  const words = new Set(wordsOf(title));
  return wordsOf(trait).some((word) => words.has(word) && word !== "and");
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
}

type Facet =
  | "what"
  | "style"
  | "material"
  | "technique"
  | "color"
  | "occasion"
  | "recipient"
  | "use"
  | "place";
type Tag = { tag: string; facet: Facet };

const maxTagLength = 20;
const maxTags = 20;

/**
 * At most twenty, those made of facts first; where little is known, few.
 * `usedTerms` are attribute values, materials and the category, which Etsy
 * searches anyway.
 */
export function tagsOf(piece: Piece, usedTerms: string[]): Tag[] {
  const groups = [...ownTags(piece), ...combinedTags(piece), kindTags(piece)];
  const seen = new Set(usedTerms.map(tagRoot));
  const tags: Tag[] = [];
  for (
    let round = 0;
    round < Math.max(...groups.map(([, phrases]) => phrases.length));
    round += 1
  ) {
    for (const [facet, phrases] of groups) {
      const tag = toTag(phrases[round] ?? "");
      if (tag === null || seen.has(tagRoot(tag))) continue;
      seen.add(tagRoot(tag));
      tags.push({ tag, facet });
    }
  }
  return tags.slice(0, maxTags);
}

type Group = [facet: Facet, phrases: string[]];

function ownTags({ facts, item, traits, materials, handmade }: Piece): Group[] {
  const { noun } = item;
  return [
    ["what", item.isNamed ? namePhrases(item.name) : []],
    [
      "material",
      materials
        .filter((each) => each !== noun && isPlain(each))
        .map((material) => `${material} ${noun}`),
    ],
    [
      "technique",
      [...traits.techniques, ...(handmade ? ["handmade"] : [])].map(
        (technique) => `${technique} ${noun}`,
      ),
    ],
    ["style", traits.styles.map((style) => `${style} ${noun}`)],
    [
      "color",
      traits.colors
        .slice(0, 2)
        .map((color) => `${color} ${item.isNamed ? noun : "tones"}`),
    ],
    ["recipient", audiencePhrases(facts.audience)],
    ["occasion", traits.occasions.map((occasion) => `${occasion} ${noun}`)],
    ["place", traits.rooms.map((room) => `${room} ${noun}`)],
  ];
}

/**
 * What is known, two by two. No color stands before a material: "white gold"
 * would be another one.
 */
function combinedTags({ item, traits, materials, details }: Piece): Group[] {
  const head = item.noun.split(" ").at(-1) ?? item.noun;
  const plain = materials.filter(isPlain);
  const [main = "", ...others] = plain;
  const sizes = (details.size ?? "")
    .split(/,|\band\b/u)
    .map((size) => size.trim());
  const made = [...traits.techniques, ...traits.styles];
  const pause = ["", ""];
  return [
    [
      "material",
      [
        ...pause,
        ...plain.map((material) => `${material} ${head}`),
        ...others.map((material) => `${main} and ${material}`),
      ],
    ],
    [
      "color",
      [
        ...pause,
        ...traits.colors.slice(0, 2).map((color) => `${color} ${head}`),
      ],
    ],
    [
      "technique",
      [
        ...pause,
        ...made.flatMap((trait) => [
          `${trait} ${head}`,
          main && `${trait} ${main}`,
        ]),
      ],
    ],
    [
      "what",
      [
        ...pause,
        ...sizes.flatMap((size) => (size === "" ? [] : [`${size} ${head}`])),
      ],
    ],
  ];
}

/** What is true of every piece of the kind, behind all that is known of it. */
function kindTags({ item }: Piece): Group {
  const pause = ["", "", ""];
  return ["what", [...pause, ...(item.kind?.what ?? [])]];
}

/** Whether a tag can name the material without making a claim. */
function isPlain(material: string): boolean {
  return material.split(" ").length <= 2 && !material.match(claimTerms);
}

/**
 * The name, and the last three and two words of what stands before "with" or
 * "for".
 */
function namePhrases(name: string): string[] {
  const words = beforePreposition(name).split(" ");
  const lastWords = [3, 2]
    .filter((count) => words.length > count)
    .map((count) => words.slice(-count).join(" "));
  return [name, words.join(" "), ...lastWords];
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
    .map((part) =>
      part.replace(/\b(?:gifts?|for|people who|anyone|who)\b/gi, " ").trim(),
    )
    .filter((part) => part !== "" && part.split(/\s+/).length <= 3)
    .map(
      (part) =>
        plainRecipients.find(([pattern]) => pattern.test(part))?.[1] ??
        `${part.replace(/(?<=[^s\s])s$/i, "")} gift`,
    )
    .slice(0, 3);
}

function toTag(phrase: string): string | null {
  const tag = phrase
    .toLocaleLowerCase("en")
    .normalize("NFC")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{Nd}\p{Zs}'-]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s'-]+|\s+$/g, "");
  return tag === "" || tag.length > maxTagLength || !/[\p{L}\p{Nd}]/u.test(tag)
    ? null
    : tag;
}

/** The same for singular and plural, and for any order of the words. */
function tagRoot(tag: string): string {
  const words = tag
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.replace(/(?<=[^s])s$/, ""));
  return words.sort().join(" ");
}
