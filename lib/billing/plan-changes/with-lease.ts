import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  endLease,
  takeLease,
} from "@/lib/billing/plan-changes/plan-change-data";
import { stripeUnavailable } from "@/lib/billing/stripe";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { createConcurrencyLimiter } from "@/lib/resilience/create-concurrency-limiter";
import { withTimeout } from "@/lib/resilience/with-timeout";

/**
 * Seconds until a lease counts as left behind by a crash; longer than any work
 * under one may take.
 */
const leaseSeconds = 90;
/** Milliseconds that a caller waits for the lease, and then for the result. */
const waitTimeout = 25_000;
const tookTooLong = () =>
  stripeUnavailable(new Error("a plan change took too long"));

/** Requests of one user queue here rather than poll the database. */
const turns = createConcurrencyLimiter({
  maxConcurrent: 20,
  maxPerKey: 1,
  maxQueued: 1_000,
});

/**
 * Runs work that changes a user's plan at Stripe while nobody else does, on any
 * instance. No database connection is held in the meantime. Throws `conflict`
 * when another change takes too long, `unavailable` when Stripe does.
 */
export function withLease<T>(
  userId: number,
  work: () => Promise<T>,
): Promise<T> {
  return turns(String(userId), async () => {
    const holder = await waitForLease(userId);
    // Work that takes longer continues under its lease.
    const done = work().finally(() => releaseLease(userId, holder));
    return withTimeout(() => done, { ms: waitTimeout, error: tookTooLong });
  });
}

async function waitForLease(userId: number) {
  const holder = randomUUID();
  const until = performance.now() + waitTimeout;
  while (!(await takeLease(userId, holder, leaseSeconds))) {
    if (performance.now() > until) {
      throw new AppError(
        "conflict",
        "Your plan is being changed elsewhere right now. Please try again in a minute.",
      );
    }
    await sleep(100);
  }
  return holder;
}

async function releaseLease(userId: number, holder: string) {
  await endLease(userId, holder).catch((err: unknown) =>
    log().warn({ err, userId }, "a lease was not released"),
  );
}
