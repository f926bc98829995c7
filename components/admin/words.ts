const days = new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric", timeZone: "UTC" });
const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const moments = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** "2026-11-21" as "Nov 21". */
export const shortDay = (day: string) => days.format(new Date(day));
export const dateOf = (at: string | null) => (at === null ? "never" : dates.format(new Date(at)));
export const momentOf = (at: string | null) => (at === null ? "never" : moments.format(new Date(at)));

export const planNames = { free: "Free", trial: "Trial", standard: "Standard", pro: "Pro" } as const;
