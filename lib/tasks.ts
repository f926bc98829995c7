import "server-only";
import type { z } from "zod";
import { purgeAccess } from "@/lib/access/oauth/purge-data";
import { purgeSpending } from "@/lib/ai/model-budget/model-budget-data";
import { cancelModelBatchTask } from "@/lib/ai/tasks";
import { purgeAltTexts } from "@/lib/alt-texts/alt-text-data";
import { writeAltTextsTask } from "@/lib/alt-texts/tasks";
import { writeAltTexts } from "@/lib/alt-texts/write-alt-texts";
import { readShopPage } from "@/lib/audit/etsy-shop/read-shop-page";
import { purgeShopAudits } from "@/lib/audit/etsy-shop/shop-audit-data";
import { readShopAuditTask } from "@/lib/audit/etsy-shop/tasks";
import { reencryptAppSecrets } from "@/lib/auth/factors/own-factors";
import { purgeExpiredSessions } from "@/lib/auth/sessions/session-data";
import { handleOwned } from "@/lib/auth/suspension/handle-owned";
import { cancelAtProvider } from "@/lib/batches/day/cancel-at-provider";
import { reviveModelBatches } from "@/lib/batches/day/run/day-run-data";
import { runModelBatch } from "@/lib/batches/day/run/run-model-batch";
import { runModelBatchTask, writeBatchRowTask } from "@/lib/batches/tasks";
import { writeBatchRow } from "@/lib/batches/write/write-row";
import { reviveLanes } from "@/lib/batches/write/write-row-data";
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
  syncCustomer,
  syncCustomerOfCharge,
} from "@/lib/billing/sync/sync-customer";
import {
  deleteCustomerTask,
  notifyLimitReachedTask,
  remindTrialEndTask,
  syncChargeTask,
  syncCustomerTask,
} from "@/lib/billing/tasks";
import { remindTrialEnd } from "@/lib/billing/trial/start-trial";
import { readNumbers } from "@/lib/changes/read-numbers";
import { sendEmail } from "@/lib/email/send-email";
import { doNothingTask, sendEmailTask } from "@/lib/email/tasks";
import { purgeShopDays } from "@/lib/etsy/api/etsy-rate-data";
import { purgeOldContent } from "@/lib/etsy/categories/categories";
import { purgeFormerTexts } from "@/lib/etsy/change-notes/former-data";
import { readListingNumbersTask } from "@/lib/etsy/change-notes/tasks";
import { reencryptConnections } from "@/lib/etsy/connection/connection";
import { purgeConsents } from "@/lib/etsy/connection/connection-data";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { publishListingTask } from "@/lib/etsy/publish/tasks";
import {
  type HandledTask,
  handleTask,
  type PayloadSchema,
  type Task,
} from "@/lib/jobs/define-task";
import { purgeDeletedListings } from "@/lib/listings/delete-listings";
import {
  purgeExpiredIdentities,
  purgeFailedJobs,
  purgeRecords,
  purgeRefunds,
  purgeTokens,
  releaseStuckJobs,
} from "@/lib/maintenance/jobs";
import { maintain } from "@/lib/maintenance/maintain";
import { purgePhotos } from "@/lib/photos/purge-photos";
import { purgeProgramRequests } from "@/lib/public-api/once/request-data";
import { purgeRateLimits } from "@/lib/resilience/rate-limit";
import { byBilling } from "@/lib/settings/installation";
import { purgeTries } from "@/lib/tries/try-data";
import { deliverWebhook } from "@/lib/webhooks/deliver/deliver-webhook";
import { reencryptSecrets } from "@/lib/webhooks/endpoints";
import {
  deliverSlowWebhookTask,
  deliverWebhookTask,
} from "@/lib/webhooks/tasks";
import { purgeDeliveries } from "@/lib/webhooks/webhook-data";

/**
 * Of plans and of Stripe. Without billing it ends without effect: with it
 * again, each night's sync and purge make up for it.
 */
function handleBilling<Schema extends PayloadSchema>(
  task: Task<Schema>,
  run: (payload: z.output<Schema>) => Promise<void>,
) {
  return handleTask(
    task,
    byBilling(run, async () => undefined),
  );
}

