import { userRoute } from "@/lib/http/route";
import { deleteListing } from "@/lib/listings/delete-listing";
import { parseListingId } from "@/lib/listings/parse-listing-id";

export const DELETE = userRoute<{ id: string }>(async ({ params, user }) => {
  await deleteListing(user.id, parseListingId(params.id));
  return { message: "Listing deleted" };
});
