import "server-only";
import { z } from "zod";
import { log } from "@/lib/log";

const asNumber = z.int().positive();

/**
 * An id, which Etsy may also write as text. Ids exceed 32 bits, and stay exact
 * as numbers below 2^53.
 */
export const etsyId = z.union([
  asNumber,
  z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number)
    .pipe(asNumber),
]);

/** A text or a switch that Etsy may leave out, or send as null. */
export const etsyText = z
  .string()
  .nullish()
  .transform((text) => text ?? "");
export const etsyFlag = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? false);

/**
 * The value, or null where it can't be read, which is logged. `what` names it
 * in the log.
 */
export const ifReadable = <Value>(what: string, schema: z.ZodType<Value>) =>
  z
    .unknown()
    .optional()
    .transform((given) =>
      given == null ? null : (readOne(what, schema, given)[0] ?? null),
    );

/**
 * A list. What can't be read of it is left out and logged, so that one odd item
 * doesn't take all others along.
 */
export const itemsOf = <Item>(what: string, item: z.ZodType<Item>) =>
  z
    .array(z.unknown())
    .transform((items) => items.flatMap((each) => readOne(what, item, each)));

/** The same of a list that Etsy may leave out, or send as null. */
export const someItemsOf = <Item>(what: string, item: z.ZodType<Item>) =>
  itemsOf(what, item)
    .nullish()
    .transform((items) => items ?? []);

/**
 * Etsy's `{count, results}`, read item by item. `received` counts what was left
 * out, too.
 */
export const listOf = <Item>(what: string, item: z.ZodType<Item>) =>
  z.object({ results: z.array(z.unknown()) }).transform(({ results }) => ({
    results: results.flatMap((each) => readOne(what, item, each)),
    received: results.length,
  }));

function readOne<Item>(
  what: string,
  item: z.ZodType<Item>,
  given: unknown,
): Item[] {
  const parsed = item.safeParse(given);
  if (parsed.success) return [parsed.data];
  const problems = parsed.error.issues.map(
    ({ path, code }) => `${path.join(".")}: ${code}`,
  );
  log().warn(
    { what, problems },
    "a part of Etsy's answer can't be read and was left out",
  );
  return [];
}

const nothing = {
  listing_image_id: null,
  rank: null,
  alt_text: null,
  url_570xN: null,
};
/** Characters of an address that are kept. */
const maxAddress = 500;
const imageItem = z
  .object({
    listing_image_id: etsyId.nullish().catch(null),
    rank: z.int().nullish().catch(null),
    alt_text: z.string().nullish().catch(null),
    url_570xN: z.string().max(maxAddress).nullish().catch(null),
  })
  .catch(nothing);

/**
 * The photos of a listing by rank. Each keeps its place, whatever of it can't
 * be read: left out, it would move the alt texts of those after it to other
 * photos.
 */
export const imagesInOrder = z.array(imageItem).transform((images) =>
  images
    .map((image, index) => ({
      id: image.listing_image_id ?? null,
      rank: image.rank ?? index + 1,
      altText: image.alt_text ?? "",
      address: (image.url_570xN ?? "").replaceAll("\u0000", ""),
    }))
    .toSorted((a, b) => a.rank - b.rank),
);
