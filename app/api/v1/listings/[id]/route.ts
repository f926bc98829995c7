import { keyRoute } from "@/lib/http/key-route";
import { parseListingId, requireListing } from "@/lib/listings/require-listing";
import { etagOf, toPublicListing } from "@/lib/public-api/listings";

export const GET = keyRoute<{ id: string }>("read", async ({ params, user }) => {
  const listing = await requireListing(user.id, parseListingId(params.id));
  return Response.json(toPublicListing(listing), { headers: { ETag: etagOf(listing) } });
});
