import "server-only";
import type { ModelResponse } from "@/lib/ai/call-model";
import { failureCodeOf } from "@/lib/database/database-failure";
import {
  firstThumbnailOf,
  type PhotoSet,
} from "@/lib/listings/photos/photo-set";
import { readShop } from "@/lib/listings/shop/shop";
import { countUnknown } from "@/lib/listings/write/count-unknown";
import type { Generation } from "@/lib/listings/write/generation";
import { stageEvent } from "@/lib/listings/write/listing-events";
import { storeListing } from "@/lib/listings/write/write-data";
import {
  briefFor,
  writeFromBrief,
} from "@/lib/listings/write/write-from-brief";

/** What the user's listing is written from. */
export const briefOf = (
  { user, form }: Generation,
  set: PhotoSet,
  now: Date,
  shop = readShop(user.id),
) =>
  briefFor({ form, shop, payer: { userId: user.id, account: user } }, set, now);

type Reserved = Generation & {
  set: PhotoSet;
  reservationId: string;
  /** What the model has answered already. */
  answered?: ModelResponse;
  /** Her shop, where it is being read already. */
  shop?: ReturnType<typeof readShop>;
};

export async function writeAndStore(reserved: Reserved, now: Date) {
  const { user, form, set, reservationId, report, answered } = reserved;
  const brief = await briefOf(reserved, set, now, reserved.shop);
  const [written, thumbnail] = await Promise.all([
    writeFromBrief(brief, set, reserved).catch(async (error: unknown) => {
      // What is answered within a day is no call of this hour.
      if (!answered && failureCodeOf(error) === "piece_unknown")
        await countUnknown(String(user.id));
      throw error;
    }),
    firstThumbnailOf(set),
  ]);
  report?.(stageEvent("storing"));
  return storeListing({
    userId: user.id,
    reservationId,
    form,
    written,
    thumbnail,
    photos: photosOf(set, written.altTexts),
  });
}

/** The first photo's alt text is that of the listing. */
function photosOf({ photo, chosen }: PhotoSet, altTexts: readonly string[]) {
  return chosen.map(({ id }, index) => {
    const position = index + (photo ? 2 : 1);
    return { id, position, altText: altTexts[position - 2] ?? null };
  });
}
