import { fields, type GeneratedListing, type ListingField, listingFields } from "@/lib/listings/fields";
import { makeListing } from "@/lib/listings/map-fields";
import { splitList } from "@/lib/listings/read-values";

const fieldNamed = (name: string): ListingField | undefined =>
  listingFields.find((key) => fields[key].heading.test(name.trim()));

/** A line that names a field: "Tags: a, b", or the name alone. */
function headingOf(line: string): { field: ListingField; rest: string } | undefined {
  const colon = line.indexOf(":");
  const field = fieldNamed(colon < 0 ? line : line.slice(0, colon));
  return field && { field, rest: colon < 0 ? "" : line.slice(colon + 1).trim() };
}

const looksLikeTags = (paragraph: string): boolean => {
  const entries = splitList(paragraph);
  return entries.length >= 4 && entries.every((entry) => entry.length <= 40) && !/[.!?](?:\s|$)/.test(paragraph);
};

function readUnnamed(text: string): Partial<Record<ListingField, string>> {
  const [title = "", ...lines] = text.trim().split("\n");
  const paragraphs = lines.join("\n").split(/\n\s*\n/);
  const tags = paragraphs.find((paragraph) => looksLikeTags(paragraph)) ?? "";
  const description = paragraphs.filter((paragraph) => paragraph !== tags).join("\n\n");
  return { title: title.trim(), tags, description: description.trim() };
}

function readNamed(text: string): Partial<Record<ListingField, string>> {
  const found: Partial<Record<ListingField, string>> = {};
  let current: ListingField = "title";
  for (const line of text.split("\n")) {
    const heading = headingOf(line);
    if (heading) current = heading.field;
    found[current] = `${found[current] ?? ""}\n${heading ? heading.rest : line}`;
  }
  return found;
}

/**
 * Finds the fields in a pasted listing. Lines such as "Tags:" name them; without any, the first line is the title, a
 * paragraph of short entries the tags, and the rest the description.
 */
export function readPastedListing(pasted: string): GeneratedListing {
  const text = pasted.replaceAll("\r\n", "\n");
  const isNamed = text.split("\n").some((line) => headingOf(line));
  const found = isNamed ? readNamed(text) : readUnnamed(text);
  return makeListing((key) => fields[key].parse(found[key] ?? ""));
}
