import { z } from "zod";
import type { Account } from "../account";
import { recurringPriceOf } from "../billing/find";
import { addMonths, day } from "../billing/period";
import type { Phase, Schedule, Subscription } from "../shapes";
import { invalid } from "../wire/failure";
import { integer, merged, metadata, oneOf, text } from "../wire/param";

const prorations = oneOf("create_prorations", "always_invoice", "none");
export const phaseSchema = z.strictObject({
  items: z
    .array(z.strictObject({ price: text(), quantity: integer(1, 999_999).optional() }))
    .min(1)
    .max(20),
  start_date: integer().optional(),
  end_date: integer().optional(),
  duration: z
    .strictObject({ interval: oneOf("day", "week", "month", "year"), interval_count: integer(1, 36).optional() })
    .optional(),
  proration_behavior: prorations.optional(),
  metadata: metadata().optional(),
});
type Given = z.output<typeof phaseSchema>;

/** The subscription's present period as the first phase. */
export function presentPhase({ items, currency }: Subscription): Phase {
  const [item] = items.data;
  return newPhase({
    start: item?.current_period_start ?? 0,
    end: item?.current_period_end ?? 0,
    items: items.data.map(({ price, quantity }) => ({ price: price.id, quantity })),
    currency,
  });
}

/** The phases as wanted; the present one must stand among them, unmoved. */
export function readPhases(account: Account, schedule: Schedule, given: Given[]): Phase[] {
  const now = account.now(schedule.customer);
  const current = schedule.current_phase;
  const phases: Phase[] = [];
  given.forEach((phase, position) => {
    const param = `phases[${position}]`;
    const start = phases.at(-1)?.end_date ?? phase.start_date ?? current?.start_date ?? now;
    if (phase.start_date !== undefined && phase.start_date !== start) {
      throw invalid("The start date of a phase must be the end date of the one before it.", `${param}[start_date]`);
    }
    const end = endOf(account, phase, start, param, position === given.length - 1);
    const currency = schedule.phases[0]?.currency ?? "usd";
    for (const [at, { price }] of phase.items.entries())
      recurringPriceOf(account, price, `${param}[items][${at}][price]`);
    phases.push(newPhase({ start, end, currency, ...phase }));
  });
  if (current !== null && !phases.some((phase) => phase.start_date === current.start_date)) {
    throw invalid("You can not modify the start date of the current phase.", "phases[0][start_date]");
  }
  if ((phases.at(-1)?.end_date ?? 0) <= now)
    throw invalid("The subscription schedule must end in the future.", "phases");
  return phases;
}

function endOf(account: Account, phase: Given, start: number, param: string, isLast: boolean): number {
  if (phase.end_date !== undefined && phase.duration !== undefined) {
    throw invalid("You cannot set both `end_date` and `duration` on a phase.", `${param}[duration]`);
  }
  if (phase.end_date !== undefined) {
    if (phase.end_date <= start)
      throw invalid("The end date of a phase must be after its start.", `${param}[end_date]`);
    return phase.end_date;
  }
  if (phase.duration === undefined && !isLast) {
    throw invalid(`Missing required param: ${param}[end_date].`, `${param}[end_date]`, "parameter_missing");
  }
  const price = recurringPriceOf(account, phase.items[0]?.price ?? "", `${param}[items][0][price]`);
  const { interval = "month", interval_count: count = 1 } = phase.duration ?? price.recurring ?? {};
  if (interval === "day" || interval === "week") return start + count * (interval === "day" ? day : 7 * day);
  return addMonths(start, interval === "year" ? 12 * count : count);
}

type Wanted = Pick<Given, "items" | "proration_behavior" | "metadata"> & {
  start: number;
  end: number;
  currency: string;
};

function newPhase({ items, start, end, currency, proration_behavior: proration, metadata: values }: Wanted): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: items.map(({ price, quantity = 1 }) => ({
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price,
      price,
      quantity,
      tax_rates: [],
    })),
    metadata: merged({}, values),
    on_behalf_of: null,
    proration_behavior: proration ?? "create_prorations",
    start_date: start,
    transfer_data: null,
    trial_end: null,
  };
}
