import { type Country, countries } from "@/lib/audit/seasons/calendar";
import {
  type Compared,
  comparedDays,
  doubtOf,
  type Metric,
  type Span,
} from "@/lib/changes/compare-numbers";
import type { ChangeAnswer, Period } from "@/lib/changes/schema";
import {
  type ChangedField,
  type ChangeSource,
  readingDays,
} from "@/lib/etsy/change-notes/schema";
import { dayLength } from "@/lib/time/day";

export const sourceNames: Record<ChangeSource, string> = {
  etsy_update: "Updated on Etsy",
  etsy_draft: "Draft created on Etsy",
  by_hand: "Noted by you",
  batch: "Accepted in a batch",
};

export const metricNames: Record<Metric, string> = {
  views: "Views",
  favorites: "Favorites",
  orders: "Orders",
};

const days = new Intl.DateTimeFormat(undefined, {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const dates = new Intl.DateTimeFormat(undefined, {
  dateStyle: "medium",
  timeZone: "UTC",
});
const numbers = new Intl.NumberFormat();
const small = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 2 });
const large = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const lists = new Intl.ListFormat("en-US");

export const formatDay = (date: Date) => days.format(date);
export const formatDate = (date: Date) => dates.format(date);

/** "0.25", "12.5". */
export function formatRate({ count, days: length }: Span): string {
  const rate = count / length;
  return (Math.abs(rate) < 1 ? small : large).format(rate);
}

/** "300 in 30 days, Sep 1 – Oct 1"; with years where they differ. */
export function describeSpan({ count, days: length, from, to }: Span): string {
  const format = from.getUTCFullYear() === to.getUTCFullYear() ? days : dates;
  return `${numbers.format(count)} in ${large.format(length)} days, ${format.format(from)} – ${format.format(to)}`;
}

const quoted = (text: string) => `“${text}”`;
const countOf = (count: number, one: string) =>
  `${numbers.format(count)} ${one}${count === 1 ? "" : "s"}`;

/** What stood there and what stands there now, in a line or two. */
export function describeField({ field, before, after }: ChangedField): string {
  const isNew = before === null || before.length === 0;
  switch (field) {
    case "title":
      return isNew
        ? quoted(after[0] ?? "")
        : `${quoted(before[0] ?? "")} → ${quoted(after[0] ?? "")}`;
    case "description": {
      const length = countOf((after[0] ?? "").length, "character");
      return isNew
        ? length
        : `${numbers.format((before[0] ?? "").length)} → ${length}`;
    }
    case "altTexts": {
      if (isNew) return countOf(after.filter(Boolean).length, "photo");
      const changed = after.filter(
        (text, index) => text !== before[index],
      ).length;
      return `new for ${countOf(changed, "photo")}`;
    }
    default:
      return isNew ? after.join(", ") : describeDifference(before, after);
  }
}

/** "added a, b; removed c" */
function describeDifference(before: string[], after: string[]): string {
  const added = difference(after, before);
  const removed = difference(before, after);
  return [
    added.length > 0 && `added ${added.join(", ")}`,
    removed.length > 0 && `removed ${removed.join(", ")}`,
  ]
    .filter(Boolean)
    .join("; ");
}

const difference = (these: string[], those: string[]) =>
  these.filter((text) => !those.includes(text));

const one: Record<Metric, string> = {
  views: "view",
  favorites: "favorite",
  orders: "order",
};

/** What the numbers don't allow to say; null where there is no need to warn. */
export function describeDoubt(compared: Compared): string | null {
  const doubt = doubtOf(compared);
  if (doubt === null) return null;
  const { metric, before, after } = compared;
  if (doubt === "chance")
    return `${metricNames[metric]}: chance alone can make a difference this large.`;
  const count =
    Math.max(before?.count ?? 0, 0) + Math.max(after?.count ?? 0, 0);
  if (count === 0) return `No ${metric} before or after: nothing can be said.`;
  return `${countOf(count, one[metric])} before and after ${count === 1 ? "is" : "are"} too few to say anything.`;
}

/**
 * Totals of views and orders only grow; null where they do, and for favorites,
 * which buyers take back.
 */
export function describeFall({
  metric,
  before,
  after,
}: Compared): string | null {
  if (
    metric === "favorites" ||
    [before, after].every((span) => span === null || span.count >= 0)
  )
    return null;
  return `${metricNames[metric]} went down between two days, which a total can’t do: this number says nothing. If you typed it, enter that day again.`;
}

/**
 * Milliseconds after which a reading that was tried again and again has been
 * given up.
 */
const overdue = 2 * dayLength;

/** What becomes of the numbers on Etsy; null where there is nothing to say. */
export function describeReading(
  { reading, changedAt, source }: ChangeAnswer,
  now: Date,
): string | null {
  switch (reading) {
    case "waiting": {
      const all = readingDays.map(
        (day) => new Date(new Date(changedAt).getTime() + day * dayLength),
      );
      const next = all.filter((day) => day > now);
      const isOver = all.every(
        (day) => now.getTime() - day.getTime() > overdue,
      );
      if (isOver)
        return "The last views and favorites could not be read from Etsy. You can type the numbers in.";
      if (next.length === 0)
        return "Views and favorites are about to be read from Etsy.";
      return `Views and favorites are read from Etsy on ${lists.format(next.map((day) => days.format(day)))}.`;
    }
    case "disconnected":
      return "Your shop was disconnected, so what was read from Etsy is deleted. You can type the numbers in.";
    case "gone":
      return source === "by_hand"
        ? "The listing was not found in your connected shop. Correct its address in the listing, or type the numbers in."
        : "The listing was not found in your connected shop, so nothing more is read there. You can type the numbers in.";
    default:
      return source === "batch"
        ? "Accepted here, but not known to be in your shop yet. Create the draft on Etsy, or open the listing and note that it is there."
        : null;
  }
}

/**
 * "Season (Canada): Halloween in the 28 days before; Christmas in the 28 days
 * after." Days differ between countries.
 */
export function describeSeasons(
  country: Country,
  before: string[],
  after: string[],
): string {
  const season = `Season (${countries.find(({ value }) => value === country)?.label})`;
  const named = (names: string[]) =>
    names.length > 0 ? lists.format(names) : "no major occasion";
  if (before.length === 0 && after.length === 0)
    return `${season}: no major occasion in the weeks before and after.`;
  return `${season}: ${named(before)} in the ${comparedDays} days before; ${named(after)} in the ${comparedDays} days after.`;
}

/** The days that files of sold items cover, in one line. */
export function describePeriods(covered: Period[]): string {
  const joined: Period[] = [];
  for (const period of covered.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1);
    const dayAfter =
      last &&
      new Date(
        new Date(`${last.to}T00:00:00Z`).getTime() + dayLength,
      ).toISOString();
    if (last && dayAfter && period.from <= dayAfter.slice(0, 10)) {
      if (period.to > last.to) last.to = period.to;
    } else joined.push({ ...period });
  }
  const format = (day: string) => dates.format(new Date(`${day}T00:00:00Z`));
  return lists.format(
    joined.map(({ from, to }) =>
      from === to ? format(from) : `${format(from)} – ${format(to)}`,
    ),
  );
}
