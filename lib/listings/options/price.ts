/** In whatever currency; which of them Etsy takes, it says itself. */
export const highestPrice = 1_000_000_000_000;

/** In currency units. A single mark before three digits separates thousands. */
export function toPrice(written: string): number | null {
  const digits = written.replace(/[' ]/gu, "");
  const decimal = /[.,](\d{1,2})$/u.exec(digits);
  const whole = (decimal ? digits.slice(0, decimal.index) : digits).replace(
    /[.,]/gu,
    "",
  );
  const price = Number(decimal ? `${whole}.${decimal[1]}` : whole);
  return Number.isFinite(price) ? price : null;
}

/**
 * What a seller typed into a field for a price; null for nothing, undefined for
 * what is no amount.
 */
export function readTypedPrice(text: string): number | null | undefined {
  const written = text.trim().replace(/[€$£¥\s]/gu, "");
  if (written === "") return null;
  return /^\d[\d.,']*$/u.test(written)
    ? (toPrice(written) ?? undefined)
    : undefined;
}
