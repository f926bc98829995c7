import { userRoute } from "@/lib/http/route";
import { listOverlaps } from "@/lib/listings/history/list-overlaps";
import { parseListingId } from "@/lib/listings/history/parse-listing-id";

export const GET = userRoute<{ id: string }>(({ params, user }) => listOverlaps(user.id, parseListingId(params.id)));
