import "server-only";
import { AppError } from "@/lib/errors";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import { addEtsyNumber } from "@/lib/etsy/change-notes/note-data";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import { readEtsyNumber } from "@/lib/etsy/listing/read-etsy-number";
import { readListing } from "@/lib/etsy/listing/read-listing";
import type { FoundListing } from "@/lib/etsy/listing/schema";
import { sentListingSchema } from "@/lib/etsy/listing/sent-listing";
import { photosOf, textsOf } from "@/lib/etsy/publish/plan-draft";
import type { DraftChoices } from "@/lib/etsy/publish/schema";
import {
  insertLinked,
  replaceDeletedLink,
} from "@/lib/etsy/update/update-data";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { requireListing } from "@/lib/listings/require-listing";

type Place = {
  userId: number;
  etsyShopId: bigint;
  etsyListingId: bigint;
  taxonomyId: number;
};

/**
 * Links a listing that was taken over from the seller's shop. False where
 * another one stands for it already.
 */
export async function linkImported(
  listing: ListingAnswer,
  { taxonomyId, ...place }: Place,
): Promise<boolean> {
  const linked = {
    ...place,
    listingId: listing.id,
    choices: noChoices(taxonomyId),
    sent: sentTexts(listing),
  };
  return (
    (await replaceDeletedLink(linked)) || (await insertLinked(linked)) !== null
  );
}

const sentTexts = (listing: ListingAnswer) =>
  sentListingSchema.parse({
    ...textsOf(listing),
    photos: photosOf(listing),
    attributes: [],
    translations: [],
  });

/**
 * What stands there now is what an update changes, and the old text of the next
 * change.
 */
const foundTexts = ({
  title,
  description,
  tags,
  materials,
  altTexts,
  imageIds,
}: FoundListing) =>
  sentListingSchema.parse({
    title,
    description,
    tags,
    materials,
    attributes: [],
    translations: [],
    photos: altTexts.map((altText, index) => ({
      id: String(imageIds[index]),
      altText,
    })),
  });

/**
 * Of a listing that was made on Etsy nothing was chosen here; what Etsy has
 * stays as it is.
 */
const noChoices = (taxonomyId: number): DraftChoices => ({
  taxonomyId,
  price: 1,
  quantity: 1,
  whoMade: "i_did",
  whenMade: "made_to_order",
  isSupply: false,

  type: "physical",
  partnerIds: [],
  attributes: [],
  languages: [],
});

/**
 * Says that a listing stands in the seller's shop already, so that its texts
 * can be updated there. Nothing is changed on Etsy. Throws `invalid_input`,
 * `not_found` for a listing that isn't in the shop, and `conflict` where one of
 * the two is linked.
 */
export async function linkListing(
  { userId, listingId }: { userId: number; listingId: number },
  address: string,
) {
  const etsyListingId = readEtsyNumber(address);
  if (etsyListingId === null)
    throw new AppError(
      "invalid_input",
      "That isn't the address of a listing on Etsy. Such an address contains /listing/ and a number.",
    );
  await requireListing(userId, listingId);
  const found = await readOwn(userId, etsyListingId);
  const publicationId = await insertLinked({
    userId,
    listingId,
    etsyListingId,
    etsyShopId: found.etsyShopId,

    choices: noChoices(found.taxonomyId ?? 1),
    sent: foundTexts(found),
  });
  if (publicationId === null)
    throw new AppError(
      "conflict",
      "One of the two is already linked: each can be linked to only one listing of the shop.",
    );
  await addEtsyNumber({ userId, listingId, etsyListingId });
  return { publicationId };
}

const notInShop = () =>
  new AppError("not_found", "There is no such listing in your Etsy shop.");

async function readOwn(userId: number, etsyListingId: bigint) {
  try {
    return await withAccessToken(
      userId,
      async (accessToken, { etsyShopId }) => {
        const found = await readListing(etsyListingId, accessToken);
        if (found.etsyShopId !== etsyShopId) throw notInShop();
        return found;
      },
    );
  } catch (error) {
    if (error instanceof EtsyError && error.kind === "missing")
      throw notInShop();
    throw error;
  }
}
