import "server-only";
import { listExpiredReservations, refundReservation, renewFutureReservations } from "@/lib/billing/data";
import { log } from "@/lib/log";

/** Gives back what a crash left reserved; returns how many. Safe to run anywhere, at any time, many at once. */
export async function reapReservations() {
  await renewFutureReservations();
  let refunded = 0;
  for (const id of await listExpiredReservations()) {
    if (await refund(id)) refunded += 1;
  }
  return refunded;
}

/** One that can't be refunded must not keep the others. */
async function refund(id: string) {
  try {
    return await refundReservation(id, "unfinished");
  } catch (err) {
    log().error({ err, reservation: id }, "an expired reservation can't be given back");
    return false;
  }
}
