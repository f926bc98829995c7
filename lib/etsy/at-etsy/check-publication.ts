import "server-only";
import { AppError } from "@/lib/errors";
import { listingTexts } from "@/lib/etsy/api/answers";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { noteDeleted } from "@/lib/etsy/at-etsy/deleted-data";
import {
  type ComparedField,
  comparedFields,
  type Difference,
  type PublicationCheck,
} from "@/lib/etsy/at-etsy/schema";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import { isUnknown, type SentListing } from "@/lib/etsy/listing/sent-listing";
import { unescapeText } from "@/lib/etsy/listing/unescape-text";
import type { Publication } from "@/lib/etsy/publish/publication-data";
import {
  answerOf,
  requirePublication,
} from "@/lib/etsy/publish/publish-listing";
import { readImages } from "@/lib/etsy/publish/steps/upload-photo";
import { stopFor } from "@/lib/etsy/publish/stop-for";

type Made = Publication & { etsyListingId: bigint };

/**
 * Reads what Etsy has of a finished publication, and compares it with what was
 * sent. Throws `not_found`, `conflict` while it is under way, and what calls to
 * Etsy throw.
 */
export async function checkPublication(
  id: string,
  userId: number,
): Promise<PublicationCheck> {
  const publication = await requirePublication(id, userId);
  const { etsyListingId, sent } = publication;
  const isOver = publication.state === "done" || publication.state === "failed";
  if (etsyListingId === null || !isOver)
    throw new AppError("conflict", "This draft is not on Etsy yet.");
  const found = await readListing({ ...publication, etsyListingId });
  if (found === null)
    return {
      publication: answerOf(await requirePublication(id, userId)),
      atEtsy: null,
    };
  if (isUnknown(sent))
    return {
      publication: answerOf(publication),
      atEtsy: { ...unknown, state: found.state },
    };
  const [was, is] = [textsOf(sent), textsOf(found)];
  const changed = comparedFields.flatMap((field): Difference[] =>
    was[field] === is[field]
      ? []
      : [{ field, sent: was[field], atEtsy: is[field] }],
  );
  return {
    publication: answerOf(publication),
    atEtsy: { state: found.state, changed },
  };
}

const unknown = { changed: [], isUnknown: true };

/** Null when Etsy no longer has it, which is then noted. */
async function readListing(publication: Made) {
  const { id, userId, etsyShopId, etsyListingId } = publication;
  try {
    return await withAccessToken(userId, async (accessToken, shop) => {
      if (shop.etsyShopId !== etsyShopId)
        throw new AppError("etsy_reconnect", "Another shop is connected now.");
      const listing = await callEtsy({
        path: `/listings/${etsyListingId}`,
        accessToken,
        answer: listingTexts,
      });
      const { results: photos } = await readImages(etsyListingId, accessToken);
      return { ...listing, photos };
    });
  } catch (error) {
    const stop = await stopFor(error, publication);
    if (stop?.problem.code !== "deleted_at_etsy") throw error;
    await noteDeleted(id, etsyListingId, stop.problem);
    return null;
  }
}

type Texts = Pick<
  SentListing,
  "title" | "description" | "tags" | "materials"
> & { photos: { altText: string }[] };

/** Line by line, without what Etsy changes by itself. */
function textsOf({
  title,
  description,
  tags,
  materials,
  photos,
}: Texts): Record<ComparedField, string> {
  const plain = (text: string) =>
    unescapeText(text).normalize("NFC").replaceAll("\r\n", "\n").trim();
  return {
    title: plain(title),
    description: plain(description),

    tags: tags.map(plain).join(", "),
    materials: materials.map(plain).join(", "),
    photos: photos
      .map(({ altText }, index) => `${index + 1}. ${plain(altText)}`.trim())
      .join("\n"),
  };
}
