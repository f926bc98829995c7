import { z } from "zod";
import { type Account, newId, requirePrice } from "../account";
import {
  cancellationReason,
  clearable,
  definedFields,
  endpoint,
  expand,
  flag,
  listPage,
  mergeMetadata,
  metadata,
  oneOf,
  pagination,
  prorationBehavior,
  text,
  url,
} from "../api/endpoint";
import { resourceMissing } from "../api/errors";
import type { PortalConfiguration } from "../objects";
import { requireProduct } from "./products";

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
      proration_behavior: prorationBehavior.optional(),
      cancellation_reason: z
        .strictObject({
          enabled: flag(),
          options: z.array(cancellationReason).or(z.literal("")),
        })
        .optional(),
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
        .array(
          z.strictObject({ product: text(), prices: z.array(text()).min(1) }),
        )
        .or(z.literal(""))
        .optional(),
      proration_behavior: prorationBehavior.optional(),
    })
    .optional(),
});
type Features = z.output<typeof featuresSchema>;
const commonParams = {
  ...expand,
  business_profile: z
    .strictObject({
      headline: clearable(60).optional(),
      privacy_policy_url: url().optional(),
      terms_of_service_url: url().optional(),
    })
    .optional(),
  default_return_url: url().or(z.literal("")).optional(),
  metadata: metadata().optional(),
  name: clearable().optional(),
};
const createSchema = z.strictObject({
  ...commonParams,
  features: featuresSchema,
});
const updateSchema = z.strictObject({
  ...commonParams,
  features: featuresSchema.optional(),
  active: flag().optional(),
});
const listSchema = z.strictObject({
  ...pagination,
  active: flag().optional(),
  is_default: flag().optional(),
});

const defaultId = "bpc_sandbox_default";

/**
 * The portal of a new account. Changing plans needs a configuration of its own.
 */
export function defaultConfiguration(account: Account): PortalConfiguration {
  const features = {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true },
  };
  return (
    account.tables.portalConfigurations.get(defaultId) ??
    createConfiguration(account, { features }, defaultId)
  );
}

export function requireConfiguration(
  account: Account,
  id: string,
  param = "id",
): PortalConfiguration {
  const configuration = account.tables.portalConfigurations.get(id);
  if (configuration === undefined)
    throw resourceMissing("configuration", id, param);
  return configuration;
}

function createConfiguration(
  account: Account,
  params: z.output<typeof createSchema>,
  id: string,
): PortalConfiguration {
  const configuration: PortalConfiguration = {
    id,
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: {
      headline: null,
      privacy_policy_url: null,
      terms_of_service_url: null,
      ...definedFields(params.business_profile),
    },
    created: account.now(),
    default_return_url: params.default_return_url || null,
    features: withFeatures(account, noFeatures, params.features),
    is_default: id === defaultId,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: mergeMetadata({}, params.metadata),
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
  subscription_pause: {
    duration: { interval_options: [], type: "indefinite" },
    enabled: false,
  },
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

function withFeatures(
  account: Account,
  before: PortalConfiguration["features"],
  features: Features,
) {
  const {
    customer_update: customer,
    subscription_cancel: cancel,
    subscription_update: update,
  } = features;
  const products = update?.products === "" ? [] : update?.products;
  for (const [at, { product, prices }] of products?.entries() ?? []) {
    const param = `features[subscription_update][products][${at}]`;
    requireProduct(account, product, `${param}[product]`);
    for (const [position, price] of prices.entries())
      requirePrice(account, price, `${param}[prices][${position}]`);
  }
  const reason = cancel?.cancellation_reason;
  return {
    ...before,
    invoice_history: { ...before.invoice_history, ...features.invoice_history },
    payment_method_update: {
      ...before.payment_method_update,
      ...features.payment_method_update,
    },
    customer_update: {
      ...before.customer_update,
      ...definedFields(customer),
      allowed_updates: listFrom(
        customer?.allowed_updates,
        before.customer_update.allowed_updates,
      ),
    },
    subscription_cancel: {
      ...before.subscription_cancel,
      ...definedFields(cancel),
      cancellation_reason:
        reason === undefined
          ? before.subscription_cancel.cancellation_reason
          : {
              enabled: reason.enabled,
              feedback_options: [],
              options: listFrom(reason.options, []),
            },
    },
    subscription_update: {
      ...before.subscription_update,
      ...definedFields(update),
      default_allowed_updates: listFrom(
        update?.default_allowed_updates,
        before.subscription_update.default_allowed_updates,
      ),
      products:
        products?.map((each) => ({
          ...each,
          adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
        })) ??
        before.subscription_update.products ??
        [],
    },
  };
}

/** The list that was sent, where an empty text means an empty list. */
function listFrom<T>(sent: T[] | "" | undefined, before: T[]): T[] {
  return sent === undefined ? before : sent === "" ? [] : sent;
}

function updateConfiguration(
  account: Account,
  configuration: PortalConfiguration,
  params: z.output<typeof updateSchema>,
) {
  const {
    business_profile: profile,
    default_return_url: url,
    name,
    active,
  } = params;
  account.update(
    configuration,
    {
      active: active ?? configuration.active,
      business_profile: {
        ...configuration.business_profile,
        ...definedFields(profile),
      },
      default_return_url:
        url === undefined ? configuration.default_return_url : url || null,
      features: withFeatures(
        account,
        configuration.features,
        params.features ?? {},
      ),
      metadata: mergeMetadata(configuration.metadata ?? {}, params.metadata),
      name: name === undefined ? configuration.name : name,
    },
    "billing_portal.configuration.updated",
  );
  return configuration;
}

const configurationsPath = "/v1/billing_portal/configurations";

export const portalConfigurations = [
  endpoint("POST", configurationsPath, createSchema, ({ account, params }) =>
    createConfiguration(account, params, newId("bpc")),
  ),
  endpoint("GET", configurationsPath, listSchema, ({ account, params }) => {
    const { active, is_default: isDefault } = params;
    defaultConfiguration(account);
    const matching = [...account.tables.portalConfigurations.values()].filter(
      (each) =>
        (active === undefined || each.active === active) &&
        (isDefault === undefined || each.is_default === isDefault),
    );
    return listPage(configurationsPath, matching, params);
  }),
  endpoint(
    "GET",
    `${configurationsPath}/:id`,
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => requireConfiguration(account, id),
  ),
  endpoint(
    "POST",
    `${configurationsPath}/:id`,
    updateSchema,
    ({ account, params, ids: [id = ""] }) =>
      updateConfiguration(account, requireConfiguration(account, id), params),
  ),
];
