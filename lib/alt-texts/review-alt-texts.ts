import "server-only";
import { notFound, parseId } from "@/lib/alt-texts/alt-texts";
import { findPoor } from "@/lib/alt-texts/find-poor";
import {
  type AltTextReview,
  type EditAltTexts,
  mostConfirmed,
  type ReviewedListing,
  type ReviewedPhoto,
  type SentState,
} from "@/lib/alt-texts/schema";
import {
  findWritten,
  listUpdates,
  listWritten,
  replaceTexts,
  type WrittenListing,
} from "@/lib/alt-texts/written-data";
import { listAudited } from "@/lib/audit/etsy-shop/shop-audit-data";
import type { EtsyListing } from "@/lib/etsy/listing/schema";
import { isRefusedInPart } from "@/lib/etsy/publish/schema";
import { plainLine } from "@/lib/listing-text/plain-text/plain-text";

/** What was written, a screen at a time, beside what Etsy had. */
export async function reviewAltTexts(
  userId: number,
  from: number,
): Promise<AltTextReview> {
  const written = await listWritten(userId);
  const audited = new Map(
    (
      await listAudited(
        userId,
        written.map(({ id }) => id),
      )
    ).map(({ listing }) => [listing.id, listing]),
  );
  const known = written.filter(({ id }) => audited.has(id));
  const part = known.slice(from, from + mostConfirmed);
  const updates = await listUpdates(
    userId,
    part.map(({ id }) => id),
  );
  const listings = part.flatMap((row) => {
    const listing = audited.get(row.id);
    const update = updates.find(({ id }) => id === row.id);
    return listing === undefined
      ? []
      : [toReviewed(row, listing, update ?? null)];
  });
  const next = from + mostConfirmed;
  return {
    listings,
    next: next < known.length ? next : null,
    unknown: written.length - known.length,
  };
}

type Update = Awaited<ReturnType<typeof listUpdates>>[number];

function toReviewed(
  { id, version, texts }: WrittenListing,
  { title, altTexts, photos }: EtsyListing,
  update: Update | null,
): ReviewedListing {
  const kinds = findPoor(title, altTexts);
  const reviewed = texts.flatMap((text) => {
    const index = photos.findIndex((photo) => photo.id === text.imageId);
    // The photo was removed since.
    if (index < 0) return [];
    const [present = "", kind = null] = [altTexts[index], kinds[index]];
    return [{ ...text, rank: index + 1, present, kind }];
  });
  const taken = reviewed.filter(({ isTaken, text }) => isTaken && text !== "");
  const isSent =
    update !== null &&
    taken.length > 0 &&
    taken.every(({ imageId, rank, text }) => {
      const at = update.imageIds?.indexOf(String(imageId)) ?? rank - 1;
      return update.altTexts[at] === text;
    });
  return {
    id,
    title,
    version,
    photos: reviewed,
    sent: isSent ? toSent(update, taken) : null,
  };
}

const states = ["waiting", "failed", "done"] as const;

function toSent(
  { publicationId, state, steps, problem, imageIds }: Update,
  taken: ReviewedPhoto[],
): SentState {
  const isRefused = ({ imageId, rank }: ReviewedPhoto) => {
    const at = imageIds?.indexOf(String(imageId)) ?? rank - 1;
    return steps.some(
      (step) => step.state === "refused" && step.number === at + 1,
    );
  };
  const refused = taken.filter(isRefused).map(({ imageId }) => imageId);
  const shown = {
    publicationId,
    words: problem?.words ?? "",
    waitsUntil: problem?.retryAt ?? null,
    refused,
  };
  if (isRefusedInPart({ state, steps, problem })) {
    // The seller left out what Etsy refused.
    if (refused.length === 0) return { ...shown, state: "done", message: null };
    return { ...shown, state: "refused", message: problem?.message ?? null };
  }
  return {
    ...shown,
    state: states.find((one) => one === state) ?? "running",
    message: problem?.message ?? null,
  };
}

/**
 * Stores what the seller changed if it is based on the stored version; else
 * returns what is stored, unchanged. Throws `not_found`.
 */
export async function editAltTexts(
  userId: number,
  id: string,
  { version, photos }: EditAltTexts,
): Promise<{ isSaved: boolean; stored: EditAltTexts }> {
  const stored = await findWritten(userId, parseId(id));
  if (stored === null) throw notFound();
  const texts = stored.texts.map((text) => {
    const edit = photos.find(({ imageId }) => imageId === text.imageId);
    if (edit === undefined) return text;
    const said = plainLine(edit.text).normalize("NFC");
    return {
      ...text,
      text: said,
      isTaken: edit.isTaken && said !== "",
      // It was about another text.
      note: said === text.text ? text.note : null,
    };
  });
  const isSaved =
    stored.version === version &&
    (await replaceTexts(userId, { id: stored.id, version, texts }));
  if (isSaved)
    return { isSaved, stored: editableOf({ version: version + 1, texts }) };
  const current = await findWritten(userId, parseId(id));
  if (current === null) throw notFound();
  return { isSaved, stored: editableOf(current) };
}

const editableOf = ({
  version,
  texts,
}: Pick<WrittenListing, "version" | "texts">): EditAltTexts => ({
  version,
  photos: texts.map(({ imageId, text, isTaken }) => ({
    imageId,
    text,
    isTaken,
  })),
});
