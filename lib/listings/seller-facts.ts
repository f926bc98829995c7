import type { ListingForm } from "@/lib/listings/schema";

/** The form as far as it is filled in. */
export type SellerForm = { [Field in keyof ListingForm]?: ListingForm[Field] | undefined };

/** What the model is told of the form: the fields that say something. */
export function sellerFacts(form: SellerForm) {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined && value.length > 0));
}
