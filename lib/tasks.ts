import "server-only";
import { purgeExpiredSessions } from "@/lib/auth/sessions/data";
import { lookAtCustomer } from "@/lib/billing/convergence/look-at-customer";
import { reconcileCustomers } from "@/lib/billing/convergence/reconcile-customers";
import { forgetCustomer } from "@/lib/billing/deletion/forget-customer";
import { purgeCustomers } from "@/lib/billing/deletion/purge-customers";
import { sweepEvents } from "@/lib/billing/events/sweep-events";
import { tellLimit } from "@/lib/billing/notices/tell-limit";
import { reapReservations } from "@/lib/billing/reap-reservations";
import { remindTrialEnd } from "@/lib/billing/trial/remind-trial-end";
import { sendMail } from "@/lib/email";
import {
  cleanNotes,
  cleanRefunds,
  cleanSpentJobs,
  cleanTokens,
  purgeExpiredIdentities,
  releaseAbandoned,
} from "@/lib/house/clean";
import { keepRecord } from "@/lib/house/keep-record";
import type { Tasks } from "@/lib/jobs";
import { sweepDeleted } from "@/lib/listings/deletion/sweep-deleted";
import { sweepLimits } from "@/lib/rate-limit";

/** What requests queue: each takes seconds. */
const errands: Tasks = {
  send_mail: sendMail,
  /** Queued where a letter would be, had the address an account. */
  do_nothing: async () => undefined,
  look_at_customer: lookAtCustomer,
  forget_customer: forgetCustomer,
  remind_trial_end: (payload) => remindTrialEnd(payload),
  tell_limit: (payload) => tellLimit(payload),
};

/** The jobs of the house: each puts something in order, says how much, and leaves a record. */
const house = {
  reap_reservations: reapReservations,
  release_jobs: () => releaseAbandoned(Object.keys(errands)),
  sweep_stripe_events: () => sweepEvents(),
  reconcile_customers: () => reconcileCustomers(),
  sweep_sessions: purgeExpiredSessions,
  sweep_limits: sweepLimits,
  sweep_deleted_listings: sweepDeleted,
  sweep_tokens: cleanTokens,
  sweep_refunds: cleanRefunds,
  sweep_jobs: cleanSpentJobs,
  sweep_notes: cleanNotes,
  purge_expired_identities: purgeExpiredIdentities,
  purge_customers: purgeCustomers,
};

/** Everything that is done outside of a request. */
export const tasks: Tasks = {
  ...errands,
  ...Object.fromEntries(Object.entries(house).map(([task, clean]) => [task, keepRecord(task, clean)])),
};

/** UTC; done once for all instances. Under a key, so that a clock that jumps ahead by days does not queue one for each minute. */
export const crontab = [
  "* * * * * reap_reservations",
  "* * * * * release_jobs",
  "*/2 * * * * sweep_stripe_events",
  "41 3 * * * reconcile_customers",
  "17 * * * * sweep_sessions",
  "27 * * * * sweep_limits",
  "*/5 * * * * sweep_deleted_listings",
  "37 * * * * sweep_tokens",
  "41 3 * * * sweep_refunds",
  "*/10 * * * * sweep_jobs",
  "47 3 * * * sweep_notes",
  "53 3 * * * purge_customers",
  "57 3 * * * purge_expired_identities",
]
  .map((line) => `${line} ?jobKey=${line.split(" ").at(-1)}&jobKeyMode=preserve_run_at`)
  .join("\n");
