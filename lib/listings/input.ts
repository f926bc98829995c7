import type { ListingForm } from "@/lib/listings/schema";

/** The form as far as it is filled in. */
export type ListingInput = { [Field in keyof ListingForm]?: ListingForm[Field] | undefined };

/** All that the seller typed, as one text. */
export function inputText(form: ListingInput): string {
  const { productName, materials, styleDesign, colors, audience, extraDetails } = form;
  return [productName, materials, styleDesign, colors?.join(", "), audience, extraDetails].filter(Boolean).join("\n");
}

/** What the model is told of the form: the fields that say something of the product. */
export function promptFacts({ titleStyle: _, ...form }: ListingInput) {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined && value.length > 0));
}

const fields = {
  product: "productName",
  materials: "materials",
  details: "extraDetails",
  style: "styleDesign",
} as const;
const label = /(?:^|,\s*)(Product|Materials|Details|Style):/giu;

/** "Product: cup, Materials: clay, …" as fields of the form; text without a label is a detail. */
export function parseProductDescription(text: string): ListingInput {
  const [before = "", ...parts] = text.split(label);
  const form: ListingInput = before.trim() ? { extraDetails: before.trim() } : {};
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const name = parts[i]?.toLowerCase() ?? "";
    const value = parts[i + 1]?.trim();
    if (name in fields && value) form[fields[name as keyof typeof fields]] = value;
  }
  return form;
}
