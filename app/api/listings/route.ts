import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { importListing } from "@/lib/listings/import/import-listing";
import { importedListingSchema } from "@/lib/listings/import/schema";

export const POST = userRoute(async ({ request, user }) => {
  const { listing, isNew } = await importListing(
    user.id,
    await readJson(request, importedListingSchema),
  );
  return Response.json(listing, { status: isNew ? 201 : 200 });
});
