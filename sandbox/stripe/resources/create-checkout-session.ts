import type Stripe from "stripe";
import { z } from "zod";
import {
  type Account,
  newId,
  requireCustomer,
  requireRecurringPrice,
} from "../account";
import {
  email,
  expand,
  flag,
  integer,
  mergeMetadata,
  metadata,
  oneOf,
  text,
  url,
} from "../api/endpoint";
import { invalidRequest } from "../api/errors";
import { day, describePrice, hour } from "../billing/items";
import type { CheckoutSession, Customer, LineItem } from "../objects";

export const createCheckoutSchema = z.strictObject({
  ...expand,
  mode: oneOf("subscription"),
  success_url: url(),
  cancel_url: url().optional(),
  line_items: z
    .array(z.strictObject({ price: text(), quantity: integer(1, 999_999) }))
    .min(1)
    .max(20),
  client_reference_id: text(200).optional(),
  customer: text().optional(),
  customer_email: email().optional(),
  customer_update: z
    .strictObject({
      address: oneOf("auto", "never").optional(),
      name: oneOf("auto", "never").optional(),
    })
    .optional(),
  metadata: metadata().optional(),
  subscription_data: z
    .strictObject({
      description: text(500).optional(),
      metadata: metadata().optional(),
      trial_end: integer().optional(),
      trial_period_days: integer(1, 730).optional(),
      trial_settings: z
        .strictObject({
          end_behavior: z.strictObject({
            missing_payment_method: oneOf("cancel", "create_invoice", "pause"),
          }),
        })
        .optional(),
    })
    .optional(),
  payment_method_collection: oneOf("always", "if_required").optional(),
  expires_at: integer().optional(),
  allow_promotion_codes: flag().optional(),
  billing_address_collection: oneOf("auto", "required").optional(),
  automatic_tax: z.strictObject({ enabled: z.literal("false") }).optional(),
  locale: text(10).optional(),
  ui_mode: oneOf("hosted_page").optional(),
});
type CreateCheckout = z.output<typeof createCheckoutSchema>;

/** An open session, and the plan that it starts once it is paid. */
export function createCheckoutSession(
  account: Account,
  params: CreateCheckout,
): CheckoutSession {
  const { customer, customer_email: email } = params;
  if (customer !== undefined && email !== undefined) {
    throw invalidRequest(
      "You may only specify one of these parameters: customer, customer_email.",
      "customer_email",
    );
  }
  const owner =
    customer === undefined
      ? null
      : requireCustomer(account, customer, "customer");
  const now = account.now(owner?.id);
  const expiresAt = params.expires_at ?? now + day;
  if (expiresAt < now + hour / 2 || expiresAt > now + day) {
    throw invalidRequest(
      "The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.",
      "expires_at",
    );
  }
  const lineItems = params.line_items.map((item, position) =>
    newLineItem(account, item, `line_items[${position}][price]`),
  );
  const session = newCheckoutSession(
    account,
    params,
    owner,
    lineItems,
    expiresAt,
  );
  const data = params.subscription_data;
  account.store.insert("checkoutPlans", {
    id: session.id,
    lineItems,
    subscriptionMetadata: mergeMetadata({}, data?.metadata),
    description: data?.description ?? null,
    trialEnd: data?.trial_end ?? null,
    trialDays: data?.trial_period_days ?? null,
    whenTrialEndsUnpaid:
      data?.trial_settings?.end_behavior.missing_payment_method ??
      "create_invoice",
  });
  account.store.insert("checkoutSessions", session);
  return session;
}

function newLineItem(
  account: Account,
  item: { price: string; quantity: number },
  param: string,
): LineItem {
  const price = requireRecurringPrice(account, item.price, param);
  const amount = price.unit_amount * item.quantity;
  return {
    id: newId("li", 14),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description:
      account.tables.products.get(price.product)?.name ?? describePrice(price),
    metadata: {},
    price,
    quantity: item.quantity,
  };
}

/** What is the same in every new session. */
const sameForAll = {
  object: "checkout.session",
  adaptive_pricing: null,
  after_expiration: null,
  allowed_payment_method_types: null,
  automatic_tax: {
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ["card"],
  payment_status: "unpaid",
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: "open",
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: "hosted_page",
  wallet_options: null,
} satisfies Partial<CheckoutSession>;

function newCheckoutSession(
  account: Account,
  params: CreateCheckout,
  owner: Customer | null,
  lineItems: LineItem[],
  expiresAt: number,
): CheckoutSession {
  const id = newId("cs_test", 58);
  const trial =
    params.subscription_data?.trial_period_days ??
    params.subscription_data?.trial_end;
  const total =
    trial === undefined
      ? lineItems.reduce((sum, item) => sum + item.amount_total, 0)
      : 0;
  return {
    ...structuredClone(sameForAll),
    id,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    amount_subtotal: total,
    amount_total: total,
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: account.now(owner?.id),
    currency: lineItems[0]?.currency ?? "usd",
    customer: owner?.id ?? null,
    customer_creation: owner === null ? "always" : null,
    customer_email: params.customer_email ?? null,
    expires_at: expiresAt,
    locale: (params.locale ?? null) as Stripe.Checkout.Session.Locale | null,
    metadata: mergeMetadata({}, params.metadata),
    mode: params.mode,
    payment_method_collection: params.payment_method_collection ?? "always",
    success_url: params.success_url,
    url: `${account.origin}/checkout/${id}`,
  };
}
