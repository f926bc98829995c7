import { z } from "zod";
import type { Account } from "../account";
import { newId } from "../new-id";
import type { Product } from "../shapes";
import { endpoint } from "../wire/endpoint";
import { Failure, missing } from "../wire/failure";
import { listOf } from "../wire/list";
import { address, clearable, expand, flag, inRange, merged, metadata, page, text, timeRange } from "../wire/param";

const features = z.array(z.strictObject({ name: text(80) })).max(15);
const fields = {
  ...expand,
  active: flag().optional(),
  description: clearable().optional(),
  images: z.array(address()).max(8).or(z.literal("")).optional(),
  marketing_features: features.or(z.literal("")).optional(),
  metadata: metadata().optional(),
  statement_descriptor: text(22).optional(),
  tax_code: text().optional(),
  unit_label: clearable(12).optional(),
  url: address().or(z.literal("")).optional(),
};
const createSchema = z.strictObject({ ...fields, name: text(250), id: text(200).optional() });
const updateSchema = z.strictObject({ ...fields, name: text(250).optional(), default_price: text().optional() });
const listSchema = z.strictObject({
  ...page,
  active: flag().optional(),
  created: timeRange().optional(),
  ids: z.array(text()).optional(),
});

function given(
  { expand: _, metadata: changes, ...params }: z.output<typeof updateSchema>,
  before: Record<string, string>,
) {
  const { images, marketing_features: marketing, url, ...others } = params;
  const kept = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  return {
    ...kept,
    ...(images === undefined ? {} : { images: images === "" ? [] : images }),
    ...(marketing === undefined ? {} : { marketing_features: marketing === "" ? [] : marketing }),
    ...(url === undefined ? {} : { url: url === "" ? null : url }),
    metadata: merged(before, changes),
  };
}

export function newProduct(account: Account, id: string, name: string, changes: Partial<Product>): Product {
  if (account.tables.products.has(id)) {
    const message = `Product already exists: ${id}`;
    throw new Failure(400, { type: "invalid_request_error", code: "resource_already_exists", message, param: "id" });
  }
  const product: Product = {
    id,
    object: "product",
    active: true,
    created: account.now(),
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: account.now(),
    url: null,
    ...changes,
  };
  account.store.insert("products", product);
  account.emit("product.created", product);
  return product;
}

export function productOf(account: Account, id: string, param = "id"): Product {
  const product = account.tables.products.get(id);
  if (product === undefined) throw missing("product", id, param);
  return product;
}

export const products = [
  endpoint("POST", "/v1/products", createSchema, ({ account, params }) => {
    const { id = newId("prod", 14), name, ...others } = params;
    return newProduct(account, id, name, given(others, {}));
  }),
  endpoint("GET", "/v1/products", listSchema, ({ account, params }) => {
    const { active, ids, created } = params;
    const wanted = [...account.tables.products.values()].filter(
      (each) =>
        (active === undefined || each.active === active) &&
        (ids === undefined || ids.includes(each.id)) &&
        inRange(each.created, created),
    );
    return listOf("/v1/products", wanted, params);
  }),
  endpoint("GET", "/v1/products/:id", z.strictObject(expand), ({ account, ids: [id = ""] }) => productOf(account, id)),
  endpoint("POST", "/v1/products/:id", updateSchema, ({ account, params, ids: [id = ""] }) => {
    const product = productOf(account, id);
    const { default_price: price } = params;
    if (price !== undefined && account.tables.prices.get(price)?.product !== id) {
      throw missing("price", price, "default_price");
    }
    const changes = given(params, product.metadata);
    account.change(product, { ...changes, updated: account.now() }, "product.updated");
    return product;
  }),
];
