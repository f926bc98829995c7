import { z } from "zod";
import type { Account } from "../account";
import { priceOf } from "../billing/find";
import { newId } from "../new-id";
import type { PortalConfiguration } from "../shapes";
import { endpoint } from "../wire/endpoint";
import { missing } from "../wire/failure";
import { listOf } from "../wire/list";
import { address, clearable, expand, flag, merged, metadata, oneOf, page, text } from "../wire/param";
import { productOf } from "./products";

const prorations = oneOf("create_prorations", "always_invoice", "none");
const reasons = oneOf(
  "customer_service",
  "low_quality",
  "missing_features",
  "other",
  "switched_service",
  "too_complex",
  "too_expensive",
  "unused",
);
const featuresSchema = z.strictObject({
  customer_update: z
    .strictObject({
      enabled: flag(),
      allowed_updates: z
        .array(oneOf("address", "email", "name", "phone", "shipping", "tax_id"))
        .or(z.literal(""))
        .optional(),
    })
    .optional(),
  invoice_history: z.strictObject({ enabled: flag() }).optional(),
  payment_method_update: z.strictObject({ enabled: flag() }).optional(),
  subscription_cancel: z
    .strictObject({
      enabled: flag(),
      mode: oneOf("at_period_end", "immediately").optional(),
      proration_behavior: prorations.optional(),
      cancellation_reason: z.strictObject({ enabled: flag(), options: z.array(reasons).or(z.literal("")) }).optional(),
    })
    .optional(),
  subscription_update: z
    .strictObject({
      enabled: flag(),
      default_allowed_updates: z
        .array(oneOf("price", "quantity", "promotion_code"))
        .or(z.literal(""))
        .optional(),
      products: z
        .array(z.strictObject({ product: text(), prices: z.array(text()).min(1) }))
        .or(z.literal(""))
        .optional(),
      proration_behavior: prorations.optional(),
    })
    .optional(),
});
type Features = z.output<typeof featuresSchema>;
const fields = {
  ...expand,
  business_profile: z
    .strictObject({
      headline: clearable(60).optional(),
      privacy_policy_url: address().optional(),
      terms_of_service_url: address().optional(),
    })
    .optional(),
  default_return_url: address().or(z.literal("")).optional(),
  metadata: metadata().optional(),
  name: clearable().optional(),
};
const createSchema = z.strictObject({ ...fields, features: featuresSchema });
const updateSchema = z.strictObject({ ...fields, features: featuresSchema.optional(), active: flag().optional() });
const listSchema = z.strictObject({ ...page, active: flag().optional(), is_default: flag().optional() });

const defaultId = "bpc_sandbox_default";

/** What a new account's portal can do: everything but change of plan, which needs a configuration of one's own. */
export function defaultConfiguration(account: Account): PortalConfiguration {
  const features = {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true },
  };
  return account.tables.portalConfigurations.get(defaultId) ?? create(account, { features }, defaultId);
}

export function configurationOf(account: Account, id: string, param = "id"): PortalConfiguration {
  const configuration = account.tables.portalConfigurations.get(id);
  if (configuration === undefined) throw missing("configuration", id, param);
  return configuration;
}

function create(account: Account, params: z.output<typeof createSchema>, id: string): PortalConfiguration {
  const configuration: PortalConfiguration = {
    id,
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: {
      headline: null,
      privacy_policy_url: null,
      terms_of_service_url: null,
      ...given(params.business_profile),
    },
    created: account.now(),
    default_return_url: params.default_return_url || null,
    features: withFeatures(account, noFeatures, params.features),
    is_default: id === defaultId,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: merged({}, params.metadata),
    name: params.name ?? null,
    updated: account.now(),
  };
  account.store.insert("portalConfigurations", configuration);
  account.emit("billing_portal.configuration.created", configuration);
  return configuration;
}

const noFeatures: PortalConfiguration["features"] = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: [], options: [] },
    enabled: false,
    mode: "at_period_end",
    proration_behavior: "none",
  },
  subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    products: [],
    proration_behavior: "none",
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: "end_trial",
  },
};

function withFeatures(account: Account, before: PortalConfiguration["features"], wanted: Features) {
  const { customer_update: customer, subscription_cancel: cancel, subscription_update: update } = wanted;
  const products = update?.products === "" ? [] : update?.products;
  for (const [at, { product, prices }] of products?.entries() ?? []) {
    const param = `features[subscription_update][products][${at}]`;
    productOf(account, product, `${param}[product]`);
    for (const [position, price] of prices.entries()) priceOf(account, price, `${param}[prices][${position}]`);
  }
  const reason = cancel?.cancellation_reason;
  return {
    ...before,
    invoice_history: { ...before.invoice_history, ...wanted.invoice_history },
    payment_method_update: { ...before.payment_method_update, ...wanted.payment_method_update },
    customer_update: {
      ...before.customer_update,
      ...given(customer),
      allowed_updates: listed(customer?.allowed_updates, before.customer_update.allowed_updates),
    },
    subscription_cancel: {
      ...before.subscription_cancel,
      ...given(cancel),
      cancellation_reason:
        reason === undefined
          ? before.subscription_cancel.cancellation_reason
          : { enabled: reason.enabled, feedback_options: [], options: listed(reason.options, []) },
    },
    subscription_update: {
      ...before.subscription_update,
      ...given(update),
      default_allowed_updates: listed(
        update?.default_allowed_updates,
        before.subscription_update.default_allowed_updates,
      ),
      products:
        products?.map((each) => ({ ...each, adjustable_quantity: { enabled: false, maximum: null, minimum: 1 } })) ??
        before.subscription_update.products ??
        [],
    },
  };
}

function listed<T>(given: T[] | "" | undefined, before: T[]): T[] {
  return given === undefined ? before : given === "" ? [] : given;
}

/** Only what was sent; undefined would hide what is there. */
function given<T extends object>(values: T | undefined): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as never;
}

function update(account: Account, configuration: PortalConfiguration, params: z.output<typeof updateSchema>) {
  const { business_profile: profile, default_return_url: url, name, active } = params;
  account.change(
    configuration,
    {
      active: active ?? configuration.active,
      business_profile: { ...configuration.business_profile, ...given(profile) },
      default_return_url: url === undefined ? configuration.default_return_url : url || null,
      features: withFeatures(account, configuration.features, params.features ?? {}),
      metadata: merged(configuration.metadata ?? {}, params.metadata),
      name: name === undefined ? configuration.name : name,
    },
    "billing_portal.configuration.updated",
  );
  return configuration;
}

const root = "/v1/billing_portal/configurations";

export const portalConfigurations = [
  endpoint("POST", root, createSchema, ({ account, params }) => create(account, params, newId("bpc"))),
  endpoint("GET", root, listSchema, ({ account, params }) => {
    const { active, is_default: isDefault } = params;
    defaultConfiguration(account);
    const wanted = [...account.tables.portalConfigurations.values()].filter(
      (each) =>
        (active === undefined || each.active === active) && (isDefault === undefined || each.is_default === isDefault),
    );
    return listOf(root, wanted, params);
  }),
  endpoint("GET", `${root}/:id`, z.strictObject(expand), ({ account, ids: [id = ""] }) => configurationOf(account, id)),
  endpoint("POST", `${root}/:id`, updateSchema, ({ account, params, ids: [id = ""] }) =>
    update(account, configurationOf(account, id), params),
  ),
];
