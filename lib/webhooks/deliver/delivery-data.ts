import "server-only";
import { z } from "zod";
import { db, type Transaction } from "@/lib/database/db";
import { queueEmail } from "@/lib/email/queue-email";
import { addJob } from "@/lib/jobs/queue";
import { deliveryJob } from "@/lib/webhooks/emit-event";
import { maxFailingDays } from "@/lib/webhooks/schema";
import {
  deliverSlowWebhookTask,
  deliverWebhookTask,
} from "@/lib/webhooks/tasks";
import { notSent } from "@/lib/webhooks/webhook-data";

/** Seconds; longer than an attempt may take. */
const holdSeconds = 45;
/**
 * Seconds after which a delivery is tried again when it was not its user's
 * turn.
 */
const turnDelay = 5;
/** Minutes for which an endpoint counts as slow. */
const slowMinutes = 60;

/**
 * The workers of `slow` send to endpoints that took long to answer, so that
 * nobody else waits for those.
 */
export type Lane = "quick" | "slow";
const tasks = {
  quick: deliverWebhookTask,
  slow: deliverSlowWebhookTask,
} as const;

const takenSchema = z.object({
  id: z.string(),
  endpointId: z.string(),
  userId: z.int(),
  url: z.string(),

  secrets: z.string(),
  keyId: z.string(),
  payload: z.json(),
  /** Attempts before this one since it was queued or sent again. */
  retries: z.int(),
});
export type TakenDelivery = z.output<typeof takenSchema> & { holder: string };

/**
 * Takes a delivery that is due; one of a user at a time, so that nobody
 * occupies the workers of all. Null when there is nothing to send; when it is
 * another's turn, or its endpoint is slow and the lane quick, a job tries it
 * again. What belongs to a suspended account waits without a job until that is
 * restored. After `heldUntil` the worker counts as killed.
 */
export function takeDelivery(
  id: string,
  holder: string,
  lane: Lane,
): Promise<TakenDelivery | null> {
  return db().$transaction(async (tx) => {
    // So that each of several workers sees what the others took. A lock on the
    // user's row would wait for the ledger.
    await tx.$executeRaw`
      SELECT pg_advisory_xact_lock(hashtext('take_webhook_delivery'), e."userId")
      FROM "WebhookDelivery" d JOIN "WebhookEndpoint" e ON e."id" = d."endpointId" WHERE d."id" = ${id}::uuid`;
    const [row] = await tx.$queryRaw<unknown[]>`
      UPDATE "WebhookDelivery" d SET "holder" = ${holder}::uuid, "attempts" = d."attempts" + 1,
        "heldUntil" = now() + ${holdSeconds} * interval '1 second', "attemptedAt" = now()
      FROM "WebhookEndpoint" e
      WHERE d."id" = ${id}::uuid AND e."id" = d."endpointId" AND d."state" = 'pending' AND e."disabledAt" IS NULL
        AND NOT EXISTS (SELECT FROM "User" u WHERE u."id" = e."userId" AND u."suspendedAt" IS NOT NULL)
        AND (d."nextAt" IS NULL OR d."nextAt" <= now()) AND NOT COALESCE(d."heldUntil" > now(), false)
        AND (${lane} = 'slow' OR NOT COALESCE(e."slowUntil" > now(), false))
        AND NOT EXISTS (
          SELECT FROM "WebhookDelivery" h JOIN "WebhookEndpoint" o ON o."id" = h."endpointId"
          WHERE o."userId" = e."userId" AND h."heldUntil" > now()
            AND COALESCE(o."slowUntil" > now(), false) = COALESCE(e."slowUntil" > now(), false)
        )
      RETURNING d."id"::text, d."endpointId"::text, e."userId", e."url", e."secrets", e."keyId", d."payload", d."retries"`;
    if (row !== undefined) return { ...takenSchema.parse(row), holder };
    await waitForTurn(tx, id, lane);
    return null;
  });
}

async function waitForTurn(tx: Transaction, id: string, lane: Lane) {
  const [waiting] = await tx.$queryRaw<
    { userId: number; runAt: Date; isSlow: boolean }[]
  >`
    SELECT e."userId", COALESCE(e."slowUntil" > now(), false) AS "isSlow", GREATEST(
      d."nextAt", d."heldUntil", now() + CASE
        WHEN ${lane} = 'quick' AND e."slowUntil" > now() THEN interval '0'
        ELSE ${turnDelay} * (1 + random()) * interval '1 second'
      END
    ) AS "runAt"
    FROM "WebhookDelivery" d JOIN "WebhookEndpoint" e ON e."id" = d."endpointId"
    JOIN "User" u ON u."id" = e."userId"
    WHERE d."id" = ${id}::uuid AND d."state" = 'pending' AND e."disabledAt" IS NULL AND u."suspendedAt" IS NULL`;
  if (waiting === undefined) return;
  const { userId, runAt, isSlow } = waiting;
  await addJob(
    tx,
    tasks[isSlow ? "slow" : "quick"],
    { deliveryId: id },
    { ...deliveryJob(userId, id), runAt },
  );
}

