import type { ListingForm } from "@/lib/listings/schema";

/** The form as far as it is filled in. */
export type SellerWords = { [Field in keyof ListingForm]?: ListingForm[Field] | undefined };

/** All that the seller typed, as one text. */
export function sellerText(form: SellerWords): string {
  const { productName, materials, styleDesign, colors, audience, extraDetails } = form;
  return [productName, materials, styleDesign, colors?.join(", "), audience, extraDetails].filter(Boolean).join("\n");
}
