import { z } from "zod";
import { type Account, newId } from "../account";
import {
  clearable,
  definedFields,
  endpoint,
  expand,
  flag,
  inRange,
  listPage,
  mergeMetadata,
  metadata,
  pagination,
  text,
  timeRange,
  url,
} from "../api/endpoint";
import { ApiError, resourceMissing } from "../api/errors";
import type { Product } from "../objects";

const featureList = z.array(z.strictObject({ name: text(80) })).max(15);
const productParams = {
  ...expand,
  active: flag().optional(),
  description: clearable().optional(),
  images: z.array(url()).max(8).or(z.literal("")).optional(),
  marketing_features: featureList.or(z.literal("")).optional(),
  metadata: metadata().optional(),
  statement_descriptor: text(22).optional(),
  tax_code: text().optional(),
  unit_label: clearable(12).optional(),
  url: url().or(z.literal("")).optional(),
};
const createSchema = z.strictObject({
  ...productParams,
  name: text(250),
  id: text(200).optional(),
});
const updateSchema = z.strictObject({
  ...productParams,
  name: text(250).optional(),
  default_price: text().optional(),
});
const listSchema = z.strictObject({
  ...pagination,
  active: flag().optional(),
  created: timeRange().optional(),
  ids: z.array(text()).optional(),
});

function productFields(
  { expand: _, metadata: changes, ...params }: z.output<typeof updateSchema>,
  before: Record<string, string>,
) {
  const { images, marketing_features: features, url, ...others } = params;
  return {
    ...definedFields({
      ...others,
      images: images === "" ? [] : images,
      marketing_features: features === "" ? [] : features,
      url: url === "" ? null : url,
    }),
    metadata: mergeMetadata(before, changes),
  };
}

export function newProduct(
  account: Account,
  id: string,
  name: string,
  changes: Partial<Product>,
): Product {
  if (account.tables.products.has(id)) {
    const message = `Product already exists: ${id}`;
    throw new ApiError(400, {
      type: "invalid_request_error",
      code: "resource_already_exists",
      message,
      param: "id",
    });
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

export function requireProduct(
  account: Account,
  id: string,
  param = "id",
): Product {
  const product = account.tables.products.get(id);
  if (product === undefined) throw resourceMissing("product", id, param);
  return product;
}

export const products = [
  endpoint("POST", "/v1/products", createSchema, ({ account, params }) => {
    const { id = newId("prod", 14), name, ...others } = params;
    return newProduct(account, id, name, productFields(others, {}));
  }),
  endpoint("GET", "/v1/products", listSchema, ({ account, params }) => {
    const { active, ids, created } = params;
    const matching = [...account.tables.products.values()].filter(
      (each) =>
        (active === undefined || each.active === active) &&
        (ids === undefined || ids.includes(each.id)) &&
        inRange(each.created, created),
    );
    return listPage("/v1/products", matching, params);
  }),
  endpoint(
    "GET",
    "/v1/products/:id",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => requireProduct(account, id),
  ),
  endpoint(
    "POST",
    "/v1/products/:id",
    updateSchema,
    ({ account, params, ids: [id = ""] }) => {
      const product = requireProduct(account, id);
      const { default_price: price } = params;
      if (
        price !== undefined &&
        account.tables.prices.get(price)?.product !== id
      ) {
        throw resourceMissing("price", price, "default_price");
      }
      const changes = productFields(params, product.metadata);
      account.update(
        product,
        { ...changes, updated: account.now() },
        "product.updated",
      );
      return product;
    },
  ),
];
