import "server-only";
import { db, type Transaction } from "@/lib/database/db";
import { lockUser } from "@/lib/database/lock-user";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";
import { addJob, addJobs } from "@/lib/jobs/queue";
import { deliveryJob, insertDelivery } from "@/lib/webhooks/emit-event";
import {
  type NewEndpoint,
  testEvent,
  webhookLimits,
} from "@/lib/webhooks/schema";
import type { SealedSecrets } from "@/lib/webhooks/seal-secrets";
import { deliverWebhookTask } from "@/lib/webhooks/tasks";

const endpointColumns = {
  id: true,
  url: true,
  events: true,
  createdAt: true,

  disabledReason: true,
  disabledAt: true,
  failingSince: true,
  previousEndsAt: true,
} as const;

export function listEndpoints(userId: number) {
  return db().webhookEndpoint.findMany({
    where: { userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: endpointColumns,
  });
}

export type EndpointRow = Awaited<ReturnType<typeof listEndpoints>>[number];

/** Whether the user has any, be it on or off. */
export async function hasEndpoints(userId: number) {
  const first = await db().webhookEndpoint.findFirst({
    where: { userId },
    select: { id: true },
  });
  return first !== null;
}

export function findEndpoint(userId: number, id: string) {
  return db().webhookEndpoint.findFirst({
    where: { id, userId },
    select: endpointColumns,
  });
}

/** Null when the user already has the maximum. */
export function insertEndpoint(
  userId: number,
  endpoint: NewEndpoint & SealedSecrets & { id: string },
) {
  return db().$transaction(async (tx) => {
    await lockUser(tx, userId);
    if (
      (await tx.webhookEndpoint.count({ where: { userId } })) >=
      webhookLimits.endpoints
    )
      return null;
    // Another address doesn't make a user's slow program quick.
    const { _max: slowest } = await tx.webhookEndpoint.aggregate({
      where: { userId },
      _max: { slowUntil: true },
    });
    return tx.webhookEndpoint.create({
      data: { ...endpoint, userId, ...slowest },
      select: endpointColumns,
    });
  });
}

const switchedOn = {
  disabledAt: null,
  disabledReason: null,
  failingSince: null,
};
const switchedOff = { disabledAt: new Date(0), disabledReason: "user" };

type Changes = Partial<NewEndpoint> & { enabled?: boolean };

/**
 * Null when there is none. Another address has not failed yet. What still waits
 * for an endpoint that is switched off is not sent.
 */
export function updateEndpoint(
  userId: number,
  id: string,
  { enabled, ...changes }: Changes,
  now: Date,
) {
  return db().$transaction(async (tx) => {
    if (changes.url !== undefined) {
      const where = { id, userId, url: { not: changes.url } };
      await tx.webhookEndpoint.updateMany({
        where,
        data: { failingSince: null },
      });
    }
    const { count } = await tx.webhookEndpoint.updateMany({
      where: { id, userId },
      data: { ...changes, ...(enabled === true && switchedOn) },
    });
    if (count === 0) return null;
    if (enabled === false) {
      const data = { ...switchedOff, disabledAt: now };
      await tx.webhookEndpoint.updateMany({
        where: { id, disabledAt: null },
        data,
      });
      await tx.webhookDelivery.updateMany({
        where: { endpointId: id, state: "pending" },
        data: notSent,
      });
    }
    return tx.webhookEndpoint.findUnique({
      where: { id },
      select: endpointColumns,
    });
  });
}

/** All of a user's; what waits for them is not sent. */
export async function switchOffEndpoints(
  tx: Transaction,
  userId: number,
  now: Date,
) {
  await tx.webhookEndpoint.updateMany({
    where: { userId, disabledAt: null },
    data: { ...switchedOff, disabledAt: now },
  });
  await tx.webhookDelivery.updateMany({
    where: { endpoint: { userId }, state: "pending" },
    data: notSent,
  });
}

/** What happens to waiting events when their endpoint is switched off. */
export const notSent = {
  state: "failed",
  failure: "switched_off",
  nextAt: null,
  holder: null,
  heldUntil: null,
};

export async function removeEndpoint(userId: number, id: string) {
  return (
    (await db().webhookEndpoint.deleteMany({ where: { id, userId } })).count ===
    1
  );
}

export function findSecrets(userId: number, id: string) {
  return db().webhookEndpoint.findFirst({
    where: { id, userId },
    select: { keyId: true, secrets: true },
  });
}

type Replacement = SealedSecrets & { previousEndsAt?: Date | null };

/**
 * Replaces the secrets that these were made from; false when those were changed
 * in the meantime.
 */
export async function replaceSecrets(
  id: string,
  former: SealedSecrets,
  replacement: Replacement,
) {
  const where = { id, secrets: former.secrets };
  return (
    (await db().webhookEndpoint.updateMany({ where, data: replacement }))
      .count === 1
  );
}

/** Sorted by id, starting after `cursor`; "" for the first. */
export function listSecretsOfOtherKeys(
  keyId: string,
  cursor: string | null,
  take: number,
) {
  return db().webhookEndpoint.findMany({
    where: {
      keyId: { not: keyId },
      ...(cursor !== null && { id: { gt: cursor } }),
    },

    orderBy: { id: "asc" },
    take,
    select: { id: true, keyId: true, secrets: true },
  });
}

const deliveryColumns = {
  id: true,
  event: true,
  state: true,
  attempts: true,
  answerStatus: true,
  failure: true,

  attemptedAt: true,
  nextAt: true,
  createdAt: true,
} as const;

/** The newest first, starting after the one with the id `cursor`. */
export function listDeliveries(
  userId: number,
  endpointId: string,
  cursor: string | null,
  take: number,
) {
  return db().webhookDelivery.findMany({
    where: { endpointId, endpoint: { userId } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    ...(cursor !== null && { cursor: { id: cursor }, skip: 1 }),

    take,
    select: deliveryColumns,
  });
}

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

export function findDelivery(userId: number, id: string) {
  return db().webhookDelivery.findFirst({
    where: { id, endpoint: { userId } },
    select: {
      ...deliveryColumns,
      endpoint: { select: { id: true, disabledAt: true } },
    },
  });
}

/** Queues a test event; null when the endpoint isn't the user's, or is off. */
export function insertTest(userId: number, endpointId: string) {
  return db().$transaction(async (tx) => {
    const where = { id: endpointId, userId, disabledAt: null };
    if ((await tx.webhookEndpoint.count({ where })) === 0) return null;
    const data = { endpointId };
    return insertDelivery(tx, { userId, endpointId, type: testEvent, data });
  });
}

/**
 * Queues a delivery again, at once; false while it is due or on its way anyway,
 * and when its endpoint is switched off. Its retries start over.
 */
export function requeueDelivery(userId: number, id: string) {
  return db().$transaction(async (tx) => {
    const count = await tx.$executeRaw`
      UPDATE "WebhookDelivery" d SET "state" = 'pending', "retries" = 0, "nextAt" = NULL
      FROM "WebhookEndpoint" e
      WHERE d."id" = ${id}::uuid AND e."id" = d."endpointId" AND e."userId" = ${userId} AND e."disabledAt" IS NULL
        AND (d."state" <> 'pending' OR d."nextAt" IS NOT NULL)`;
    if (count === 1)
      await addJob(
        tx,
        deliverWebhookTask,
        { deliveryId: id },
        deliveryJob(userId, id),
      );
    return count === 1;
  });
}

/**
 * All of a user's that wait, each at its time: while the account is suspended,
 * they wait without a job.
 */
export async function queuePending(tx: Transaction, userId: number) {
  const pending = await tx.webhookDelivery.findMany({
    where: { state: "pending", endpoint: { userId, disabledAt: null } },
    orderBy: { createdAt: "asc" },
    select: { id: true, nextAt: true },
  });
  if (pending.length === 0) return;
  const jobs = pending.map(({ id, nextAt }) => ({
    payload: { deliveryId: id },
    key: deliveryJob(userId, id).key,
    runAt: nextAt ?? new Date(),
  }));
  await addJobs(tx, deliverWebhookTask, jobs, { owner: userId, canWait: true });
}

/** Days for which the log is kept. */
const keptDays = 30;

export function purgeDeliveries() {
  return purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "WebhookDelivery" WHERE "id" IN (
        SELECT "id" FROM "WebhookDelivery" WHERE "createdAt" < now() - make_interval(days => ${keptDays}::int)
        LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED)`,
  );
}