const turnOver = { holder: null, heldUntil: null };

/** Records that an endpoint took long to answer. */
export async function markSlow({ endpointId }: TakenDelivery) {
  await db().$executeRaw`
    UPDATE "WebhookEndpoint" SET "slowUntil" = now() + make_interval(mins => ${slowMinutes}::int)
    WHERE "id" = ${endpointId}::uuid`;
}

/**
 * False when another worker has taken it since, or its endpoint was switched
 * off.
 */
export function storeSuccess(
  { id, endpointId, holder }: TakenDelivery,
  answerStatus: number,
) {
  return db().$transaction(async (tx) => {
    const { count } = await tx.webhookDelivery.updateMany({
      where: { id, holder, state: "pending" },
      data: {
        state: "delivered",
        answerStatus,
        failure: null,
        nextAt: null,
        ...turnOver,
      },
    });
    if (count === 1) {
      const where = { id: endpointId, failingSince: { not: null } };
      await tx.webhookEndpoint.updateMany({
        where,
        data: { failingSince: null },
      });
    }
    return count === 1;
  });
}

export type Failure = {
  answerStatus: number | null;
  failure: string;
  /** Seconds until the next attempt; null when this was the last. */
  retryAfter: number | null;
  /** The endpoint said that it is gone permanently. */
  isGone: boolean;
  /** It was never called, for a reason on our side. */
  isOurs: boolean;
};

/**
 * Stores a failure with the job of the next attempt. Switches off an endpoint
 * that is gone, or has failed for days.
 */
export function storeFailure(
  { id, endpointId, userId, holder }: TakenDelivery,
  failed: Failure,
) {
  const { answerStatus, failure, retryAfter, isGone, isOurs } = failed;
  return db().$transaction(async (tx) => {
    const state = retryAfter === null ? "failed" : "pending";
    const [stored] = await tx.$queryRaw<{ nextAt: Date | null }[]>`
      UPDATE "WebhookDelivery" SET "state" = ${state}, "answerStatus" = ${answerStatus}, "failure" = ${failure},
        "retries" = "retries" + 1, "nextAt" = now() + ${retryAfter} * interval '1 second',
        "holder" = NULL, "heldUntil" = NULL
      WHERE "id" = ${id}::uuid AND "holder" = ${holder}::uuid AND "state" = 'pending'
      RETURNING "nextAt"`;
    if (stored === undefined) return;
    if (!isOurs && (await switchOffFailing(tx, { endpointId, userId, isGone })))
      return;
    if (stored.nextAt === null) return;
    await addJob(
      tx,
      deliverWebhookTask,
      { deliveryId: id },
      { ...deliveryJob(userId, id), runAt: stored.nextAt },
    );
  });
}

type Failing = { endpointId: string; userId: number; isGone: boolean };

/** Whether it is switched off now. Its owner gets an email, once. */
async function switchOffFailing(
  tx: Transaction,
  { endpointId, userId, isGone }: Failing,
) {
  await tx.$executeRaw`
    UPDATE "WebhookEndpoint" SET "failingSince" = now() WHERE "id" = ${endpointId}::uuid AND "failingSince" IS NULL`;
  const reason = isGone ? "gone" : "failing";
  const [endpoint] = await tx.$queryRaw<{ url: string; email: string }[]>`
    UPDATE "WebhookEndpoint" e SET "disabledAt" = now(), "disabledReason" = ${reason}
    FROM "User" u
    WHERE e."id" = ${endpointId}::uuid AND u."id" = ${userId} AND e."disabledAt" IS NULL
      AND (${isGone}::boolean OR e."failingSince" < now() - make_interval(days => ${maxFailingDays}::int))
    RETURNING e."url", u."email"`;
  if (endpoint === undefined) return false;
  await tx.webhookDelivery.updateMany({
    where: { endpointId, state: "pending" },
    data: notSent,
  });
  const { host } = new URL(endpoint.url);
  await queueEmail(tx, {
    to: endpoint.email,
    email: { template: "webhook_disabled", host, reason },
  });
  return true;
}

/** Gives back a turn that failed for a reason on our side. */
export async function releaseDelivery({ id, holder }: TakenDelivery) {
  await db().webhookDelivery.updateMany({
    where: { id, holder, state: "pending" },
    data: { ...turnOver, attempts: { decrement: 1 } },
  });
}
