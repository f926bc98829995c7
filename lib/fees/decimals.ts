/**
 * A typed number in units of its last decimal place: "12.5" with two places is
 * 1,250. Point and comma are decimal signs; undefined for all else.
 */
export function parseDecimal(text: string, places: number): number | undefined {
  const parts = /^(\d{1,8})(?:[.,](\d+))?$/.exec(text.trim());
  const [, whole = "", decimals = ""] = parts ?? [];
  if (!parts || decimals.length > places) return undefined;
  return Number(whole + decimals.padEnd(places, "0"));
}

/** "1,234.50" for 123,450 with two places; "−0.50" for −50. */
export function formatDecimal(units: number, places: number): string {
  const digits = Math.abs(units)
    .toString()
    .padStart(places + 1, "0");
  const whole = digits
    .slice(0, digits.length - places)
    .replace(/\B(?=(?:\d{3})+$)/g, ",");
  const decimals = places === 0 ? "" : `.${digits.slice(-places)}`;
  return `${units < 0 ? "−" : ""}${whole}${decimals}`;
}

/** Hundredths of a percent as "6.5%". */
export const formatRate = (rate: number): string =>
  `${formatDecimal(rate, 2).replace(/\.?0+$/, "")}%`;
