import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { deleteListing } from "@/lib/listings/delete-listings";
import { saveEdit } from "@/lib/listings/edit/save-edit";
import { type Conflict, listingEditSchema } from "@/lib/listings/edit/schema";
import { parseListingId, requireListing } from "@/lib/listings/require-listing";
import { limit } from "@/lib/resilience/rate-limit";

type Params = { id: string };

export const GET = userRoute<Params>(({ params, user }) =>
  requireListing(user.id, parseListingId(params.id)),
);

export const PATCH = userRoute<Params>(async ({ request, params, user }) => {
  const id = parseListingId(params.id);
  await limit("edit", String(user.id), { points: 240, seconds: 60 });
  const edit = await readJson(request, listingEditSchema);
  const { isSaved, listing } = await saveEdit(user.id, id, edit);
  if (isSaved) return listing;
  const message =
    "This listing was changed elsewhere in the meantime. None of your work is lost.";
  return Response.json(
    { code: "conflict", message, current: listing } satisfies Conflict,
    { status: 409 },
  );
});

export const DELETE = userRoute<Params>(async ({ params, user }) => {
  await deleteListing(user.id, parseListingId(params.id));
  return { message: "Listing deleted" };
});
