const day = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
});
const month = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "November 20, 2026" for the ISO day 2026-11-20, wherever it is read. */
export const formatDay = (isoDay: string): string =>
  day.format(new Date(`${isoDay}T00:00:00Z`));

/** The month of an ISO day or of an ISO month: "April 2026". */
export const formatAsOf = (iso: string): string =>
  month.format(new Date(`${iso.slice(0, 7)}-01T00:00:00Z`));
