import { categoryTerms } from "../lexicon/categories";
import { claimTerms } from "../lexicon/terms";
import type { OtherLanguage } from "../lexicon/translations";
import type { Said } from "./citations";
import { altTextOf, descriptionOf, unknownOf } from "./description";
import { factsOf } from "./facts";
import { writeInLanguage } from "./in-language";
import type { Photo } from "./photo";
import { describePiece, type Piece } from "./piece";
import type { SellerFacts } from "./seller-facts";
import { capitalize, joinWithAnd, truncateAtWord } from "./text";
import { tagsOf, titlesOf } from "./titles-and-tags";

/**
 * A listing that says nothing but what the seller said and what was measured in
 * the photo. English without a language.
 */
export function writeListing(
  facts: SellerFacts,
  photo: Photo | null,
  language: OtherLanguage | null = null,
) {
  const piece = describePiece(facts, photo);
  const english = { ...writeEnglish(piece, facts), said: noWords };
  return language === null
    ? english
    : { ...english, ...writeInLanguage(piece, language, { isOwn: true }) };
}

const noWords: readonly Said[] = [];

function writeEnglish(piece: Piece, facts: SellerFacts) {
  const { item, materials, photo } = piece;
  const attributes = attributesOf(piece);
  const { label } = categoryTerms[item.category];
  return {
    facts: factsOf(piece, photo === null ? [] : [{ number: 1, photo }]),
    item: item.isNamed ? item.name : "",
    unknown: unknownOf(piece),
    titles: titlesOf(piece),
    description: descriptionOf(piece),
    tags: tagsOf(piece, [
      label,
      ...materials,
      ...attributes.map(({ value }) => value),
    ]),
    materials,
    altText: altTextOf(piece),
    attributes,
    personalization: personalizationOf(piece),
    category: item.category,
    categoryPath: item.kind?.path ?? label,
    claimsNeedingProof: claimsIn([
      facts.productName,
      facts.materials,
      facts.styleDesign,
      ...facts.remarks,
    ]),
  };
}

function claimsIn(texts: string[]): string[] {
  return [
    ...new Set(
      (texts.join("\n").match(claimTerms) ?? []).map((claim) =>
        claim.toLowerCase(),
      ),
    ),
  ];
}

type Attribute = { name: string; value: string };

/** Etsy's color filter has fewer names than the form. */
const etsyColors: Record<string, string> = {
  Teal: "Blue",
  Turquoise: "Blue",
  Navy: "Blue",
  Burgundy: "Red",
  Cream: "Beige",
  Multicolored: "Rainbow",
};

const maxSizeLength = 45;

/** The attributes that are known, with Etsy's names. */
function attributesOf({ traits, materials, details }: Piece): Attribute[] {
  const [primary, secondary] = [
    ...new Set(traits.colors.map((color) => etsyColors[color] ?? color)),
  ];
  const values: [name: string, value: string | undefined][] = [
    ["Primary color", primary],
    ["Secondary color", secondary],
    ["Material", materials[0]],
    ["Style", traits.styles[0]],
    ["Occasion", traits.occasions[0]],
    ["Room", traits.rooms[0]],
    ["Craft type", traits.techniques[0]],
    [
      "Size",
      details.size !== null && details.size.length <= maxSizeLength
        ? details.size
        : undefined,
    ],
    [
      "Personalization",
      details.personalization === null ? undefined : "Available",
    ],
  ];
  return values.flatMap(([name, value]) =>
    value === undefined
      ? []
      : [{ name, value: capitalize(value.replace(/[()]/g, " ").trim()) }],
  );
}

const offersPersonalization =
  /\b(?:personali[sz](?:e|ed|able|ation|ing)|customi[sz](?:e|ed|able|ation|ing)|custom (?:name|text|initials)|monogram(?:med|ming)?|your (?:name|initials))\b/i;
const deniesPersonalization = /\b(?:no|not|cannot|can't|without)\b/i;
/** What buyers can be asked for, the most exact first. */
const personalizationQuestions: [pattern: RegExp, question: string][] = [
  [/\b(?:initials?|monogram\w*)\b/i, "Initials"],
  [/\bnames?\b/i, "Name"],
  [/\bdates?\b/i, "Date"],
];
const maxInstructionsLength = 120;

/** Only if the seller offers it, in the seller's own words. */
function personalizationOf({
  facts,
  details,
}: Piece): { question: string; instructions: string } | null {
  const texts = [
    details.personalization ?? "",
    facts.productName,
    facts.styleDesign,
  ];
  const offer = texts.find(
    (text) =>
      offersPersonalization.test(text) && !deniesPersonalization.test(text),
  );
  if (offer === undefined) return null;
  const question =
    personalizationQuestions.find(([pattern]) => pattern.test(offer))?.[1] ??
    "Personalization";
  if (offer !== details.personalization) return { question, instructions: "" };
  const calm = offer.replace(
    /\p{Lu}{2,}/gu,
    (word) => word.charAt(0) + word.slice(1).toLocaleLowerCase("en"),
  );
  const text = truncateAtWord(
    calm.replace(/^[^\p{L}\p{Nd}]+/u, ""),
    maxInstructionsLength,
  );
  return { question, instructions: capitalize(text) };
}

/**
 * The form, completed from the photo: only its colors can be read. What the
 * seller typed stays.
 */
export function readPhoto(facts: SellerFacts, photo: Photo | null) {
  const { item, materials, traits } = describePiece(facts, photo);
  const { colors } = traits;
  return {
    productName: facts.productName || nameByColors(colors),
    materials: materials.join(", "),
    styleDesign: facts.styleDesign,
    colors,
    audience: facts.audience,
    category: item.category,
    extraDetails: facts.remarks.join(". "),
  };
}

function nameByColors(colors: string[]): string {
  const names = joinWithAnd(colors.slice(0, 2));
  return names === "" ? "Piece" : `Piece in ${names.toLowerCase()}`;
}
