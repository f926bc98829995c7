import { readListingPublication } from "@/lib/etsy/proposal/propose-draft";
import { userRoute } from "@/lib/http/route";
import { parseListingId } from "@/lib/listings/require-listing";

export const GET = userRoute<{ id: string }>(({ params, user }) =>
  readListingPublication({
    userId: user.id,
    listingId: parseListingId(params.id),
  }),
);
