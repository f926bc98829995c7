import "server-only";
import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import { noteDeleted } from "@/lib/etsy/at-etsy/deleted-data";
import { findFormerTexts } from "@/lib/etsy/change-notes/former-data";
import { findConnection } from "@/lib/etsy/connection/connection-data";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import { differencesOf } from "@/lib/etsy/listing/listing-differences";
import { readListing } from "@/lib/etsy/listing/read-listing";
import {
  type FoundListing,
  type UpdatePreview,
  type UpdateRequest,
  updatableFields,
} from "@/lib/etsy/listing/schema";
import {
  findPublicationOf,
  isUpdate,
  type Publication,
} from "@/lib/etsy/publish/publication-data";
import { answerOf, NotReady } from "@/lib/etsy/publish/publish-listing";
import { stopFor } from "@/lib/etsy/publish/stop-for";
import { planUpdate } from "@/lib/etsy/update/plan-update";
import { startUpdates } from "@/lib/etsy/update/update-data";
import {
  type TextSource,
  type Wanted,
  wantedTexts,
} from "@/lib/etsy/update/wanted-texts";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { requireListing } from "@/lib/listings/require-listing";

type Published = Publication & { etsyListingId: bigint };
type Target = { userId: number; listingId: number };

/** What would be sent, or what is on Etsy, is not what was shown. */
export class ChangedAtEtsy extends AppError {
  constructor(readonly preview: UpdatePreview) {
    super(
      "conflict",
      "The listing has changed in the meantime, here or on Etsy. Review it again before it is replaced.",
    );
  }
}

/**
 * What differs between the listing here and on Etsy, field by field, as it is
 * there now. Nothing is changed.
 */
export async function previewUpdate(
  target: Target,
  { putBack }: Pick<UpdateRequest, "putBack">,
): Promise<UpdatePreview> {
  const listing = await requireListing(target.userId, target.listingId);
  const publication = await requirePublished(target);
  const source = await sourceFor(publication, listing, putBack);
  const found = await readPublished(publication);
  return previewOf(publication, found, wantedTexts(source, found));
}

/**
 * Starts to replace these fields on Etsy. Throws `NotReady`, and
 * `ChangedAtEtsy` unless texts and what stands there are those that the digest
 * stands for.
 */
export async function updateListing(
  target: Target,
  { fields, putBack, digest }: UpdateRequest,
) {
  const listing = await requireListing(target.userId, target.listingId);
  const publication = await requirePublished(target);
  if (putBack !== true && listing.open.length > 0)
    throw new NotReady(listing.open);
  const source = await sourceFor(publication, listing, putBack);
  const found = await readPublished(publication);
  const wanted = wantedTexts(source, found);
  const preview = previewOf(publication, found, wanted);
  if (digest !== preview.digest) throw new ChangedAtEtsy(preview);
  const plan = planUpdate(fields, {
    found,
    texts: wanted.texts,
    isPutBack: putBack === true,
    groupId: null,
  });
  if (plan === null)
    throw new AppError(
      "invalid_input",
      "Choose at least one field, and only fields that differ.",
    );
  const { id, userId, version } = publication;
  if (!(await startUpdates([{ id, userId, version, ...plan }])))
    throw new AppError(
      "conflict",
      "The listing is on its way into your shop. Try again when it is there.",
    );
  return { publicationId: id };
}

/**
 * The listing's publication in the connected shop, which nothing is being done
 * with.
 */
async function requirePublished({
  userId,
  listingId,
}: Target): Promise<Published> {
  const connection = await findConnection(userId);
  if (connection === null)
    throw new AppError(
      "etsy_reconnect",
      "Please connect your Etsy shop first.",
    );
  const publication = await findPublicationOf(
    userId,
    listingId,
    connection.etsyShopId,
  );
  const etsyListingId = publication?.etsyListingId ?? null;
  if (publication === null || etsyListingId === null)
    throw new AppError("not_found", "This listing isn't in your shop yet.");
  const { state } = publication;
  if (state === "done" || (state === "failed" && isUpdate(publication)))
    return { ...publication, etsyListingId };
  throw new AppError(
    "conflict",
    "The draft isn't complete yet. Update it when it is.",
  );
}

/**
 * Throws `not_found` for a listing that was deleted on Etsy, which its
 * publication then says.
 */
async function readPublished(publication: Published): Promise<FoundListing> {
  const { id, userId, etsyShopId, etsyListingId } = publication;
  try {
    return await withAccessToken(userId, (accessToken, shop) => {
      if (shop.etsyShopId !== etsyShopId)
        throw new AppError("etsy_reconnect", "Another shop is connected now.");
      return readListing(etsyListingId, accessToken);
    });
  } catch (error) {
    const stop = await stopFor(error, publication);
    if (stop?.problem.code === "shop_closed")
      throw new AppError("upstream_failed", stop.problem.message);
    if (stop?.problem.code !== "deleted_at_etsy") throw error;
    await noteDeleted(id, etsyListingId, stop.problem);
    throw new AppError(
      "not_found",
      "The listing is no longer on Etsy. It may have been deleted there.",
    );
  }
}

/** Of the latest update, unless it put something back itself. */
async function sourceFor(
  { id, userId, listingId, version, update }: Publication,
  listing: ListingAnswer,
  putBack: true | undefined,
): Promise<TextSource> {
  if (putBack === undefined) return { kind: "own", listing };
  const former =
    update === null || update.isPutBack
      ? null
      : await findFormerTexts(userId, {
          listingId,
          origin: `${id}:${version}`,
        });
  if (former === null)
    throw new AppError("not_found", "There is no previous text to restore.");
  return { kind: "put_back", fields: former.fields };
}

function previewOf(
  publication: Publication,
  found: FoundListing,
  { texts, remarks }: Wanted,
): UpdatePreview {
  const there = updatableFields.map((field) => found[field]);
  return {
    etsyListingId: String(publication.etsyListingId),
    editUrl: answerOf(publication).editUrl ?? "",
    state: found.state,
    differences: differencesOf(texts, found),
    remarks,
    digest: createHash("sha256")
      .update(JSON.stringify([there, found.imageIds, texts]))
      .digest("base64url"),
    canChangeAltTexts: texts.altTexts?.length === found.altTexts.length,
  };
}
