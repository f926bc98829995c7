import "server-only";
import Stripe from "stripe";
import { createCircuitBreaker } from "@/lib/circuit-breaker";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { withTimeout } from "@/lib/timeout";

/** Milliseconds over everything that one call may take, its second try and its body included. */
const callTimeout = 15_000;
const tookTooLong = () => new Error("Stripe took too long");

export const stripeBreaker = createCircuitBreaker({ maxFailures: 6, openFor: 5_000 });

/** The spec's words, so that a page can show them as they are. */
const failedWords = "Failed to change subscription. Please try again.";

/**
 * Asks Stripe. Throws `unavailable` when Stripe is down, slow or answers what isn't Stripe's, and `upstream_failed`,
 * with Stripe's error as its cause, when Stripe refuses.
 */
export async function callStripe<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
  if (!stripeBreaker.allows(performance.now())) throw stripeDown();
  try {
    const answer = await withTimeout(() => call(client()), { ms: callTimeout, error: tookTooLong });
    stripeBreaker.recordSuccess();
    return answer;
  } catch (error) {
    if (!isOutage(error)) {
      stripeBreaker.recordSuccess();
      throw new AppError("upstream_failed", failedWords, { cause: error });
    }
    stripeBreaker.recordFailure(performance.now());
    throw stripeDown(error);
  }
}

export const stripeDown = (cause?: unknown) => new AppError("unavailable", failedWords, { cause, retryAfter: 10 });

/** Whether Stripe said that there is no such thing. */
export function isMissingAtStripe(error: unknown) {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof Stripe.errors.StripeInvalidRequestError && cause.code === "resource_missing";
}

/** The SDK stumbles over anything else, such as a signature that is empty. */
const signatureHeader = /^t=\d+(?:,v\d+=[\da-f]+)+$/;

/** The event, if the raw body carries a signature of Stripe's that is not older than five minutes; else null. */
export function readSignedEvent(body: Buffer, signature: string): Stripe.Event | null {
  if (!signatureHeader.test(signature)) return null;
  try {
    return client().webhooks.constructEvent(body, signature, env().STRIPE_WEBHOOK_SECRET);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** What another moment or another key may cure; what Stripe refuses by reason is none. */
function isOutage(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeError)) return true;
  return !(
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  );
}

let shared: Stripe | undefined;

function client() {
  const { STRIPE_SECRET_KEY, STRIPE_BASE_URL, STRIPE_TIMEOUT_MS } = env();
  shared ??= new Stripe(STRIPE_SECRET_KEY, {
    apiVersion: "2026-10-28.endive",
    timeout: STRIPE_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: "Listwright" },
    ...(STRIPE_BASE_URL && addressOf(new URL(STRIPE_BASE_URL))),
  });
  return shared;
}

function addressOf({ hostname, port, protocol }: URL): Stripe.StripeConfig {
  return { host: hostname, ...(port && { port }), protocol: protocol === "https:" ? "https" : "http" };
}
