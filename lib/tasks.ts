import "server-only";
import { z } from "zod";
import { purgeAccess } from "@/lib/access/oauth/purge/data";
import { purgeSpending } from "@/lib/ai/model-budget/data";
import { purgeShopAudits } from "@/lib/audit/shop/data";
import { readShopPage } from "@/lib/audit/shop/read-page";
import { purgeExpiredSessions } from "@/lib/auth/sessions/data";
import { cancelAtProvider } from "@/lib/batches/day/cancel-at-provider";
import { reviveModelBatches } from "@/lib/batches/day/run/data";
import { runModelBatch } from "@/lib/batches/day/run/run-model-batch";
import { reviveLanes } from "@/lib/batches/write/data";
import { writeBatchRow } from "@/lib/batches/write/write-row";
import {
  deleteStripeCustomer,
  purgeCustomers,
} from "@/lib/billing/deletion/delete-stripe-customer";
import { retryEvents } from "@/lib/billing/events/receive-event";
import {
  expireReservations,
  notifyLimitReached,
} from "@/lib/billing/quota/reservations";
import {
  reconcileCustomers,
  syncChargeTask,
  syncCustomerTask,
} from "@/lib/billing/sync/sync-customer";
import { remindTrialEnd } from "@/lib/billing/trial/start-trial";
import { readNumbers } from "@/lib/changes/read-numbers";
import { sendEmail } from "@/lib/email/send-email";
import { purgeOldContent } from "@/lib/etsy/categories/categories";
import { reencryptConnections } from "@/lib/etsy/connection/connection";
import { purgeConsents } from "@/lib/etsy/connection/data";
import { publishStep } from "@/lib/etsy/publish/run-step";
import type { Tasks } from "@/lib/jobs/worker";
import { purgeDeletedListings } from "@/lib/listings/delete-listings";
import {
  purgeExpiredIdentities,
  purgeFailedJobs,
  purgeRecords,
  purgeRefunds,
  purgeTokens,
  recordJobRun,
  releaseStuckJobs,
} from "@/lib/maintenance/jobs";
import { purgePhotos } from "@/lib/photos/purge-photos";
import { purgeProgramRequests } from "@/lib/public-api/once/data";
import { purgeRateLimits } from "@/lib/resilience/rate-limit";
import { purgeDeliveries } from "@/lib/webhooks/data";
import { deliverWebhook } from "@/lib/webhooks/deliver/deliver-webhook";
import { reencryptSecrets } from "@/lib/webhooks/endpoints";

/** Jobs that requests queue: each takes seconds. */
const requestTasks: Tasks = {
  send_email: sendEmail,
  /**
   * Queued in place of an email when the address has no account, so that both
   * requests take equally long.
   */
  do_nothing: async () => undefined,
  sync_customer: syncCustomerTask,
  sync_charge: syncChargeTask,
  delete_customer: deleteStripeCustomer,
  remind_trial_end: (payload) => remindTrialEnd(payload),
  notify_limit_reached: (payload) => notifyLimitReached(payload),
  cancel_model_batch: cancelAtProvider,
  publish_listing: (payload) => publishStep(payload),
  read_listing_numbers: (payload) => readNumbers(payload),
  read_shop_audit: (payload) => readShopPage(payload),
};

/**
 * Jobs that take up to a minute, most of it waiting for the model: they have
 * workers of their own.
 */
export const slowTasks: Tasks = {
  write_batch_row: (payload) => writeBatchRow(payload),
  run_model_batch: (payload) => runModelBatch(payload),
};

/**
 * Jobs that wait up to 15 seconds for a user's server, however many of them are
 * slow.
 */
export const outgoingTasks: Tasks = {
  deliver_webhook: (payload, context) => deliverWebhook(payload, context),
};

/** The same to servers that took long the last time. */
export const slowOutgoingTasks: Tasks = {
  deliver_slow_webhook: (payload, context) =>
    deliverWebhook(payload, context, { lane: "slow" }),
};

