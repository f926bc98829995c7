/** The day where the seller is, ISO 8601. */
export function localDay(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 10);
}

export const today = () => localDay(new Date());
