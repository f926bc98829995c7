import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { queueLimitEmail } from "@/lib/billing/billing-email-data";
import {
  countUsed,
  findReservation,
  listExpiredReservations,
  refundReservation,
  renewFutureReservations,
  renewLongReservation,
  reserveListing,
} from "@/lib/billing/quota/quota-data";
import type { notifyLimitReachedTask } from "@/lib/billing/tasks";
import {
  type Account,
  quotaOf,
  startOfNextMonth,
  tierOf,
  usageOf,
} from "@/lib/billing/usage";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { PayloadOf } from "@/lib/jobs/define-task";
import { log } from "@/lib/log";
import { metrics } from "@/lib/observability/metrics";
import { extraTimeOf } from "@/lib/settings/extra-time";
import { byBilling } from "@/lib/settings/installation";
import { paidTiers, plans } from "@/lib/settings/plans";

const dayInUtc = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

const limitMessage = (resetsAt: Date) =>
  byBilling(
    "You've reached your monthly limit. Upgrade your plan to continue.",
    `You've reached your monthly limit. It resets on ${dayInUtc.format(resetsAt)}.`,
  );

function limitReached(now: Date) {
  metrics().quotaRefusals.inc({ reason: "limit" });
  const resetsAt = startOfNextMonth(now);
  return new AppError("limit_reached", limitMessage(resetsAt), { resetsAt });
}

function tooMany(cap: keyof typeof caps, message: string, retryAfter: number) {
  metrics().quotaRefusals.inc({ reason: cap });
  return new AppError("rate_limited", message, { retryAfter });
}

/**
 * Refuses an account without listings left, before any expensive work. A
 * request that was started under the same key passes, since it takes no second
 * listing. Only `reserve` decides for good.
 */
export async function requireQuota(
  account: Account & { id: number },
  idempotencyKey: string | null,
  now: Date,
) {
  const usage = usageOf(account, await countUsed(account.id), now);
  if (usage.canCreateListing) return;
  const known =
    idempotencyKey === null
      ? null
      : await findReservation(account.id, idempotencyKey);
  if (!known || known.state === "refunded") throw limitReached(now);
}

/**
 * Refuses an account whose plan or trial at `now` has no brand builder. Throws
 * `premium_feature`.
 */
export function requireBrandBuilder(account: Account, now: Date) {
  if (plans[tierOf(account, now)].brandBuilder) return;
  const names = paidTiers
    .filter((tier) => plans[tier].brandBuilder)
    .map((tier) => plans[tier].name);
  throw new AppError(
    "premium_feature",
    `The brand builder is part of the ${names.join(" and ")} plans.`,
  );
}

/**
 * Per user; without them an unlimited plan or a failing provider could run up
 * an unlimited bill. Failures are those of the last hour beyond the listings
 * that were written in it.
 */
const caps = { inFlight: 3, failuresPerHour: 20, perMinute: 30 };

/**
 * Milliseconds to wait for the first request under a key: somewhat more than
 * the model may take.
 */
const waitTimeout = () => 29_000 + extraTimeOf(env());

export type Request = {
  /** One per click; requests with the same key belong to the same listing. */
  idempotencyKey: string;
  /** SHA-256 of the input. */
  requestHash: string;
};

/**
 * `listingId` is null when something else than a listing was made, or the
 * listing is deleted.
 */
export type CommittedReservation = { id: string; listingId: number | null };

type Reserved = { reservationId: string } | { committed: CommittedReservation };
type Begun =
  | { reservationId: string }
  | { known: NonNullable<Awaited<ReturnType<typeof findReservation>>> };

/**
 * Takes one listing out of the quota, or returns at once what the same key
 * already has, whatever its request was. Throws `limit_reached` and
 * `rate_limited`.
 */