/** Jobs of the crontab: each returns how many rows it processed. */
const maintenance = {
  expire_reservations: expireReservations,
  release_jobs: () =>
    releaseStuckJobs(
      [
        requestTasks,
        slowTasks,
        outgoingTasks,
        slowOutgoingTasks,
        formerRequestTasks,
      ].flatMap((tasks) => Object.keys(tasks)),
    ),
  revive_batches: async () =>
    (await reviveLanes()) + (await reviveModelBatches()),
  retry_stripe_events: () => retryEvents(),
  reconcile_customers: () => reconcileCustomers(),
  purge_sessions: purgeExpiredSessions,
  purge_rate_limits: async () =>
    (await purgeRateLimits()) + (await purgeSpending()),
  purge_deleted_listings: purgeDeletedListings,
  purge_photos: purgePhotos,
  purge_tokens: purgeTokens,
  purge_etsy_consents: purgeConsents,
  purge_etsy_content: purgeOldContent,
  purge_shop_audits: purgeShopAudits,
  reencrypt_tokens: async () =>
    (await reencryptConnections()) + (await reencryptSecrets()),
  purge_refunds: purgeRefunds,
  purge_failed_jobs: purgeFailedJobs,
  purge_records: purgeRecords,
  purge_expired_identities: purgeExpiredIdentities,
  purge_webhook_deliveries: purgeDeliveries,
  purge_program_requests: purgeProgramRequests,
  purge_customers: purgeCustomers,
  purge_app_access: purgeAccess,
};

const formerEmailSchema = z.looseObject({ mail: z.unknown() });

/*
 * The names and payloads that the release before this one queued. Remove them,
 * and the names below, in the next release: by then none of these jobs can be
 * waiting.
 */
const formerRequestTasks: Tasks = {
  send_mail(payload, context) {
    const { mail, ...rest } = formerEmailSchema.parse(payload);
    return sendEmail({ ...rest, email: mail }, context);
  },
  look_at_customer: syncCustomerTask,
  forget_customer: deleteStripeCustomer,
  tell_limit: (payload) => notifyLimitReached(payload),
};
const formerMaintenance = {
  reap_reservations: "expire_reservations",
  sweep_stripe_events: "retry_stripe_events",
  sweep_sessions: "purge_sessions",
  sweep_limits: "purge_rate_limits",
  sweep_deleted_listings: "purge_deleted_listings",
  sweep_tokens: "purge_tokens",
  sweep_refunds: "purge_refunds",
  sweep_jobs: "purge_failed_jobs",
  sweep_notes: "purge_records",
} as const;

/** Everything else that runs outside of a request. */
export const tasks: Tasks = {
  ...requestTasks,
  ...formerRequestTasks,
  ...Object.fromEntries(
    Object.entries(maintenance).map(([task, job]) => [
      task,
      recordJobRun(task, job),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(formerMaintenance).map(([former, task]) => [
      former,
      recordJobRun(task, maintenance[task]),
    ]),
  ),
};

/**
 * UTC; each runs once for all instances. The key keeps a clock that jumps ahead
 * by days from queueing one per minute.
 */
export const crontab = [
  "* * * * * expire_reservations",
  "* * * * * release_jobs",
  "* * * * * revive_batches",
  "*/2 * * * * retry_stripe_events",
  "41 3 * * * reconcile_customers",
  "17 * * * * purge_sessions",
  "27 * * * * purge_rate_limits",
  "*/5 * * * * purge_deleted_listings",
  "*/5 * * * * purge_photos",
  "37 * * * * purge_tokens",
  "7 * * * * purge_etsy_consents",
  "9 * * * * purge_etsy_content",
  "*/5 * * * * purge_shop_audits",
  "*/10 * * * * reencrypt_tokens",
  "41 3 * * * purge_refunds",
  "*/10 * * * * purge_failed_jobs",
  "47 3 * * * purge_records",
  "53 3 * * * purge_customers",
  "57 3 * * * purge_expired_identities",
  "33 * * * * purge_webhook_deliveries",
  "3 * * * * purge_program_requests",
  "43 * * * * purge_app_access",
]
  .map(
    (line) =>
      `${line} ?jobKey=${line.split(" ").at(-1)}&jobKeyMode=preserve_run_at`,
  )
  .join("\n");
