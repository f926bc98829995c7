import { z } from "zod";
import {
  type Account,
  isEnded,
  requireCustomer,
  requireRecurringPrice,
  requireSubscription,
} from "../account";
import {
  endpoint,
  expand,
  inRange,
  integer,
  listPage,
  mergeMetadata,
  oneOf,
  pagination,
  prorationBehavior,
  text,
  timeRange,
} from "../api/endpoint";
import {
  ApiError,
  cardDeclined,
  invalidRequest,
  resourceMissing,
} from "../api/errors";
import { cardFor, isDeclined } from "../billing/cards";
import { endSubscription } from "../billing/end-subscription";
import { draftInvoice, finalizeInvoice, payInvoice } from "../billing/invoices";
import { day, periodEnd, withPeriod } from "../billing/items";
import {
  cycleLines,
  type NewSubscription,
  startSubscription,
} from "../billing/start-subscription";
import type { Customer, Subscription } from "../objects";
import {
  cancellationDetails,
  subscriptionParams,
  updateSubscription,
  updateSubscriptionSchema,
} from "./update-subscription";

const createSchema = z.strictObject({
  ...subscriptionParams,
  customer: text(),
  items: z
    .array(
      z.strictObject({
        price: text(),
        quantity: integer(1, 999_999).optional(),
      }),
    )
    .min(1)
    .max(20),
  trial_period_days: integer(1, 730).optional(),
});
const cancelSchema = z.strictObject({
  ...expand,
  cancellation_details: cancellationDetails.optional(),
});
const resumeSchema = z.strictObject({
  ...expand,
  billing_cycle_anchor: z
    .strictObject({ type: oneOf("now", "unchanged") })
    .optional(),
  proration_behavior: prorationBehavior.optional(),
});
const listSchema = z.strictObject({
  ...pagination,
  created: timeRange().optional(),
  customer: text().optional(),
  price: text().optional(),
  status: oneOf(
    "active",
    "all",
    "canceled",
    "ended",
    "incomplete",
    "incomplete_expired",
    "past_due",
    "paused",
    "trialing",
    "unpaid",
  ).optional(),
});
type CreateSubscription = z.output<typeof createSchema>;
type ListSubscriptions = z.output<typeof listSchema>;

function createSubscription(
  account: Account,
  params: CreateSubscription,
): Subscription {
  const customer = requireCustomer(account, params.customer, "customer");
  const newSubscription = toNewSubscription(account, customer, params);
  requireCard(account, customer, newSubscription, params);
  const subscription = startSubscription(account, newSubscription);
  const { cancel_at, cancel_at_period_end } = params;
  if (cancel_at !== undefined || cancel_at_period_end !== undefined) {
    updateSubscription(account, subscription, {
      cancel_at,
      cancel_at_period_end,
    });
  }
  return subscription;
}

function toNewSubscription(
  account: Account,
  customer: Customer,
  params: CreateSubscription,
): NewSubscription {
  const now = account.now(customer.id);
  const {
    trial_period_days: days,
    trial_end: end,
    default_payment_method: card,
  } = params;
  if (days !== undefined && end !== undefined) {
    throw invalidRequest(
      "You may only specify one of these parameters: trial_end, trial_period_days.",
    );
  }
  if (
    card !== undefined &&
    account.tables.paymentMethods.get(card)?.customer !== customer.id
  ) {
    throw resourceMissing("PaymentMethod", card, "default_payment_method");
  }
  return {
    customer: customer.id,
    items: params.items.map(({ price, quantity = 1 }, position) => ({
      price: requireRecurringPrice(account, price, `items[${position}][price]`),
      quantity,
    })),
    metadata: mergeMetadata({}, params.metadata),
    description: params.description ?? null,
    trialEnd:
      days === undefined
        ? typeof end === "number"
          ? end
          : null
        : now + days * day,
    missingPaymentMethod:
      params.trial_settings?.end_behavior.missing_payment_method ??
      "create_invoice",
    paymentMethod: card ?? null,
    leaveUnpaid: params.payment_behavior === "default_incomplete",
  };
}

