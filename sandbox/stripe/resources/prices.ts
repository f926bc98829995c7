import { z } from "zod";
import { type Account, newId, requirePrice } from "../account";
import {
  definedFields,
  endpoint,
  expand,
  flag,
  inRange,
  integer,
  listPage,
  mergeMetadata,
  metadata,
  oneOf,
  pagination,
  text,
  timeRange,
} from "../api/endpoint";
import { invalidRequest } from "../api/errors";
import type { Price } from "../objects";
import { newProduct, requireProduct } from "./products";

const recurringSchema = z.strictObject({
  interval: oneOf("day", "week", "month", "year"),
  interval_count: integer(1, 36).optional(),
  usage_type: oneOf("licensed").optional(),
});
const taxBehavior = oneOf("exclusive", "inclusive", "unspecified");
const lookupParams = {
  lookup_key: text(200).optional(),
  transfer_lookup_key: flag().optional(),
};
const createSchema = z.strictObject({
  ...expand,
  ...lookupParams,
  currency: text().regex(
    /^[a-z]{3}$/,
    "Invalid currency: it is three lower-case letters.",
  ),
  unit_amount: integer(0, 99_999_999),
  product: text().optional(),
  product_data: z
    .strictObject({ name: text(250), metadata: metadata().optional() })
    .optional(),
  recurring: recurringSchema.optional(),
  active: flag().optional(),
  nickname: text().optional(),
  billing_scheme: oneOf("per_unit").optional(),
  tax_behavior: taxBehavior.optional(),
  metadata: metadata().optional(),
});
const updateSchema = z.strictObject({
  ...expand,
  ...lookupParams,
  active: flag().optional(),
  nickname: text().optional(),
  tax_behavior: taxBehavior.optional(),
  metadata: metadata().optional(),
});
const listSchema = z.strictObject({
  ...pagination,
  active: flag().optional(),
  created: timeRange().optional(),
  currency: text().optional(),
  lookup_keys: z.array(text()).max(10).optional(),
  product: text().optional(),
  recurring: z
    .strictObject({ interval: recurringSchema.shape.interval.optional() })
    .optional(),
  type: oneOf("one_time", "recurring").optional(),
});
type CreatePrice = z.output<typeof createSchema>;

function findOrCreateProduct(
  account: Account,
  { product, product_data: data }: CreatePrice,
): string {
  if ((product === undefined) === (data === undefined)) {
    throw invalidRequest(
      "You must pass either `product` or `product_data`.",
      "product",
      "parameter_missing",
    );
  }
  if (product !== undefined)
    return requireProduct(account, product, "product").id;
  const metadata = mergeMetadata({}, data?.metadata);
  return newProduct(account, newId("prod", 14), data?.name ?? "", { metadata })
    .id;
}

/**
 * A lookup key belongs to one price. It moves to another one only with
 * `transfer_lookup_key`.
 */
function takeLookupKey(
  account: Account,
  key: string | undefined,
  id: string,
  transfer = false,
): void {
  if (key === undefined) return;
  const holder = [...account.tables.prices.values()].find(
    (each) => each.lookup_key === key && each.id !== id,
  );
  if (holder === undefined) return;
  if (!transfer)
    throw invalidRequest(
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      "lookup_key",
    );
  account.update(holder, { lookup_key: null }, "price.updated");
}

function createPrice(account: Account, params: CreatePrice): Price {
  const id = newId("price");
  const product = findOrCreateProduct(account, params);
  takeLookupKey(account, params.lookup_key, id, params.transfer_lookup_key);
  const { recurring } = params;
  const price: Price = {
    id,
    object: "price",
    active: params.active ?? true,
    billing_scheme: "per_unit",
    created: account.now(),
    currency: params.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: mergeMetadata({}, params.metadata),
    nickname: params.nickname ?? null,
    product,
    recurring:
      recurring === undefined
        ? null
        : {
            interval: recurring.interval,
            interval_count: recurring.interval_count ?? 1,
            meter: null,
            trial_period_days: null,
            usage_type: "licensed",
          },
    tax_behavior: params.tax_behavior ?? "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: recurring === undefined ? "one_time" : "recurring",
    unit_amount: params.unit_amount,
    unit_amount_decimal: String(params.unit_amount),
  };
  account.store.insert("prices", price);
  account.emit("price.created", price);
  return price;
}

function updatePrice(
  account: Account,
  price: Price,
  params: z.output<typeof updateSchema>,
): Price {
  const { lookup_key: key, active, nickname, tax_behavior: behavior } = params;
  takeLookupKey(account, key, price.id, params.transfer_lookup_key);
  const changes = {
    ...definedFields({
      lookup_key: key,
      active,
      nickname,
      tax_behavior: behavior,
    }),
    metadata: mergeMetadata(price.metadata, params.metadata),
  };
  account.update(price, changes, "price.updated");
  return price;
}

function matchesPrice(
  price: Price,
  params: z.output<typeof listSchema>,
): boolean {
  const {
    active,
    currency,
    lookup_keys: keys,
    product,
    type,
    created,
  } = params;
  return (
    (active === undefined || price.active === active) &&
    (currency === undefined || price.currency === currency) &&
    (keys === undefined || keys.includes(price.lookup_key ?? "")) &&
    (product === undefined || price.product === product) &&
    (type === undefined || price.type === type) &&
    (params.recurring?.interval === undefined ||
      price.recurring?.interval === params.recurring.interval) &&
    inRange(price.created, created)
  );
}

export const prices = [
  endpoint("POST", "/v1/prices", createSchema, ({ account, params }) =>
    createPrice(account, params),
  ),
  endpoint("GET", "/v1/prices", listSchema, ({ account, params }) =>
    listPage(
      "/v1/prices",
      [...account.tables.prices.values()].filter((price) =>
        matchesPrice(price, params),
      ),
      params,
    ),
  ),
  endpoint(
    "GET",
    "/v1/prices/:id",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => requirePrice(account, id, "id"),
  ),
  endpoint(
    "POST",
    "/v1/prices/:id",
    updateSchema,
    ({ account, params, ids: [id = ""] }) =>
      updatePrice(account, requirePrice(account, id, "id"), params),
  ),
];
