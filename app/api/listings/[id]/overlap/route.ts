import { userRoute } from "@/lib/http/route";
import { listOverlaps } from "@/lib/listings/history/list-history";
import { parseListingId } from "@/lib/listings/require-listing";

export const GET = userRoute<{ id: string }>(({ params, user }) =>
  listOverlaps(user.id, parseListingId(params.id)),
);
