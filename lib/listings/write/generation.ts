import "server-only";
import { createHash } from "node:crypto";
import { findReservation } from "@/lib/billing/quota/quota-data";
import type { Account } from "@/lib/billing/usage";
import { AppError } from "@/lib/errors";
import type {
  ListingAnswer,
  ListingInput,
} from "@/lib/listing-text/fields/schema";
import { findAnswer } from "@/lib/listings/listing-data";
import type { Report } from "@/lib/listings/write/listing-events";
import { choosePhotos } from "@/lib/photos/choose-photos";
import type { Photo } from "@/lib/photos/normalize-photo";

/** What is asked for with one key. */
export type Generation = {
  user: Account & { id: number };
  /** Without a product name only together with a photo. */
  form: ListingInput;
  photo: Photo | null;
  /**
   * Of photos that were uploaded before, in their order; they come after
   * `photo`.
   */
  photoIds?: string[];
  /**
   * Pixels, where the caller shrank it first: the remarks are about the
   * original.
   */
  photoSize?: { width: number; height: number } | null;
  /** One per click: the same key is answered with the same listing. */
  idempotencyKey: string;
  /**
   * Fires when the caller goes away. Once the model is asked, the listing is
   * finished all the same.
   */
  signal?: AbortSignal;
  /** Hears how far it got, and what is written so far. */
  report?: Report | undefined;
};

/** The same for the same form and photos. */
export function hashOf({
  form,
  photo,
  photoIds = [],
}: Pick<Generation, "form" | "photo"> & Partial<Generation>) {
  const sorted = Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify(sorted))
    .update(photo?.digest ?? "")
    .update(photoIds.join())
    .digest("hex");
}

/**
 * Before anything is counted. What was written from photos that are gone since
 * is still there to replay.
 */
export async function choosePhotosOf(
  { user, photoIds = [], idempotencyKey }: Generation,
  now: Date,
) {
  try {
    return await choosePhotos(user.id, photoIds, now);
  } catch (error) {
    const reservation = await findReservation(user.id, idempotencyKey);
    if (reservation?.state === "committed") return [];
    throw error;
  }
}

/** The listing that was written under the key before. */
export async function findReplay(
  userId: number,
  listingId: number | null,
): Promise<ListingAnswer> {
  const answer =
    listingId === null ? null : await findAnswer(userId, listingId);
  if (!answer) throw new ListingDeleted();
  return answer;
}

/**
 * Of what the key stands for nothing is left, and nothing is written again
 * under it.
 */
export class ListingDeleted extends AppError {
  constructor() {
    super(
      "conflict",
      "This listing was already written, and has since been deleted.",
    );
  }
}
