import type Stripe from "stripe";

// The objects as JSON: references are ids, and decimals are text.

type Reference<T, K extends keyof T> = Omit<T, K> & {
  [Key in K]: string | null;
};
type Owned = { customer: string };
export type List<T> = {
  object: "list";
  url: string;
  has_more: boolean;
  data: T[];
};

export type Customer = Omit<Stripe.Customer, "deleted" | "invoice_settings"> & {
  invoice_settings: Reference<
    Stripe.Customer.InvoiceSettings,
    "default_payment_method"
  >;
};
export type DeletedCustomer = { id: string; object: "customer"; deleted: true };
export type Product = Omit<Stripe.Product, "default_price" | "deleted"> & {
  default_price: string | null;
};
export type Price = Omit<
  Stripe.Price,
  "product" | "unit_amount_decimal" | "unit_amount" | "deleted"
> & {
  product: string;
  unit_amount: number;
  unit_amount_decimal: string;
};
type Plan = Omit<Stripe.Plan, "product" | "amount_decimal" | "deleted"> & {
  product: string;
  amount_decimal: string;
};
export type PaymentMethod = Reference<Stripe.PaymentMethod, "customer">;

export type SubscriptionItem = Omit<
  Stripe.SubscriptionItem,
  "price" | "plan" | "deleted" | "quantity"
> & {
  price: Price;
  plan: Plan;
  quantity: number;
};
type SubscriptionStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "canceled"
  | "unpaid"
  | "paused";
export type Subscription = Omit<
  Reference<
    Stripe.Subscription,
    "latest_invoice" | "schedule" | "default_payment_method"
  >,
  "customer" | "items" | "status"
> &
  Owned & { items: List<SubscriptionItem>; status: SubscriptionStatus };

type PhaseItem = Omit<
  Stripe.SubscriptionSchedule.Phase.Item,
  "price" | "plan" | "quantity"
> & {
  price: string;
  plan: string;
  quantity: number;
};
export type Phase = Omit<
  Stripe.SubscriptionSchedule.Phase,
  "items" | "default_payment_method"
> & {
  items: PhaseItem[];
  default_payment_method: string | null;
};
export type Schedule = Omit<
  Stripe.SubscriptionSchedule,
  "customer" | "subscription" | "phases"
> &
  Owned & { subscription: string | null; phases: Phase[] };

export type InvoiceLine = Omit<
  Stripe.InvoiceLineItem,
  "pricing" | "quantity_decimal" | "subscription" | "invoice" | "parent"
> & {
  invoice: string | null;
  subscription: string;
  quantity_decimal: string;
  parent: {
    type: "subscription_item_details";
    invoice_item_details: null;
    subscription_item_details: {
      invoice_item: null;
      proration: boolean;
      proration_details: null;
      subscription: string;
      subscription_item: string;
    };
  };
  pricing: {
    type: "price_details";
    price_details: { price: string; product: string };
    unit_amount_decimal: string;
  };
};
type InvoiceStatus = "draft" | "open" | "paid" | "uncollectible" | "void";
export type Invoice = Omit<
  Stripe.Invoice,
  | "customer"
  | "lines"
  | "parent"
  | "default_payment_method"
  | "status"
  | "deleted"
> &
  Owned & {
    default_payment_method: string | null;
    status: InvoiceStatus;
    lines: List<InvoiceLine>;
    parent: {
      type: "subscription_details";
      quote_details: null;
      subscription_details: { metadata: Stripe.Metadata; subscription: string };
    };
  };

export type Charge = Omit<
  Stripe.Charge,
  "customer" | "payment_intent" | "payment_method" | "refunds"
> &
  Owned & { payment_intent: string; payment_method: string | null };
export type Refund = Omit<Stripe.Refund, "charge" | "customer"> &
  Owned & { charge: string };
export type Dispute = Omit<Stripe.Dispute, "charge"> & { charge: string };
export type InvoicePayment = Omit<Stripe.InvoicePayment, "invoice"> & {
  invoice: string;
};

export type CheckoutSession = Omit<
  Reference<Stripe.Checkout.Session, "customer" | "subscription" | "invoice">,
  "line_items" | "status" | "payment_status"
> & {
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid" | "no_payment_required";
};
export type LineItem = Omit<Stripe.LineItem, "price" | "quantity"> & {
  price: Price;
  quantity: number;
};

export type PortalSession = Omit<
  Stripe.BillingPortal.Session,
  "configuration"
> & { configuration: string };
export type PortalConfiguration = Omit<
  Stripe.BillingPortal.Configuration,
  "application"
> & { application: null };

/** `data.object` is a copy of the object at the time of the event. */
export type StripeEvent = {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: Resource; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

export type Resource =
  | Customer
  | DeletedCustomer
  | Product
  | Price
  | PaymentMethod
  | Subscription
  | Schedule
  | Invoice
  | Charge
  | Refund
  | Dispute
  | CheckoutSession
  | PortalSession
  | PortalConfiguration;
