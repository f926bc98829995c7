import { type ModelAnswer, tagFacets } from "@/lib/listings/answer/model-answer";
import { type Attribute, type Category, categoryValues, type Fact, type GeneratedListing } from "@/lib/listings/schema";

/** More entries than any field has use for. */
const mostEntries = 60;

/** A model's answer as far as it could be read: whatever is missing or of another shape is empty. */
export type LooseAnswer = Omit<ModelAnswer, "category"> & { category: Category | null };

type Entries = Record<string, unknown>;

const asObject = (value: unknown): Entries =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Entries) : {};

const asText = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" && Number.isFinite(value) ? String(value) : "";

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, mostEntries) : []);

const asTexts = (value: unknown): string[] =>
  typeof value === "string" ? value.split(/[,\n]/u, mostEntries) : asList(value).map(asText).filter(Boolean);

function asAttributes(value: unknown): Attribute[] {
  return asList(value).map((entry) => {
    const { name, value: held } = asObject(entry);
    return { name: asText(name), value: Array.isArray(held) ? asList(held).map(asText).join(", ") : asText(held) };
  });
}

function asFacts(value: unknown): Fact[] {
  return asList(value).map((entry) => {
    const { name, value: held, source } = asObject(entry);
    return { name: asText(name), value: asText(held), source: source === "seller" ? "seller" : "photo" };
  });
}

function asCandidates(value: unknown): ModelAnswer["tags"] {
  const entries = typeof value === "string" ? asTexts(value) : asList(value);
  return entries.map((entry) => {
    if (typeof entry === "string") return { tag: entry, facet: "what" };
    const { tag, facet } = asObject(entry);
    return { tag: asText(tag), facet: tagFacets.find((known) => known === facet) ?? "what" };
  });
}

/** Reads anything, also half of an answer. Never throws. */
export function readAnswer(input: unknown): LooseAnswer {
  const answer = asObject(input);
  const titles = asTexts(Array.isArray(answer.titles) ? answer.titles : [answer.title]);
  return {
    facts: asFacts(answer.facts),
    unknown: asTexts(answer.unknown),
    titles,
    description: asText(answer.description),
    tags: asCandidates(answer.tags),
    materials: asTexts(answer.materials),
    altText: asText(answer.altText),
    attributes: asAttributes(answer.attributes),
    category: categoryValues.find((category) => category === answer.category) ?? null,
    categoryPath: asText(answer.categoryPath),
    claimsNeedingProof: asTexts(answer.claimsNeedingProof),
  };
}

/** The six fields of a listing out of anything, unrepaired. */
export function readListing(input: unknown): GeneratedListing {
  const { title } = asObject(input);
  const { titles, description, tags, materials, altText, attributes } = readAnswer(input);
  return {
    title: asText(title) || (titles[0] ?? ""),
    description,
    tags: tags.map((candidate) => candidate.tag),
    materials,
    altText,
    attributes,
  };
}
