import "server-only";
import { z } from "zod";
import { db, type Transaction } from "@/lib/db";
import { queueEmail } from "@/lib/email/queue-email";
import { addJob } from "@/lib/jobs/queue";
import { deliveryJob, notSent } from "@/lib/webhooks/data";
import { maxFailingDays } from "@/lib/webhooks/schema";

/** Seconds; longer than an attempt may take. */
const holdSeconds = 45;
/** Of one user at a time, so that slow endpoints of one don't occupy the workers of all. */
const maxHeld = 2;
/** Seconds after which one is tried again that was not its user's turn. */
const turnDelay = 5;

const takenSchema = z.object({
  ...{ id: z.string(), endpointId: z.string(), userId: z.int(), url: z.string() },
  ...{ secrets: z.string(), keyId: z.string(), payload: z.json() },
  /** Attempts before this one since it was queued or sent again. */
  retries: z.int(),
});
export type TakenDelivery = z.output<typeof takenSchema> & { holder: string };

/**
 * Takes a delivery that is due. Null when there is nothing to send; when it is another's turn, a job tries it again. After
 * `heldUntil` the worker counts as killed.
 */
export function takeDelivery(id: string, holder: string): Promise<TakenDelivery | null> {
  return db().$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<unknown[]>`
      UPDATE "WebhookDelivery" d SET "holder" = ${holder}::uuid, "attempts" = d."attempts" + 1,
        "heldUntil" = now() + ${holdSeconds} * interval '1 second', "attemptedAt" = now()
      FROM "WebhookEndpoint" e
      WHERE d."id" = ${id}::uuid AND e."id" = d."endpointId" AND d."state" = 'pending' AND e."disabledAt" IS NULL
        AND (d."nextAt" IS NULL OR d."nextAt" <= now()) AND NOT COALESCE(d."heldUntil" > now(), false)
        AND (
          SELECT count(*) FROM "WebhookDelivery" h JOIN "WebhookEndpoint" o ON o."id" = h."endpointId"
          WHERE o."userId" = e."userId" AND h."heldUntil" > now()
        ) < ${maxHeld}
      RETURNING d."id"::text, d."endpointId"::text, e."userId", e."url", e."secrets", e."keyId", d."payload", d."retries"`;
    if (row !== undefined) return { ...takenSchema.parse(row), holder };
    await waitForTurn(tx, id);
    return null;
  });
}

async function waitForTurn(tx: Transaction, id: string) {
  const [waiting] = await tx.$queryRaw<{ userId: number; runAt: Date }[]>`
    SELECT e."userId", GREATEST(
      d."nextAt", d."heldUntil", now() + ${turnDelay} * (1 + random()) * interval '1 second'
    ) AS "runAt"
    FROM "WebhookDelivery" d JOIN "WebhookEndpoint" e ON e."id" = d."endpointId"
    WHERE d."id" = ${id}::uuid AND d."state" = 'pending' AND e."disabledAt" IS NULL`;
  if (waiting === undefined) return;
  const { userId, runAt } = waiting;
  await addJob(tx, "deliver_webhook", { deliveryId: id }, { ...deliveryJob(userId, id), runAt });
}

const turnOver = { holder: null, heldUntil: null };

/** False when it was taken by another worker since, or its endpoint switched off. */
export function storeSuccess({ id, endpointId, holder }: TakenDelivery, answerStatus: number) {
  return db().$transaction(async (tx) => {
    const { count } = await tx.webhookDelivery.updateMany({
      where: { id, holder, state: "pending" },
      data: { state: "delivered", answerStatus, failure: null, nextAt: null, ...turnOver },
    });
    if (count === 1) {
      const where = { id: endpointId, failingSince: { not: null } };
      await tx.webhookEndpoint.updateMany({ where, data: { failingSince: null } });
    }
    return count === 1;
  });
}

export type Failure = {
  answerStatus: number | null;
  failure: string;
  /** Seconds until the next attempt; null when this was the last. */
  retryAfter: number | null;
  /** The endpoint said that it is gone for good. */
  isGone: boolean;
  /** It was never asked, for a reason of ours. */
  isOurs: boolean;
};

/** Stores a failure with the job of the next attempt. Switches the endpoint off that is gone, or has failed for days. */
export function storeFailure({ id, endpointId, userId, holder }: TakenDelivery, failed: Failure) {
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
    if (!isOurs && (await switchOffFailing(tx, { endpointId, userId, isGone }))) return;
    if (stored.nextAt === null) return;
    await addJob(tx, "deliver_webhook", { deliveryId: id }, { ...deliveryJob(userId, id), runAt: stored.nextAt });
  });
}

type Failing = { endpointId: string; userId: number; isGone: boolean };

/** Whether it is switched off now. Its owner gets an email, once. */
async function switchOffFailing(tx: Transaction, { endpointId, userId, isGone }: Failing) {
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
  await tx.webhookDelivery.updateMany({ where: { endpointId, state: "pending" }, data: notSent });
  const { host } = new URL(endpoint.url);
  await queueEmail(tx, { to: endpoint.email, email: { template: "webhook_disabled", host, reason } });
  return true;
}

/** Gives a turn back that came to nothing through us. */
export async function releaseDelivery({ id, holder }: TakenDelivery) {
  await db().webhookDelivery.updateMany({
    where: { id, holder, state: "pending" },
    data: { ...turnOver, attempts: { decrement: 1 } },
  });
}
