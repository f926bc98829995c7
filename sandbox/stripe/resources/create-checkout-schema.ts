import { z } from "zod";
import { address, email, expand, flag, integer, metadata, oneOf, text } from "../wire/param";

/** What a checkout session may be asked for; anything else is an unknown parameter. */
export const createCheckoutSchema = z.strictObject({
  ...expand,
  mode: oneOf("subscription"),
  success_url: address(),
  cancel_url: address().optional(),
  line_items: z
    .array(z.strictObject({ price: text(), quantity: integer(1, 999_999) }))
    .min(1)
    .max(20),
  client_reference_id: text(200).optional(),
  customer: text().optional(),
  customer_email: email().optional(),
  customer_update: z
    .strictObject({ address: oneOf("auto", "never").optional(), name: oneOf("auto", "never").optional() })
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
          end_behavior: z.strictObject({ missing_payment_method: oneOf("cancel", "create_invoice", "pause") }),
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
export type CreateCheckout = z.output<typeof createCheckoutSchema>;
