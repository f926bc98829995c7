/** Milliseconds. */
export const dayLength = 86_400_000;

/** "2026-11-20", in UTC, of a date or of milliseconds since 1970. */
export const isoDay = (at: Date | number): string =>
  new Date(at).toISOString().slice(0, 10);
