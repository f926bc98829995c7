import { z } from "zod";
import {
  type Account,
  isEnded,
  newId,
  requireCustomer,
  requireSchedule,
  requireSubscription,
} from "../account";
import {
  endpoint,
  expand,
  flag,
  inRange,
  listPage,
  mergeMetadata,
  metadata,
  oneOf,
  pagination,
  prorationBehavior,
  text,
  timeRange,
} from "../api/endpoint";
import { invalidRequest } from "../api/errors";
import { endSubscription } from "../billing/end-subscription";
import {
  currentPhaseOf,
  releaseSchedule,
  startPhase,
} from "../billing/schedules";
import type { Schedule } from "../objects";
import { parsePhases, phaseSchema } from "./schedule-phases";

// Only schedules that are made from a subscription; with `from_subscription`
// Stripe accepts no other parameter.
const createSchema = z.strictObject({ ...expand, from_subscription: text() });
const updateSchema = z.strictObject({
  ...expand,
  end_behavior: oneOf("cancel", "release").optional(),
  metadata: metadata().optional(),
  phases: z.array(phaseSchema).min(1).max(10).optional(),
  proration_behavior: prorationBehavior.optional(),
});
const releaseSchema = z.strictObject({
  ...expand,
  preserve_cancel_date: flag().optional(),
});
const listSchema = z.strictObject({
  ...pagination,
  created: timeRange().optional(),
  customer: text().optional(),
  scheduled: flag().optional(),
});

function createSchedule(account: Account, id: string): Schedule {
  const subscription = requireSubscription(account, id, "from_subscription");
  if (isEnded(subscription))
    throw invalidRequest(
      "You cannot migrate a subscription that is canceled.",
      "from_subscription",
    );
  if (subscription.schedule !== null) {
    throw invalidRequest(
      `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}.`,
      "from_subscription",
    );
  }
  const phase = currentPhaseOf(subscription);
  const schedule: Schedule = {
    id: newId("sub_sched"),
    object: "subscription_schedule",
    application: null,
    billing_mode: {
      type: "flexible",
      flexible: { proration_discounts: "included" },
    },
    canceled_at: null,
    completed_at: null,
    created: account.now(subscription.customer),
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: "automatic",
      billing_thresholds: null,
      collection_method: "charge_automatically",
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: "self" },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: subscription.cancel_at === null ? "release" : "cancel",
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: "active",
    subscription: subscription.id,
    test_clock: null,
  };
  account.store.insert("schedules", schedule);
  account.emit("subscription_schedule.created", schedule);
  account.update(
    subscription,
    { schedule: schedule.id },
    "customer.subscription.updated",
  );
  return schedule;
}

function updateSchedule(
  account: Account,
  schedule: Schedule,
  params: z.output<typeof updateSchema>,
): Schedule {
  requireActive(schedule, "update");
  const phases =
    params.phases === undefined
      ? schedule.phases
      : parsePhases(account, schedule, params.phases);
  const current = phases.find(
    ({ start_date: start }) => start === schedule.current_phase?.start_date,
  );
  account.update(
    schedule,
    {
      phases,
      end_behavior: params.end_behavior ?? schedule.end_behavior,
      metadata: mergeMetadata(schedule.metadata ?? {}, params.metadata),
      current_phase:
        current === undefined
          ? null
          : { start_date: current.start_date, end_date: current.end_date },
    },
    "subscription_schedule.updated",
  );
  const subscription = requireSubscription(
    account,
    schedule.subscription ?? "",
  );
  const proration = params.proration_behavior ?? "create_prorations";
  if (current !== undefined)
    startPhase(account, subscription, {
      ...current,
      proration_behavior: proration,
    });
  return schedule;
}

function requireActive(schedule: Schedule, action: string): void {
  if (schedule.status === "active") return;
  throw invalidRequest(
    `You cannot ${action} a subscription schedule that is currently in the \`${schedule.status}\` status. It must be in one of the following statuses: \`not_started\`, \`active\`.`,
  );
}

export const schedules = [
  endpoint(
    "POST",
    "/v1/subscription_schedules",
    createSchema,
    ({ account, params }) => createSchedule(account, params.from_subscription),
  ),
  endpoint(
    "GET",
    "/v1/subscription_schedules",
    listSchema,
    ({ account, params }) => {
      const { customer, scheduled, created } = params;
      if (customer !== undefined)
        requireCustomer(account, customer, "customer");
      const matching = [...account.tables.schedules.values()].filter(
        (each) =>
          (customer === undefined || each.customer === customer) &&
          (scheduled === undefined ||
            (each.status === "not_started") === scheduled) &&
          inRange(each.created, created),
      );
      return listPage("/v1/subscription_schedules", matching, params);
    },
  ),
  endpoint(
    "GET",
    "/v1/subscription_schedules/:id",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => requireSchedule(account, id),
  ),
  endpoint(
    "POST",
    "/v1/subscription_schedules/:id",
    updateSchema,
    ({ account, params, ids: [id = ""] }) =>
      updateSchedule(account, requireSchedule(account, id), params),
  ),
  endpoint(
    "POST",
    "/v1/subscription_schedules/:id/release",
    releaseSchema,
    ({ account, ids: [id = ""] }) => {
      const schedule = requireSchedule(account, id);
      requireActive(schedule, "release");
      releaseSchedule(account, schedule);
      return schedule;
    },
  ),
  endpoint(
    "POST",
    "/v1/subscription_schedules/:id/cancel",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => {
      const schedule = requireSchedule(account, id);
      requireActive(schedule, "cancel");
      const subscription = requireSubscription(
        account,
        schedule.subscription ?? "",
      );
      endSubscription(account, subscription, "cancellation_requested");
      return schedule;
    },
  ),
];
