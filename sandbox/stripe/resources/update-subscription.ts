import { z } from "zod";
import { type Account, isEnded } from "../account";
import {
  cancellationReason,
  clearable,
  definedFields,
  expand,
  flag,
  integer,
  mergeMetadata,
  metadata,
  oneOf,
  prorationBehavior,
  text,
} from "../api/endpoint";
import { invalidRequest, resourceMissing } from "../api/errors";
import { endTrial } from "../billing/catch-up";
import {
  applyChange,
  previewChange,
  requirePayable,
} from "../billing/change-items";
import { periodOf } from "../billing/items";
import type { Subscription } from "../objects";

const trialSettings = z.strictObject({
  end_behavior: z.strictObject({
    missing_payment_method: oneOf("cancel", "create_invoice", "pause"),
  }),
});
export const cancellationDetails = z.strictObject({
  comment: clearable().optional(),
  feedback: cancellationReason.optional(),
});
export const subscriptionParams = {
  ...expand,
  cancel_at: integer().or(z.literal("")).optional(),
  cancel_at_period_end: flag().optional(),
  collection_method: oneOf("charge_automatically").optional(),
  default_payment_method: text().optional(),
  description: clearable(500).optional(),
  metadata: metadata().optional(),
  off_session: flag().optional(),
  payment_behavior: oneOf(
    "allow_incomplete",
    "default_incomplete",
    "error_if_incomplete",
  ).optional(),
  payment_settings: z
    .strictObject({
      save_default_payment_method: oneOf("off", "on_subscription").optional(),
    })
    .optional(),
  proration_behavior: prorationBehavior.optional(),
  trial_end: z.literal("now").or(integer()).optional(),
  trial_settings: trialSettings.optional(),
};

export const updateSubscriptionSchema = z.strictObject({
  ...subscriptionParams,
  pause_collection: z
    .strictObject({ behavior: oneOf("void") })
    .or(z.literal(""))
    .optional(),
  cancellation_details: cancellationDetails.optional(),
  items: z
    .array(
      z.strictObject({
        id: text().optional(),
        price: text().optional(),
        quantity: integer(1, 999_999).optional(),
        deleted: flag().optional(),
      }),
    )
    .max(20)
    .optional(),
});
type UpdateSubscription = z.output<typeof updateSubscriptionSchema>;

/** Changes a subscription, or throws before anything is changed. */
export function updateSubscription(
  account: Account,
  subscription: Subscription,
  params: UpdateSubscription,
): void {
  requireChangeable(account, subscription, params);
  changeItems(account, subscription, params);
  account.update(
    subscription,
    {
      ...plainChanges(subscription, params),
      ...cancellationChanges(account, subscription, params),
    },
    "customer.subscription.updated",
  );
  if (params.trial_end === "now" && subscription.status === "trialing")
    endTrial(account, subscription);
}

function requireChangeable(
  account: Account,
  subscription: Subscription,
  params: UpdateSubscription,
): void {
  const {
    cancel_at: at,
    cancel_at_period_end: atEnd,
    default_payment_method: card,
  } = params;
  const allowed = ["expand", "metadata", "cancellation_details"];
  if (
    isEnded(subscription) &&
    Object.keys(params).some((name) => !allowed.includes(name))
  ) {
    throw invalidRequest(
      "A canceled subscription can only update its cancellation_details and metadata.",
    );
  }
  if (at !== undefined && atEnd !== undefined) {
    throw invalidRequest(
      "Received both cancel_at and cancel_at_period_end parameters. Please pass in only one.",
    );
  }
  if (at === "" && subscription.cancel_at_period_end) {
    throw invalidRequest(
      "The sandbox clears `cancel_at_period_end` only by `cancel_at_period_end: false`.",
      "cancel_at",
    );
  }
  if (
    subscription.schedule !== null &&
    (at !== undefined || atEnd !== undefined)
  ) {
    throw invalidRequest(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  }
  if (typeof params.trial_end === "number") {
    throw invalidRequest(
      "The sandbox only ends trials: pass `now`.",
      "trial_end",
    );
  }
  if (typeof at === "number" && at <= account.now(subscription.customer)) {
    throw invalidRequest("The cancel_at must be in the future.", "cancel_at");
  }
  if (
    card !== undefined &&
    account.tables.paymentMethods.get(card)?.customer !== subscription.customer
  ) {
    throw resourceMissing("PaymentMethod", card, "default_payment_method");
  }
}

function changeItems(
  account: Account,
  subscription: Subscription,
  params: UpdateSubscription,
): void {
  const {
    items,
    proration_behavior: proration = "create_prorations",
    payment_behavior: behavior,
  } = params;
  if (items === undefined) return;
  const change = previewChange(
    account,
    subscription,
    items,
    proration !== "none",
  );
  if (behavior === "error_if_incomplete" && proration === "always_invoice") {
    requirePayable(account, subscription, change);
  }
  applyChange(account, subscription, change, proration);
}

function plainChanges(
  subscription: Subscription,
  params: UpdateSubscription,
): Partial<Subscription> {
  const {
    default_payment_method: card,
    description,
    trial_settings: settings,
    cancellation_details: details,
    pause_collection: pause,
  } = params;
  const before = subscription.cancellation_details;
  return {
    metadata: mergeMetadata(subscription.metadata, params.metadata),
    ...definedFields({ default_payment_method: card, description }),
    ...(pause === undefined
      ? {}
      : {
          pause_collection:
            pause === "" ? null : { ...pause, resumes_at: null },
        }),
    ...(settings === undefined
      ? {}
      : {
          trial_settings: {
            end_behavior: {
              billing_cycle_anchor: null,
              ...settings.end_behavior,
            },
          },
        }),
    ...(details === undefined || before === null
      ? {}
      : {
          cancellation_details: {
            ...before,
            comment: details.comment ?? before.comment,
            feedback: details.feedback ?? before.feedback,
          },
        }),
  };
}

/** A scheduled cancellation, or the end of one. */
function cancellationChanges(
  account: Account,
  subscription: Subscription,
  params: UpdateSubscription,
): Partial<Subscription> {
  const { cancel_at: at, cancel_at_period_end: atEnd } = params;
  if (at === undefined && atEnd === undefined) return {};
  // `cancel_at_period_end: false` does not clear a `cancel_at` that was set on
  // its own.
  if (atEnd === false && !subscription.cancel_at_period_end) return {};
  const until = atEnd
    ? periodOf(subscription).end
    : typeof at === "number"
      ? at
      : null;
  return scheduleCancellation(account, subscription, until, atEnd === true);
}

/**
 * The API sets `cancel_at_period_end`; the portal only sets the time, as
 * billing mode flexible does.
 */
export function scheduleCancellation(
  account: Account,
  subscription: Subscription,
  until: number | null,
  atPeriodEnd: boolean,
) {
  const reason = until === null ? null : ("cancellation_requested" as const);
  const none = { comment: null, feedback: null, feedback_option: null };
  return {
    cancel_at: until,
    cancel_at_period_end: atPeriodEnd,
    canceled_at: until === null ? null : account.now(subscription.customer),
    cancellation_details: {
      ...none,
      ...subscription.cancellation_details,
      reason,
    },
  };
}
