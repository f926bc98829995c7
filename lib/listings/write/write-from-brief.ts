import "server-only";
import type { ModelResponse } from "@/lib/ai/call-model";
import type { Payer } from "@/lib/ai/model-budget/payer";
import { env } from "@/lib/env";
import { inputFields, inputText } from "@/lib/listing-text/fields/input";
import type { Fact, ListingInput } from "@/lib/listing-text/fields/schema";
import {
  colorsOf,
  countOf,
  type PhotoSet,
  toModelImages,
} from "@/lib/listings/photos/photo-set";
import type { Shop } from "@/lib/listings/shop/schema";
import type { WrittenListing } from "@/lib/listings/write/finish-listing";
import type { Report } from "@/lib/listings/write/listing-events";
import type { Brief } from "@/lib/listings/write/listing-request";
import { pieceUnknown } from "@/lib/listings/write/piece-unknown";
import { writeListing } from "@/lib/listings/write/write-listing";
import { checkPhoto } from "@/lib/photos/check-photo";
import type { PhotoSize } from "@/lib/photos/limits";

type Asked = { form: ListingInput; shop: Promise<Shop>; payer: Payer };

/** What a listing is written from. */
export async function briefFor(
  { form, shop, payer }: Asked,
  set: PhotoSet,
  now: Date,
): Promise<Brief> {
  if (env().MODEL_PICTURES === "off")
    return { ...(await unseen(form, set, now)), shop: await shop, payer };
  const [own, images] = await Promise.all([shop, toModelImages(set, now)]);
  return { form, images, photos: countOf(set), shop: own, payer };
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

type Options = {
  photoSize?: PhotoSize | null;
  report?: Report | undefined;
  /** What the model has answered already. */
  answered?: ModelResponse;
};

/** With what is remarked on its photo. Throws like `writeListing`. */
export async function writeFromBrief(
  brief: Brief,
  { photo, chosen: [first] }: PhotoSet,
  { photoSize, report, answered }: Options,
): Promise<WrittenListing> {
  const [written, measures] = await Promise.all([
    writeListing(brief, report, answered),
    photo?.measures,
  ]);
  const checks = measures
    ? checkPhoto({ ...measures, ...photoSize })
    : (first?.checks ?? []);
  return {
    ...written,
    facts: withSources(written.facts, brief),
    notes: { ...written.notes, photo: checks },
  };
}
