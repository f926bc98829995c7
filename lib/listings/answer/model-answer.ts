import { z } from "zod";
import {
  type Attribute,
  type Category,
  categoryValues,
  colors,
  type Fact,
  factSchema,
  type GeneratedListing,
} from "@/lib/listings/schema";

/** What a tag is about; thirteen tags should cover several of these. */
export const tagFacets = [
  "what",
  "style",
  "material",
  "technique",
  "color",
  "occasion",
  "recipient",
  "use",
  "place",
] as const;

/**
 * What the model is asked for, in the order it writes it: facts first, copy out of the facts.
 * Lengths and counts are not enforced by the provider; `normalizeListing` and the rules enforce them.
 */
export const modelAnswerSchema = z.object({
  facts: z.array(factSchema),
  unknown: z.array(z.string()),
  titles: z.array(z.string()),
  description: z.string(),
  tags: z.array(z.object({ tag: z.string(), facet: z.enum(tagFacets) })),
  materials: z.array(z.string()),
  altText: z.string(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  category: z.enum(categoryValues),
  categoryPath: z.string(),
  claimsNeedingProof: z.array(z.string()),
});
export type ModelAnswer = z.output<typeof modelAnswerSchema>;

/** What "Auto-fill from image" asks for: the form, as far as the photo tells it. */
export const photoReadingSchema = z.object({
  productName: z.string(),
  materials: z.string(),
  styleDesign: z.string(),
  colors: z.array(z.enum(colors)),
  audience: z.string(),
  category: z.enum(categoryValues),
  extraDetails: z.string(),
});
export type PhotoReading = z.output<typeof photoReadingSchema>;

/** More entries than any field has use for. */
const maxEntries = 60;

/** A model's answer as far as it could be read: whatever is missing or of another shape is empty. */
export type ParsedAnswer = Omit<ModelAnswer, "category"> & { category: Category | null };

type Entries = Record<string, unknown>;

const toObject = (value: unknown): Entries =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Entries) : {};

const toText = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" && Number.isFinite(value) ? String(value) : "";

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, maxEntries) : []);

const toTexts = (value: unknown): string[] =>
  typeof value === "string" ? value.split(/[,\n]/u, maxEntries) : toList(value).map(toText).filter(Boolean);

function toAttributes(value: unknown): Attribute[] {
  return toList(value).map((entry) => {
    const { name, value: held } = toObject(entry);
    return { name: toText(name), value: Array.isArray(held) ? toList(held).map(toText).join(", ") : toText(held) };
  });
}

function toFacts(value: unknown): Fact[] {
  return toList(value).map((entry) => {
    const { name, value: held, source } = toObject(entry);
    return { name: toText(name), value: toText(held), source: source === "seller" ? "seller" : "photo" };
  });
}

function toTagCandidates(value: unknown): ModelAnswer["tags"] {
  const entries = typeof value === "string" ? toTexts(value) : toList(value);
  return entries.map((entry) => {
    if (typeof entry === "string") return { tag: entry, facet: "what" };
    const { tag, facet } = toObject(entry);
    return { tag: toText(tag), facet: tagFacets.find((known) => known === facet) ?? "what" };
  });
}

/** Reads anything, also half of an answer. Never throws. */
export function parseAnswer(input: unknown): ParsedAnswer {
  const answer = toObject(input);
  const titles = toTexts(Array.isArray(answer.titles) ? answer.titles : [answer.title]);
  return {
    facts: toFacts(answer.facts),
    unknown: toTexts(answer.unknown),
    titles,
    description: toText(answer.description),
    tags: toTagCandidates(answer.tags),
    materials: toTexts(answer.materials),
    altText: toText(answer.altText),
    attributes: toAttributes(answer.attributes),
    category: categoryValues.find((category) => category === answer.category) ?? null,
    categoryPath: toText(answer.categoryPath),
    claimsNeedingProof: toTexts(answer.claimsNeedingProof),
  };
}

/** The six fields of a listing out of anything, unrepaired. */
export function parseListing(input: unknown): GeneratedListing {
  const { title } = toObject(input);
  const { titles, description, tags, materials, altText, attributes } = parseAnswer(input);
  return {
    title: toText(title) || (titles[0] ?? ""),
    description,
    tags: tags.map((candidate) => candidate.tag),
    materials,
    altText,
    attributes,
  };
}
