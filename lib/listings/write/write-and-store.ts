import "server-only";
import type { ModelResponse } from "@/lib/ai/call-model";
import { failureCodeOf } from "@/lib/database/database-failure";
import {
  countOf,
  firstThumbnailOf,
  type PhotoSet,
  toModelImages,
} from "@/lib/listings/photos/photo-set";
import { readShop } from "@/lib/listings/shop/shop";
import { countUnknown } from "@/lib/listings/write/count-unknown";
import type { Generation } from "@/lib/listings/write/generation";
import { stageEvent } from "@/lib/listings/write/listing-events";
import type { Brief } from "@/lib/listings/write/listing-request";
import { storeListing } from "@/lib/listings/write/write-data";
import { writeListing } from "@/lib/listings/write/write-listing";
import { checkPhoto } from "@/lib/photos/check-photo";

/** What the listing is written from. */
export async function briefOf(
  { user, form }: Generation,
  set: PhotoSet,
  now: Date,
  reading = readShop(user.id),
): Promise<Brief> {
  const [shop, images] = await Promise.all([reading, toModelImages(set, now)]);
  return {
    form,
    images,
    photos: countOf(set),
    shop,
    payer: { userId: user.id, account: user },
  };
}

type Reserved = Generation & {
  set: PhotoSet;
  reservationId: string;
  /** What the model has answered already. */
  answered?: ModelResponse;
  /** Her shop, where it is being read already. */
  shop?: ReturnType<typeof readShop>;
};

export async function writeAndStore(reserved: Reserved, now: Date) {
  const { user, form, photo, photoSize, set, reservationId, report, answered } =
    reserved;
  const brief = await briefOf(reserved, set, now, reserved.shop);
  const [written, thumbnail, measures] = await Promise.all([
    writeListing(brief, report, answered).catch(async (error: unknown) => {
      // What is answered within a day is no call of this hour.
      if (!answered && failureCodeOf(error) === "piece_unknown")
        await countUnknown(user.id);
      throw error;
    }),
    firstThumbnailOf(set),
    photo?.measures,
  ]);
  report?.(stageEvent("storing"));
  const checks = measures
    ? checkPhoto({ ...measures, ...photoSize })
    : (set.chosen[0]?.checks ?? []);
  return storeListing({
    userId: user.id,
    reservationId,
    form,
    written: { ...written, notes: { ...written.notes, photo: checks } },
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
