import "server-only";
import { createHash } from "node:crypto";
import type { CurrentUser } from "@/lib/auth/current-user";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { pickFields } from "@/lib/listing-text/fields/map-fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { totalOf } from "@/lib/listing-text/score/score";
import { rewriteField } from "@/lib/listings/edit/rewrite-field";
import { parseListingId, requireListing } from "@/lib/listings/require-listing";
import { log } from "@/lib/log";
import type {
  EditInput,
  FindInput,
  FindResult,
  GenerateInput,
  OwnListing,
  RewriteInput,
  RewriteResult,
} from "@/lib/mcp/listing-schema";
import { withLinkPhotos } from "@/lib/mcp/photo-links";
import { fetchPhoto } from "@/lib/photos/fetch-photo";
import { deletePhoto } from "@/lib/photos/read-picture";
import { admitPhoto, uploadPhoto } from "@/lib/photos/upload-photo";
import { admitEdit, editPublicListing } from "@/lib/public-api/edit-listing";
import {
  etagOf,
  listPublicListings,
  toPublicListing,
} from "@/lib/public-api/listings";
import {
  admitListing,
  findStarted,
  startListing,
  waitForListing,
} from "@/lib/public-api/start-listing";
import { isoDay } from "@/lib/time/day";

/** With the ids of a link's photos in the place of the link. */
type WithPhotos = Omit<GenerateInput, "uploadLink">;

/** Seconds; assistants give up after a minute. */
const maxWait = 50;

export const linkTo = (listingId: number | string) =>
  `${env().APP_URL}/history?open=${listingId}`;

/** Newest first. */
export async function findMyListings(
  user: CurrentUser,
  { query, ...page }: FindInput,
): Promise<FindResult> {
  const { data, nextCursor } = await listPublicListings(user.id, {
    q: query,
    ...page,
  });
  return {
    listings: data.map((listing) => ({ ...listing, link: linkTo(listing.id) })),
    nextCursor,
  };
}

/**
 * The same arguments stand for the same listing, for a day or under their
 * `requestId`: assistants send a call again whose answer was lost, and know of
 * no keys.
 */
function keyOf(input: WithPhotos, now: Date) {
  const day = input.requestId === undefined ? isoDay(now) : "";
  const sorted = Object.entries(input).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return `mcp.${createHash("sha256")
    .update(JSON.stringify([day, sorted]))
    .digest("base64url")}`;
}

/**
 * Writes a listing as `POST /api/v1/listings` does, and waits for it. Throws
 * what `startListing` and `uploadPhoto` throw, and `unavailable` when it takes
 * longer.
 */
export async function generateListing(
  user: CurrentUser,
  { uploadLink, ...given }: GenerateInput,
  now: Date,
): Promise<OwnListing> {
  const { photoIds } = given;
  // Photos that came since make it another call.
  const input = uploadLink
    ? {
        ...given,
        photoIds: await withLinkPhotos(user.id, { uploadLink, photoIds }, now),
      }
    : given;
  const key = keyOf(input, now);
  await admitListing(user, key, now);
  const started =
    (await findStarted(user.id, key)) ??
    (await start(user, input, { key, now }));
  const listing = await waitForListing(user.id, started, maxWait);
  if (listing) return withLink(listing);
  const message =
    "It is still being written. Call again with the same arguments: that uses no further listing.";
  throw new AppError("unavailable", message, { retryAfter: 10 });
}

/**
 * A photo that comes along waits for a listing like one that was uploaded
 * before.
 */
async function start(
  user: CurrentUser,
  input: WithPhotos,
  { key, now }: { key: string; now: Date },
) {
  const { image, imageAddress, requestId: _, ...form } = input;
  if (image === undefined && imageAddress === undefined)
    return startListing(user, form, key, now);
  await admitPhoto(user.id);
  const bytes =
    imageAddress === undefined
      ? Buffer.from(image ?? "", "base64")
      : await fetchPhoto(user.id, imageAddress);
  const { id } = await uploadPhoto(user.id, bytes, null);
  // The call that is sent again brings it again.
  const discard = () =>
    deletePhoto({ userId: user.id, id, isWaiting: true }, now).catch(
      keepWaiting,
    );
  try {
    const started = await startListing(
      user,
      { ...form, photoIds: [...form.photoIds, id] },
      key,
      now,
    );
    const work = started.work?.catch((error: unknown) =>
      discard().then(() => Promise.reject(error)),
    );
    return { ...started, work: work ?? null };
  } catch (error) {
    await discard();
    // The same call at the same time was first, with a copy of its own.
    const started = await findStarted(user.id, key);
    if (started) return started;
    throw error;
  }
}

const keepWaiting = (err: unknown) =>
  log().warn({ err }, "a photo of an assistant's call waits for its end");

const withLink = (listing: ListingAnswer): OwnListing => ({
  ...toPublicListing(listing),
  link: linkTo(listing.id),
});

/** Throws `not_found`. */
export async function getListing(
  user: CurrentUser,
  listingId: string,
): Promise<OwnListing> {
  return withLink(await requireListing(user.id, parseListingId(listingId)));
}

/**
 * Stores fields as `PATCH /api/v1/listings/{id}` does. Throws what
 * `editPublicListing` throws.
 */
export async function editListing(
  user: CurrentUser,
  input: EditInput,
): Promise<OwnListing> {
  const { listingId, version, ...patch } = input;
  await admitEdit(user.id);
  return withLink(
    await editPublicListing(
      user.id,
      parseListingId(listingId),
      patch,
      etagOf({ version }),
    ),
  );
}

/**
 * Rewrites a field as the page does. Stores nothing of it. Throws what
 * `rewriteField` throws.
 */
export async function rewriteListingField(
  user: CurrentUser,
  input: RewriteInput,
): Promise<RewriteResult> {
  const { listingId, field, ...wish } = input;
  const id = parseListingId(listingId);
  const listing = await requireListing(user.id, id);
  const results = pickFields(listing);
  const { patch } = await rewriteField(user.id, id, {
    ...wish,
    field,
    results,
  });
  return {
    before: { [field]: results[field] },
    after: patch,
    score: {
      before: totalOf(results, listing),
      after: totalOf({ ...results, ...patch }, listing),
    },

    version: listing.version,
    link: linkTo(id),
  };
}
