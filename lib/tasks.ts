import "server-only";
import { removeExpiredSessions } from "@/lib/auth/sessions/data";
import { forgetCustomer } from "@/lib/billing/changes/forget-customer";
import { lookAtCustomer } from "@/lib/billing/convergence/look-at-customer";
import { reconcileCustomers } from "@/lib/billing/convergence/reconcile-customers";
import { sweepEvents } from "@/lib/billing/events/sweep-events";
import { reapReservations } from "@/lib/billing/reap-reservations";
import { remindTrialEnd } from "@/lib/billing/trial/remind-trial-end";
import { sendMail } from "@/lib/email";
import type { Tasks } from "@/lib/jobs";
import { sweepDeleted } from "@/lib/listings/deletion/sweep-deleted";
import { sweepLimits } from "@/lib/rate-limit";

/** Everything that is done outside of a request. */
export const tasks: Tasks = {
  send_mail: sendMail,
  /** Queued where a letter would be, had the address an account. */
  do_nothing: async () => undefined,
  reap_reservations: async () => {
    await reapReservations();
  },
  look_at_customer: lookAtCustomer,
  forget_customer: forgetCustomer,
  sweep_stripe_events: async () => {
    await sweepEvents();
  },
  reconcile_customers: async () => {
    await reconcileCustomers();
  },
  remind_trial_end: (payload) => remindTrialEnd(payload),
  sweep_sessions: () => removeExpiredSessions(new Date()),
  sweep_limits: sweepLimits,
  sweep_deleted_listings: sweepDeleted,
};

/** UTC; done once for all instances. */
export const crontab = `
* * * * * reap_reservations
*/2 * * * * sweep_stripe_events
41 3 * * * reconcile_customers
17 * * * * sweep_sessions
27 * * * * sweep_limits
*/5 * * * * sweep_deleted_listings
`;
