import { z } from "zod";
import {
  type Account,
  isEnded,
  newId,
  requireCustomer,
  requireSubscription,
} from "../account";
import { endpoint, expand, integer, oneOf, text, url } from "../api/endpoint";
import { invalidRequest, resourceMissing } from "../api/errors";
import { previewChange } from "../billing/change-items";
import type {
  PortalConfiguration,
  PortalSession,
  Subscription,
} from "../objects";
import {
  defaultConfiguration,
  requireConfiguration,
} from "./portal-configurations";

const flowSchema = z.strictObject({
  type: oneOf(
    "payment_method_update",
    "subscription_cancel",
    "subscription_update_confirm",
  ),
  after_completion: z
    .strictObject({
      type: oneOf("hosted_confirmation", "portal_homepage", "redirect"),
      redirect: z.strictObject({ return_url: url() }).optional(),
      hosted_confirmation: z
        .strictObject({ custom_message: text(500).optional() })
        .optional(),
    })
    .optional(),
  subscription_cancel: z.strictObject({ subscription: text() }).optional(),
  subscription_update_confirm: z
    .strictObject({
      subscription: text(),
      items: z
        .array(
          z.strictObject({
            id: text(),
            price: text().optional(),
            quantity: integer(1).optional(),
          }),
        )
        .length(1),
    })
    .optional(),
});
type Flow = z.output<typeof flowSchema>;
const createSchema = z.strictObject({
  ...expand,
  customer: text(),
  configuration: text().optional(),
  flow_data: flowSchema.optional(),
  locale: text(10).optional(),
  return_url: url().optional(),
});

function createSession(
  account: Account,
  params: z.output<typeof createSchema>,
): PortalSession {
  const customer = requireCustomer(account, params.customer, "customer");
  const configuration =
    params.configuration === undefined
      ? defaultConfiguration(account)
      : requireConfiguration(account, params.configuration, "configuration");
  const id = newId("bps");
  const flow =
    params.flow_data === undefined
      ? null
      : toFlow(account, params.flow_data, customer.id, configuration);
  const session: PortalSession = {
    id,
    object: "billing_portal.session",
    configuration: configuration.id,
    created: account.now(customer.id),
    customer: customer.id,
    customer_account: null,
    flow,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: params.return_url ?? configuration.default_return_url,
    url: `${account.origin}/portal/${id}`,
  };
  account.store.insert("portalSessions", session);
  account.emit("billing_portal.session.created", session);
  return session;
}

function toFlow(
  account: Account,
  flowData: Flow,
  customer: string,
  configuration: PortalConfiguration,
): PortalSession["flow"] {
  const {
    type,
    after_completion: after,
    subscription_update_confirm: confirm,
  } = flowData;
  const target = flowData.subscription_cancel ?? confirm;
  if (type !== "payment_method_update" && flowData[type] === undefined) {
    throw invalidRequest(
      `Missing required param: flow_data[${type}].`,
      `flow_data[${type}]`,
      "parameter_missing",
    );
  }
  const param = `flow_data[${type}]`;
  const subscription =
    target === undefined
      ? null
      : requireOwnSubscription(
          account,
          target.subscription,
          customer,
          `${param}[subscription]`,
        );
  requireFeature(configuration, type);
  if (confirm !== undefined && subscription !== null)
    requireConfirmable(account, subscription, confirm, configuration);
  return {
    type,
    after_completion: {
      type: after?.type ?? "portal_homepage",
      redirect: after?.redirect ?? null,
      hosted_confirmation:
        after?.hosted_confirmation === undefined
          ? null
          : {
              custom_message: after.hosted_confirmation.custom_message ?? null,
            },
    },
    customer_update: null,
    subscription_cancel:
      flowData.subscription_cancel === undefined
        ? null
        : { ...flowData.subscription_cancel, retention: null },
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm:
      confirm === undefined
        ? null
        : {
            subscription: confirm.subscription,
            discounts: null,
            items: confirm.items.map(({ id, price, quantity = 1 }) => ({
              id,
              price: price ?? null,
              quantity,
            })),
          },
  };
}

function requireOwnSubscription(
  account: Account,
  id: string,
  customer: string,
  param: string,
): Subscription {
  const subscription = requireSubscription(account, id, param);
  if (subscription.customer !== customer)
    throw resourceMissing("subscription", id, param);
  if (isEnded(subscription))
    throw invalidRequest(
      `The subscription \`${id}\` is ${subscription.status} and cannot be changed.`,
      param,
    );
  return subscription;
}

function requireFeature(
  { features }: PortalConfiguration,
  type: Flow["type"],
): void {
  const feature =
    type === "subscription_update_confirm" ? "subscription_update" : type;
  if (features[feature].enabled) return;
  throw invalidRequest(
    `This flow cannot be used because the \`${feature}\` feature in the portal configuration is disabled.`,
    "flow_data[type]",
  );
}

type Confirm = NonNullable<Flow["subscription_update_confirm"]>;

function requireConfirmable(
  account: Account,
  subscription: Subscription,
  { items }: Confirm,
  { features }: PortalConfiguration,
) {
  const param = "flow_data[subscription_update_confirm]";
  if (subscription.schedule !== null) {
    throw invalidRequest(
      `The subscription \`${subscription.id}\` is managed by the subscription schedule \`${subscription.schedule}\` and cannot be updated in the portal.`,
      `${param}[subscription]`,
    );
  }
  const offered =
    features.subscription_update.products?.flatMap(({ prices }) => prices) ??
    [];
  for (const [position, { price }] of items.entries()) {
    if (price === undefined || offered.includes(price)) continue;
    throw invalidRequest(
      `The price \`${price}\` is not in the portal configuration's list of products.`,
      `${param}[items][${position}][price]`,
    );
  }
  const { items: after } = previewChange(account, subscription, items, false);
  if (JSON.stringify(after) === JSON.stringify(subscription.items.data)) {
    throw invalidRequest(
      "There are no changes to confirm: the subscription is already as wanted.",
      `${param}[items]`,
    );
  }
}

export const portalSessions = [
  endpoint(
    "POST",
    "/v1/billing_portal/sessions",
    createSchema,
    ({ account, params }) => createSession(account, params),
  ),
];
