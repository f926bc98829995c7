import type { Price } from "../shapes";

/** Seconds. */
export const hour = 3_600;
export const day = 24 * hour;

/** When the period that starts now ends. Months keep to the day of the anchor as far as they have it. */
export function periodEnd(price: Price, anchor: number, start: number): number {
  const { interval = "month", interval_count: count = 1 } = price.recurring ?? {};
  if (interval === "day") return start + count * day;
  if (interval === "week") return start + count * 7 * day;
  const months = interval === "year" ? 12 * count : count;
  return addMonths(anchor, monthsBetween(anchor, start) + months);
}

function monthsBetween(anchor: number, moment: number): number {
  const [from, to] = [new Date(anchor * 1000), new Date(moment * 1000)];
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}

export function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  const wanted = Math.min(date.getUTCDate(), lastDay);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months, wanted);
  return Math.floor(date.getTime() / 1000);
}
