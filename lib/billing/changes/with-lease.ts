import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { endLease, takeLease } from "@/lib/billing/changes/data";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { createSlots } from "@/lib/slots";
import { stripeDown } from "@/lib/stripe";

/** Seconds until a lease counts as left behind by a crash; longer than all that is done under one may take. */
const lifetime = 90;
/** Milliseconds that a caller waits for its turn, and for its answer. */
const patience = 25_000;

/** Those of one user stand in line here rather than ask the database again and again. */
const turns = createSlots({ atOnce: 20, perKey: 1, waiting: 1_000 });

/**
 * Does work that changes a user's plan at Stripe while nobody else does, on any instance. No connection of the
 * database is held meanwhile. Throws `conflict` when another change takes too long, `unavailable` when Stripe does.
 */
export function withLease<T>(userId: number, work: () => Promise<T>): Promise<T> {
  return turns(String(userId), async () => {
    const holder = await waitForLease(userId);
    const done = work().finally(() => giveBack(userId, holder));
    return inTime(done);
  });
}

async function waitForLease(userId: number) {
  const holder = randomUUID();
  const until = performance.now() + patience;
  while (!(await takeLease(userId, holder, lifetime))) {
    if (performance.now() > until) {
      throw new AppError("conflict", "Your plan is just being changed elsewhere. Please try again in a minute.");
    }
    await sleep(100);
  }
  return holder;
}

async function giveBack(userId: number, holder: string) {
  await endLease(userId, holder).catch((err: unknown) => log().warn({ err, userId }, "a lease was not given back"));
}

/** The work itself goes on to its end, under its lease. */
async function inTime<T>(done: Promise<T>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(stripeDown(new Error("a change of plan took too long"))), patience);
  });
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}
