import { parseInput, readJson } from "@/lib/http/body";
import { keyRoute } from "@/lib/http/key-route";
import {
  preferredWait,
  requireIdempotencyKey,
} from "@/lib/public-api/idempotency";
import {
  etagOf,
  listPublicListings,
  toPublicListing,
} from "@/lib/public-api/listings";
import {
  createListingSchema,
  listingQuerySchema,
} from "@/lib/public-api/schemas";
import {
  admitListing,
  readListingRequest,
  startListing,
  waitForListing,
} from "@/lib/public-api/start-listing";

export const GET = keyRoute("read", ({ request, user }) => {
  const query = parseInput(
    listingQuerySchema,
    Object.fromEntries(new URL(request.url).searchParams),
  );
  return listPublicListings(user.id, query);
});

export const POST = keyRoute(
  "generate",
  async ({ request, user, now }) => {
    const key = requireIdempotencyKey(request);
    await admitListing(user, key, now);
    const started = await startListing(
      user,
      await readJson(request, createListingSchema),
      key,
      now,
    );
    const listing = await waitForListing(
      user.id,
      started,
      preferredWait(request),
    );
    const replayed = started.isReplay
      ? { "Idempotent-Replayed": "true" }
      : null;
    if (listing) {
      const Location = `/api/v1/listings/${listing.id}`;
      const headers = {
        Location,
        ETag: etagOf(listing),
        "Preference-Applied": "wait",
        ...replayed,
      };
      return Response.json(toPublicListing(listing), { status: 201, headers });
    }
    const headers = {
      Location: `/api/v1/listing-requests/${started.id}`,
      ...replayed,
    };
    return Response.json(await readListingRequest(user.id, started.id), {
      status: 202,
      headers,
    });
  },
  { tellsMonth: true },
);
