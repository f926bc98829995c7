import "server-only";
import Stripe from "stripe";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";
import { createCircuitBreaker } from "@/lib/resilience/create-circuit-breaker";
import { withTimeout } from "@/lib/resilience/with-timeout";
import { installation } from "@/lib/settings/installation";
import { nameToken } from "@/lib/settings/name-token";

/** Milliseconds for one call, including its retry and its body. */
const callTimeout = 15_000;
const tookTooLong = () => new Error("Stripe took too long");

export const stripeBreaker = createCircuitBreaker({
  maxFailures: 6,
  openFor: 5_000,
});

/** Safe to show: the wording is part of the product's specification. */
const failureMessage = "Failed to change subscription. Please try again.";

/**
 * Throws `unavailable` when Stripe is down, slow or returns something
 * unexpected, or nothing is billed, and `upstream_failed`, with Stripe's error as its cause, when
 * Stripe rejects the request.
 */
export async function callStripe<T>(
  call: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  if (!installation().hasBilling)
    throw stripeUnavailable(new Error("BILLING is off"));
  if (!stripeBreaker.allows(performance.now())) throw stripeUnavailable();
  try {
    const result = await withTimeout(() => call(client()), {
      ms: callTimeout,
      error: tookTooLong,
    });
    stripeBreaker.recordSuccess();
    return result;
  } catch (error) {
    if (!isOutage(error)) {
      stripeBreaker.recordSuccess();
      throw new AppError("upstream_failed", failureMessage, { cause: error });
    }
    stripeBreaker.recordFailure(performance.now());
    throw stripeUnavailable(error);
  }
}

export const stripeUnavailable = (cause?: unknown) =>
  new AppError("unavailable", failureMessage, { cause, retryAfter: 10 });

/** Whether Stripe answered that the object does not exist. */
export function isMissingInStripe(error: unknown) {
  const cause = error instanceof AppError ? error.cause : error;
  return (
    cause instanceof Stripe.errors.StripeInvalidRequestError &&
    cause.code === "resource_missing"
  );
}

/**
 * The SDK fails with another error for anything else, such as an empty
 * signature.
 */
const signatureHeader = /^t=\d+(?:,v\d+=[\da-f]+)+$/;

/**
 * The JSON of a raw body with a signature by Stripe that is at most five
 * minutes old; else null. Only the signature is checked: `constructEvent`
 * throws for thin events, which an endpoint can be set to receive.
 */
export function readSignedEvent(body: Buffer, signature: string): unknown {
  if (!signatureHeader.test(signature)) return null;
  if (
    !env().STRIPE_WEBHOOK_SECRET.some((secret) =>
      isSignedWith(secret, body, signature),
    )
  )
    return null;
  return parseJson(body.toString()) ?? null;
}

function isSignedWith(secret: string, body: Buffer, signature: string) {
  try {
    return (
      client().webhooks.signature?.verifyHeader(body, signature, secret) ===
      true
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      return false;
    throw error;
  }
}

/**
 * Errors that may go away with time or another API key; a rejection of the
 * request itself is none.
 */
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
    appInfo: { name: nameToken() },
    ...(STRIPE_BASE_URL && addressOf(new URL(STRIPE_BASE_URL))),
  });
  return shared;
}

function addressOf({ hostname, port, protocol }: URL): Stripe.StripeConfig {
  return {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === "https:" ? "https" : "http",
  };
}
