import { z } from "zod";
import {
  type CallDoc,
  json,
  type Reply,
  type Route,
  type SandboxRequest,
} from "../service";
import { addListing } from "./listings/listings";
import type { RateLimits } from "./rate-limits";
import { type ShopSetup, shopSetupSchema } from "./shops/setup";
import type { Grant, Store } from "./store";

const tokensSchema = z.strictObject({
  user_id: z.int().optional(),
  /**
   * `expire_access` and `expire` end tokens by time; `revoke` as the seller
   * does at Etsy; `narrow` takes scopes away.
   */
  action: z.enum([
    "expire_access",
    "expire",
    "revoke",
    "narrow",
    "strict_rotation",
    "lenient_rotation",
  ]),
  scopes: z.array(z.string()).default([]),
});
const changeSchema = z.strictObject({
  user_id: z.int().optional(),
  is_closed: z.boolean().optional(),
});
const numbersSchema = z.strictObject({
  listing_id: z.int(),
  views: z.int().min(0).optional(),
  num_favorers: z.int().min(0).optional(),
  /** Unix seconds. */
  original_creation_timestamp: z.int().positive().optional(),
});
const limitsSchema = z.strictObject({
  perSecond: z.int().min(1),
  perDay: z.int().min(0),
});
const appSchema = z.strictObject({ callbacks: z.array(z.url()).nullable() });
/** Alt texts, one for each photo. */
const photosSchema = z.array(z.string().max(500)).max(20).default([]);
/** Values by their names. */
const attributesSchema = z.record(z.string(), z.string()).default({});
const listingStates = z
  .enum(["active", "inactive", "sold_out", "draft", "expired"])
  .default("draft");

export const controlDocs: CallDoc[] = [
  [
    "POST /etsy/shop",
    "Sets up a shop, with Etsy's names: {user_id?, shop_id?, shop_name?, currency_code?, languages?, shipping_profiles?, readiness_states?, return_policies?, sections?, production_partners?, listings?, is_closed?, …}. The consent page signs in the seller of the last one, unless it has is_signed_in: false.",
  ],
  [
    "POST /etsy/shop/change",
    "{user_id?, is_closed?}: closes a shop or opens it again, with all that it has.",
  ],
  [
    "POST /etsy/listing/numbers",
    "{listing_id, views?, num_favorers?, original_creation_timestamp?} of a listing.",
  ],
  [
    "GET /etsy/state.json",
    "Shops and listings, with the photos' digests. DELETE removes everything, tokens included.",
  ],
  [
    "POST /etsy/tokens",
    "{action, user_id?, scopes?}: expire_access, expire, revoke, narrow, strict_rotation, lenient_rotation.",
  ],
  ["POST /etsy/limits", "{perSecond, perDay}: the limits of each key."],
  [
    "POST /etsy/app",
    "{callbacks}: the redirect URIs that are registered; null accepts any.",
  ],
];

/** The calls with which tests set up the shops and tokens of this stand-in. */
export function controlRoutes(store: Store, limits: RateLimits): Route[] {
  const read =
    <Input>(
      schema: z.ZodType<Input>,
      apply: (input: Input) => unknown,
    ): Route["handle"] =>
    ({ body }: SandboxRequest): Reply => {
      const parsed = schema.safeParse(body);
      if (!parsed.success)
        return json(400, {
          message: z.prettifyError(parsed.error),
          issues: parsed.error.issues,
        });
      const answer = apply(parsed.data);
      store.saveSoon();
      return json(200, answer);
    };
  return [
    {
      method: "POST",
      path: /^\/etsy\/shop$/,
      handle: read(shopSetupSchema, (setup) => setUpShop(store, setup)),
    },
    {
      method: "POST",
      path: /^\/etsy\/shop\/change$/,
      handle: read(changeSchema, (change) => changeShop(store, change)),
    },
    {
      method: "POST",
      path: /^\/etsy\/listing\/numbers$/,
      handle: read(numbersSchema, (numbers) => setNumbers(store, numbers)),
    },
    {
      method: "POST",
      path: /^\/etsy\/tokens$/,
      handle: read(tokensSchema, (change) => changeTokens(store, change)),
    },
    {
      method: "POST",
      path: /^\/etsy\/limits$/,
      handle: read(limitsSchema, (given) => {
        limits.clear();
        store.state.limits = given;
        return given;
      }),
    },
    {
      method: "POST",
      path: /^\/etsy\/app$/,
      handle: read(appSchema, ({ callbacks }) => {
        store.state.callbacks = callbacks;
        return { callbacks };
      }),
    },
    {
      method: "GET",
      path: /^\/etsy\/state\.json$/,
      handle: () =>
        json(200, { shops: store.state.shops, listings: store.state.listings }),
    },
    {
      method: "DELETE",
      path: /^\/etsy\/state\.json$/,
      handle: () => {
        store.clear();
        limits.clear();
        return json(200, {});
      },
    },
  ];
}

