import { z } from "zod";
import { clearable, expand, flag, integer, metadata, oneOf, page, text, timeRange } from "../wire/param";

const trialSettings = z.strictObject({
  end_behavior: z.strictObject({ missing_payment_method: oneOf("cancel", "create_invoice", "pause") }),
});
const prorations = oneOf("create_prorations", "always_invoice", "none");
const feedback = oneOf(
  "customer_service",
  "low_quality",
  "missing_features",
  "other",
  "switched_service",
  "too_complex",
  "too_expensive",
  "unused",
);
const cancellation = z.strictObject({ comment: clearable().optional(), feedback: feedback.optional() });
const fields = {
  ...expand,
  cancel_at: integer().or(z.literal("")).optional(),
  cancel_at_period_end: flag().optional(),
  collection_method: oneOf("charge_automatically").optional(),
  default_payment_method: text().optional(),
  description: clearable(500).optional(),
  metadata: metadata().optional(),
  off_session: flag().optional(),
  payment_behavior: oneOf("allow_incomplete", "default_incomplete", "error_if_incomplete").optional(),
  payment_settings: z
    .strictObject({ save_default_payment_method: oneOf("off", "on_subscription").optional() })
    .optional(),
  proration_behavior: prorations.optional(),
  trial_end: z.literal("now").or(integer()).optional(),
  trial_settings: trialSettings.optional(),
};

export const createSubscriptionSchema = z.strictObject({
  ...fields,
  customer: text(),
  items: z
    .array(z.strictObject({ price: text(), quantity: integer(1, 999_999).optional() }))
    .min(1)
    .max(20),
  trial_period_days: integer(1, 730).optional(),
});
export const updateSubscriptionSchema = z.strictObject({
  ...fields,
  cancellation_details: cancellation.optional(),
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
export const cancelSubscriptionSchema = z.strictObject({ ...expand, cancellation_details: cancellation.optional() });
export const resumeSubscriptionSchema = z.strictObject({
  ...expand,
  billing_cycle_anchor: oneOf("now", "unchanged").optional(),
  proration_behavior: prorations.optional(),
});
export const listSubscriptionsSchema = z.strictObject({
  ...page,
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
export type CreateSubscription = z.output<typeof createSubscriptionSchema>;
export type UpdateSubscription = z.output<typeof updateSubscriptionSchema>;
export type ListSubscriptions = z.output<typeof listSubscriptionsSchema>;
