import "server-only";
import { AppError } from "@/lib/errors";
import type { CheckedListing } from "@/lib/public-api/check-schema";
import { limit } from "@/lib/resilience/rate-limit";

const hourly = {
  points: 30,
  seconds: 3_600,
  message: "You've had many files checked. Please wait a while.",
};

/** Before the body is read. Throws `rate_limited`. */
export const admitAudit = (userId: number) =>
  limit("audit", String(userId), hourly);

/**
 * Characters of all texts of a listing, checked without an account: a long
 * listing of Etsy has a third of it.
 */
export const maxOpenListing = 16_000;

/** Characters of all texts in something sent. */
export function lengthOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce(
    (sum: number, inner) => sum + lengthOf(inner),
    0,
  );
}

/**
 * Throws `too_large` for what only somebody with an account may have checked.
 */
export function requireOpenSize(listings: readonly CheckedListing[]) {
  if (listings.every((listing) => lengthOf(listing) <= maxOpenListing)) return;
  const limit = maxOpenListing.toLocaleString("en-US");
  throw new AppError(
    "too_large",
    `Without an account a listing may have ${limit} characters in all.`,
  );
}
