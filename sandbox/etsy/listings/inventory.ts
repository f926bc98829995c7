import { z } from "zod";
import { json } from "../../service";
import { type Handler, listingOf, nowSeconds } from "../call";
import { refuse } from "../errors";
import type { ShopSetup } from "../shops/setup";
import {
  type ListingRecord,
  listingAnswer,
  moneyOf,
  type Product,
} from "./record";

/** The properties of a seller's own variations. */
const ownVariations = [513, 514];
const maxProducts = 400;
const maxValues = 70;

/** The contract was checked before; here are only the defaults. */
const inventorySchema = z.object({
  products: z.array(
    z.object({
      sku: z.string().nullable().default(""),
      property_values: z
        .array(
          z.object({
            property_id: z.number(),
            property_name: z.string().default(""),
            value_ids: z.array(z.number()),
            values: z.array(z.string()),
            scale_id: z.number().nullable().default(null),
          }),
        )
        .default([]),
      offerings: z.array(
        z.object({
          price: z.number(),
          quantity: z.number(),
          is_enabled: z.boolean(),
          readiness_state_id: z.number().nullable(),
        }),
      ),
    }),
  ),
  price_on_property: z.array(z.number()).default([]),
  quantity_on_property: z.array(z.number()).default([]),
  sku_on_property: z.array(z.number()).default([]),
  readiness_state_on_property: z.array(z.number()).nullable().default([]),
});
type Inventory = z.output<typeof inventorySchema>;

/** `ListingInventory` of the contract. */
export function inventoryAnswer(
  { products, onProperty }: ListingRecord,
  shop: ShopSetup,
) {
  return {
    products: products.map((product) => ({
      ...product,
      is_deleted: false,
      offerings: product.offerings.map((offering) => ({
        ...offering,
        is_deleted: false,
        price: moneyOf(offering.price, shop),
      })),
    })),
    price_on_property: onProperty.price,
    quantity_on_property: onProperty.quantity,
    sku_on_property: onProperty.sku,
    readiness_state_on_property: onProperty.readiness_state,
  };
}

export const getListingInventory: Handler = (call) => {
  const listing = listingOf(call, { owned: true });
  const shop = shopOfListing(call.store.state.shops, listing);
  const answer = inventoryAnswer(listing, shop);
  return json(
    200,
    call.query.includes === "Listing"
      ? { ...answer, listing: listingAnswer(listing, shop) }
      : answer,
  );
};

/** Takes the whole matrix: products that are not in it are gone. */
export const updateListingInventory: Handler = (call) => {
  const listing = listingOf(call, { owned: true });
  const shop = shopOfListing(call.store.state.shops, listing);
  const inventory = inventorySchema.parse(call.body);
  const axes = call.query.max_variations_supported === "3" ? 3 : 2;
  checkMatrix(inventory, axes);
  checkReadiness(inventory, listing, shop);
  listing.products = inventory.products.map(
    ({ sku, property_values, offerings }, index): Product => {
      const before = listing.products[index];
      return {
        product_id: before?.product_id ?? call.store.nextId(),
        sku: sku ?? "",
        property_values: property_values.map((value) => ({
          ...value,
          scale_name: null,
          value_ids: value.values.map(
            (_, at) => value.value_ids[at] ?? call.store.nextId(),
          ),
        })),
        offerings: offerings.map((offering, at) => ({
          offering_id:
            before?.offerings[at]?.offering_id ?? call.store.nextId(),
          ...offering,
        })),
      };
    },
  );
  listing.onProperty = {
    price: inventory.price_on_property,
    quantity: inventory.quantity_on_property,
    sku: inventory.sku_on_property,
    readiness_state: inventory.readiness_state_on_property ?? [],
  };
  listing.updated = nowSeconds();
  return json(200, inventoryAnswer(listing, shop));
};

function shopOfListing(shops: ShopSetup[], listing: ListingRecord): ShopSetup {
  return (
    shops.find(({ shop_id }) => shop_id === listing.shop_id) ??
    refuse(404, "Shop not found")
  );
}

type Products = Inventory["products"];

/** The properties by which a product differs from the others. */
const axesOf = (product: Products[number] | undefined) =>
  product?.property_values.map((value) => value.property_id) ?? [];

