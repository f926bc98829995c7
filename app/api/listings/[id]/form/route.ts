import { userRoute } from "@/lib/http/route";
import { parseListingId, requireForm } from "@/lib/listings/require-listing";

export const GET = userRoute<{ id: string }>(({ params, user }) =>
  requireForm(user.id, parseListingId(params.id)),
);
