import "server-only";
import { randomUUID } from "node:crypto";
import { currentKeyId } from "@/lib/database/encrypt";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import {
  checkAddress,
  GuardedFetchError,
} from "@/lib/guarded-fetch/check-address";
import { dayLength } from "@/lib/time/day";
import {
  type EndpointChanges,
  endpointSchema,
  type NewEndpoint,
  webhookLimits,
} from "@/lib/webhooks/schema";
import {
  createSecret,
  openSecrets,
  sealSecrets,
} from "@/lib/webhooks/seal-secrets";
import {
  type EndpointRow,
  findEndpoint,
  findSecrets,
  insertEndpoint,
  listEndpoints,
  listSecretsOfOtherKeys,
  removeEndpoint,
  replaceSecrets,
  updateEndpoint,
} from "@/lib/webhooks/webhook-data";

/** Secrets are stored encrypted. */
const isAvailable = () => env().TOKEN_ENCRYPTION_KEY !== undefined;

export const noEndpoint = () =>
  new AppError("not_found", "That endpoint no longer exists.");

/** An id that isn't in our format would be a database error. */
export function requireUuid(
  text: string,
  missing: () => AppError = noEndpoint,
) {
  if (!/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text))
    throw missing();
  return text;
}

const isoOrNull = (time: Date | null) => time?.toISOString() ?? null;

function toAnswer(
  { createdAt, disabledAt, failingSince, previousEndsAt, ...row }: EndpointRow,
  now: Date,
) {
  return endpointSchema.parse({
    ...row,
    createdAt: createdAt.toISOString(),

    disabledAt: isoOrNull(disabledAt),
    failingSince: isoOrNull(failingSince),
    previousEndsAt:
      previousEndsAt !== null && previousEndsAt > now
        ? previousEndsAt.toISOString()
        : null,
  });
}

export async function readEndpoints(userId: number, now = new Date()) {
  const endpoints = isAvailable() ? await listEndpoints(userId) : [];
  return {
    isAvailable: isAvailable(),
    endpoints: endpoints.map((row) => toAnswer(row, now)),
  };
}

/** Throws `not_found`. */
export async function readEndpoint(userId: number, id: string, now: Date) {
  const row = await findEndpoint(userId, requireUuid(id));
  if (row === null) throw noEndpoint();
  return toAnswer(row, now);
}

function requireAddress(url: string) {
  try {
    return checkAddress(url).href;
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error;
    const { reason, message } = error;
    throw new AppError("invalid_input", message, {
      refused: [{ path: ["url"], code: reason, message }],
    });
  }
}

/**
 * With the secret, which is shown this once. Throws `invalid_input` and
 * `unavailable`.
 */
export async function createEndpoint(
  userId: number,
  { url, events }: NewEndpoint,
  now = new Date(),
) {
  if (!isAvailable())
    throw new AppError(
      "unavailable",
      "This site can't send webhooks: it has no key to encrypt secrets.",
    );
  const id = randomUUID();
  const secret = createSecret();
  const sealed = sealSecrets(id, [{ secret, endsAt: null }]);
  const row = await insertEndpoint(userId, {
    id,
    url: requireAddress(url),
    events,
    ...sealed,
  });
  if (row === null)
    throw new AppError(
      "conflict",
      `You have ${webhookLimits.endpoints} endpoints, the maximum.`,
    );
  return { endpoint: toAnswer(row, now), secret };
}

export async function changeEndpoint(
  userId: number,
  id: string,
  changes: EndpointChanges,
  now = new Date(),
) {
  const { url, events, enabled } = changes;
  const checked = {
    ...(url !== undefined && { url: requireAddress(url) }),
    ...(events !== undefined && { events }),
    ...(enabled !== undefined && { enabled }),
  };
  const row = await updateEndpoint(userId, requireUuid(id), checked, now);
  if (row === null) throw noEndpoint();
  return toAnswer(row, now);
}

export async function deleteEndpoint(userId: number, id: string) {
  if (!(await removeEndpoint(userId, requireUuid(id)))) throw noEndpoint();
}

/** Milliseconds for which the previous secret signs alongside the new one. */
const overlap = dayLength;

/**
 * Gives the endpoint a new secret, which is shown this once. A third one ends
 * the first.
 */
export async function rotateSecret(
  userId: number,
  id: string,
  now = new Date(),
) {
  const stored = await findSecrets(userId, requireUuid(id));
  if (stored === null) throw noEndpoint();
  const [former] = openSecrets(id, stored) ?? [];
  const secret = createSecret();
  const previousEndsAt =
    former === undefined ? null : new Date(now.getTime() + overlap);
  const secrets = [
    { secret, endsAt: null },
    ...(former === undefined
      ? []
      : [{ secret: former.secret, endsAt: isoOrNull(previousEndsAt) }]),
  ];
  if (
    !(await replaceSecrets(id, stored, {
      ...sealSecrets(id, secrets),
      previousEndsAt,
    }))
  )
    throw new AppError(
      "conflict",
      "The secret was just replaced. Please reload the page.",
    );
  const row = (await listEndpoints(userId)).find((each) => each.id === id);
  if (row === undefined) throw noEndpoint();
  return { endpoint: toAnswer(row, now), secret };
}

const batchSize = 100;

/**
 * For the job `reencrypt_tokens`: re-encrypts secrets of former keys with the
 * current one; returns how many.
 */
export async function reencryptSecrets() {
  if (!isAvailable()) return 0;
  const keyId = currentKeyId();
  let moved = 0;
  for (
    let [cursor, batch] = [null as string | null, batchSize];
    batch === batchSize;
  ) {
    const endpoints = await listSecretsOfOtherKeys(keyId, cursor, batchSize);
    batch = endpoints.length;
    for (const { id, ...former } of endpoints) {
      cursor = id;
      const secrets = openSecrets(id, former);
      // Another instance may have a newer key than this one.
      if (
        secrets !== null &&
        (await replaceSecrets(id, former, sealSecrets(id, secrets)))
      )
        moved += 1;
    }
  }
  return moved;
}
