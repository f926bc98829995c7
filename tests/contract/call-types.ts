/**
 * The types of a call's parameters and of its answer, as expressions in
 * TypeScript.
 */
export type CallTypes = { call: string; request: string; answer: string };

function stripeCall(call: string, params: string, answer: string): CallTypes {
  return { call, request: `Form<Stripe.${params}>`, answer: `Json<${answer}>` };
}

const one = (name: string) => `Stripe.${name}`;
const listOf = (name: string) => `Stripe.ApiList<Stripe.${name}>`;

const stripeCalls = [
  stripeCall("POST /v1/products", "ProductCreateParams", one("Product")),
  stripeCall("GET /v1/products", "ProductListParams", listOf("Product")),
  stripeCall("GET /v1/products/:id", "ProductRetrieveParams", one("Product")),
  stripeCall("POST /v1/products/:id", "ProductUpdateParams", one("Product")),
  stripeCall("POST /v1/prices", "PriceCreateParams", one("Price")),
  stripeCall("GET /v1/prices", "PriceListParams", listOf("Price")),
  stripeCall("GET /v1/prices/:id", "PriceRetrieveParams", one("Price")),
  stripeCall("POST /v1/prices/:id", "PriceUpdateParams", one("Price")),

  stripeCall("POST /v1/customers", "CustomerCreateParams", one("Customer")),
  stripeCall("GET /v1/customers", "CustomerListParams", listOf("Customer")),
  stripeCall(
    "GET /v1/customers/:id",
    "CustomerRetrieveParams",
    "Stripe.Customer | Stripe.DeletedCustomer",
  ),
  stripeCall("POST /v1/customers/:id", "CustomerUpdateParams", one("Customer")),
  stripeCall(
    "DELETE /v1/customers/:id",
    "CustomerDeleteParams",
    one("DeletedCustomer"),
  ),
  stripeCall(
    "GET /v1/customers/:id/payment_methods",
    "CustomerListPaymentMethodsParams",
    listOf("PaymentMethod"),
  ),
  stripeCall(
    "GET /v1/payment_methods/:id",
    "PaymentMethodRetrieveParams",
    one("PaymentMethod"),
  ),
  stripeCall(
    "POST /v1/payment_methods/:id/attach",
    "PaymentMethodAttachParams",
    one("PaymentMethod"),
  ),
  stripeCall(
    "POST /v1/payment_methods/:id/detach",
    "PaymentMethodDetachParams",
    one("PaymentMethod"),
  ),

  stripeCall(
    "POST /v1/checkout/sessions",
    "Checkout.SessionCreateParams",
    one("Checkout.Session"),
  ),
  stripeCall(
    "GET /v1/checkout/sessions",
    "Checkout.SessionListParams",
    listOf("Checkout.Session"),
  ),
  stripeCall(
    "GET /v1/checkout/sessions/:id",
    "Checkout.SessionRetrieveParams",
    one("Checkout.Session"),
  ),
  stripeCall(
    "GET /v1/checkout/sessions/:id/line_items",
    "Checkout.SessionListLineItemsParams",
    listOf("LineItem"),
  ),
  stripeCall(
    "POST /v1/checkout/sessions/:id/expire",
    "Checkout.SessionExpireParams",
    one("Checkout.Session"),
  ),

  stripeCall(
    "POST /v1/subscriptions",
    "SubscriptionCreateParams",
    one("Subscription"),
  ),
  stripeCall(
    "GET /v1/subscriptions",
    "SubscriptionListParams",
    listOf("Subscription"),
  ),
  stripeCall(
    "GET /v1/subscriptions/:id",
    "SubscriptionRetrieveParams",
    one("Subscription"),
  ),
  stripeCall(
    "POST /v1/subscriptions/:id",
    "SubscriptionUpdateParams",
    one("Subscription"),
  ),
  stripeCall(
    "POST /v1/subscriptions/:id/resume",
    "SubscriptionResumeParams",
    one("Subscription"),
  ),
  stripeCall(
    "DELETE /v1/subscriptions/:id",
    "SubscriptionCancelParams",
    one("Subscription"),
  ),
  stripeCall(
    "POST /v1/subscription_schedules",
    "SubscriptionScheduleCreateParams",
    one("SubscriptionSchedule"),
  ),
  stripeCall(
    "GET /v1/subscription_schedules",
    "SubscriptionScheduleListParams",
    listOf("SubscriptionSchedule"),
  ),
  stripeCall(
    "GET /v1/subscription_schedules/:id",
    "SubscriptionScheduleRetrieveParams",
    one("SubscriptionSchedule"),
  ),
  stripeCall(
    "POST /v1/subscription_schedules/:id",
    "SubscriptionScheduleUpdateParams",
    one("SubscriptionSchedule"),
  ),
  stripeCall(
    "POST /v1/subscription_schedules/:id/release",
    "SubscriptionScheduleReleaseParams",
    one("SubscriptionSchedule"),
  ),
  stripeCall(
    "POST /v1/subscription_schedules/:id/cancel",
    "SubscriptionScheduleCancelParams",
    one("SubscriptionSchedule"),
  ),

  stripeCall("GET /v1/invoices", "InvoiceListParams", listOf("Invoice")),
  stripeCall("GET /v1/invoices/:id", "InvoiceRetrieveParams", one("Invoice")),
  stripeCall("POST /v1/invoices/:id/pay", "InvoicePayParams", one("Invoice")),
  stripeCall(
    "POST /v1/invoices/:id/finalize",
    "InvoiceFinalizeInvoiceParams",
    one("Invoice"),
  ),
  stripeCall(
    "POST /v1/invoices/:id/void",
    "InvoiceVoidInvoiceParams",
    one("Invoice"),
  ),
  stripeCall(
    "POST /v1/invoices/:id/mark_uncollectible",
    "InvoiceMarkUncollectibleParams",
    one("Invoice"),
  ),
  stripeCall(
    "GET /v1/invoice_payments",
    "InvoicePaymentListParams",
    listOf("InvoicePayment"),
  ),
  stripeCall("GET /v1/charges", "ChargeListParams", listOf("Charge")),
  stripeCall("GET /v1/charges/:id", "ChargeRetrieveParams", one("Charge")),
  stripeCall("POST /v1/refunds", "RefundCreateParams", one("Refund")),
  stripeCall("GET /v1/refunds", "RefundListParams", listOf("Refund")),
  stripeCall("GET /v1/disputes", "DisputeListParams", listOf("Dispute")),
  stripeCall("GET /v1/disputes/:id", "DisputeRetrieveParams", one("Dispute")),

  stripeCall(
    "POST /v1/billing_portal/sessions",
    "BillingPortal.SessionCreateParams",
    one("BillingPortal.Session"),
  ),
  stripeCall(
    "POST /v1/billing_portal/configurations",
    "BillingPortal.ConfigurationCreateParams",
    one("BillingPortal.Configuration"),
  ),
  stripeCall(
    "GET /v1/billing_portal/configurations",
    "BillingPortal.ConfigurationListParams",
    listOf("BillingPortal.Configuration"),
  ),
  stripeCall(
    "GET /v1/billing_portal/configurations/:id",
    "BillingPortal.ConfigurationRetrieveParams",
    one("BillingPortal.Configuration"),
  ),
  stripeCall(
    "POST /v1/billing_portal/configurations/:id",
    "BillingPortal.ConfigurationUpdateParams",
    one("BillingPortal.Configuration"),
  ),
  stripeCall("GET /v1/account", "AccountRetrieveCurrentParams", one("Account")),
  stripeCall(
    "GET /v1/webhook_endpoints",
    "WebhookEndpointListParams",
    listOf("WebhookEndpoint"),
  ),
  stripeCall("GET /v1/events", "EventListParams", listOf("Event")),
  stripeCall("GET /v1/events/:id", "EventRetrieveParams", one("Event")),
];

