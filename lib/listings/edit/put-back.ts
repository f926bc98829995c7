import { addPair, type FieldText } from "@/lib/listing-text/check/field-texts";
import { fields } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { applyToField, fieldText } from "@/lib/listing-text/fields/map-fields";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { addDetail, snippetsStart } from "@/lib/listings/edit/add-detail";

type Patch = Partial<GeneratedListing>;
type Context = { snippets: readonly string[]; language: Language | null };

/**
 * What changes when a text that was taken out comes back, as it was written:
 * where it stood is not known. Null when its field has no room for it.
 */
export function putBack(
  listing: GeneratedListing,
  { field, text }: FieldText,
  context: Context,
): Patch | null {
  const { kind } = fields[field];
  switch (kind.type) {
    case "heading":
      return { [field]: text };
    case "line":
      return { [field]: `${fieldText(listing, field)} ${text}`.trim() };
    case "paragraphs":
      return { [field]: withSentence(listing.description, text, context) };
    case "tags":
    case "list":
      return withEntry(listing, { field, text }, kind.slots);
    case "pairs":
      return addPair(listing, { field, text });
  }
}

/** A sentence as a paragraph before the snippets; a note under Details. */
function withSentence(
  description: string,
  text: string,
  context: Context,
): string {
  if (!/[.!?。！？]["”»')]?$/u.test(text))
    return addDetail(description, text, context);
  const end = snippetsStart(description, context.snippets);
  return [description.slice(0, end).trimEnd(), text, description.slice(end)]
    .filter((part) => part !== "")
    .join("\n\n");
}

const withEntry = (
  listing: GeneratedListing,
  { field, text }: FieldText,
  slots: number,
): Patch | null =>
  applyToField(listing, field, ({ entries }, value) => {
    const all = entries(value);
    return all.length < slots ? { [field]: [...all, text] } : null;
  });
