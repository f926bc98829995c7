import "server-only";
import { aiDeadline } from "@/lib/ai/call-model";
import { AppError } from "@/lib/errors";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { requireListing } from "@/lib/listings/require-listing";
import { setReview } from "@/lib/listings/review/review-data";
import { reviewTexts } from "@/lib/listings/review/review-texts";
import { storedFacts, storedTexts } from "@/lib/listings/review/stored-texts";
import { limit } from "@/lib/resilience/rate-limit";

/** Reviews take nothing from the quota, but each costs money. */
const hourly = {
  points: 20,
  seconds: 3_600,
  message:
    "You've had many listings reviewed. Please wait a while; you can still edit by hand.",
};

/**
 * Has the user's own listing reviewed, and stores how that ended. The verdicts
 * of a review before are kept where this one has none. Throws `not_found` and
 * `rate_limited`.
 */
export async function reviewStoredListing(
  userId: number,
  id: number,
): Promise<ListingAnswer> {
  const listing = await requireListing(userId, id);
  await limit("review", String(userId), hourly);
  const outcome = await reviewTexts(
    {
      facts: storedFacts(listing),
      texts: storedTexts(listing),
      language: listing.language ?? "en",
      payer: { userId },
    },
    aiDeadline(),
  );
  const { state: review } = outcome;
  const reviewed =
    review === "done"
      ? { review, verdicts: Object.fromEntries(outcome.verdicts) }
      : { review };
  if (!(await setReview(userId, id, reviewed)))
    throw new AppError("not_found", "That listing no longer exists.");
  // It may have been edited meanwhile.
  return requireListing(userId, id);
}
