import type {
  ChangeAnswer,
  ListingNumbers,
  Period,
  Reading,
} from "@/lib/changes/schema";
import { dayLength, isoDay } from "@/lib/time/day";

export const metrics = ["views", "favorites", "orders"] as const;
export type Metric = (typeof metrics)[number];

/** What came in within so many days. */
export type Span = {
  count: number;
  days: number;
  from: Date;
  to: Date;
  /**
   * It begins when Etsy got the listing, rather than shortly before the change.
   */
  isSinceListed: boolean;
};

/** Null where too little is known. */
export type Compared = {
  metric: Metric;
  before: Span | null;
  after: Span | null;
};

/** Days before and after a change that are compared. */
export const comparedDays = 28;
/** Shorter spans say nothing of a day. */
const minDays = 3;
/** Days by which the last reading may come late. */
const slack = 7;
/** Days before the change in which the earlier of two readings counts. */
const maxDaysEarlier = 90;

type Bounds = { at: number; previous: number; next: number };
type Point = { at: number; total: number; isListing: boolean };

const timeOf = (iso: string) => new Date(iso).getTime();

function boundsOf(change: ChangeAnswer, changedAt: string[]): Bounds {
  const at = timeOf(change.changedAt);
  const others = changedAt.map(timeOf);
  return {
    at,
    previous: Math.max(
      Number.NEGATIVE_INFINITY,
      ...others.filter((time) => time < at),
    ),
    next: Math.min(
      Number.POSITIVE_INFINITY,
      ...others.filter((time) => time > at),
    ),
  };
}

/** Totals in order, from the day on which Etsy got the listing. */
function pointsOf(readings: Reading[], metric: Metric): Point[] {
  const points = readings.flatMap((reading): Point[] => {
    const total = reading[metric];
    return total === null
      ? []
      : [{ at: timeOf(reading.readAt), total, isListing: false }];
  });
  const listedAt = readings.findLast(
    (reading) => reading.listedAt !== null,
  )?.listedAt;
  const start = listedAt
    ? [{ at: timeOf(listedAt), total: 0, isListing: true }]
    : [];
  return [...start, ...points].sort((one, other) => one.at - other.at);
}

function spanOf(start: Point | undefined, end: Point | undefined): Span | null {
  if (!start || !end) return null;
  const days = (end.at - start.at) / dayLength;
  if (days < minDays) return null;
  return {
    count: end.total - start.total,
    days,
    isSinceListed: start.isListing,

    from: new Date(start.at),
    to: new Date(end.at),
  };
}

function spanBefore(points: Point[], { at, previous }: Bounds): Span | null {
  const end = points.findLast(
    (point) => !point.isListing && point.at <= at + dayLength,
  );
  if (!end || end.at < at - comparedDays * dayLength) return null;
  const wanted = at - comparedDays * dayLength;
  const earlier = points.filter(
    (point) =>
      point.at <= end.at - minDays * dayLength &&
      // The reading of a change is made a moment after it.
      point.at >= previous - dayLength &&
      (point.isListing || point.at >= at - maxDaysEarlier * dayLength),
  );
  const nearest = earlier
    .filter(({ isListing }) => !isListing)
    .sort(
      (one, other) => Math.abs(one.at - wanted) - Math.abs(other.at - wanted),
    )[0];
  return spanOf(nearest ?? earlier[0], end);
}

function spanAfter(points: Point[], { at, next }: Bounds): Span | null {
  const read = points.filter(({ isListing }) => !isListing);
  // Of a change that was noted late, the reading in the middle is the first; it
  // is made a moment after its day begins.
  const latestStart = at + (comparedDays / 2 + 1) * dayLength;
  const start = read.find(
    (point) => point.at >= at - dayLength && point.at <= latestStart,
  );
  const latest = Math.min(
    next + dayLength,
    at + (comparedDays + slack) * dayLength,
  );
  return spanOf(
    start,
    read.findLast((point) => point.at <= latest),
  );
}

const isCovered = (day: string, covered: Period[]) =>
  covered.some(({ from, to }) => day >= from && day <= to);

type Sold = Pick<ListingNumbers, "sold"> & { covered: Period[] };

