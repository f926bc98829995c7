import { readPatch } from "@/lib/http/body";
import { keyRoute, patchOptions } from "@/lib/http/key-route";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { parseListingId, requireListing } from "@/lib/listings/require-listing";
import {
  admitEdit,
  editPublicListing,
  requireIfMatch,
} from "@/lib/public-api/edit-listing";
import { etagOf, matchesTag, toPublicListing } from "@/lib/public-api/listings";
import { listingPatchSchema } from "@/lib/public-api/schemas";

type Params = { id: string };

const answer = (listing: ListingAnswer) =>
  Response.json(toPublicListing(listing), {
    headers: { ETag: etagOf(listing) },
  });

export const GET = keyRoute<Params>(
  "read",
  async ({ request, params, user }) => {
    const listing = await requireListing(user.id, parseListingId(params.id));
    const known = request.headers.get("if-none-match");
    if (known === null || !matchesTag(known, etagOf(listing)))
      return answer(listing);
    return new Response(null, {
      status: 304,
      headers: { ETag: etagOf(listing) },
    });
  },
  { isPatched: true },
);

export const PATCH = keyRoute<Params>(
  "write",
  async ({ request, params, user }) => {
    const id = parseListingId(params.id);
    const ifMatch = requireIfMatch(request);
    await admitEdit(user.id);
    return answer(
      await editPublicListing(
        user.id,
        id,
        await readPatch(request, listingPatchSchema),
        ifMatch,
      ),
    );
  },
  { isPatched: true },
);

export const OPTIONS = patchOptions(["GET", "PATCH"]);
