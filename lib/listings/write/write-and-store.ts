import "server-only";
import type { ModelResponse } from "@/lib/ai/call-model";
import { failureCodeOf } from "@/lib/database/database-failure";
import { env } from "@/lib/env";
import { inputFields, inputText } from "@/lib/listing-text/fields/input";
import type { Fact, ListingInput } from "@/lib/listing-text/fields/schema";
import {
  colorsOf,
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
import { pieceUnknown } from "@/lib/listings/write/piece-unknown";
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
  const payer = { userId: user.id, account: user };
  if (env().MODEL_PICTURES === "off")
    return { ...(await unseen(form, set, now)), shop: await reading, payer };
  const [shop, images] = await Promise.all([reading, toModelImages(set, now)]);
  return { form, images, photos: countOf(set), shop, payer };
}

/**
 * For a model that takes no pictures: the form, with the colors of the photo
 * unless the seller told some. Throws `piece_unknown` where nothing tells what
 * the piece is.
 */
async function unseen(form: ListingInput, set: PhotoSet, now: Date) {
  if (inputText({ ...form, colors: null, audience: null }) === "")
    throw pieceUnknown();
  const brief = { form, images: [], photos: 0 };
  if (form.colors?.length) return brief;
  const colors = await colorsOf(set, now);
  return { ...brief, form: { ...form, colors }, measuredColors: colors };
}

/** A color that was measured is not the seller's word. */
function withSources(facts: Fact[], { measuredColors = [] }: Brief): Fact[] {
  const measured = new Set<string>(
    measuredColors.map((color) => color.toLowerCase()),
  );
  const isMeasured = ({ name, value }: Fact) =>
    name === inputFields.colors.factName &&
    value.split(", ").every((each) => measured.has(each.toLowerCase()));
  return facts.map((fact) =>
    isMeasured(fact) ? { ...fact, source: "photo" } : fact,
  );
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
    written: {
      ...written,
      facts: withSources(written.facts, brief),
      notes: { ...written.notes, photo: checks },
    },
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
