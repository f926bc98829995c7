import { z } from "zod";
import { etsyFlag, etsyId, itemsOf, someItemsOf } from "@/lib/etsy/api/items";
import type { SentListing } from "@/lib/etsy/listing/sent-listing";
import { unescapeText } from "@/lib/etsy/listing/unescape-text";

/** Etsy's properties for variations with names of the seller's own. */
const ownProperties = [513, 514];

/**
 * What we keep of the inventory that Etsy returns; everything else there is not
 * to be sent.
 */
const offering = z.object({
  is_enabled: etsyFlag,
  price: z.object({ amount: z.number(), divisor: z.number().positive() }),
  readiness_state_id: etsyId.nullish().catch(null),
});
const propertyValue = z.object({
  property_id: etsyId,
  value_ids: someItemsOf("id of a variation", etsyId),
  values: someItemsOf("value of a variation", z.string()),
});
const product = z.object({
  sku: z.string().nullish(),
  property_values: someItemsOf("variation", propertyValue),
  offerings: someItemsOf("offering", offering),
});
export const inventoryAnswer = z.object({
  products: itemsOf("product", product),
});
export type InventoryAnswer = z.output<typeof inventoryAnswer>;
type Variations = NonNullable<SentListing["variations"]>;

const centsOf = (price: number) => Math.round(price * 100);
const priceOf = ({ amount, divisor }: { amount: number; divisor: number }) =>
  centsOf(amount / divisor) / 100;

/** The price and quantity of a listing, as they were confirmed. */
type Choice = { price: number; quantity: number };

/**
 * The whole matrix, as Etsy takes it: made from what stands there, since each
 * request replaces all of it. `price` is that of combinations without one of
 * their own.
 */
export function inventoryOf(
  variations: Variations,
  found: InventoryAnswer,
  { price, quantity }: Choice,
) {
  const { axes, combinations } = variations;
  const properties = axes.map(({ name }, index) => ({
    id: ownProperties[index] ?? 0,
    name,
  }));
  const offered = combinations.map((each) => ({
    ...each,
    price: each.isOffered ? (each.price ?? price) : null,
  }));
  const on = dependsOn(offered);
  const keyOf = (values: string[]) =>
    JSON.stringify(on.map((axis) => values[axis]));
  const prices = new Map(
    offered.flatMap((each) =>
      each.price === null ? [] : [[keyOf(each.values), each.price]],
    ),
  );
  const [first] = found.products;
  return {
    products: combinations.map(({ values, isOffered }) => ({
      sku: first?.sku ?? "",
      property_values: properties.map(({ id, name }, axis) => {
        const value = values[axis] ?? "";
        return {
          property_id: id,
          property_name: name,
          value_ids: idsOf(found, id, value),
          values: [value],
        };
      }),
      offerings: [
        {
          // What isn't offered has a price, too: that of its neighbors, on
          // which Etsy insists.
          price: prices.get(keyOf(values)) ?? price,
          quantity,
          is_enabled: isOffered,
          readiness_state_id: first?.offerings[0]?.readiness_state_id ?? null,
        },
      ],
    })),
    price_on_property: on.map((axis) => ownProperties[axis] ?? 0),
    quantity_on_property: [],
    sku_on_property: [],
    readiness_state_on_property: [],
  };
}

/**
 * The axes that decide the price: none, one or all of them, as Etsy wants it.
 */
function dependsOn(
  combinations: { values: string[]; price: number | null }[],
): number[] {
  const axes = (combinations[0]?.values ?? []).map((_, index) => index);
  const candidates = [[], ...axes.map((axis) => [axis]), axes];
  const decides = (on: number[]) => {
    const known = new Map<string, number>();
    return combinations.every(({ values, price }) => {
      if (price === null) return true;
      const key = JSON.stringify(on.map((axis) => values[axis]));
      const before = known.get(key) ?? price;
      known.set(key, before);
      return before === price;
    });
  };
  return candidates.find(decides) ?? axes;
}

/**
 * A value that is on Etsy keeps its id there; a new one gets it from Etsy.
 */
function idsOf(
  { products }: InventoryAnswer,
  property: number,
  value: string,
): number[] {
  const known = products
    .flatMap(({ property_values: values }) => values)
    .find(
      ({ property_id, values }) =>
        property_id === property && unescapeText(values[0] ?? "") === value,
    );
  return known?.value_ids.slice(0, 1) ?? [];
}

/** Whether Etsy has these combinations, with these prices. */
export function isSameInventory(
  sent: ReturnType<typeof inventoryOf>,
  found: InventoryAnswer,
): boolean {
  const line = (values: string[], price: number, isEnabled: boolean) =>
    JSON.stringify([values, centsOf(price), isEnabled]);
  const wanted = sent.products.map(
    ({ property_values, offerings: [offering] }) =>
      line(
        property_values.flatMap(({ values }) => values),
        offering?.price ?? 0,
        offering?.is_enabled ?? false,
      ),
  );
  const there = found.products.map(
    ({ property_values, offerings: [offering] }) =>
      line(
        property_values.flatMap(({ values }) => values.map(unescapeText)),
        offering ? priceOf(offering.price) : 0,
        offering?.is_enabled ?? false,
      ),
  );
  return (
    wanted.length === there.length &&
    wanted.every((each) => there.includes(each))
  );
}
