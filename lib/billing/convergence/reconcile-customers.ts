import "server-only";
import { queueLooksAfter } from "@/lib/billing/convergence/data";

/** Looks begin this many milliseconds after one another: far below what Stripe allows a second. */
const pace = 50;

/** Queues a look at everybody who ever began to pay, so that what no event told is found within a day. Returns how many. */
export async function reconcileCustomers(now = new Date()) {
  let total = 0;
  let last: string | null = "";
  while (last !== null) {
    const queued: string[] = await queueLooksAfter(last, (index) => new Date(now.getTime() + (total + index) * pace));
    total += queued.length;
    last = queued.at(-1) ?? null;
  }
  return total;
}
