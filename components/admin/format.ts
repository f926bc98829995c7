import { plans, type Tier } from "@/lib/settings/plans";

const days = new Intl.DateTimeFormat(undefined, {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const times = new Intl.DateTimeFormat(undefined, {
  dateStyle: "medium",
  timeStyle: "short",
});
const percents = new Intl.NumberFormat(undefined, {
  style: "percent",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** "2026-11-21" as "Nov 21". */
export const formatDay = (day: string) => days.format(new Date(day));
export const formatDate = (at: string | null) =>
  at === null ? "never" : dates.format(new Date(at));
export const formatTime = (at: string | null) =>
  at === null ? "never" : times.format(new Date(at));

/** "25.0%"; of nothing, "0.0%". */
export const formatShare = (part: number, whole: number) =>
  percents.format(part / Math.max(1, whole));

export const planName = (plan: Tier | "trial") =>
  plan === "trial" ? "Trial" : plans[plan].name;
