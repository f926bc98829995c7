import { z } from "zod";
import { defineTask } from "@/lib/jobs/define-task";

/** Brings our state of a customer in line with Stripe's. */
export const syncCustomerTask = defineTask({
  name: "sync_customer",
  schema: z.object({ customer: z.string() }),
});

/**
 * Syncs the customer of a charge: a dispute names only its charge.
 */
export const syncChargeTask = defineTask({
  name: "sync_charge",
  schema: z.object({ charge: z.string() }),
});

/** Deletes at Stripe what an account that was deleted left there. */
export const deleteCustomerTask = defineTask({
  name: "delete_customer",
  schema: z.object({ customer: z.string() }),
});

/** Runs `trial.remindDaysBefore` days before the end of a trial. */
export const remindTrialEndTask = defineTask({
  name: "remind_trial_end",
  schema: z.object({ userId: z.number().int() }),
});

/**
 * Queued by a function of the database with the last listing of a
 * month.
 */
export const notifyLimitReachedTask = defineTask({
  name: "notify_limit_reached",
  schema: z.object({
    userId: z.number().int(),
    period: z.string().regex(/^\d{4}-\d{2}$/),
  }),
});
