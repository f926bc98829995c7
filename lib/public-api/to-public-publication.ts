import "server-only";
import type { PublicationAnswer } from "@/lib/etsy/publish/schema";
import type { PublicPublication } from "@/lib/public-api/etsy-schemas";

export function toPublicPublication(
  publication: PublicationAnswer,
): PublicPublication {
  const {
    publicationId: id,
    listingId,
    state,
    steps,
    etsyListingId,
    editUrl,
    isDigital,
    problem,
  } = publication;
  return {
    id,
    listingId: String(listingId),
    state,
    steps,
    etsyListingId,
    editUrl,
    isDigital,
    problem,
  };
}
