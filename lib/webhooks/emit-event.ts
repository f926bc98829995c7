import "server-only";
import type { Sql } from "@/lib/database/sql";
import { addJob } from "@/lib/jobs/queue";
import type { EventData, EventName } from "@/lib/webhooks/messages";
import { deliverWebhookTask } from "@/lib/webhooks/tasks";

/** How many deliveries of an endpoint the log keeps. */
const keptDeliveries = 2_000;

/**
 * The options of a delivery's job: at most one waits, and it goes with the
 * account.
 */
export const deliveryJob = (owner: number, id: string) => ({
  owner,
  key: `webhook:${id}`,
  canWait: true,
});

/**
 * Emits an event in the caller's transaction: it is sent if and only if that
 * commits, to each endpoint of the user that asks for it, and once however
 * often a transaction emits it. With `isOnce`, never again with the same data.
 */
export async function emitEvent<Name extends EventName>(
  tx: Sql,
  userId: number,
  type: Name,
  data: EventData<Name>,
  { isOnce = false }: { isOnce?: boolean } = {},
) {
  // Locked against their deletion until the deliveries are stored.
  const endpoints = await tx.$queryRaw<{ id: string }[]>`
    SELECT e."id"::text FROM "WebhookEndpoint" e
    WHERE e."userId" = ${userId} AND e."disabledAt" IS NULL AND ${type} = ANY(e."events")
      AND NOT EXISTS (
        SELECT FROM "WebhookDelivery" d
        WHERE d."endpointId" = e."id" AND d."event" = ${type} AND d."payload"->'data' = ${JSON.stringify(data)}::jsonb
          AND (${isOnce} OR d."createdAt" = now()::timestamptz(3))
      )
    ORDER BY e."id" FOR KEY SHARE OF e`;
  for (const { id } of endpoints)
    await insertDelivery(tx, { userId, endpointId: id, type, data });
}

type NewDelivery<Name extends EventName> = {
  userId: number;
  endpointId: string;
  type: Name;
  data: EventData<Name>;
};

/**
 * Stores an event for one endpoint, whatever it asks for, with the job that
 * sends it. Returns the delivery's id.
 */
export async function insertDelivery<Name extends EventName>(
  tx: Sql,
  { userId, endpointId, type, data }: NewDelivery<Name>,
) {
  const [{ id }] = await tx.$queryRaw<[{ id: string }]>`
    INSERT INTO "WebhookDelivery" ("endpointId", "event", "payload")
    VALUES (${endpointId}::uuid, ${type}, jsonb_build_object(
      'type', ${type}::text,
      'timestamp', to_char(now() AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', ${JSON.stringify(data)}::jsonb
    )) RETURNING "id"::text`;
  await tx.$executeRaw`
    DELETE FROM "WebhookDelivery" WHERE "id" IN (
      SELECT "id" FROM "WebhookDelivery" WHERE "endpointId" = ${endpointId}::uuid
      ORDER BY "createdAt" DESC, "id" DESC OFFSET ${keptDeliveries} LIMIT 100
    )`;
  await addJob(
    tx,
    deliverWebhookTask,
    { deliveryId: id },
    deliveryJob(userId, id),
  );
  return id;
}
