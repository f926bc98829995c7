import {
  linkRequestSchema,
  updateRequestSchema,
} from "@/lib/etsy/listing/schema";
import { NotReady } from "@/lib/etsy/publish/publish-listing";
import { linkListing } from "@/lib/etsy/update/link-listing";
import {
  ChangedAtEtsy,
  previewUpdate,
  updateListing,
} from "@/lib/etsy/update/update-listing";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { parseListingId } from "@/lib/listings/require-listing";
import { limit } from "@/lib/resilience/rate-limit";

export const PUT = userRoute<{ id: string }>(
  async ({ request, params, user }) => {
    const target = { userId: user.id, listingId: parseListingId(params.id) };
    await limit("etsy_update", String(user.id), { points: 120, seconds: 600 });
    const given = await readJson(request, updateRequestSchema);
    if (given.confirm !== true) return previewUpdate(target, given);
    try {
      return Response.json(await updateListing(target, given), { status: 202 });
    } catch (error) {
      const isKnown =
        error instanceof NotReady || error instanceof ChangedAtEtsy;
      if (!isKnown) throw error;
      const told =
        error instanceof NotReady
          ? { open: error.open }
          : { preview: error.preview };
      return Response.json(
        { code: error.code, message: error.message, ...told },
        { status: error.status },
      );
    }
  },
);

export const POST = userRoute<{ id: string }>(
  async ({ request, params, user }) => {
    const target = { userId: user.id, listingId: parseListingId(params.id) };
    await limit("etsy_link", String(user.id), { points: 60, seconds: 600 });
    const { address } = await readJson(request, linkRequestSchema);
    return Response.json(await linkListing(target, address), { status: 201 });
  },
);
