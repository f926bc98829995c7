import "server-only";
import { AppError } from "@/lib/errors";
import { noEndpoint, requireUuid } from "@/lib/webhooks/endpoints";
import { deliverySchema } from "@/lib/webhooks/schema";
import {
  type DeliveryRow,
  findDelivery,
  findEndpoint,
  insertTest,
  listDeliveries,
  requeueDelivery,
} from "@/lib/webhooks/webhook-data";

const pageSize = 25;

const noDelivery = () =>
  new AppError("not_found", "That delivery is no longer in the log.");
const switchedOff = () =>
  new AppError(
    "conflict",
    "This endpoint is switched off. Switch it on first.",
  );

const isoOrNull = (time: Date | null) => time?.toISOString() ?? null;

function toAnswer({ createdAt, attemptedAt, nextAt, ...row }: DeliveryRow) {
  const times = {
    createdAt: createdAt.toISOString(),
    attemptedAt: isoOrNull(attemptedAt),
    nextAt: isoOrNull(nextAt),
  };
  return deliverySchema.parse({ ...row, ...times });
}

/** The endpoint's log, newest first. */
export async function readDeliveries(
  userId: number,
  endpointId: string,
  cursor: string | null,
) {
  requireUuid(endpointId);
  if (cursor !== null) requireUuid(cursor, noDelivery);
  if ((await findEndpoint(userId, endpointId)) === null) throw noEndpoint();
  const rows = await listDeliveries(userId, endpointId, cursor, pageSize + 1);
  const page = rows.slice(0, pageSize).map(toAnswer);
  return {
    data: page,
    nextCursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}

/**
 * Sends an event about nothing, whatever the endpoint asks for. Throws
 * `conflict` when it is switched off.
 */
export async function sendTestEvent(userId: number, endpointId: string) {
  const endpoint = await findEndpoint(userId, requireUuid(endpointId));
  if (endpoint === null) throw noEndpoint();
  const id = await insertTest(userId, endpointId);
  if (id === null) throw switchedOff();
  return requireDelivery(userId, id);
}

/**
 * Sends it once more, with the same id. One that is on its way is not sent
 * twice. Throws `not_found`, also for a delivery to an endpoint other than
 * `endpointId`, where that is named, and `conflict` when the endpoint is
 * switched off.
 */
export async function resendDelivery(
  userId: number,
  id: string,
  endpointId?: string,
) {
  const { endpoint } =
    (await findDelivery(userId, requireUuid(id, noDelivery))) ?? {};
  if (endpoint === undefined || endpoint.id !== (endpointId ?? endpoint.id))
    throw noDelivery();
  if (endpoint.disabledAt !== null) throw switchedOff();
  await requeueDelivery(userId, id);
  return requireDelivery(userId, id);
}

async function requireDelivery(userId: number, id: string) {
  const found = await findDelivery(userId, id);
  if (found === null) throw noDelivery();
  const { endpoint: _, ...row } = found;
  return toAnswer(row);
}
