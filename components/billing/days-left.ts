const day = 86_400_000;

/** "5 days left": the begun day counts, as the last one does. `until` is ISO 8601. */
export function daysLeft(until: string, now = Date.now()) {
  const days = Math.max(1, Math.ceil((Date.parse(until) - now) / day));
  return days === 1 ? "1 day left" : `${days} days left`;
}
