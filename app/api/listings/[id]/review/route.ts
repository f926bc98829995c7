import { userRoute } from "@/lib/http/route";
import { parseListingId } from "@/lib/listings/require-listing";
import { reviewStoredListing } from "@/lib/listings/review/review-stored-listing";

export const POST = userRoute<{ id: string }>(({ params, user }) =>
  reviewStoredListing(user.id, parseListingId(params.id)),
);