const noRows = async () => 0;

/** What requests and other jobs queue. */
const queued = [
  handleTask(sendEmailTask, sendEmail),
  handleTask(doNothingTask, async () => undefined),
  handleBilling(syncCustomerTask, async ({ customer }) => {
    await syncCustomer(customer, new Date());
  }),
  handleBilling(syncChargeTask, ({ charge }) =>
    syncCustomerOfCharge(charge, new Date()),
  ),
  handleBilling(deleteCustomerTask, deleteStripeCustomer),
  handleBilling(remindTrialEndTask, (job) => remindTrialEnd(job)),
  handleTask(notifyLimitReachedTask, (job) => notifyLimitReached(job)),
  handleTask(cancelModelBatchTask, cancelAtProvider),
  handleOwned(publishListingTask, publishStep),
  handleOwned(readListingNumbersTask, readNumbers),
  handleOwned(readShopAuditTask, readShopPage),
  handleOwned(writeBatchRowTask, (lane) => writeBatchRow(lane)),
  handleOwned(writeAltTextsTask, (job) => writeAltTexts(job)),
  handleTask(runModelBatchTask, (job) => runModelBatch(job)),
  handleTask(deliverWebhookTask, (job, context) =>
    deliverWebhook(job, context),
  ),
  handleTask(deliverSlowWebhookTask, (job, context) =>
    deliverWebhook(job, context, { lane: "slow" }),
  ),
];

/**
 * What the crontab queues. In one place, since their minutes are chosen so that
 * few run at once, and some do the work of two domains.
 */
const maintenance = [
  maintain("expire_reservations", "* * * * *", expireReservations),
  maintain("release_jobs", "* * * * *", () =>
    releaseStuckJobs(queued.map(({ name }) => name)),
  ),
  maintain(
    "revive_batches",
    "* * * * *",
    async () => (await reviveLanes()) + (await reviveModelBatches()),
  ),
  maintain(
    "retry_stripe_events",
    "*/2 * * * *",
    byBilling(() => retryEvents(), noRows),
  ),
  maintain(
    "reconcile_customers",
    "41 3 * * *",
    byBilling(() => reconcileCustomers(), noRows),
  ),
  maintain("purge_sessions", "17 * * * *", purgeExpiredSessions),
  maintain(
    "purge_rate_limits",
    "27 * * * *",
    async () => (await purgeRateLimits()) + (await purgeSpending()),
  ),
  maintain(
    "purge_deleted_listings",
    "*/5 * * * *",
    async () => (await purgeDeletedListings()) + (await purgeTries()),
  ),
  maintain("purge_photos", "*/5 * * * *", purgePhotos),
  maintain("purge_tokens", "37 * * * *", purgeTokens),
  maintain("purge_etsy_consents", "7 * * * *", purgeConsents),
  maintain(
    "purge_etsy_content",
    "9 * * * *",
    async () => (await purgeOldContent()) + (await purgeFormerTexts()),
  ),
  maintain(
    "purge_shop_audits",
    "*/5 * * * *",
    async () =>
      (await purgeShopAudits()) +
      (await purgeAltTexts()) +
      (await purgeShopDays()),
  ),
  maintain(
    "reencrypt_tokens",
    "*/10 * * * *",
    async () =>
      (await reencryptConnections()) +
      (await reencryptSecrets()) +
      (await reencryptAppSecrets()),
  ),
  maintain("purge_refunds", "41 3 * * *", purgeRefunds),
  maintain("purge_failed_jobs", "*/10 * * * *", purgeFailedJobs),
  maintain("purge_records", "47 3 * * *", purgeRecords),
  maintain("purge_customers", "53 3 * * *", purgeCustomers),
  maintain("purge_expired_identities", "57 3 * * *", purgeExpiredIdentities),
  maintain("purge_webhook_deliveries", "33 * * * *", purgeDeliveries),
  maintain("purge_program_requests", "3 * * * *", purgeProgramRequests),
  maintain("purge_app_access", "43 * * * *", purgeAccess),
];

/** Everything that runs outside of a request. */
export const tasks: HandledTask[] = [...queued, ...maintenance];
