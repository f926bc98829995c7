import { dayLength, isoDay } from "@/lib/time/day";

type Order = "year" | "month" | "day";

const yearLast = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})(?:[T ,].*)?$/;
const pattern = {
  month: yearLast,
  day: yearLast,
  year: /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?:[T ,].*)?$/,
};

/** ISO 8601 without the time; null for what is no day, or still to come. */
function toDay(text: string, first: Order, latest: number): string | null {
  const [, one, two, three] = pattern[first].exec(text) ?? [];
  const numbers = [one, two, three].map(Number);
  const [a = 0, b = 0, c = 0] = numbers;
  const [year, month, day] =
    first === "year" ? [a, b, c] : first === "month" ? [c, a, b] : [c, b, a];
  if (year === undefined || month === undefined || day === undefined)
    return null;
  const date = new Date(
    Date.UTC(year < 100 ? 2_000 + year : year, month - 1, day),
  );
  // February 30 would become March.
  if (
    Number.isNaN(date.getTime()) ||
    date.getUTCMonth() !== month - 1 ||
    date.getUTCDate() !== day
  )
    return null;
  const time = date.getTime();
  return time > latest || date.getUTCFullYear() < 2_005 ? null : isoDay(date);
}

/**
 * The days of a column. Etsy writes 11/23/26; programs that opened the file may
 * have turned that around, so all of the column decides what comes first. Null
 * for what can't be read so.
 */
export function readDates(texts: string[], now: Date): (string | null)[] {
  // Where the seller is, it may be tomorrow already.
  const latest = now.getTime() + dayLength;
  const isDotted = texts.some((text) => text.includes("."));
  const orders: Order[] = isDotted
    ? ["day", "month", "year"]
    : ["month", "day", "year"];
  const readings = orders.map((first) =>
    texts.map((text) => toDay(text, first, latest)),
  );
  const known = (days: (string | null)[]) =>
    days.filter((day) => day !== null).length;
  return readings.reduce(
    (best, days) => (known(days) > known(best) ? days : best),
    texts.map(() => null) as null[],
  );
}
