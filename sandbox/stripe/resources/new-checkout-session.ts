import type Stripe from "stripe";
import type { Account } from "../account";
import { newId } from "../new-id";
import type { CheckoutSession, Customer, LineItem } from "../shapes";
import { merged } from "../wire/param";
import type { CreateCheckout } from "./create-checkout-schema";

export function newCheckoutSession(
  account: Account,
  params: CreateCheckout,
  owner: Customer | null,
  lineItems: LineItem[],
  expiresAt: number,
): CheckoutSession {
  const id = newId("cs_test", 58);
  const trial = params.subscription_data?.trial_period_days ?? params.subscription_data?.trial_end;
  const total = trial === undefined ? lineItems.reduce((sum, item) => sum + item.amount_total, 0) : 0;
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: account.now(owner?.id),
    currency: lineItems[0]?.currency ?? "usd",
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: owner?.id ?? null,
    customer_account: null,
    customer_creation: owner === null ? "always" : null,
    customer_details: null,
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: (params.locale ?? null) as Stripe.Checkout.Session.Locale | null,
    managed_payments: null,
    metadata: merged({}, params.metadata),
    mode: params.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: params.payment_method_collection ?? "always",
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
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${account.origin}/checkout/${id}`,
    wallet_options: null,
  };
}
