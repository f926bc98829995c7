import type { SellerWords } from "@/lib/listings/complete/seller-text";

/** What the model is told of the form: the fields that say something of the product. */
export function sellerFacts({ titleStyle: _, ...form }: SellerWords) {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined && value.length > 0));
}
