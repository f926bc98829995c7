import { dayLength } from "@/lib/time/day";
/** Countries whose days differ. Mother's Day alone has five dates. */
export const countries = [
  { value: "US", label: "United States" },
  { value: "CA", label: "Canada" },
  { value: "GB", label: "United Kingdom" },
  { value: "IE", label: "Ireland" },
  { value: "AU", label: "Australia" },
  { value: "NZ", label: "New Zealand" },
  { value: "DE", label: "Germany" },
  { value: "AT", label: "Austria" },
  { value: "CH", label: "Switzerland" },
  { value: "FR", label: "France" },
  { value: "BE", label: "Belgium" },
  { value: "NL", label: "Netherlands" },
  { value: "ES", label: "Spain" },
  { value: "PT", label: "Portugal" },
  { value: "IT", label: "Italy" },
  { value: "PL", label: "Poland" },
  { value: "JP", label: "Japan" },
] as const;
export type Country = (typeof countries)[number]["value"];

/** Midnight UTC; months from 1. */
export const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day));
export const addDays = (date: Date, days: number) =>
  new Date(date.getTime() + days * dayLength);

/** The n-th weekday of a month, 0 being Sunday; n = -1 for the last. */
export function nthWeekday(
  year: number,
  month: number,
  weekday: number,
  n: number,
): Date {
  if (n < 0) {
    const last = dayOf(year, month + 1, 0);
    return addDays(last, -((last.getUTCDay() - weekday + 7) % 7));
  }
  const first = dayOf(year, month, 1);
  return addDays(first, ((weekday - first.getUTCDay() + 7) % 7) + (n - 1) * 7);
}

/** Western Easter Sunday, by the Gregorian computus (Meeus, Jones, Butcher). */
export function easterOf(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const shift = Math.floor((8 * century + 13) / 25);
  const epact =
    (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const weekday =
    (32 +
      2 * (century % 4) +
      2 * Math.floor(inCentury / 4) -
      epact -
      (inCentury % 4)) %
    7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * correction + 114;
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1);
}

/**
 * The first Gregorian day of a year on which another calendar has the given
 * month and day; null where the browser does not know the calendar. A month is
 * a number, or a name in English.
 */
export function dayInCalendar(
  calendar: "islamic-umalqura" | "hebrew",
  year: number,
  month: string,
  day: number,
) {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  if (format.resolvedOptions().calendar !== calendar) return null;
  for (
    let date = dayOf(year, 1, 1);
    date.getUTCFullYear() === year;
    date = addDays(date, 1)
  ) {
    const parts = format.formatToParts(date);
    const partOf = (type: string) =>
      parts.find((part) => part.type === type)?.value;
    if (partOf("month") === month && partOf("day") === String(day)) return date;
  }
  return null;
}
