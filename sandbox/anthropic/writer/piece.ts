import {
  falseFriends,
  materialTerms,
  occasionTerms,
  roomTerms,
  styleTerms,
  techniqueTerms,
} from "../lexicon/terms";
import { type Item, itemOf } from "./item";
import type { Photo } from "./photo";
import type { SellerFacts } from "./seller-facts";

/**
 * What is known of the piece: what the seller said, and what was measured in
 * the photo.
 */
export type Piece = {
  facts: SellerFacts;
  photo: Photo | null;
  item: Item;
  materials: string[];
  traits: Traits;
  details: Details;
  /** The seller's words that say so, or "". */
  handmade: string;
};

export function describePiece(facts: SellerFacts, photo: Photo | null): Piece {
  return {
    facts,
    photo,
    item: itemOf(facts),
    materials: materialsOf(facts),
    traits: traitsOf(facts, photo),
    details: detailsOf(facts),
    handmade: handmadeIn(facts),
  };
}

function handmadeIn({
  productName,
  styleDesign,
  remarks,
}: SellerFacts): string {
  const text = withoutDenials(
    [productName, styleDesign, ...remarks].join("\n"),
  );
  return /\bhand[- ]?(?:made|crafted)\b/i.exec(text)?.[0] ?? "";
}

/** "Not a candle, no gold" says nothing of what the piece is. */
function withoutDenials(text: string): string {
  return text.replace(/\b(?:no|not|never|without|isn't|non)\b[^,.;\n]*/gi, " ");
}

/** Etsy's limits: characters of a material, materials of a listing. */
const maxMaterialLength = 45;
const maxMaterials = 13;

/**
 * Materials in Etsy's format: letters, digits and spaces. If the seller typed
 * none, those that the other fields name.
 */
function materialsOf({
  materials,
  productName,
  styleDesign,
  remarks,
}: SellerFacts): string[] {
  const stated = unique(materials.split(/[,;/&+]|\band\b/i).map(toMaterial));
  if (stated.length > 0) return stated.slice(0, maxMaterials);
  const relevant = remarks.filter((remark) =>
    /\b(?:made|crafted|cast|knit|sewn|carved) (?:of|from|with|in|out)\b/i.test(
      remark,
    ),
  );
  const text = withoutDenials(
    [productName, styleDesign, ...relevant].join(" . "),
  )
    .replace(falseFriends, " ")
    .toLowerCase();
  const found: string[] = [];
  for (const term of materialTerms) {
    const isPart = found.some((longer) => longer.includes(term));
    if (!isPart && new RegExp(`\\b${term}\\b`).test(text)) found.push(term);
  }
  return found.slice(0, maxMaterials);
}

function toMaterial(text: string): string {
  const clean = text
    .replace(/\d+\s?%/g, " ")
    .replace(/[^\p{L}\p{Nd}\p{Zs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return clean.length <= maxMaterialLength ? clean.toLocaleLowerCase("en") : "";
}

function unique(items: string[]): string[] {
  return [...new Set(items.filter((item) => /\p{L}/u.test(item)))];
}

type Traits = {
  /** From the seller, else from the photo. */
  colors: string[];
  /** Etsy's names of the styles that the seller mentioned, at most two. */
  styles: string[];
  techniques: string[];
  occasions: string[];
  rooms: string[];
};

const maxStyles = 2;

function traitsOf(facts: SellerFacts, photo: Photo | null): Traits {
  const all = [
    facts.productName,
    facts.materials,
    facts.styleDesign,
    facts.audience,
    ...facts.remarks,
  ];
  const text = withoutDenials(all.join("\n")).replace(falseFriends, " ");
  return {
    colors: facts.colors.length > 0 ? facts.colors : (photo?.colors ?? []),
    styles: termsIn(
      withoutDenials(`${facts.styleDesign}\n${facts.productName}`),
      styleTerms,
    ).slice(0, maxStyles),
    techniques: termsIn(text, techniqueTerms),
    occasions: termsIn(text, occasionTerms),
    rooms: termsIn(text, roomTerms),
  };
}

function termsIn(
  text: string,
  terms: [pattern: RegExp, term: string][],
): string[] {
  return terms.flatMap(([pattern, term]) => (pattern.test(text) ? [term] : []));
}

/**
 * The answers to buyers' usual questions, in the seller's words; null when the
 * seller gave none.
 */
type Details = {
  size: string | null;
  care: string | null;
  included: string | null;
  processing: string | null;
  personalization: string | null;
  /** All other remarks. */
  other: string[];
};

const number = String.raw`\d{1,5}(?:[.,]\d{1,3})?`;
const unit = String.raw`(?:cm|mm|inch(?:es)?|in|ft|feet|fl\.? ?oz|oz|ounces?|ml|l|liters?|grams?|g|kg|lbs?|pounds?)(?![\p{L}\p{N}])|"`;
const measurePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${number}(?:\s?(?:x|×|by)\s?${number}){0,2}[\s-]?(?:${unit})(?:\s(?:wide|tall|long|high|deep|thick|across|in diameter)\b)?`,
  "giu",
);
const namedSizePattern =
  /\b(?:one size|[Ss]izes? (?:[XSML\d][\w-]*(?:(?:,| to| and|\/)? ?[XSML\d][\w-]*)*))/g;

const detailPatterns: [
  detail: "care" | "included" | "processing" | "personalization",
  pattern: RegExp,
][] = [
  [
    "processing",
    /\b(?:made to order|ready to ship|ships? (?:in|within)|processing|(?:business|working) days|(?:made|ready|sent|ships?) (?:in|within) \d|takes? .{0,20}(?:days|weeks)|weeks? to make)\b/i,
  ],
  [
    "personalization",
    /\b(?:personali[sz]\w*|customi[sz]\w*|custom (?:order|name|text|made)|engrav(?:e|ing)|monogram\w*|your (?:name|initials))\b/i,
  ],
  [
    "included",
    /\b(?:includes?|included|comes? (?:with|in)|set of|pack of|you (?:will )?(?:get|receive))\b/i,
  ],
  [
    "care",
    /\b(?:hand[- ]?wash|wash|dishwasher|microwave|wipe|dry clean|iron|care|clean with|keep (?:dry|away)|polish)\b/i,
  ],
];

function detailsOf({ productName, remarks }: SellerFacts): Details {
  const details: Details = {
    size: null,
    care: null,
    included: null,
    processing: null,
    personalization: null,
    other: [],
  };
  for (const remark of remarks) {
    const detail = detailPatterns.find(([, pattern]) =>
      pattern.test(remark),
    )?.[0];
    if (detail !== undefined)
      details[detail] =
        details[detail] === null ? remark : `${details[detail]}. ${remark}`;
    else if (
      /[\p{L}\p{N}]/u.test(
        remark.replace(measurePattern, "").replace(namedSizePattern, ""),
      )
    )
      details.other.push(remark);
  }
  const all = [productName, ...remarks].join("\n");
  const sizes = [
    ...(all.match(measurePattern) ?? []),
    ...(all.match(namedSizePattern) ?? []),
  ].map((size) => size.trim());
  const size = [...new Set(sizes)].slice(0, 4).join(", ");
  const setSize =
    /\b(?:set|pair|pack) of \d{1,3}\b/i.exec(productName)?.[0] ?? null;
  return {
    ...details,
    size: size || null,
    included: details.included ?? setSize,
  };
}