function setUpShop(
  store: Store,
  { listings, is_signed_in, ...shop }: z.output<typeof shopSetupSchema>,
) {
  const { state } = store;
  const others = state.shops.filter(({ user_id }) => user_id !== shop.user_id);
  state.shops = is_signed_in ? [...others, shop] : [shop, ...others];
  state.listings = state.listings.filter(
    ({ user_id }) => user_id !== shop.user_id,
  );
  const added = listings.map((given) => addKnownListing(store, shop, given));
  return { ...shop, listing_ids: added.map(({ listing_id }) => listing_id) };
}

/**
 * A listing as it may stand in a shop, with what is written in calls of its own
 * at Etsy.
 */
function addKnownListing(
  store: Store,
  shop: ShopSetup,
  { state, ...given }: Record<string, unknown>,
) {
  const { photos, attributes, sku, ...fields } = given;
  const listing = addListing(
    store,
    shop,
    { price: 10, quantity: 1, ...fields },
    listingStates.parse(state),
  );
  listing.images = photosSchema.parse(photos).map((alt_text) => ({
    listing_image_id: store.nextId(),
    created: listing.created,
    alt_text,
    digest: "",
    width: 3_000,
    height: 2_000,
  }));
  listing.properties = Object.entries(attributesSchema.parse(attributes)).map(
    ([property_name, value], index) => ({
      property_id: index + 1,
      property_name,
      scale_id: null,
      scale_name: null,
      value_ids: [index + 1],
      values: [value],
    }),
  );
  for (const product of listing.products)
    product.sku = typeof sku === "string" ? sku : "";
  return listing;
}

function changeShop(
  { state }: Store,
  { user_id, is_closed }: z.output<typeof changeSchema>,
) {
  for (const shop of state.shops) {
    if (user_id === undefined || shop.user_id === user_id)
      shop.is_closed = is_closed ?? shop.is_closed;
  }
  return { is_closed };
}

function setNumbers(
  { state }: Store,
  { listing_id, ...numbers }: z.output<typeof numbersSchema>,
) {
  for (const listing of state.listings.filter(
    (each) => each.listing_id === listing_id,
  )) {
    listing.views = numbers.views ?? listing.views ?? 0;
    listing.favorers = numbers.num_favorers ?? listing.favorers ?? 0;
    listing.created = numbers.original_creation_timestamp ?? listing.created;
  }
  return numbers;
}

function changeTokens(
  store: Store,
  { user_id, action, scopes }: z.output<typeof tokensSchema>,
) {
  const { state } = store;
  const isMeant = (grant: Grant) =>
    user_id === undefined || grant.userId === user_id;
  switch (action) {
    case "strict_rotation":
    case "lenient_rotation":
      state.strictRotation = action === "strict_rotation";
      break;
    case "revoke":
      state.grants = state.grants.filter((grant) => !isMeant(grant));
      break;
    default:
      for (const grant of state.grants.filter(isMeant)) {
        if (action === "narrow")
          grant.scopes = grant.scopes.filter((scope) => scopes.includes(scope));
        else grant.accessEndsAt = 0;
        if (action === "expire") grant.refreshEndsAt = 0;
      }
  }
  return { action };
}
