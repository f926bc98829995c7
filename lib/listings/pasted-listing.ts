import type { GeneratedListing } from "@/lib/listings/schema";

type FieldName = keyof GeneratedListing;

const names: [FieldName, RegExp][] = [
  ["title", /^(?:listing )?title$/i],
  ["description", /^(?:listing )?description$/i],
  ["tags", /^(?:seo |13 )?tags$/i],
  ["materials", /^materials?$/i],
  ["altText", /^(?:image )?alt(?:ernative)?[ -]?text$/i],
  ["attributes", /^attributes$/i],
];

const fieldNamed = (name: string): FieldName | undefined => names.find(([, pattern]) => pattern.test(name.trim()))?.[0];

/** A line that names a field: "Tags: a, b", or the name alone. */
function headingOf(line: string): { field: FieldName; rest: string } | undefined {
  const colon = line.indexOf(":");
  const field = fieldNamed(colon < 0 ? line : line.slice(0, colon));
  return field && { field, rest: colon < 0 ? "" : line.slice(colon + 1).trim() };
}

const looksLikeTags = (paragraph: string): boolean => {
  const entries = splitList(paragraph);
  return entries.length >= 4 && entries.every((entry) => entry.length <= 40) && !/[.!?](?:\s|$)/.test(paragraph);
};

function readUnnamed(text: string): Partial<Record<FieldName, string>> {
  const [title = "", ...lines] = text.trim().split("\n");
  const paragraphs = lines.join("\n").split(/\n\s*\n/);
  const tags = paragraphs.find((paragraph) => looksLikeTags(paragraph)) ?? "";
  const description = paragraphs.filter((paragraph) => paragraph !== tags).join("\n\n");
  return { title: title.trim(), tags, description: description.trim() };
}

function readNamed(text: string): Partial<Record<FieldName, string>> {
  const found: Partial<Record<FieldName, string>> = {};
  let current: FieldName = "title";
  for (const line of text.split("\n")) {
    const heading = headingOf(line);
    if (heading) current = heading.field;
    found[current] = `${found[current] ?? ""}\n${heading ? heading.rest : line}`;
  }
  return found;
}

function readAttributes(text: string): GeneratedListing["attributes"] {
  return text.split("\n").flatMap((line) => {
    const [name = "", ...value] = line.split(":");
    return line.trim() === "" ? [] : [{ name: name.trim(), value: value.join(":").trim() }];
  });
}

/**
 * Finds the fields in a pasted listing. Lines such as "Tags:" name them; without any, the first line is the title, a
 * paragraph of short entries the tags, and the rest the description.
 */
export function readPastedListing(pasted: string): GeneratedListing {
  const text = pasted.replaceAll("\r\n", "\n");
  const isNamed = text.split("\n").some((line) => headingOf(line));
  const found = isNamed ? readNamed(text) : readUnnamed(text);
  return {
    title: (found.title ?? "").trim(),
    description: (found.description ?? "").trim(),
    tags: splitList(found.tags ?? ""),
    materials: splitList(found.materials ?? ""),
    altText: (found.altText ?? "").trim(),
    attributes: readAttributes(found.attributes ?? ""),
  };
}

/** The entries of a pasted list: by lines, commas or semicolons, as Etsy's form and its export write them. */
export function splitList(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
}
