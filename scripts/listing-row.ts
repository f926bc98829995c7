import { inputText } from "@/lib/listing-text/fields/input";
import { generatedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import { totalOf } from "@/lib/listing-text/score/score";
import { seedListings } from "./seed-listings";

/** The columns of one of the seed's listings, by turns. */
export function listingRow(number: number) {
  const listing = seedListings[number % seedListings.length];
  if (!listing) throw new Error("there are no listings to seed with");
  const { form, facts, missing } = listing;
  const results = generatedListingSchema.parse(listing.results);
  const bill = {
    writer: "sample-writer",
    promptVersion: "listing-v2",
    inputTokens: 1_200,
    outputTokens: 900,
  };
  const score = totalOf(results, {
    ...form,
    facts,
    sellerText: inputText(form),
  });
  return {
    ...form,
    results,
    score,
    facts,
    missing,
    ...bill,
    durationMs: 4_200,
  };
}
