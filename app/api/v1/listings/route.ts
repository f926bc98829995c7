import { parseInput } from "@/lib/http/body";
import { keyRoute } from "@/lib/http/key-route";
import { listPublicListings } from "@/lib/public-api/listings";
import { listingQuerySchema } from "@/lib/public-api/schemas";

export const GET = keyRoute("read", ({ request, user }) => {
  const query = parseInput(listingQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
  return listPublicListings(user.id, query);
});