export async function beginReservation(
  account: Account & { id: number },
  request: Request,
  now: Date,
): Promise<Begun> {
  const quota = quotaOf(account, now);
  const outcome = await reserveListing(
    { userId: account.id, quota, ...request },
    caps,
  );
  switch (outcome.kind) {
    case "reserved":
      return { reservationId: outcome.id };
    case "known":
      return { known: outcome.reservation };
    case "suspended":
      throw suspended();
    case "limit":
      throw limitReached(now);
    case "inFlight":
      throw tooMany(
        outcome.kind,
        "Please wait for your other listings to finish.",
        10,
      );
    case "perMinute":
      throw tooMany(
        outcome.kind,
        "Too many requests. Please wait a minute.",
        60,
      );
    case "failuresPerHour":
      throw tooMany(
        outcome.kind,
        "Too many attempts failed. Please try again later.",
        900,
      );
  }
}

/**
 * Takes one listing out of the quota. When the same request was made before
 * under the same key, waits for that request and returns its reservation.
 */
export async function reserve(
  account: Account & { id: number },
  request: Request,
  now: Date,
): Promise<Reserved> {
  const begun = await beginReservation(account, request, now);
  if ("reservationId" in begun) return begun;
  if (begun.known.requestHash !== request.requestHash) {
    throw new AppError(
      "invalid_input",
      "This Idempotency-Key was used for another request.",
    );
  }
  return { committed: await waitForCommit(account.id, request.idempotencyKey) };
}

const suspended = () =>
  new AppError("account_suspended", "This account is suspended.");

/**
 * More than a batch has rows: nothing holds back what is answered within a day.
 */
const longCaps = {
  inFlight: 100_000,
  failuresPerHour: 100_000,
  perMinute: 100_000,
};

/**
 * Takes one listing out of this month's quota for up to 26 hours; it stays in
 * that month however late it is settled. Returns what was reserved under the
 * same key before, for 26 hours more. Throws `limit_reached`, and `conflict`
 * while something else has the key.
 */
export async function reserveLong(
  account: Account & { id: number },
  request: Request,
  now: Date,
): Promise<Reserved> {
  const quota = quotaOf(account, now);
  const outcome = await reserveListing(
    { userId: account.id, quota, isLong: true, ...request },
    longCaps,
  );
  if (outcome.kind === "reserved") return { reservationId: outcome.id };
  if (outcome.kind === "suspended") throw suspended();
  if (outcome.kind !== "known") throw limitReached(now);
  const { id, state, requestHash, listingId } = outcome.reservation;
  if (state === "committed") return { committed: { id, listingId } };
  if (requestHash !== request.requestHash)
    throw new AppError("conflict", "This is still being written.");
  if (!(await renewLongReservation(id)))
    throw new AppError("unavailable", "Please try again in a moment.");
  return { reservationId: id };
}

async function waitForCommit(
  userId: number,
  idempotencyKey: string,
): Promise<CommittedReservation> {
  const until = performance.now() + waitTimeout();
  while (performance.now() < until) {
    const reservation = await findReservation(userId, idempotencyKey);
    if (reservation?.state === "committed") return reservation;
    if (reservation?.state !== "reserved") {
      throw new AppError(
        "upstream_failed",
        "This could not be written. Nothing was counted; please try again.",
      );
    }
    await sleep(250);
  }
  throw new AppError(
    "conflict",
    "This is still being written. Please check again in a moment.",
  );
}

/**
 * Refunds what a crash left reserved; returns how many. Safe to run anywhere,
 * at any time, many at once.
 */
export async function expireReservations() {
  await renewFutureReservations();
  let refunded = 0;
  for (const id of await listExpiredReservations()) {
    if (await refundExpired(id)) refunded += 1;
  }
  return refunded;
}

/** One reservation that can't be refunded must not stop the others. */
async function refundExpired(id: string) {
  try {
    return await refundReservation(id, "unfinished");
  } catch (err) {
    log().error(
      { err, reservation: id },
      "an expired reservation can't be refunded",
    );
    return false;
  }
}

/** With the last listing of a month. */
export async function notifyLimitReached(
  { userId, period }: PayloadOf<typeof notifyLimitReachedTask>,
  now = new Date(),
) {
  await queueLimitEmail(userId, period, now);
}
