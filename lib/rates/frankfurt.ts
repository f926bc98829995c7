import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { createCircuitBreaker } from "@/lib/resilience/create-circuit-breaker";
import { withTimeout } from "@/lib/resilience/with-timeout";
import {
  endServiceFault,
  recordServiceFault,
} from "@/lib/service-faults/service-faults";

/** Milliseconds for one call, its body included. */
const callTimeout = 5_000;
/** Bytes; the rates of all currencies have less than four thousand. */
const maxAnswer = 64 * 1024;

export const frankfurtBreaker = createCircuitBreaker({
  maxFailures: 4,
  openFor: 10_000,
});

const answerSchema = z.object({
  base: z.literal("USD"),
  date: z.iso.date(),
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()),
});

export type FrankfurtRates = z.output<typeof answerSchema>;

const failed = (cause?: unknown) =>
  new AppError(
    "unavailable",
    "We can't look up exchange rates right now. Please try again in a moment.",
    { cause, retryAfter: 10 },
  );

/**
 * What one US dollar costs in each currency, as of the latest working day.
 * Throws `unavailable` unless the service answers within five seconds, at once
 * while it keeps failing or has no key. Is never called within a transaction.
 */
export async function fetchFrankfurtRates(): Promise<FrankfurtRates> {
  const { RATES_API_KEY: key } = env();
  if (key === undefined)
    throw new AppError(
      "unavailable",
      "Exchange rates are not set up on this site.",
    );
  if (!frankfurtBreaker.allows(performance.now())) throw failed();
  try {
    const rates = await withTimeout((signal) => send(key, signal), {
      ms: callTimeout,
    });
    frankfurtBreaker.recordSuccess();
    endServiceFault("rates");
    return rates;
  } catch (cause) {
    frankfurtBreaker.recordFailure(performance.now());
    log().warn({ err: cause }, "frankfurt rates failed");
    throw failed(cause);
  }
}

async function send(key: string, signal: AbortSignal) {
  const host = env().RATES_BASE_URL ?? "https://api.frankfurt-rates.example";
  const response = await fetch(`${host}/v1/latest?base=USD`, {
    headers: { Authorization: `Bearer ${key}` },
    cache: "no-store",
    redirect: "error",
    signal,
  });
  const text = await readText(response);
  if (response.ok) return answerSchema.parse(JSON.parse(text));
  const words = `${response.status} ${wordsOf(text)}`;
  if (response.status === 401 || response.status === 403)
    recordServiceFault("rates", words);
  throw new Error(`Frankfurt Rates answered ${words}`);
}

async function readText(response: Response) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxAnswer) throw new Error("the answer is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

/** The service's own words; "" when the answer has none. */
function wordsOf(text: string) {
  try {
    const { error } = refusalSchema.parse(JSON.parse(text));
    return error.message.slice(0, 200);
  } catch {
    return "";
  }
}
