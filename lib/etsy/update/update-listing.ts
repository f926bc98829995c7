import "server-only";
import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import { noteDeleted } from "@/lib/etsy/at-etsy/deleted-data";
import { findConnection } from "@/lib/etsy/connection/connection-data";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import { differencesOf } from "@/lib/etsy/listing/listing-differences";
import { readListing } from "@/lib/etsy/listing/read-listing";
import {
  type EtsyTexts,
  type FoundListing,
  type SomeTexts,
  type UpdatableField,
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
import type { PublicationStep } from "@/lib/etsy/publish/schema";
import { stopFor } from "@/lib/etsy/publish/stop-for";
import { startUpdate } from "@/lib/etsy/update/update-data";
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
  return previewOf(
    publication,
    await readPublished(publication),
    textsFor(publication, listing, putBack),
  );
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
  const found = await readPublished(publication);
  const texts = textsFor(publication, listing, putBack);
  const preview = previewOf(publication, found, texts);
  if (digest !== preview.digest) throw new ChangedAtEtsy(preview);
  const chosen = preview.differences
    .map(({ field }) => field)
    .filter((field) => fields.includes(field));
  if (chosen.length === 0 || chosen.length < new Set(fields).size)
    throw new AppError(
      "invalid_input",
      "Choose at least one field, and only fields that differ.",
    );
  const update = {
    fields: chosen,
    before: pick(found, chosen),
    after: pick(texts, chosen),
    isPutBack: putBack === true,
  };
  if (
    !(await startUpdate(publication, {
      update,
      steps: stepsOf(chosen, found, texts),
    }))
  )
    throw new AppError(
      "conflict",
      "The listing is on its way into your shop. Try again when it is there.",
    );
  return { publicationId: publication.id };
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

function textsFor(
  { update }: Publication,
  listing: ListingAnswer,
  putBack: true | undefined,
): SomeTexts {
  if (putBack === undefined) return textsOf(listing);
  if (update === null || update.isPutBack)
    throw new AppError("not_found", "There is no previous text to restore.");
  return update.before;
}

const textsOf = ({
  title,
  description,
  tags,
  materials,
  photos,
}: ListingAnswer): EtsyTexts => ({
  title: title.normalize("NFC"),
  description: description.normalize("NFC"),

  tags: tags.map((tag) => tag.normalize("NFC")),
  materials: materials.map((one) => one.normalize("NFC")),
  altTexts: photos
    .filter(({ id }) => id !== null)
    .map(({ altText }) => altText.normalize("NFC")),
});

function previewOf(
  publication: Publication,
  found: FoundListing,
  texts: SomeTexts,
): UpdatePreview {
  const there = updatableFields.map((field) => found[field]);
  return {
    etsyListingId: String(publication.etsyListingId),
    editUrl: answerOf(publication).editUrl ?? "",
    state: found.state,
    differences: differencesOf(texts, found),
    digest: createHash("sha256")
      .update(JSON.stringify([there, texts]))
      .digest("base64url"),
    canChangeAltTexts: texts.altTexts?.length === found.altTexts.length,
  };
}

const pick = (texts: SomeTexts, fields: UpdatableField[]): SomeTexts =>
  Object.fromEntries(fields.map((field) => [field, texts[field]]));

const labels: Record<Exclude<UpdatableField, "altTexts">, string> = {
  title: "Title",
  description: "Description",
  tags: "Tags",
  materials: "Materials",
};

/**
 * The texts in one step, then the alt texts that differ, one by one, and the
 * comparison.
 */
function stepsOf(
  fields: UpdatableField[],
  { altTexts }: FoundListing,
  texts: SomeTexts,
): PublicationStep[] {
  const waiting = { state: "waiting" as const };
  const names = fields.flatMap((field) =>
    field === "altTexts" ? [] : [labels[field]],
  );
  const changed = fields.includes("altTexts") ? (texts.altTexts ?? []) : [];
  return [
    ...(names.length > 0
      ? [
          {
            kind: "update" as const,
            number: 0,
            label: names.join(", "),
            ...waiting,
          },
        ]
      : []),
    ...changed.flatMap((text, index) =>
      text === altTexts[index]
        ? []
        : [
            {
              kind: "alt_text" as const,
              number: index + 1,
              label: `Alt text of photo ${index + 1}`,
              ...waiting,
            },
          ],
    ),
    { kind: "check", number: 0, label: "Compare with Etsy", ...waiting },
  ];
}
