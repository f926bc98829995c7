import type { SellerWords } from "@/lib/listings/complete/seller-text";

const fields = {
  product: "productName",
  materials: "materials",
  details: "extraDetails",
  style: "styleDesign",
} as const;
const label = /(?:^|,\s*)(Product|Materials|Details|Style):/giu;

/** "Product: cup, Materials: clay, …" as fields of the form; text without a label is a detail. */
export function parseProductDescription(text: string): SellerWords {
  const [before = "", ...parts] = text.split(label);
  const form: SellerWords = before.trim() ? { extraDetails: before.trim() } : {};
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const name = parts[i]?.toLowerCase() ?? "";
    const value = parts[i + 1]?.trim();
    if (name in fields && value) form[fields[name as keyof typeof fields]] = value;
  }
  return form;
}
