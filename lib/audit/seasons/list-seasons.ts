import { addDays, type Country } from "@/lib/audit/seasons/calendar";
import { occasions } from "@/lib/audit/seasons/occasions";

/** Days before an occasion in which most of its shopping falls. Inferred. */
const busyDays = 30;

/** Days of it that count where the occasion itself comes later. */
const minDays = 3;

/** Those that are shopped for in few countries only. */
const regional: Record<string, readonly Country[]> = {
  Sinterklaas: ["NL", "BE"],
  "the Fourth of July": ["US"],
  Thanksgiving: ["US", "CA"],
};

type Busy = { name: string; from: Date; to: Date };
const known = new Map<string, Busy[]>();

function busyTimes(year: number, country: Country): Busy[] {
  const key = `${year} ${country}`;
  const found = known.get(key);
  if (found) return found;
  const times = occasions
    .filter(({ name }) => regional[name]?.includes(country) ?? true)
    .flatMap(({ name, days }) =>
      days(year, country).flatMap((day) =>
        day === null ? [] : [{ name, from: addDays(day, -busyDays), to: day }],
      ),
    );
  known.set(key, times);
  return times;
}

/**
 * Occasions for which many buyers shop at that time, each once, in the order of
 * their days.
 */
export function listSeasons(from: Date, to: Date, country: Country): string[] {
  const years = Array.from(
    { length: to.getUTCFullYear() - from.getUTCFullYear() + 2 },
    (_, index) => from.getUTCFullYear() + index,
  );
  const names = years
    .flatMap((year) => busyTimes(year, country))
    .filter(
      (busy) =>
        busy.to >= from && (busy.to <= to || addDays(busy.from, minDays) <= to),
    )
    .sort((one, other) => one.to.getTime() - other.to.getTime())
    .map(({ name }) => name);
  return [...new Set(names)];
}
