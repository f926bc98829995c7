import "server-only";
import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { GuardedFetchError } from "@/lib/guarded-fetch/check-address";
import { guardedFetch } from "@/lib/guarded-fetch/guarded-fetch";
import type { JobContext, PayloadOf } from "@/lib/jobs/define-task";
import { log } from "@/lib/log";
import { metrics } from "@/lib/observability/metrics";
import { nameToken } from "@/lib/settings/name-token";
import {
  type Lane,
  markSlow,
  releaseDelivery,
  storeFailure,
  storeSuccess,
  type TakenDelivery,
  takeDelivery,
} from "@/lib/webhooks/deliver/delivery-data";
import { messageTimeout, retryDelays } from "@/lib/webhooks/schema";
import { openSecrets } from "@/lib/webhooks/seal-secrets";
import type { deliverWebhookTask } from "@/lib/webhooks/tasks";

const maxBytes = 64 * 1_024;
/** Milliseconds after which an endpoint counts as slow. */
const slowAfter = 2_000;

/**
 * Sends an event once, signed as Standard Webhooks says. At least once: when a worker is killed
 * before it has stored the answer, the event is sent again with the same id.
 */
export async function deliverWebhook(
  { deliveryId }: PayloadOf<typeof deliverWebhookTask>,
  { signal }: JobContext,
  {
    now = new Date(),
    lane = "quick",
    patience = slowAfter,
  }: { now?: Date; lane?: Lane; patience?: number } = {},
) {
  const taken = await takeDelivery(deliveryId, randomUUID(), lane);
  if (taken === null) return;
  const startedAt = performance.now();
  const attempt = await send(taken, signal, now).catch(
    async (error: unknown) => {
      await releaseDelivery(taken);
      throw error;
    },
  );
  if (performance.now() - startedAt > patience) await markSlow(taken);
  metrics().webhookDeliveries.inc({ outcome: attempt.failure ?? "delivered" });
  log().info(
    { delivery: deliveryId, status: attempt.status, failure: attempt.failure },
    "webhook",
  );
  if (attempt.failure === null) {
    await storeSuccess(taken, attempt.status);
    return;
  }
  await storeFailure(taken, {
    answerStatus: attempt.status,
    failure: attempt.failure,
    isGone: attempt.status === 410,
    isOurs: attempt.failure === "secret",
    retryAfter: retryDelays[taken.retries] ?? null,
  });
}

/** Why an attempt failed; also the label of a metric. */
const failures = [
  "status",
  "address",
  "connection",
  "timeout",
  "too_large",
  "secret",
] as const;
type Attempt =
  | { status: number; failure: null }
  | { status: number | null; failure: (typeof failures)[number] };

async function send(
  taken: TakenDelivery,
  signal: AbortSignal,
  now: Date,
): Promise<Attempt> {
  const body = JSON.stringify(taken.payload);
  const signatures = sign(taken, body, now);
  if (signatures === null) return { status: null, failure: "secret" };
  try {
    const { status } = await guardedFetch(taken.url, {
      method: "POST",
      body,
      timeout: messageTimeout,
      maxBytes,
      discardsBody: true,
      signal,
      headers: {
        "content-type": "application/json",
        "user-agent": `${nameToken()}-Webhooks/1`,
        "webhook-id": taken.id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
        "webhook-signature": signatures,
      },
    });
    return status >= 200 && status < 300
      ? { status, failure: null }
      : { status, failure: "status" };
  } catch (error) {
    if (error instanceof GuardedFetchError)
      return { status: null, failure: error.reason };
    throw error;
  }
}

/**
 * One signature for each secret that counts now; null when they can't be read.
 */
function sign(taken: TakenDelivery, body: string, now: Date) {
  const secrets = openSecrets(taken.endpointId, taken);
  if (secrets === null) return null;
  return secrets
    .filter(({ endsAt }) => endsAt === null || new Date(endsAt) > now)
    .map(({ secret }) => new Webhook(secret).sign(taken.id, now, body))
    .join(" ");
}
