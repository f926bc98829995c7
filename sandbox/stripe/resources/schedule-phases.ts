import { z } from "zod";
import { type Account, requireRecurringPrice } from "../account";
import {
  integer,
  metadata,
  oneOf,
  prorationBehavior,
  text,
} from "../api/endpoint";
import { invalidRequest } from "../api/errors";
import { addMonths, day } from "../billing/items";
import { newPhase } from "../billing/schedules";
import type { Phase, Schedule } from "../objects";

export const phaseSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        price: text(),
        quantity: integer(1, 999_999).optional(),
      }),
    )
    .min(1)
    .max(20),
  start_date: integer().optional(),
  end_date: integer().optional(),
  duration: z
    .strictObject({
      interval: oneOf("day", "week", "month", "year"),
      interval_count: integer(1, 36).optional(),
    })
    .optional(),
  proration_behavior: prorationBehavior.optional(),
  metadata: metadata().optional(),
});
type PhaseParams = z.output<typeof phaseSchema>;

/**
 * The schedule's new phases. The current phase must be one of them, with the
 * same start.
 */
export function parsePhases(
  account: Account,
  schedule: Schedule,
  params: PhaseParams[],
): Phase[] {
  const now = account.now(schedule.customer);
  const current = schedule.current_phase;
  const phases: Phase[] = [];
  params.forEach((phase, position) => {
    const param = `phases[${position}]`;
    const start =
      phases.at(-1)?.end_date ?? phase.start_date ?? current?.start_date ?? now;
    if (phase.start_date !== undefined && phase.start_date !== start) {
      throw invalidRequest(
        "The start date of a phase must be the end date of the one before it.",
        `${param}[start_date]`,
      );
    }
    const end = endOfPhase(
      account,
      phase,
      start,
      param,
      position === params.length - 1,
    );
    const currency = schedule.phases[0]?.currency ?? "usd";
    for (const [at, { price }] of phase.items.entries())
      requireRecurringPrice(account, price, `${param}[items][${at}][price]`);
    phases.push(newPhase({ start, end, currency, ...phase }));
  });
  if (
    current !== null &&
    !phases.some((phase) => phase.start_date === current.start_date)
  ) {
    throw invalidRequest(
      "You can not modify the start date of the current phase.",
      "phases[0][start_date]",
    );
  }
  if ((phases.at(-1)?.end_date ?? 0) <= now)
    throw invalidRequest(
      "The subscription schedule must end in the future.",
      "phases",
    );
  return phases;
}

function endOfPhase(
  account: Account,
  phase: PhaseParams,
  start: number,
  param: string,
  isLast: boolean,
): number {
  if (phase.end_date !== undefined && phase.duration !== undefined) {
    throw invalidRequest(
      "You cannot set both `end_date` and `duration` on a phase.",
      `${param}[duration]`,
    );
  }
  if (phase.end_date !== undefined) {
    if (phase.end_date <= start)
      throw invalidRequest(
        "The end date of a phase must be after its start.",
        `${param}[end_date]`,
      );
    return phase.end_date;
  }
  if (phase.duration === undefined && !isLast) {
    throw invalidRequest(
      `Missing required param: ${param}[end_date].`,
      `${param}[end_date]`,
      "parameter_missing",
    );
  }
  const price = requireRecurringPrice(
    account,
    phase.items[0]?.price ?? "",
    `${param}[items][0][price]`,
  );
  const { interval = "month", interval_count: count = 1 } =
    phase.duration ?? price.recurring ?? {};
  if (interval === "day" || interval === "week")
    return start + count * (interval === "day" ? day : 7 * day);
  return addMonths(start, interval === "year" ? 12 * count : count);
}
