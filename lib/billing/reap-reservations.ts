import "server-only";
import { listExpiredReservations, refundReservation } from "@/lib/billing/data";

/** Gives back what a crash left reserved; returns how many. Safe to run anywhere, at any time, many at once. */
export async function reapReservations() {
  let refunded = 0;
  for (const id of await listExpiredReservations()) {
    if (await refundReservation(id)) refunded += 1;
  }
  return refunded;
}