export const callTypes: CallTypes[] = [
  ...stripeCalls,
  {
    call: "POST /v1/messages",
    request: "Anthropic.MessageCreateParams",
    answer: "Anthropic.Message",
  },
  {
    call: "GET /v1/models/:id",
    request: "object",
    answer: "Anthropic.ModelInfo",
  },
  {
    call: "POST /emails",
    request: "EmailApiOptions",
    answer: "CreateEmailResponseSuccess",
  },
  {
    call: "GET /domains",
    request: "object",
    answer: "ListDomainsResponseSuccess",
  },
];

/** The type of an error's body, by the service that sent it. */
export function errorType(call: string) {
  if (/ \/v1\/(?:messages|models)/.test(call)) return "Anthropic.ErrorResponse";
  return / \/v1\//.test(call)
    ? "{ error: Json<Stripe.StripeRawError> }"
    : "ErrorResponse";
}

/** What the SDK skips is not among its events. */
export const streamType =
  '(Anthropic.RawMessageStreamEvent | { type: "ping" })[]';

/** What the types in this file are imported from. */
export const imports = [
  'import type Anthropic from "@anthropic-ai/sdk";',
  'import type { CreateEmailResponseSuccess, EmailApiOptions, ErrorResponse, ListDomainsResponseSuccess } from "resend";',
  'import type Stripe from "stripe";',
  'import type { Form, Json, StripeEvent, StripeVersion, ThinEvent } from "./wire";',
];

/** The row of a request, or null. */
export function findCallTypes(method: string, path: string): CallTypes | null {
  const parts = path.split("/");
  const fits = ({ call }: CallTypes) => {
    const [verb, pattern = ""] = call.split(" ");
    const wanted = pattern.split("/");
    return (
      verb === method &&
      wanted.length === parts.length &&
      wanted.every((part, index) => part === ":id" || part === parts[index])
    );
  };
  return callTypes.find(fits) ?? null;
}

/**
 * Every event that the sandbox sends, so that no journey loses one unnoticed.
 */
export const eventTypes = [
  "billing_portal.configuration.created",
  "billing_portal.configuration.updated",
  "billing_portal.session.created",
  "charge.dispute.closed",
  "charge.dispute.created",
  "charge.refunded",
  "charge.updated",
  "checkout.session.async_payment_failed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.completed",
  "checkout.session.expired",
  "customer.created",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "customer.subscription.updated",
  "customer.updated",
  "invoice.created",
  "invoice.finalized",
  "invoice.marked_uncollectible",
  "invoice.paid",
  "invoice.payment_action_required",
  "invoice.payment_failed",
  "invoice.payment_succeeded",
  "invoice.updated",
  "invoice.voided",
  "payment_method.attached",
  "payment_method.detached",
  "price.created",
  "price.updated",
  "product.created",
  "product.updated",
  "refund.created",
  "subscription_schedule.canceled",
  "subscription_schedule.completed",
  "subscription_schedule.created",
  "subscription_schedule.released",
  "subscription_schedule.updated",
  "v1.customer.updated",
];
