import "server-only";
import { queueUnanswered } from "@/lib/billing/events/data";

const minute = 60_000;

/**
 * Queues a look for whoever has events that nothing answered: the tries of a job end, events don't. Those of nobody's
 * customers are tried again for a week.
 */
export async function sweepEvents(now = new Date()) {
  const before = (minutes: number) => new Date(now.getTime() - minutes * minute);
  return queueUnanswered({
    receivedBefore: before(2),
    parkedBefore: before(60),
    parkedSince: before(7 * 24 * 60),
  });
}
