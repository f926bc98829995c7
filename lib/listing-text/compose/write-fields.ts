import { categoryNames } from "@/lib/listing-text/compose/category-names";
import { completeDescription } from "@/lib/listing-text/compose/complete-description";
import {
  chooseAttributes,
  completeAltText,
  completeTags,
  completeTitles,
} from "@/lib/listing-text/compose/complete-fields";
import { completeMaterials } from "@/lib/listing-text/compose/complete-materials";
import { completeOptional } from "@/lib/listing-text/compose/complete-optional";
import type { Sources } from "@/lib/listing-text/compose/sources";
import type { Category } from "@/lib/listing-text/fields/listing-choices";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { makeListing } from "@/lib/listing-text/fields/map-fields";
import { fieldRules } from "@/lib/listing-text/rules/rules";

/** The fields, each with what is wrong in the answer's. */
export function writeFields(sources: Sources, category: Category | null) {
  const titles = completeTitles(sources);
  const [title = ""] = titles.titles;
  const description = completeDescription(sources, title);
  const altText = completeAltText(sources, title);
  const { materials, ...material } = completeMaterials(sources);
  const { attributes, ...attribute } = chooseAttributes(sources);
  const optional = completeOptional(sources);
  const tags = completeTags(sources, title, [
    ...categoryNames(category),
    ...materials,
    ...attributes.map(({ value }) => value),
  ]);
  const listing = normalizedListing({
    title,
    description: description.text,
    materials,
    attributes,
    tags: tags.tags,
    altText: altText.text,
    ...optional.values,
  });
  const faults = {
    title: titles.faults,
    altText: altText.fault ? [altText.fault] : [],
    attributes: attribute.faults,
    materials: material.faults,
    optional: optional.faults,
    tags: tags.faults,
  };
  return { titles, description, altText, tags, listing, faults };
}

const normalizedListing = (completed: GeneratedListing): GeneratedListing =>
  makeListing((key) => fieldRules[key].normalize(completed[key]));
