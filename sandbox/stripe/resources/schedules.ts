import { z } from "zod";
import type { Account } from "../account";
import { endSubscription } from "../billing/end-subscription";
import { customerOf, isOver, scheduleOf, subscriptionOf } from "../billing/find";
import { enter, release } from "../billing/schedules";
import { newId } from "../new-id";
import type { Schedule } from "../shapes";
import { endpoint } from "../wire/endpoint";
import { invalid } from "../wire/failure";
import { listOf } from "../wire/list";
import { expand, flag, inRange, merged, metadata, oneOf, page, text, timeRange } from "../wire/param";
import { phaseSchema, presentPhase, readPhases } from "./schedule-phases";

// Only those that take over a subscription that is there; Stripe takes no other parameter with it.
const createSchema = z.strictObject({ ...expand, from_subscription: text() });
const updateSchema = z.strictObject({
  ...expand,
  end_behavior: oneOf("cancel", "release").optional(),
  metadata: metadata().optional(),
  phases: z.array(phaseSchema).min(1).max(10).optional(),
  proration_behavior: oneOf("create_prorations", "always_invoice", "none").optional(),
});
const releaseSchema = z.strictObject({ ...expand, preserve_cancel_date: flag().optional() });
const listSchema = z.strictObject({
  ...page,
  created: timeRange().optional(),
  customer: text().optional(),
  scheduled: flag().optional(),
});

function create(account: Account, id: string): Schedule {
  const subscription = subscriptionOf(account, id, "from_subscription");
  if (isOver(subscription)) throw invalid("You cannot migrate a subscription that is canceled.", "from_subscription");
  if (subscription.schedule !== null) {
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}.`,
      "from_subscription",
    );
  }
  const phase = presentPhase(subscription);
  const schedule: Schedule = {
    id: newId("sub_sched"),
    object: "subscription_schedule",
    application: null,
    billing_mode: { type: "flexible", flexible: { proration_discounts: "included" } },
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
  account.store.agenda.add("schedules", schedule);
  account.emit("subscription_schedule.created", schedule);
  account.change(subscription, { schedule: schedule.id }, "customer.subscription.updated");
  return schedule;
}

function update(account: Account, schedule: Schedule, params: z.output<typeof updateSchema>): Schedule {
  requireRunning(schedule, "update");
  const phases = params.phases === undefined ? schedule.phases : readPhases(account, schedule, params.phases);
  const current = phases.find(({ start_date: start }) => start === schedule.current_phase?.start_date);
  account.change(
    schedule,
    {
      phases,
      end_behavior: params.end_behavior ?? schedule.end_behavior,
      metadata: merged(schedule.metadata ?? {}, params.metadata),
      current_phase: current === undefined ? null : { start_date: current.start_date, end_date: current.end_date },
    },
    "subscription_schedule.updated",
  );
  const subscription = subscriptionOf(account, schedule.subscription ?? "");
  const proration = params.proration_behavior ?? "create_prorations";
  if (current !== undefined) enter(account, subscription, { ...current, proration_behavior: proration });
  return schedule;
}

function requireRunning(schedule: Schedule, action: string): void {
  if (schedule.status === "active") return;
  throw invalid(
    `You cannot ${action} a subscription schedule that is currently in the \`${schedule.status}\` status. It must be in one of the following statuses: \`not_started\`, \`active\`.`,
  );
}

export const schedules = [
  endpoint("POST", "/v1/subscription_schedules", createSchema, ({ account, params }) =>
    create(account, params.from_subscription),
  ),
  endpoint("GET", "/v1/subscription_schedules", listSchema, ({ account, params }) => {
    const { customer, scheduled, created } = params;
    if (customer !== undefined) customerOf(account, customer, "customer");
    const wanted = [...account.tables.schedules.values()].filter(
      (each) =>
        (customer === undefined || each.customer === customer) &&
        (scheduled === undefined || (each.status === "not_started") === scheduled) &&
        inRange(each.created, created),
    );
    return listOf("/v1/subscription_schedules", wanted, params);
  }),
  endpoint("GET", "/v1/subscription_schedules/:id", z.strictObject(expand), ({ account, ids: [id = ""] }) =>
    scheduleOf(account, id),
  ),
  endpoint("POST", "/v1/subscription_schedules/:id", updateSchema, ({ account, params, ids: [id = ""] }) =>
    update(account, scheduleOf(account, id), params),
  ),
  endpoint("POST", "/v1/subscription_schedules/:id/release", releaseSchema, ({ account, ids: [id = ""] }) => {
    const schedule = scheduleOf(account, id);
    requireRunning(schedule, "release");
    release(account, schedule);
    return schedule;
  }),
  endpoint("POST", "/v1/subscription_schedules/:id/cancel", z.strictObject(expand), ({ account, ids: [id = ""] }) => {
    const schedule = scheduleOf(account, id);
    requireRunning(schedule, "cancel");
    const subscription = subscriptionOf(account, schedule.subscription ?? "");
    endSubscription(account, subscription, "cancellation_requested");
    return schedule;
  }),
];