function checkMatrix(inventory: Inventory, maxAxes: number): void {
  const { products } = inventory;
  if (products.length === 0 || products.length > maxProducts)
    refuse(400, `A listing has 1 to ${maxProducts} products.`);
  const axes = axesOf(products[0]);
  if (axes.length > maxAxes)
    refuse(400, `Listings support at most ${maxAxes} variations.`);
  if (axes.length === 0 && products.length > 1)
    refuse(400, "Several products need property_values.");
  checkValues(products, axes);
  checkOfferings(products);
  checkDependencies(inventory, axes);
}

function checkValues(products: Products, axes: number[]): void {
  const seen = new Set<string>();
  for (const product of products) {
    if (axesOf(product).join() !== axes.join())
      refuse(400, "All products must have the same properties.");
    checkValuesOf(product);
    const key = product.property_values
      .flatMap((value) => value.values)
      .join("|");
    if (seen.has(key)) refuse(400, "Two products have the same values.");
    seen.add(key);
  }
  const valuesOf = (axis: number) =>
    new Set(
      products.map((product) => product.property_values[axis]?.values[0]),
    );
  if (axes.some((_, axis) => valuesOf(axis).size > maxValues))
    refuse(400, `A variation has at most ${maxValues} values.`);
}

function checkValuesOf({ property_values: given }: Products[number]): void {
  const values = given.flatMap((value) => value.values);
  if (values.some((value) => value === "" || /[()]/.test(value)))
    refuse(400, "Values must not contain parentheses.");
  if (given.some((value) => value.values.length !== 1))
    refuse(400, "A product has one value of each property.");
  const isNameless = given.some(
    (value) =>
      ownVariations.includes(value.property_id) && !value.property_name,
  );
  if (isNameless) refuse(400, "Custom variations need a property_name.");
}

function checkOfferings(products: Products): void {
  const offerings = products.flatMap((product) => product.offerings);
  if (products.some((product) => product.offerings.length !== 1))
    refuse(400, "A product has one offering.");
  const isOnSale = offerings.some(
    ({ is_enabled: isEnabled, quantity }) => isEnabled && quantity > 0,
  );
  if (!isOnSale)
    refuse(400, "At least one offering must be enabled and have a quantity.");
  const isOutOfRange = offerings.some(
    ({ price, quantity }) => price < 0.2 || quantity < 0 || quantity > 999,
  );
  if (isOutOfRange) refuse(400, "A price or a quantity is out of range.");
}

/**
 * Each list names none, one or all of the properties, and what does not depend
 * on a property is the same everywhere.
 */
function checkDependencies(inventory: Inventory, axes: number[]): void {
  const { products } = inventory;
  const rules = {
    price_on_property: (product: Inventory["products"][number]) =>
      product.offerings[0]?.price,
    quantity_on_property: (product: Inventory["products"][number]) =>
      product.offerings[0]?.quantity,
    sku_on_property: (product: Inventory["products"][number]) => product.sku,
    readiness_state_on_property: (product: Inventory["products"][number]) =>
      product.offerings[0]?.readiness_state_id,
  };
  for (const [name, read] of Object.entries(rules)) {
    const on = inventory[name as keyof typeof rules] ?? [];
    if (
      on.some((id) => !axes.includes(id)) ||
      ![0, 1, axes.length].includes(on.length)
    )
      refuse(
        400,
        `${name} must be none, one or all of the properties that are used.`,
      );
    const groups = new Map<string, unknown>();
    for (const product of products) {
      const key = product.property_values
        .filter((value) => on.includes(value.property_id))
        .map((value) => value.values.join())
        .join("|");
      if (groups.has(key) && groups.get(key) !== read(product))
        refuse(400, `Values differ that ${name} does not name.`);
      groups.set(key, read(product));
    }
  }
}

function checkReadiness(
  { products }: Inventory,
  listing: ListingRecord,
  shop: ShopSetup,
): void {
  const known = shop.readiness_states.map(
    ({ readiness_state_id }) => readiness_state_id,
  );
  for (const { readiness_state_id: id } of products.flatMap(
    (product) => product.offerings,
  )) {
    if (listing.fields.type === "download" && id !== null)
      refuse(400, "A digital listing has no readiness_state_id.");
    if (
      listing.fields.type !== "download" &&
      (id === null || !known.includes(id))
    )
      refuse(400, "A readiness_state_id of the shop is required.");
  }
}
