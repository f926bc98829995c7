import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { deleteListings } from "@/lib/listings/delete-listings";
import { selectionSchema } from "@/lib/listings/history/schema";

export const POST = userRoute(async ({ request, user }) => {
  const { ids } = await readJson(request, selectionSchema);
  return { deleted: await deleteListings(user.id, ids) };
});
