import type { OutOfSeason } from "@/lib/audit/seasons/create-season-check";

const days = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * Those whose day is not the same everywhere in a country, or not known until
 * it comes.
 */
const verbs: Record<string, string> = {
  "Ramadan and Eid": "end around",
  "back to school": "begins around",
};

/** "Christmas is on December 25, 2026", "2024 has passed". */
export function describeNext({
  name,
  next,
}: Pick<OutOfSeason, "name" | "next">): string {
  if (next === null) return `${name} has passed`;
  const start = name.charAt(0).toUpperCase() + name.slice(1);
  return `${start} ${verbs[name] ?? "is on"} ${days.format(new Date(next))}`;
}