function requireCard(
  account: Account,
  customer: Customer,
  newSubscription: NewSubscription,
  params: CreateSubscription,
): void {
  if (newSubscription.trialEnd !== null || newSubscription.leaveUnpaid) return;
  const ownCard =
    newSubscription.paymentMethod === null
      ? null
      : account.tables.paymentMethods.get(newSubscription.paymentMethod);
  const card = ownCard ?? cardFor(account, null, customer);
  if (card === null) {
    throw new ApiError(400, {
      type: "invalid_request_error",
      code: "resource_missing",
      message:
        "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
    });
  }
  if (params.payment_behavior === "error_if_incomplete" && isDeclined(card))
    throw cardDeclined();
}

function resumeSubscription(
  account: Account,
  subscription: Subscription,
): Subscription {
  if (subscription.status !== "paused")
    throw invalidRequest("You can only resume a subscription that is paused.");
  const start = account.now(subscription.customer);
  const [item] = subscription.items.data;
  const end = item === undefined ? start : periodEnd(item.price, start, start);
  const items = withPeriod(subscription, { start, end });
  account.update(
    subscription,
    { items, billing_cycle_anchor: start, trial_end: start },
    null,
  );
  const lines = cycleLines(subscription);
  const invoice = draftInvoice(account, subscription, {
    reason: "subscription_update",
    lines,
    finalizesAt: null,
  });
  finalizeInvoice(account, invoice);
  if (payInvoice(account, invoice)) {
    account.update(
      subscription,
      { status: "active" },
      "customer.subscription.updated",
    );
    account.emit("customer.subscription.resumed", subscription);
  }
  return subscription;
}

function matches(
  subscription: Subscription,
  { customer, price, status, created }: ListSubscriptions,
): boolean {
  const matchesStatus =
    status === undefined
      ? !isEnded(subscription)
      : status === "all" ||
        (status === "ended"
          ? isEnded(subscription)
          : subscription.status === status);
  return (
    matchesStatus &&
    (customer === undefined || subscription.customer === customer) &&
    (price === undefined ||
      subscription.items.data.some((item) => item.price.id === price)) &&
    inRange(subscription.created, created)
  );
}

export const subscriptions = [
  endpoint("POST", "/v1/subscriptions", createSchema, ({ account, params }) =>
    createSubscription(account, params),
  ),
  endpoint("GET", "/v1/subscriptions", listSchema, ({ account, params }) => {
    if (
      params.customer !== undefined &&
      !account.tables.customers.has(params.customer)
    ) {
      throw resourceMissing("customer", params.customer, "customer");
    }
    const matching = [...account.tables.subscriptions.values()].filter((each) =>
      matches(each, params),
    );
    return listPage("/v1/subscriptions", matching, params);
  }),
  endpoint(
    "GET",
    "/v1/subscriptions/:id",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => requireSubscription(account, id),
  ),
  endpoint(
    "POST",
    "/v1/subscriptions/:id",
    updateSubscriptionSchema,
    ({ account, params, ids: [id = ""] }) => {
      const subscription = requireSubscription(account, id);
      updateSubscription(account, subscription, params);
      return subscription;
    },
  ),
  endpoint(
    "POST",
    "/v1/subscriptions/:id/resume",
    resumeSchema,
    ({ account, ids: [id = ""] }) =>
      resumeSubscription(account, requireSubscription(account, id)),
  ),
  endpoint(
    "DELETE",
    "/v1/subscriptions/:id",
    cancelSchema,
    ({ account, params, ids: [id = ""] }) => {
      const subscription = requireSubscription(account, id);
      if (isEnded(subscription)) throw resourceMissing("subscription", id);
      if (subscription.schedule !== null) {
        throw invalidRequest(
          `The sandbox cancels a subscription only after its schedule is released: ${subscription.schedule}`,
        );
      }
      const { comment = null, feedback = null } =
        params.cancellation_details ?? {};
      endSubscription(account, subscription, "cancellation_requested", {
        comment,
        feedback,
      });
      return subscription;
    },
  ),
];
