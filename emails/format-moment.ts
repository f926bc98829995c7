const date = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
});
const time = new Intl.DateTimeFormat("en-US", {
  timeStyle: "short",
  timeZone: "UTC",
});

/** "November 20, 2026 at 7:21 PM UTC". The reader's time zone is unknown. */
export function formatMoment(iso: string) {
  const moment = new Date(iso);
  return `${date.format(moment)} at ${time.format(moment).replaceAll("\u202f", " ")} UTC`;
}

/** "November 20, 2026". */
export function formatDay(iso: string) {
  return date.format(new Date(iso));
}