/** Orders on those of the days that the files cover. */
function spanOfDays(days: string[], { sold, covered }: Sold): Span | null {
  const counted = days.filter((day) => isCovered(day, covered));
  const [first, last] = [counted[0], counted.at(-1)];
  if (counted.length < minDays || first === undefined || last === undefined)
    return null;
  return {
    count: sold
      .filter(({ day }) => counted.includes(day))
      .reduce((sum, { orders }) => sum + orders, 0),

    days: counted.length,
    isSinceListed: false,

    from: new Date(`${first}T00:00:00Z`),
    to: new Date(`${last}T00:00:00Z`),
  };
}

/**
 * Since when the listing is known to be there, milliseconds. Where nothing is
 * known of its text before the first change, it may have been new: then since
 * it was first read or sold, and null without that.
 */
function knownSince(
  change: ChangeAnswer,
  { previous }: Bounds,
  { readings, sold }: Omit<ListingNumbers, "changedAt">,
) {
  const listed = readings.findLast(
    ({ listedAt }) => listedAt !== null,
  )?.listedAt;
  if (listed) return timeOf(listed);
  if (!mayBeNew(change) || previous > 0) return 0;
  const signs = [
    ...readings.map(({ readAt }) => timeOf(readAt)),
    ...sold.map(({ day }) => timeOf(day)),
  ];
  return signs.length > 0 ? Math.min(...signs) : null;
}

/** Whether nothing says that the listing stood in the shop before. */
export const mayBeNew = ({
  source,
  fields,
}: Pick<ChangeAnswer, "source" | "fields">) =>
  source === "etsy_draft" ||
  (fields.length > 0 && fields.every(({ before }) => before === null));

/**
 * Neither the day of the change counts, nor that of another one, nor days on
 * which the listing wasn't known to be there.
 */
function soldSpans(
  { at, previous, next }: Bounds,
  since: number | null,
  sold: Sold,
) {
  const steps = Array.from({ length: comparedDays }, (_, index) => index + 1);
  const before = steps.map((step) => at - step * dayLength).reverse();
  const after = steps.map((step) => at + step * dayLength);
  // A first sale by which alone the listing is known is none of the days that
  // follow it.
  const isAfterLast = (day: string) =>
    since !== null && day > isoDay(Math.max(previous, since, 0));
  const isBeforeNext = (day: string) =>
    next === Number.POSITIVE_INFINITY || day < isoDay(next);
  return {
    before: spanOfDays(before.map(isoDay).filter(isAfterLast), sold),
    after: spanOfDays(after.map(isoDay).filter(isBeforeNext), sold),
  };
}

/**
 * What came in before and after a change, as far as it is known: from totals
 * that were read or typed, and orders from files. A span never reaches across
 * another change of the listing. Of a listing that was new nothing came in
 * before.
 */
export function compareNumbers(
  change: ChangeAnswer,
  { readings, sold, changedAt }: ListingNumbers,
  covered: Period[],
): Compared[] {
  const bounds = boundsOf(change, changedAt);
  const isNew = change.source === "etsy_draft";
  const fromFiles = soldSpans(
    bounds,
    knownSince(change, bounds, { readings, sold }),
    { sold, covered },
  );
  return metrics.map((metric) => {
    const points = pointsOf(readings, metric);
    const totals = {
      before: spanBefore(points, bounds),
      after: spanAfter(points, bounds),
    };
    const { before, after } =
      metric === "orders" && (fromFiles.before ?? fromFiles.after) !== null
        ? fromFiles
        : totals;
    return { metric, before: isNew ? null : before, after };
  });
}

/** Fewer in both spans together say nothing. */
const minCount = 20;

/**
 * What the numbers of both spans allow to say. Null while there is nothing to
 * compare.
 */
export function doubtOf({
  before,
  after,
}: Compared): "too_few" | "chance" | null {
  if (!before || !after) return null;
  const [one, other] = [before, after].map(({ count }) => Math.max(count, 0));
  if (one === undefined || other === undefined) return null;
  const all = one + other;
  if (all < minCount) return "too_few";
  // Were both spans alike, the later one would have its share of all, give or
  // take two standard deviations.
  const share = after.days / (before.days + after.days);
  const deviation = Math.sqrt(all * share * (1 - share));
  return Math.abs(other - all * share) < 2 * deviation ? "chance" : null;
}
